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

/** Everything that is remembered, by name. @returns {Record<string, string>} */
export function recalled() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)).sort();
    return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? ""]));
  } catch {
    return Object.fromEntries(fallback);
  }
}

/** Nothing of it is remembered any more. */
export function forgetAll() {
  const names = Object.keys(recalled());
  fallback.clear();
  try {
    for (const name of names) localStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was stored
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

/** The key to one's campaigns: whoever has it sees and continues them. Made when it is first needed. */
export function campaignKey() {
  const kept = recall("campaign");
  if (kept) return kept;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember("campaign", made);
  return made;
}

/** How fast dice, cards and enemy phases are shown. */
export const SPEEDS = /** @type {const} */ (["calm", "normal", "quick", "off"]);
/** @typedef {typeof SPEEDS[number]} Speed */

/** Whether nothing may move: the system says so, or the person. @returns {boolean} */
export function calmMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || recall("motion") === "still";
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

/** Colours, size of the letters, speed and stillness: writes them where the style sheets look for them. */
export function applyLook() {
  const { dataset } = document.documentElement;
  dataset.colours = recall("colours", "printed");
  dataset.text = recall("text", "normal");
  dataset.motion = recall("motion", "system");
  applySpeed();
}

/** How much longer or shorter than at normal speed something is shown; who wants no animation may still ask for a film. */
export function tempo() {
  return { calm: 1.7, normal: 1, quick: 0.45, off: 1 }[speed()];
}
