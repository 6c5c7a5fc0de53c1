// All that this browser keeps about a person, as one file: taken along, brought elsewhere, deleted.
import { api, held } from "./api.js";
import { bringResults, campaignResults, deleteResults } from "./campaign_link.js";
import { IN_TAB } from "./place.js";
import { forgetAll, heldTables, holdTable, recall, recalled, remember } from "./settings.js";
import { saveBlob } from "./share.js";
import { request } from "./transport.js";

/** @typedef {{table: string, game: string, save: string}} SavedGame */
/** @typedef {{game: string, key: string, results: unknown[]}} Campaign */
/** @typedef {{format: string, version: number, kept: Record<string, string>, games?: SavedGame[], campaigns?: Campaign[]}} PersonalData */

const FORMAT = "garrison-data";
const VERSION = 1;
const KEYS = { tables: "id", history: "table" }; // lists that are joined, by what tells their rows apart

/** Hands out the file; with the games themselves where they are kept in this browser. */
export async function exportData() {
  const games = IN_TAB ? await savedGames() : [];
  /** @type {PersonalData} */
  const data = { format: FORMAT, version: VERSION, kept: recalled(), games, campaigns: await campaigns() };
  saveBlob(new Blob([`${JSON.stringify(data, null, 1)}\n`], { type: "application/json" }), "garrison-data.json");
}

/** @returns {Promise<Campaign[]>} */
async function campaigns() {
  const key = recall("campaign");
  return key ? Promise.all((await withCampaign()).map(async (game) => ({ game, key, results: await campaignResults(game, key) }))) : [];
}

/** Games that have a campaign. @returns {Promise<string[]>} */
async function withCampaign() {
  /** @type {readonly import("./protocol.js").GameListed[]} */
  const listed = await api("/api/games").catch(() => []);
  return listed.filter((game) => game.campaign).map(({ id }) => id);
}

/** @returns {Promise<SavedGame[]>} */
async function savedGames() {
  const found = await Promise.all(heldTables().map(async ({ id, tokens, game }) => {
    const reply = await request(`/api/tables/${id}/save`, { headers: held(tokens) }).catch(() => null);
    return reply?.ok ? { table: id, game, save: await reply.text() } : null;
  }));
  return found.filter((one) => one !== null);
}

/** Takes a file in: choices are those of the file, games and history are added. Whether it was such a file. @param {File} file */
export async function importData(file) {
  const data = await file.text().then(JSON.parse).catch(() => null);
  if (data?.format !== FORMAT || data.version !== VERSION || typeof data.kept !== "object" || data.kept === null) return false;
  for (const [name, value] of Object.entries(data.kept)) {
    if (typeof value === "string") remember(name, name in KEYS ? joined(name, value) : value);
  }
  for (const { game, key, results } of data.campaigns ?? []) await bringResults(game, key, results);
  if (IN_TAB) await reopened(data.games ?? []);
  return true;
}

/** Two lists as one; the rows of the file first go where they were. @param {string} name @param {string} text */
function joined(name, text) {
  const key = KEYS[/** @type {keyof typeof KEYS} */ (name)];
  const [ours, theirs] = [recall(name, "[]"), text].map((list) => { try { return JSON.parse(list); } catch { return []; } });
  if (!Array.isArray(ours) || !Array.isArray(theirs)) return recall(name, "[]");
  const known = new Set(ours.map((row) => row?.[key]));
  return JSON.stringify([...ours, ...theirs.filter((row) => !known.has(row?.[key]))].sort((a, b) => (name === "tables" ? b.at - a.at : a.at - b.at)));
}

/** Games of another device are set up here; those that are here already stay as they are. @param {readonly SavedGame[]} games */
async function reopened(games) {
  const tokens = heldTables().flatMap((row) => row.tokens);
  const here = await api("/api/tables", { headers: held(tokens) }).catch(() => []);
  const known = new Set(here.map((/** @type {{table: string}} */ row) => row.table));
  for (const { table, save } of games.filter((one) => !known.has(one.table))) {
    const made = await api("/api/saves", { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: save }).catch(() => null);
    if (!made) continue;
    remember("tables", JSON.stringify(heldTables().filter((row) => row.id !== table)));
    holdTable(made.table, [...made.tokens], made.game);
  }
}

/** Deletes the tables at which nobody else sits, what came of campaigns, and everything that is remembered here. */
export async function deleteData() {
  await Promise.all(heldTables().map(({ id, tokens }) => request(`/api/tables/${id}`, { method: "DELETE", headers: held(tokens) }).catch(() => null)));
  const keys = [recall("campaign"), recall("campaign-before")].filter(Boolean);
  if (keys.length) for (const game of await withCampaign()) await Promise.all(keys.map((key) => deleteResults(game, key)));
  forgetAll();
}
