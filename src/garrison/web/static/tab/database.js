// The tables of this device, in the browser's own database. Every function is one transaction: on disk when it has
// been answered, or not done at all. What goes in and comes out is JSON, for the engine that asks.

const NAME = "garrison";
const VERSION = 1;
const HUMAN = "human";

/** @typedef {{seat: number, kind: string, person: string, token: string, claimed: boolean}} SeatRow */
/** @typedef {{id: string, watch: string, seats: SeatRow[], count: number, people: number, played: number, archived: boolean}} Kept */
/** @typedef {Record<"tables"|"entries"|"tokens"|"keys"|"files", IDBObjectStore>} Stores */

/** A refusal that undoes the transaction. */
class Refused extends Error {
  /** @param {Record<string, unknown>} said */
  constructor(said) {
    super(String(said.error));
    this.said = said;
  }
}

/** @param {string} [name] @returns {Promise<IDBDatabase>} */
export function openDatabase(name = NAME) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(name, VERSION);
    opening.onupgradeneeded = () => {
      const made = opening.result;
      made.createObjectStore("tables", { keyPath: "id" });
      made.createObjectStore("entries"); // by table and the number of the first line in it
      made.createObjectStore("tokens"); // token → table
      made.createObjectStore("keys"); // by table and commitment
      made.createObjectStore("files");
    };
    opening.onsuccess = () => {
      // A later version of the page, in another tab, must not wait for this one.
      opening.result.onversionchange = () => opening.result.close();
      done(opening.result);
    };
    opening.onerror = () => failed(opening.error);
    opening.onblocked = () => failed(new Error("blocked"));
  });
}

/** What the engine calls; `bridge.py` describes it. @param {IDBDatabase} database */
export function databaseBridge(database) {
  /** @param {IDBTransactionMode} mode @param {(stores: Stores) => Promise<unknown>} work */
  const run = (mode, work) => transact(database, mode, work);
  return {
    /** @param {string} table @param {string} lines */
    create: (table, lines) => run("readwrite", async ({ tables, entries, tokens }) => {
      const row = JSON.parse(table);
      const added = JSON.parse(lines);
      for (const token of new Set(tokensOf(row))) {
        if ((await got(tokens.getKey(token))) !== undefined) throw new Refused({ error: "taken" });
        tokens.put(row.id, token);
      }
      if ((await got(tables.getKey(row.id))) !== undefined) throw new Refused({ error: "taken" });
      tables.add({ ...row, count: added.length });
      if (added.length) entries.add(added, [row.id, 0]);
      return null;
    }),
    /** @param {string} table @param {number} at @param {string} lines @param {string} change */
    append: (table, at, lines, change) => run("readwrite", async ({ tables, entries }) => {
      const row = await found(tables, table);
      if (row.count !== at) throw new Refused({ error: "conflict", count: row.count });
      const added = JSON.parse(lines);
      if (added.length) entries.add(added, [table, at]);
      tables.put({ ...row, ...JSON.parse(change), count: at + added.length });
      return null;
    }),
    /** @param {string} table @param {number} seat @param {string} row */
    change: (table, seat, row) => run("readwrite", async ({ tables, tokens }) => {
      const old = await found(tables, table);
      const seats = old.seats.with(seat, JSON.parse(row));
      for (const token of tokensOf(old)) tokens.delete(token);
      const made = { ...old, seats, people: Math.max(old.people, seats.filter((one) => one.kind === HUMAN).length) };
      for (const token of tokensOf(made)) tokens.put(table, token);
      tables.put(made);
      return null;
    }),
    /** @param {string} table */
    load: (table) => run("readonly", async ({ tables, entries }) => {
      const row = await got(tables.get(table));
      return row ? { ...row, lines: (await got(entries.getAll(within(table)))).flat() } : null;
    }),
    /** @param {string} wanted */
    held: (wanted) => run("readonly", async ({ tables, tokens }) => {
      const ids = await Promise.all(JSON.parse(wanted).map((/** @type {string} */ token) => got(tokens.get(token))));
      const rows = await Promise.all([...new Set(ids.filter(Boolean))].map((id) => got(tables.get(id))));
      return rows.filter(Boolean);
    }),
    /** @param {number} before */
    archive: (before) => run("readwrite", async ({ tables }) => {
      const old = (await got(tables.getAll())).filter((/** @type {Kept} */ row) => row.played < before && !row.archived);
      for (const row of old) tables.put({ ...row, archived: true });
      return old.length;
    }),
    /** @param {string} table */
    remove: (table) => run("readwrite", async ({ tables, entries, tokens, keys }) => {
      const row = await got(tables.get(table));
      if (row) for (const token of tokensOf(row)) tokens.delete(token);
      tables.delete(table);
      entries.delete(within(table));
      keys.delete(within(table));
      return null;
    }),
    /** @param {string} table @param {string} commitment @param {string} key */
    add_key: (table, commitment, key) => run("readwrite", async ({ keys }) => {
      keys.put(key, [table, commitment]);
      return null;
    }),
    /** @param {string} table */
    keys: (table) => run("readonly", async ({ keys }) => {
      const [names, values] = await Promise.all([got(keys.getAllKeys(within(table))), got(keys.getAll(within(table)))]);
      return Object.fromEntries(names.map((name, n) => [/** @type {string[]} */ (name)[1], values[n]]));
    }),
    files: () => run("readonly", async ({ files }) => {
      const [names, texts] = await Promise.all([got(files.getAllKeys()), got(files.getAll())]);
      return Object.fromEntries(names.map((name, n) => [name, texts[n]]));
    }),
    /** @param {string} name @param {string} text */
    put_file: (name, text) => run("readwrite", async ({ files }) => {
      files.put(text, name);
      return null;
    }),
    /** @param {string} name */
    remove_file: (name) => run("readwrite", async ({ files }) => {
      files.delete(name);
      return null;
    }),
  };
}

