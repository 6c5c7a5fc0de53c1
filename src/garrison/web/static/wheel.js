// What can be done with what was touched, as signs with words around it; or the answers to a question, where it is asked.
import { bestChance, verbOf } from "./aim.js";
import { SHAPES } from "./board/verbs.js";
import { button, h, s } from "./dom.js";
import { many, percent, t, word } from "./lang.js";
import { kindOf } from "./picker.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./aim.js").Choice} Choice */
/** @typedef {{x: number, y: number, width: number, height: number}} Box in pixels of the window */

const ROUND = { most: 7, letters: 17, item: { width: 80, height: 66 } };
const MARGIN = 6;

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
   * @param {readonly Choice[]} choices @param {Box} box what they stand around @param {string} title
   * @param {boolean} asks whether it is the question itself, not a piece that was touched
   */
  function show(choices, box, title, asks) {
    const key = `${play.store.state?.n} ${choices.map(({ ref, offers }) => `${ref}/${offers.length}`).join()} ${title}`;
    if (key !== shown || made.hidden) {
      shown = key;
      const items = choices.map((choice) => item(play, choice));
      made.replaceChildren(...(asks ? [h("p", { class: "wheel-title" }, title)] : []), ...items);
      made.setAttribute("aria-label", title);
      made.dataset.shape = shapeOf(choices, items, asks);
      made.hidden = false;
    }
    place(made, box);
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

/** Around or beside a box, always within the window. @param {HTMLElement} made @param {Box} box */
function place(made, box) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const items = [...made.querySelectorAll(".wheel-item")];
  if (made.dataset.shape === "round") {
    const reach = Math.max(46 + Math.max(box.width, box.height) / 2, [0, 0, 66, 66, 70, 78, 88, 98][items.length] ?? 112);
    const { width, height } = ROUND.item;
    const spot = within(middle.x - reach - width / 2, middle.y - reach - height / 2, 2 * reach + width, 2 * reach + height);
    Object.assign(made.style, { left: `${spot.x}px`, top: `${spot.y}px`, width: `${2 * reach + width}px`, height: `${2 * reach + height}px` });
    items.forEach((one, n) => {
      const turn = (2 * Math.PI * n) / items.length - (items.length === 2 ? Math.PI : Math.PI / 2);
      Object.assign(/** @type {HTMLElement} */ (one).style, { left: `${reach + reach * Math.cos(turn)}px`, top: `${reach + reach * Math.sin(turn)}px` });
    });
    return;
  }
  for (const one of items) one.removeAttribute("style");
  Object.assign(made.style, { width: "", height: "", left: "0px", top: "0px" });
  const { width, height } = made.getBoundingClientRect();
  const right = box.x + box.width + MARGIN + width < innerWidth;
  const below = box.y + box.height + MARGIN + height < innerHeight;
  const wide = innerWidth > 760;
  const x = wide ? (right ? box.x + box.width + MARGIN : box.x - width - MARGIN) : middle.x - width / 2;
  const y = wide ? middle.y - height / 2 : below ? box.y + box.height + MARGIN : box.y - height - MARGIN;
  const spot = within(x, y, width, height);
  Object.assign(made.style, { left: `${spot.x}px`, top: `${spot.y}px` });
}

/** @param {number} x @param {number} y @param {number} width @param {number} height */
function within(x, y, width, height) {
  return { x: Math.max(MARGIN, Math.min(x, innerWidth - width - MARGIN)), y: Math.max(MARGIN, Math.min(y, innerHeight - height - MARGIN)) };
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
