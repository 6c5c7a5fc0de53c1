// @ts-check
// The games this browser has played to their end: kept here alone, compared and counted, exportable.
import { recall, remember } from "./settings.js";

/**
 * @typedef {object} Played
 * @property {string} table
 * @property {string} game
 * @property {string} scenario
 * @property {string} difficulty
 * @property {string} edition
 * @property {number} players
 * @property {number} seat
 * @property {number} result
 * @property {number} score
 * @property {string} ending
 * @property {number} takebacks
 * @property {string} hash of the answers
 * @property {string} [week] of the challenge it was played for
 * @property {number} at milliseconds
 */
/** @typedef {{games: number, won: number, streak: number, longest: number, best: number}} Record of some games in order */

const MOST = 1000;

/** Every game, the earliest first. @returns {Played[]} */
export function playedGames() {
  try {
    const kept = JSON.parse(recall("history", "[]"));
    return Array.isArray(kept) ? kept.filter((row) => typeof row?.table === "string" && typeof row.score === "number") : [];
  } catch {
    return [];
  }
}

/** Keeps how a game ended; one taken back and ended again counts as it ended last. @param {Played} row */
export function keepPlayed(row) {
  const others = playedGames().filter((one) => one.table !== row.table);
  remember("history", JSON.stringify([...others, row].slice(-MOST)));
}

/** Whether two games can be compared. @param {Played} a @param {Played} b */
export function isAlike(a, b) {
  return a.game === b.game && a.scenario === b.scenario && a.difficulty === b.difficulty && a.edition === b.edition && a.seat === b.seat;
}

/** @param {readonly Played[]} rows @returns {Record} */
export function recordOf(rows) {
  let streak = 0;
  let longest = 0;
  for (const row of rows) {
    streak = row.result > 0 ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { games: rows.length, won: rows.filter((row) => row.result > 0).length, streak, longest, best: Math.max(...rows.map(worth)) };
}

/** Games are ranked by result, then by score. @param {Played} row */
const worth = (row) => row.score;

/** How many of the others were better. @param {Played} row @param {readonly Played[]} others */
export function placeOf(row, others) {
  return 1 + others.filter((one) => one.result > row.result || (one.result === row.result && one.score > row.score)).length;
}

/** Watches a table: when its game ends before somebody's eyes it is kept. @param {import("./store.js").Store} store @param {() => string} week of a challenge, "" for none */
export function keeping(store, week) {
  let going = false;
  store.on("state", () => {
    const { state, welcome } = store;
    const seat = welcome?.you[0];
    if (!state || !welcome) return;
    const { outcome } = state;
    if (!outcome) going = true;
    const own = outcome?.results.find((row) => row.seat === seat);
    if (!going || !outcome || !own || seat === undefined) return;
    keepPlayed({
      table: welcome.table, game: welcome.game, scenario: welcome.scenario, difficulty: welcome.difficulty, edition: welcome.edition, players: welcome.players, seat,
      result: own.result, score: own.score, ending: outcome.ending, takebacks: state.takebacks, hash: outcome.hash, at: Date.now(), ...(week() ? { week: week() } : {}),
    });
  });
}
