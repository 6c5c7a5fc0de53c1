// Reading aloud, with the voice of the browser: what is asked, what can be answered and each step of the enemy. Off until somebody wants it.
// With it a game can be played with the display covered: options have digits, nine at a time.
import { lang, t } from "./lang.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./store.js").Store} Store */

const MOST = 9; // options that have a digit at one time
let first = 0; // the place in the list of the option that digit 1 takes
let read = ""; // the question that was read last

export const speaks = () => recall("aloud") === "on" && "speechSynthesis" in globalThis;

/** @param {boolean} on */
export function letSpeak(on) {
  remember("aloud", on ? "on" : "off");
  read = "";
  first = 0;
  if (!on) globalThis.speechSynthesis?.cancel();
}

/** Says a sentence after what is being said. @param {string} text */
export function speak(text) {
  if (!speaks() || !text) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = lang() === "it" ? "it-IT" : "en-GB";
  speechSynthesis.speak(said);
}

/** Whoever presses a key has heard enough. */
export function hush() {
  if (speaks()) speechSynthesis.cancel();
}

/** Reads each new question, what is to be typed, and the options with their digits. @param {Store} store */
export function readAloud(store) {
  store.on(["shown", "picked"], () => {
    const { state, shown, picked } = store;
    if (!speaks() || !state || shown?.mode !== "live") return;
    const now = [state.n, lang(), ...picked].join(" ");
    if (now === read) return;
    read = now;
    readQuestion(store);
  });
}

/** @param {Store} store */
export function readQuestion(store) {
  const { state } = store;
  if (!speaks() || !state || store.shown?.mode !== "live") return false;
  speak(state.ask.text);
  if (state.outcome) for (const said of new Set([state.outcome.label, ...state.outcome.results.map((row) => row.text)])) speak(said);
  store.tell("read");
  first = 0;
  queueMicrotask(readOptions); // once they are listed
  return true;
}

const listed = () => [...document.querySelectorAll("#options .option")];

/** The options that have digits now. */
function readOptions() {
  const all = listed();
  all.slice(first, first + MOST).forEach((one, n) => speak(`${n + 1}: ${one.getAttribute("aria-label") ?? [...one.childNodes].map((part) => part.textContent).filter(Boolean).join(", ")}`));
  if (all.length > MOST) speak(t("aloud-more", { from: first + 1, to: Math.min(first + MOST, all.length), count: all.length }));
}

/** The option of a digit; while nothing is read, that of its place in the list. @param {number} digit */
export const optionAt = (digit) => listed()[(speaks() ? first : 0) + digit - 1];

/** Reads the options that have no digit yet, and gives them one; after the last the first ones again. */
export function readMore() {
  const { length } = listed();
  if (!speaks() || length <= MOST) return false;
  first = first + MOST < length ? first + MOST : 0;
  readOptions();
  return true;
}
