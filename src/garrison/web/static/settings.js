// What this browser remembers: choices of the person, and the tokens of tables. Works without storage too.

/** @typedef {{id: string, tokens: string[], game: string, at: number}} Held */

const PREFIX = "garrison.";
/** @type {Map<string, string>} */
const fallback = new Map();

/** @param {string} name @param {string} [otherwise] */
export function recall(name, otherwise = "") {
  try {
    return localStorage.getItem(PREFIX + name) ?? otherwise;
  } catch {
    return fallback.get(name) ?? otherwise;
  }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  fallback.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that stores nothing still plays; the address holds the tokens.
  }
}

/** Tables this browser has tokens for, latest first. @returns {Held[]} */
export function heldTables() {
  try {
    const held = JSON.parse(recall("tables", "[]"));
    return Array.isArray(held) ? held.filter((row) => typeof row?.id === "string" && Array.isArray(row.tokens)) : [];
  } catch {
    return [];
  }
}

/** @param {string} id @param {string[]} tokens @param {string} game */
export function holdTable(id, tokens, game) {
  const old = heldTables();
  const before = old.find((row) => row.id === id)?.tokens ?? [];
  const all = [...new Set([...tokens, ...before])].slice(0, 8);
  const rows = [{ id, tokens: all, game, at: Date.now() }, ...old.filter((row) => row.id !== id)];
  remember("tables", JSON.stringify(rows.slice(0, 60)));
}

/** @param {string} id */
export function forgetTable(id) {
  remember("tables", JSON.stringify(heldTables().filter((row) => row.id !== id)));
}

/** How fast dice, cards and enemy phases are shown. */
export const SPEEDS = /** @type {const} */ (["calm", "normal", "quick", "off"]);
/** @typedef {typeof SPEEDS[number]} Speed */

/** @returns {boolean} */
export function calmMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @returns {Speed} */
export function speed() {
  const kept = recall("speed");
  const found = SPEEDS.find((name) => name === kept);
  return found ?? "normal";
}

/** Writes the speed where the style sheets look for it. */
export function applySpeed() {
  document.documentElement.dataset.speed = speed();
}

/** How much longer or shorter than at normal speed something is shown; who wants no animation may still ask for a film. */
export function tempo() {
  return { calm: 1.7, normal: 1, quick: 0.45, off: 1 }[speed()];
}
