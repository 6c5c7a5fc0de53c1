// Reading aloud, with the voice of the browser: what is asked and each step of the enemy. Off until somebody wants it.
import { lang } from "./lang.js";
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

/** Reads each new question. @param {import("./store.js").Store} store */
export function readAloud(store) {
  let read = -1;
  store.on("shown", () => {
    const { state, shown } = store;
    if (!state || shown?.mode !== "live" || state.n === read) return;
    read = state.n;
    speak(state.ask.text);
  });
}
