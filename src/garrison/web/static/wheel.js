// What can be done with what was touched, as signs with words around it; or the answers to a question, where it is asked.
import { bestChance, verbOf } from "./aim.js";
import { SHAPES } from "./board/verbs.js";
import { button, h, s } from "./dom.js";
import { many, percent, t, word } from "./lang.js";
import { kindOf } from "./picker.js";
import { place } from "./wheel_place.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./aim.js").Choice} Choice */
/** @typedef {import("./wheel_place.js").Box} Box */

const ROUND = { most: 7, letters: 17 };

/** The sign of a verb for the page. @param {import("./board/verbs.js").VerbName|null} verb */
export function sign(verb) {
  const name = verb ?? "act";
  return s("svg", { class: "verb-icon", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, s("path", { class: `verb-sign verb-${name}`, d: SHAPES[name] }));
}

/** What an option costs and brings, in words: `−2 AP`, `+3 tokens`. @param {Offer} offer @returns {string[]} */
export function terms(offer) {
  const cost = Object.entries(offer.cost).map(([key, count]) => `−${count} ${word("terms", key)}`);
  const brings = Object.entries(offer.brings).map(([key, count]) => `+${count} ${word("terms", key)}`);
  return [...cost, ...brings];
}

/** Over 99 and under 1 per cent are said as such. @param {number} chance */
export function sure(chance) {
  if (chance > 0.99 && chance < 1) return `>${percent(0.99)}`;
  if (chance < 0.01 && chance > 0) return `<${percent(0.01)}`;
  return percent(Math.round(chance * 100) / 100);
}

/** @param {Play} play */
export function wheelOf(play) {
  const made = h("div", { class: "wheel", role: "group", hidden: true });
  let shown = "";

  /**
   * @param {readonly Choice[]} choices @param {import("./wheel_place.js").Ground} ground what they stand around, and what they leave free
   * @param {string} title @param {boolean} asks whether it is the question itself, not a piece that was touched
   */
  function show(choices, ground, title, asks) {
    const key = `${play.store.state?.n} ${choices.map(({ ref, offers }) => `${ref}/${offers.length}`).join()} ${title}`;
    if (key !== shown || made.hidden) {
      shown = key;
      const items = choices.map((choice) => item(play, choice));
      made.replaceChildren(...(asks ? [h("p", { class: "wheel-title" }, title)] : []), ...items);
      made.setAttribute("aria-label", title);
      made.dataset.shape = made.dataset.wanted = shapeOf(choices, items, asks);
      made.hidden = false;
    }
    place(made, ground);
  }

  function hide() {
    made.hidden = true;
    shown = "";
  }

  made.addEventListener("keydown", (event) => walk(made, event));
  return { made, show, hide };
}

/** Few short words go around; figures side by side; sentences below each other. @param {readonly Choice[]} choices @param {HTMLElement[]} items @param {boolean} asks */
function shapeOf(choices, items, asks) {
  if (choices.every(({ ref }) => kindOf(ref) === "count")) return "figures";
  const short = items.every((one) => (one.querySelector(".wheel-word")?.textContent?.length ?? 0) <= ROUND.letters);
  return short && !asks && items.length > 1 && items.length <= ROUND.most ? "round" : "column";
}

/** @param {Play} play @param {Choice} choice */
function item(play, { ref, offers }) {
  const only = offers.length === 1 ? offers[0] : undefined;
  const verb = verbOf(offers);
  const chance = bestChance(offers);
  const text = only ? wordsOf(play, only, ref) : play.label(ref);
  const notes = only ? terms(only) : [];
  const said = [only ? only.label : `${text}: ${many("choices", offers.length)}`, chance === null ? "" : sure(chance), ...notes].filter(Boolean).join(", ");
  const made = button("", () => { if (only) void play.send(only); else play.choose(ref); }, {
    class: `wheel-item verb-${verb ?? "act"}`, "data-key": `wheel-${only?.name ?? ref}`, "data-wheel": only?.index ?? ref, "data-option": only?.index, "aria-label": said,
  });
  made.append(
    h("span", { class: "wheel-sign" }, kindOf(ref) === "count" ? play.label(ref) : sign(verb)),
    h("span", { class: "wheel-word" }, text),
    h("span", { class: "wheel-note" }, chance === null ? "" : h("b", {}, sure(chance)), chance === null ? notes.join(" ") : ` ${notes.join(" ")}`));
  const refs = only?.path ?? [ref];
  made.addEventListener("pointerenter", () => play.store.point(refs));
  made.addEventListener("pointerleave", () => play.store.point([]));
  return made;
}

/** What tells a complete option from its neighbours. @param {Play} play @param {Offer} offer @param {string} ref */
function wordsOf(play, offer, ref) {
  const rest = offer.path.filter((one) => !play.done.includes(one));
  return kindOf(ref) === "action" && rest.length === 1 ? play.label(ref) : rest.length && play.done.length ? rest.map((one) => play.label(one)).join(", ") : offer.label;
}

/** Arrow keys go from one to the next. @param {HTMLElement} made @param {KeyboardEvent} event */
export function walk(made, event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const all = [...made.querySelectorAll("button")].filter((one) => one.offsetParent !== null);
  const here = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  all[(here + step + all.length) % all.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