/**
 * Answers when the browser says that it is on disk; what goes wrong is answered too.
 * @param {IDBDatabase} database @param {IDBTransactionMode} mode @param {(stores: Stores) => Promise<unknown>} work
 * @returns {Promise<string>}
 */
async function transact(database, mode, work) {
  /** @type {unknown} */
  let trouble = null;
  try {
    const open = database.transaction([...database.objectStoreNames], mode, { durability: "strict" });
    const ended = new Promise((done, failed) => {
      open.oncomplete = () => done(undefined);
      open.onabort = () => failed(trouble ?? open.error);
    });
    ended.catch(() => undefined); // looked at below
    const stores = /** @type {Stores} */ (Object.fromEntries([...open.objectStoreNames].map((name) => [name, open.objectStore(name)])));
    const said = await work(stores).catch((error) => {
      trouble = error;
      try { open.abort(); } catch { /* it has ended already, with an error of its own */ }
    });
    if (mode === "readwrite") open.commit?.();
    await ended;
    return JSON.stringify(said);
  } catch (error) {
    return JSON.stringify(told(trouble ?? error));
  }
}

/** @param {unknown} error */
function told(error) {
  if (error instanceof Refused) return error.said;
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return { error: name === "QuotaExceededError" ? "full" : "storage", text: String(error) };
}

/** @template T @param {IDBRequest<T>} asked @returns {Promise<T>} */
function got(asked) {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

/** @param {IDBObjectStore} tables @param {string} table @returns {Promise<Kept>} */
async function found(tables, table) {
  const row = await got(tables.get(table));
  if (!row) throw new Refused({ error: "storage", text: `no table ${table}` });
  return row;
}

/** Everything that belongs to a table. @param {string} table */
const within = (table) => IDBKeyRange.bound([table], [table, []]);

/** @param {{watch: string, seats: readonly SeatRow[]}} row */
const tokensOf = (row) => [row.watch, ...row.seats.map((seat) => seat.token)];
