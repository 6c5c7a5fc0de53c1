// The options as buttons: the same that the board lights, grouped by piece and by action.
import { button, fill, h, icon } from "./dom.js";
import { many, percent, t } from "./lang.js";
import { groups, idOf, kindOf } from "./picker.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {{ref: string, offers: Offer[]}} Group */

const FLAT = 40; // so many options are shown at once; with more, the first ref is chosen first
const SHORT = 8; // letters

/**
 * @param {Play} play
 * @returns {HTMLElement}
 */
export function optionsPanel(play) {
  const list = h("div", { class: "option-list", role: "group", "aria-label": t("options"), id: "options" });
  const done = h("div", { class: "done" });
  const { store } = play;
  /** @type {Map<number, Promise<string>>} */
  const odds = new Map();
  let before = "";
  const draw = () => {
    list.setAttribute("aria-label", t("options"));
    fill(done, store.asked && store.picked.length ? trail(play) : "");
    fill(list, ...content(play, odds));
    const now = `${store.state?.n} ${store.picked.join()}`;
    if (now !== before) for (const box of [list, list.closest(".now")]) if (box) box.scrollTop = 0;
    before = now;
  };
  store.on("state", () => odds.clear());
  store.on(["shown", "picked", "lang", "presence"], draw);
  list.addEventListener("keydown", (event) => walk(list, event));
  return h("div", { class: "options" }, done, list);
}

/** @param {Play} play @param {Map<number, Promise<string>>} odds */
function content(play, odds) {
  if (!play.store.asked) return [];
  const left = play.left;
  const rows = groups(left, play.done);
  if (left.length > FLAT || rows.every((row) => row.offers.length === 1)) return [level(play, rows, odds)];
  return blocks(rows).map((run) => (run[0] && run[0].offers.length > 1 ? group(play, run[0], odds) : level(play, run, odds)));
}

/** In the order of the game: a group each, and options that stand alone side by side. @param {Group[]} rows @returns {Group[][]} */
function blocks(rows) {
  /** @type {Group[][]} */
  const runs = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (row.offers.length === 1 && last?.[0]?.offers.length === 1) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** What has been clicked so far; each step can be gone back to. @param {Play} play */
function trail(play) {
  const { store } = play;
  const steps = store.picked.map((ref, n) =>
    h("li", {}, button(play.label(ref), () => store.setPicked(store.picked.slice(0, n)), {
      class: "crumb", "data-key": `trail-${ref}`, title: t("undo-pick", { thing: play.label(ref) }),
    })));
  const back = button(icon("back"), () => play.back(), { class: "crumb-back", "aria-label": t("step-back"), "data-key": "back" });
  return h("ol", { class: "trail", "aria-label": t("picked") }, h("li", {}, back), ...steps);
}

/** One button for each ref that can be clicked next. @param {Play} play @param {Group[]} rows @param {Map<number, Promise<string>>} odds */
function level(play, rows, odds) {
  const items = rows.map((row) => {
    const only = row.offers.length === 1 ? row.offers[0] : undefined;
    return h("li", {}, only ? answer(play, only, odds, shortLabel(play, only)) : narrow(play, row));
  });
  return grid(items);
}

/** Buttons side by side; many with short names, such as spaces of a map, stand closer. @param {HTMLLIElement[]} items */
function grid(items) {
  const short = items.length > 4 && items.every((item) => (item.textContent?.length ?? 0) <= SHORT);
  return h("ul", { class: short ? "options-grid short" : "options-grid" }, ...items);
}

/** A heading (piece or action) with its options. @param {Play} play @param {Group} row @param {Map<number, Promise<string>>} odds */
function group(play, row, odds) {
  const { ref, offers } = row;
  const picked = [...play.done, ref];
  const items = offers.map((offer) => h("li", {}, answer(play, offer, odds, restLabel(play, offer, picked))));
  return h("section", { class: "option-group" }, h("h3", {}, play.label(ref)), grid(items));
}

/** @param {Play} play @param {Offer} offer */
function shortLabel(play, offer) {
  return play.done.length ? restLabel(play, offer, play.done) : offer.label;
}

/** What tells this option from its neighbours. @param {Play} play @param {Offer} offer @param {readonly string[]} picked */
function restLabel(play, offer, picked) {
  const rest = offer.path.filter((ref) => !picked.includes(ref));
  return rest.length && offer.path.length > 1 && picked.length ? rest.map((ref) => play.label(ref)).join(", ") : offer.label;
}

/** @param {Play} play @param {Group} row */
function narrow(play, row) {
  const props = { class: "option more", "data-offered": row.ref, "data-key": row.ref, "data-point": row.ref };
  const made = button("", () => play.choose(row.ref), props);
  made.append(h("span", { class: "option-label" }, play.label(row.ref)), h("span", { class: "option-count" }, many("choices", row.offers.length)));
  point(play, made, [row.ref]);
  return made;
}

/**
 * A button that answers. Odds come before the choice: the number at once, the sentence on pointing at it.
 * @param {Play} play
 * @param {Offer} offer
 * @param {Map<number, Promise<string>>} odds
 * @param {string} label
 */
function answer(play, offer, odds, label) {
  const key = offer.path.at(-1) ?? offer.name;
  const full = offer.chance === null ? offer.label : `${offer.label}: ${percent(offer.chance)}`;
  const props = { class: `option ${quiet(offer) ? "quiet" : ""}`, "data-offered": key, "data-key": offer.name, "data-option": offer.index,
    "aria-label": full === label ? null : full };
  const made = button(h("span", { class: "option-label" }, label), () => void play.send(offer), props);
  point(play, made, offer.path);
  if (offer.chance !== null) {
    made.append(h("span", { class: "chance" }, percent(offer.chance)));
    const tell = () => void tellOdds(play, offer, odds, made);
    made.addEventListener("pointerenter", tell);
    made.addEventListener("focus", tell);
  }
  return made;
}

/** Options that end or give up something stand back. @param {Offer} offer */
function quiet(offer) {
  return offer.path.length === 1 && kindOf(offer.path[0] ?? "") === "action" && /pass|done|refuse|end|stop/.test(idOf(offer.path[0] ?? ""));
}

/** @param {Play} play @param {Offer} offer @param {Map<number, Promise<string>>} odds @param {HTMLElement} made */
async function tellOdds(play, offer, odds, made) {
  let told = odds.get(offer.index);
  if (!told) {
    told = play.socket.ask({ type: "odds", option: offer.index }, "odds")
      .then((reply) => reply.odds.map((line) => `${line.text}: ${percent(line.chance)}`).join(". "))
      .catch(() => "");
    odds.set(offer.index, told);
  }
  const text = await told;
  if (text && (made.matches(":hover") || made === document.activeElement)) play.store.point(offer.path, text);
}

/** Pointing at a button lights the board. @param {Play} play @param {HTMLElement} made @param {readonly string[]} refs */
function point(play, made, refs) {
  made.addEventListener("pointerenter", () => play.store.point(refs));
  made.addEventListener("pointerleave", () => play.store.point([]));
  made.addEventListener("focus", () => play.store.point(refs));
  made.addEventListener("blur", () => play.store.point([]));
}

/** Arrow keys go from button to button. @param {HTMLElement} list @param {KeyboardEvent} event */
function walk(list, event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const all = [...list.querySelectorAll("button")];
  const here = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const next = all[(here + step + all.length) % all.length];
  next?.focus();
  event.preventDefault();
}
