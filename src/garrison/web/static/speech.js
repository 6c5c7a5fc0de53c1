// Reading aloud, with the voice of the browser: what is asked and each step of the enemy. Off until somebody wants it.
import { lang, t } from "./lang.js";
import { recall, remember } from "./settings.js";

export const speaks = () => recall("aloud") === "on" && "speechSynthesis" in globalThis;

/** @param {boolean} on */
export function letSpeak(on) {
  remember("aloud", on ? "on" : "off");
  if (!on) globalThis.speechSynthesis?.cancel();
}

/** Says a sentence after what is being said. @param {string} text */
export function speak(text) {
  if (!speaks() || !text) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = lang() === "it" ? "it-IT" : "en-GB";
  speechSynthesis.speak(said);
}

const MOST = 9; // options that have a digit

/** Reads each new question, what is to be typed, and the options with their digits. @param {import("./store.js").Store} store */
export function readAloud(store) {
  let read = -1;
  store.on("shown", () => {
    const { state, shown } = store;
    if (!state || shown?.mode !== "live" || state.n === read) return;
    read = state.n;
    if (!speaks()) return;
    speak(state.ask.text);
    if (state.ask.dice) speak(t("real-asked-dice"));
    if (state.ask.draw) speak(t("real-asked-draw"));
    queueMicrotask(readOptions);
  });
}

/** The options as they are listed, once they are. */
function readOptions() {
  const all = [...document.querySelectorAll("#options .option")];
  all.slice(0, MOST).forEach((one, n) => speak(`${n + 1}: ${one.getAttribute("aria-label") ?? one.textContent}`));
  if (all.length > MOST) speak(t("aloud-more", { count: all.length - MOST }));
}
