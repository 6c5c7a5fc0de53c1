// @ts-check
// The challenge of the week: the same known dice for everybody, from the ISO week. One try in this browser, results go by link.
import { api, enter, held, post } from "./api.js";
import { playedGames } from "./history.js";
import { ROOT } from "./place.js";
import { heldTables, recall, remember } from "./settings.js";

/** @typedef {import("./protocol.js").GameListed} GameListed */
/** What somebody reached; `letters` are the game itself. @typedef {{week: string, game: string, name: string, result: number, score: number, ending: string, hash: string, letters: string}} Reached */
/** @typedef {{week: string, game: string, table: string}} Try */

const MARK = "#challenge=";
const MOST = 200; // tries and results of others that are kept
const DAY = 24 * 3600 * 1000;

/** The ISO week of a moment: `2026-W47`. @param {Date} now */
export function weekOf(now) {
  const day = (now.getUTCDay() + 6) % 7;
  const thursday = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - day + 3));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const number = 1 + Math.floor((thursday.getTime() - first) / DAY / 7);
  return `${thursday.getUTCFullYear()}-W${String(number).padStart(2, "0")}`;
}

/** What everybody plays in a week: the scenario changes from week to week, the seed is year and week. @param {GameListed} game @param {string} week */
export function challengeSetup(game, week) {
  const number = Number(week.slice(-2));
  const alone = game.scenarios.filter((one) => one.players.includes(1));
  const scenario = alone[number % alone.length];
  return scenario ? { game: game.id, scenario: scenario.id, players: 1, difficulty: game.difficulty, seed: Number(week.slice(0, 4)) * 100 + number, take_back: false } : null;
}

/** @template T @param {string} name @returns {T[]} */
function rows(name) {
  try {
    const kept = JSON.parse(recall(name, "[]"));
    return Array.isArray(kept) ? kept.filter((row) => typeof row?.week === "string" && typeof row.game === "string") : [];
  } catch {
    return [];
  }
}

/** The one try of this browser. @param {string} week @param {string} game @returns {Try|undefined} */
export function tryOf(week, game) {
  return /** @type {Try[]} */ (rows("challenges")).find((row) => row.week === week && row.game === game);
}

/** The week for which a table is played; "" for others. @param {string} table */
export function weekOfTable(table) {
  return /** @type {Try[]} */ (rows("challenges")).find((row) => row.table === table)?.week ?? "";
}

/** Begins the one try. @param {GameListed} game @param {string} week */
export async function beginChallenge(game, week) {
  const setup = challengeSetup(game, week);
  if (!setup || tryOf(week, game.id)) return;
  const made = await post("/api/tables", { ...setup, name: recall("name") });
  remember("challenges", JSON.stringify([{ week, game: game.id, table: made.table }, ...rows("challenges")].slice(0, MOST)));
  enter(made);
}

/** Results of others that came by link, the best first. @param {string} week @param {string} game @returns {Reached[]} */
export function othersOf(week, game) {
  return /** @type {Reached[]} */ (rows("rivals")).filter((row) => row.week === week && row.game === game);
}

/** My result, once the try is over; its letters are fetched when they are sent. @param {string} week @param {string} game */
export function mineOf(week, game) {
  const table = tryOf(week, game)?.table;
  return table ? playedGames().find((row) => row.table === table) : undefined;
}

/** The address that shows my result to somebody. @param {string} week @param {string} game @returns {Promise<string>} */
export async function challengeAddress(week, game) {
  const mine = mineOf(week, game);
  if (!mine) throw new Error("nothing to send yet");
  const tokens = heldTables().find((row) => row.id === mine.table)?.tokens ?? [];
  const [server, link] = await Promise.all([api("/api/server").catch(() => null), api(`/api/tables/${mine.table}/link`, { headers: held(tokens) }).catch(() => null)]);
  /** @type {Reached} */
  const reached = { week, game, name: recall("name"), result: mine.result, score: mine.score, ending: mine.ending, hash: mine.hash, letters: link?.letters ?? "" };
  return `${server?.share[0] ?? ROOT.href}${MARK}${packed(reached)}`;
}

/** Takes in the result that an address brings; null if it brings none. @param {Location} address @returns {Reached|null} */
export function takeChallenge(address) {
  if (!address.hash.startsWith(MARK)) return null;
  const found = unpacked(address.hash.slice(MARK.length));
  if (!found) return null;
  const others = /** @type {Reached[]} */ (rows("rivals")).filter((row) => !(row.week === found.week && row.game === found.game && row.hash === found.hash && row.name === found.name));
  if (mineOf(found.week, found.game)?.hash !== found.hash || found.name !== recall("name")) remember("rivals", JSON.stringify([found, ...others].slice(0, MOST)));
  return found;
}

/** @param {Reached} reached */
function packed(reached) {
  const bytes = new TextEncoder().encode(JSON.stringify(reached));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} letters @returns {Reached|null} */
function unpacked(letters) {
  try {
    const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const found = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
    const words = ["week", "game", "name", "ending", "hash", "letters"].every((key) => typeof found?.[key] === "string");
    return words && /^\d{4}-W\d\d$/.test(found.week) && Number.isFinite(found.result) && Number.isFinite(found.score) ? found : null;
  } catch {
    return null;
  }
}
