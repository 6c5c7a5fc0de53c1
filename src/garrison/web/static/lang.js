// Two languages as equals. Sentences of a table come from the server; the page's own too, before anything is drawn.
import { recall, remember } from "./settings.js";
import { request } from "./transport.js";

/** @typedef {"en"|"it"} Language */
/** @typedef {Record<string, string>} Words */

/** @type {Record<Language, Words>} */
const strings = { en: {}, it: {} };
/** @type {Map<string, Words>} */
const games = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Words} */
let words = {};
/** @type {Words} */
let printed = {};
/** @type {Language} */
let current = "en";

/** @returns {Language} */
export function lang() {
  return current;
}

/** @param {() => void} listener called after every switch */
export function onLang(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns {Language} */
function preferred() {
  const kept = recall("lang");
  if (kept === "en" || kept === "it") return kept;
  return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

/** Fetches the page's own strings. */
export async function loadStrings() {
  current = preferred();
  await learn(current);
  document.documentElement.lang = current;
}

/** The page's own strings in a language, fetched once. @param {Language} code */
async function learn(code) {
  if (Object.keys(strings[code]).length) return;
  strings[code] = await (await request(`/api/words?lang=${code}`)).json();
}

/** The words of a game in the present language. @param {string} game @param {Words} [own] those of an owner's copy, which stay when the language changes */
export async function loadWords(game, own = {}) {
  printed = own;
  await learnGame(game);
}

/** @param {string} game */
async function learnGame(game) {
  const key = `${game}/${current}`;
  let found = games.get(key);
  if (!found) {
    const reply = await request(`/api/words?lang=${current}&game=${encodeURIComponent(game)}`);
    const body = reply.ok ? await reply.json() : {};
    found = /** @type {Words} */ (body.words ?? body);
    games.set(key, found);
  }
  words = { ...found, ...printed };
}

/** @param {Language} code @param {string} [game] whose words are needed too */
export async function setLang(code, game) {
  await learn(code);
  current = code;
  remember("lang", code);
  document.documentElement.lang = code;
  if (game) await learnGame(game);
  for (const listener of listeners) listener();
}

/**
 * A string of the page; `{name}` is filled in from the facts.
 * @param {string} key
 * @param {Record<string, string|number>} [facts]
 */
export function t(key, facts = {}) {
  const text = strings[current][key] ?? words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole));
}

/** `t` for one or many: keys `<key>-one` and `<key>-many`. @param {string} key @param {number} count */
export function many(key, count) {
  return t(count === 1 ? `${key}-one` : `${key}-many`, { count });
}

/**
 * A word of the game: `word("mark", "exhausted")`. Falls back to the id, readable.
 * @param {string} kind
 * @param {string} id
 */
export function word(kind, id) {
  const dashed = id.replaceAll("_", "-").toLowerCase();
  return words[`${kind}-${dashed}`] ?? words[`name-${dashed}`] ?? id.replaceAll(/[_-]/g, " ");
}

/** @param {string} kind @param {string} id */
export function hasWord(kind, id) {
  return `${kind}-${id.replaceAll("_", "-").toLowerCase()}` in words;
}

/**
 * What boards are given to speak with: `boardText("box-supply")`, or `boardText("name", "gangl")`.
 * @param {string} key
 * @param {string} [id]
 */
export function boardText(key, id) {
  return id === undefined ? t(key) : word(key, id);
}

/** @param {number} chance from 0 to 1 */
export function percent(chance) {
  const exact = chance * 100;
  const digits = (exact > 0 && exact < 1) || (exact > 99 && exact < 100) ? 1 : 0;
  return new Intl.NumberFormat(current, { maximumFractionDigits: digits }).format(exact) + "%";
}

/** A mean score, as the language writes it. @param {number} score */
export function points(score) {
  return new Intl.NumberFormat(current, { maximumFractionDigits: 1 }).format(score);
}

/** `Standard: eleven Riflemen…` as name and sentence. @param {string} whole */
export function splitText(whole) {
  const cut = whole.indexOf(":");
  if (cut < 0) return { name: whole, text: "" };
  const text = whole.slice(cut + 1).trim();
  return { name: whole.slice(0, cut), text: text.charAt(0).toUpperCase() + text.slice(1) };
}
