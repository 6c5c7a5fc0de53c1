// The table as text: gauges, piles, cards and pieces by place. Stands in for a board that is not drawn, and is
// there for whoever would rather read. Everything a board lights can be clicked here too.
import { fill, h } from "./dom.js";
import { pieceName } from "./inspect.js";
import { hasWord, t, word } from "./lang.js";
import { idOf, kindOf } from "./picker.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./store.js").View} View */
/** @typedef {import("./protocol.js").Piece} Piece */

/**
 * @param {HTMLElement} inner
 * @param {Play} play
 * @returns {import("./host.js").Board}
 */
export function mountPlain(inner, play) {
  /** @type {Set<string>} */
  let offered = new Set();
  /** @type {readonly string[]} */
  let selected = [];
  /** @type {readonly string[]} */
  let lit = [];
  const host = h("div", { class: "plain-board" });
  const also = h("div", { class: "strays" });
  inner.replaceChildren(host);

  /** What is on offer but is not listed, such as an empty space. @returns {string[]} */
  function strays() {
    const known = new Set([...host.querySelectorAll(".places [data-ref]")].map((node) => node.getAttribute("data-ref")));
    return [...offered].filter((ref) => !known.has(ref) && kindOf(ref) !== "action");
  }

  function mark() {
    const more = strays();
    fill(also, more.length ? h("h3", {}, t("also-offered")) : "", ...more.map((ref) => thing(ref, play.label(ref))));
    for (const node of host.querySelectorAll("[data-ref]")) {
      const ref = node.getAttribute("data-ref") ?? "";
      node.toggleAttribute("data-offered", offered.has(ref));
      node.toggleAttribute("data-selected", selected.includes(ref));
      node.toggleAttribute("data-lit", lit.includes(ref));
    }
  }

  return {
    render(view) {
      fill(host, summary(view), places(view, play), also);
      mark();
    },
    offer(refs) {
      offered = refs;
      mark();
    },
    select(refs) {
      selected = refs;
      mark();
    },
    light(refs) {
      lit = refs;
      mark();
    },
  };
}

/** @param {string} ref @param {string} label @param {string} [more] */
function thing(ref, label, more = "") {
  return h("button", { type: "button", class: "thing", "data-ref": ref, "data-key": ref },
    h("span", { class: "thing-name" }, label), more ? h("span", { class: "thing-more" }, more) : "");
}

/** Numbers and cards. @param {View} view */
function summary(view) {
  const rows = [
    ...Object.entries(view.gauges).map(([key, value]) => row(gaugeName(key), value)),
    ...Object.entries(view.piles).map(([key, value]) => row(word("pile", key), value)),
    ...Object.entries(view.cards).filter(([key]) => isNamed(key)).map(([key, cards]) =>
      row(cardsName(key), cards.length ? cards.map((card) => word("name", card)).join(", ") : t("none"))),
  ];
  return h("dl", { class: "gauges" }, ...rows);
}

/** @param {string} key `defense:keep` or `actions` */
export function gaugeName(key) {
  const [kind, id] = key.includes(":") ? [kindOf(key), idOf(key)] : [key, ""];
  const name = word("gauge", kind);
  return id ? `${name}: ${word("name", id)}` : name;
}

/** @param {string} key `tactics`, or `gangl-hand` where somebody has them */
function cardsName(key) {
  const cut = key.lastIndexOf("-");
  const owner = key.slice(0, cut);
  return cut > 0 && hasWord("name", owner) ? `${word("name", owner)}: ${word("cards", key.slice(cut + 1))}` : word("cards", key);
}

/** What a game has no name for is only there to be drawn. @param {string} key */
function isNamed(key) {
  return hasWord("cards", key) || hasWord("name", key.slice(0, key.lastIndexOf("-")));
}

/** @param {string} name @param {string|number} value */
function row(name, value) {
  return h("div", {}, h("dt", {}, name), h("dd", {}, value));
}

/** @param {View} view @param {Play} play */
function places(view, play) {
  /** @type {Map<string, Piece[]>} */
  const byPlace = new Map();
  for (const piece of view.pieces) {
    const there = byPlace.get(piece.at);
    if (there) there.push(piece);
    else byPlace.set(piece.at, [piece]);
  }
  const sections = [...byPlace].map(([at, pieces]) =>
    h("li", { class: "place" },
      thing(at, play.label(at)),
      h("ul", {}, ...pieces.map((piece) => h("li", {}, thing(`piece:${piece.id}`, pieceName(piece, play), pieceFacts(piece)))))));
  return h("ul", { class: "places" }, ...sections);
}

/** @param {Piece} piece */
function pieceFacts(piece) {
  const marks = piece.marks.map((mark) => word("mark", mark));
  const values = Object.entries(piece.values).map(([key, value]) => `${word("value", key)} ${value}`);
  return [...marks, ...values].join(", ");
}
