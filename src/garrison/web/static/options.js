// The options in words: a summary that opens into buttons, the same that the board lights, by man and verb.
import { button, h, icon, refill } from "./dom.js";
import { bestChance, verbOf } from "./aim.js";
import { many, percent, t } from "./lang.js";
import { byVerb, chapters, ends, groups, kindOf } from "./picker.js";
import { recall, remember } from "./settings.js";
import { speaks } from "./speech.js";
import { sign, sure, terms, walk } from "./wheel.js";

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
  const sum = h("summary", { class: "option-sum" });
  const fold = h("details", { class: "option-fold", ontoggle: () => { if (store.board) remember("list", fold.open ? "open" : "closed"); } }, sum, list);
  const { store } = play;
  /** @type {Map<number, Promise<string>>} */
  const odds = new Map();
  let before = "";
  const draw = () => {
    list.setAttribute("aria-label", t("options"));
    refill(done, store.asked && store.picked.length ? trail(play) : "");
    refill(list, ...content(play, odds));
    fold.hidden = !store.asked;
    fold.open = !store.board || recall("list") === "open";
    refill(sum, ...summary(play));
    const now = `${store.state?.n} ${store.picked.join()}`;
    if (now !== before) for (const box of [list, list.closest(".now")]) if (box) box.scrollTop = 0;
    before = now;
  };
  store.on("state", () => odds.clear());
  store.on(["shown", "picked", "lang", "presence", "board"], draw);
  list.addEventListener("keydown", (event) => walk(list, event));
  return h("div", { class: "options" }, done, fold);
}

/** How many can do something, and what. @param {Play} play @returns {(HTMLElement|SVGElement|string)[]} */
function summary({ left }) {
  const men = leaders(left);
  if (men > 1) {
    const fighters = leaders(left.filter((offer) => offer.verb === "attack"));
    return [`${many("can-act", men)}${fighters ? `; ${many("can-attack", fighters)}` : ""}`];
  }
  return byVerb(left).map(({ verb, offers }) => h("span", { class: "sum-part" }, verbSign(verb), `${t(`verb-${verb}`)} ${offers.length}`));
}

/** @param {string} verb */
const verbSign = (verb) => sign(/** @type {import("./board/verbs.js").VerbName} */ (verb));

/** How many pieces act in these. @param {readonly Offer[]} offers */
function leaders(offers) {
  return new Set(offers.map((offer) => offer.path[0] ?? "").filter((ref) => kindOf(ref) === "piece")).size;
}

/** @param {Play} play @param {Map<number, Promise<string>>} odds @returns {HTMLElement[]} */
function content(play, odds) {
  const { store, left } = play;
  if (!store.asked) return [];
  const { actor } = store.shown?.view.facts ?? {};
  const found = chapters(left, actor ? `piece:${actor}` : "");
  const men = found.filter(({ man }) => man);
  // Who listens hears who can act first, and then what he can do: a list of forty is nothing for ears.
  if (!men.length || speaks() || (left.length > FLAT && men.length > 1)) return [level(play, groups(left, play.done), odds)];
  return found.map((one) => chapter(play, one, odds, left.length > FLAT));
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

/**
 * What one man can do: his name, and below it a heading for each verb.
 * @param {Play} play @param {import("./picker.js").Chapter} one @param {Map<number, Promise<string>>} odds @param {boolean} long by what comes next
 */
function chapter(play, { man, verbs }, odds, long) {
  const picked = man && !play.done.includes(man) ? [...play.done, man] : play.done;
  const parts = verbs.flatMap(({ verb, offers }) => [
    h("h4", { class: `verb-${verb}` }, verbSign(verb), t(`verb-${verb}`)),
    long ? level(play, groups(offers, picked), odds) : grid(offers.map((offer) => h("li", {}, answer(play, offer, odds, restLabel(play, offer, picked))))),
  ]);
  if (!man) return h("section", { class: "option-group" }, ...parts);
  const name = play.label(man);
  return h("section", { class: "option-group", role: "group", "aria-label": name }, h("h3", {}, name), ...parts);
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
  const verbs = byVerb(row.offers);
  const note = verbs.map(({ verb, offers }) => {
    const best = bestChance(offers);
    const count = verbs.length > 1 ? `${t(`verb-${verb}`)} ${offers.length}` : many("choices", offers.length);
    return best === null ? count : `${count} (${t("best-chance", { chance: sure(best) })})`;
  }).join(", ");
  const props = { class: "option more", "data-offered": row.ref, "data-key": row.ref, "data-point": row.ref };
  const made = button("", () => play.choose(row.ref), props);
  made.append(h("span", { class: "option-label" }, play.label(row.ref)), h("span", { class: "option-count" }, note));
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
  const worth = [offer.chance === null ? "" : sure(offer.chance), ...terms(offer)].filter(Boolean).join(", ");
  const full = worth ? `${offer.label}: ${worth}` : offer.label;
  const props = { class: `option ${ends(offer) ? "quiet" : ""}`, "data-offered": key, "data-key": offer.name, "data-option": offer.index,
    "aria-label": full === label ? null : full };
  const made = button(sign(verbOf([offer])), () => void play.send(offer), props);
  made.append(h("span", { class: "option-label" }, label));
  point(play, made, offer.path);
  if (offer.chance !== null) {
    made.append(h("span", { class: "chance" }, sure(offer.chance)));
    const tell = () => void tellOdds(play, offer, odds, made);
    made.addEventListener("pointerenter", tell);
    made.addEventListener("focus", tell);
  }
  return made;
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
