// The keyboard: everything can be done without a mouse, and with a voice that reads without looking.
import { hush, optionAt, readMore, readQuestion } from "./speech.js";

/** @typedef {{film: import("./film.js").Film, replay: import("./replay.js").Replay, play: import("./play.js").Play,
 *   acts: import("./bar.js").Acts, escape: () => boolean}} Controls */

/** @param {EventTarget|null} target */
function isTyping(target) {
  return target instanceof HTMLInputElement && target.type !== "range" || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** @param {EventTarget|null} target */
function isPressable(target) {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement || (target instanceof SVGElement && target.hasAttribute("tabindex"));
}

/** Press the option of a digit. @param {number} digit */
function pressOption(digit) {
  const found = optionAt(digit);
  if (!(found instanceof HTMLButtonElement)) return false;
  found.click();
  return true;
}

/** @param {KeyboardEvent} event @param {Controls} controls @returns {boolean} whether the key was used */
function handle(event, controls) {
  const { replay, play, acts } = controls;
  const { key, target } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (key === "Escape") return controls.escape() || play.back() || replay.stop();
  if (isTyping(target)) return false;
  if (mod && key.toLowerCase() === "z") return act(event.shiftKey ? acts.redo : acts.undo);
  if (mod && key.toLowerCase() === "y") return act(acts.redo);
  if (mod || event.altKey) return false;
  if (isPressable(target) && (key === " " || key === "Enter")) return false;
  if (key === "Enter") return play.confirm();
  if (replay.open && !(target instanceof HTMLInputElement)) {
    if (key === " ") return act(() => void replay.toggle());
    if (key === "ArrowLeft" || key === "ArrowRight") return act(() => replay.step(key === "ArrowLeft" ? -1 : 1));
  }
  if (/^[1-9]$/.test(key)) return pressOption(Number(key));
  if (key === "0") return readMore();
  if (key === "Backspace") return play.back();
  if (key.toLowerCase() === "e") return act(() => acts.explain(event.shiftKey ? -1 : 1));
  const letters = { u: acts.undo, r: acts.redo, b: acts.tree, h: acts.hint, d: acts.danger, l: acts.legend, i: acts.inspect, "?": acts.help, s: () => void readQuestion(play.store) };
  const found = letters[/** @type {keyof typeof letters} */ (key.toLowerCase())];
  return found ? act(found) : false;
}

/** @param {() => void} what */
function act(what) {
  what();
  return true;
}

/** A film comes first, wherever the focus is but on its own controls. @param {KeyboardEvent} event @param {import("./film.js").Film} film */
function watchFilm(event, film) {
  const own = event.target instanceof Element && event.target.closest("#film");
  const pressed = own && (event.key === " " || own && event.target instanceof HTMLSelectElement);
  if (pressed || event.ctrlKey || event.metaKey || event.altKey || !film.pressed(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Controls} controls */
export function listenToKeys(controls) {
  document.addEventListener("keydown", (event) => { hush(); watchFilm(event, controls.film); }, { capture: true });
  document.addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && handle(event, controls)) event.preventDefault();
  });
}
