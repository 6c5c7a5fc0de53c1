// The worker in which games are played: Python, the tables, and the database they are kept in.
import { databaseBridge, openDatabase } from "./database.js";
import { loadPython } from "./loading.js";
import { thinkerPool } from "./thinker_pool.js";

/** @type {MessageEvent["data"][]} what comes before the engine is there */
const early = [];
/** @type {any} the engine, see engine.py */
let engine = null;

/** @param {Record<string, unknown>} message */
const tell = (message) => postMessage(message);

onmessage = ({ data }) => {
  if (data.kind === "begin") void begin(data.game, data.kept);
  else if (engine) take(data);
  else early.push(data);
};

/** @param {string} game that will be played first @param {boolean} kept whether all files are on the device */
async function begin(game, kept) {
  try {
    const [{ python, remembered }, database] = await Promise.all([
      loadPython(kept ? null : (done, of) => tell({ kind: "progress", done, of })),
      openDatabase().catch((error) => { throw Object.assign(new Error(String(error)), { part: error?.name === "VersionError" ? "newer" : "storage" }); }),
    ]);
    tell({ kind: "stage", name: "engine" });
    const thinkers = thinkerPool((number, line) => engine.thought(number, line));
    const made = python.pyimport("garrison.web.tab.engine").Engine(pageOf(databaseBridge(database), thinkers));
    await made.prepare(game);
    engine = made;
    tell({ kind: "ready", remembered });
    early.splice(0).forEach(take);
  } catch (error) {
    tell({ kind: "failed", part: /** @type {any} */ (error)?.part ?? "engine", detail: String(error) });
  }
}

/** What the engine does to the page. @param {ReturnType<typeof databaseBridge>} database @param {ReturnType<typeof thinkerPool>} thinkers */
function pageOf(database, thinkers) {
  return {
    database,
    ...thinkers,
    /** @param {number} channel @param {string} text */
    say: (channel, text) => tell({ kind: "heard", channel, text }),
    /** @param {number} id @param {number} status @param {string} headers @param {string} body */
    reply: (id, status, headers, body) => tell({ kind: "reply", id, status, headers: JSON.parse(headers), body }),
    /** @param {number} channel */
    close: (channel) => tell({ kind: "closed", channel }),
  };
}

/** @param {any} data */
function take(data) {
  if (data.kind === "request") engine.request(data.id, data.method, data.path, JSON.stringify(data.headers), data.body ?? undefined);
  else if (data.kind === "open") engine.open(data.channel, data.table);
  else if (data.kind === "say") engine.receive(data.channel, data.text);
  else if (data.kind === "close") engine.close(data.channel);
}
