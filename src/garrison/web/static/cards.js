// Faces of cards, typed like orders: deck, picture, name, whole text, the rule in a corner. The looks are data of the game.
import { button, fill, h } from "./dom.js";
import { hasWord, t, word } from "./lang.js";
import { fitted, sample } from "./sample.js";
import { inWords, symbolsHere } from "./symbols.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./board/base.js").BaseBoard} Board */

const TEXTS = ["card", "tactic", "event", "attack", "tile", "power"]; // kinds of words that tell what a thing does
const ROW = 7; // cards side by side, each still to be touched in its middle

/** What a thing does, in full; "" where nothing is said. What all cards of a kind do is said with how they look. @param {string} id */
export function textOf(id) {
  const kind = TEXTS.find((one) => hasWord(one, id));
  const alike = symbolsHere()?.card(id)?.text;
  return kind ? word(kind, id) : alike ? inWords(alike) : "";
}

/** The picture of a card or tile alone; null where it has none. @param {string} id @param {Board|null} board whose drawing holds the pictures @param {string} [kind] */
export function cardPicture(id, board, kind) {
  const symbols = symbolsHere();
  const show = symbols?.tiles[id] ?? symbols?.card(id, kind)?.show;
  const picture = show && board ? sample(board.svg, show, "card-picture") : null;
  if (picture) requestAnimationFrame(() => { if (picture.isConnected) fitted(picture); });
  return picture;
}

/** @param {string} id @param {Board|null} board @param {string} [kind] of ref @returns {HTMLElement} */
export function cardFace(id, board, kind) {
  const look = symbolsHere()?.card(id, kind);
  const picture = cardPicture(id, board, kind);
  const text = textOf(id);
  return h("div", { class: "card card-face", "data-card": id },
    look ? h("small", { class: "card-deck" }, inWords(look.deck), h("i", {}, look.rule)) : "",
    /** @type {Node|null} */ (picture), h("strong", {}, word("name", id)), text ? h("span", { class: "card-text" }, text) : "");
}

/** The cards in hand, fanned; those on offer are touched like anything on the board. @param {Play} play */
export function handPanel(play) {
  const { store } = play;
  const panel = h("section", { class: "hand", hidden: true });
  let shown = "";

  function draw() {
    const view = store.shown?.view;
    const held = (symbolsHere()?.hands ?? []).flatMap(([pile, kind]) => (view?.cards[pile.replace("{actor}", String(view.facts.actor ?? ""))] ?? []).map((id) => ({ id, ref: `${kind}:${id}` })));
    panel.hidden = !held.length || !store.board;
    const now = JSON.stringify([held, document.documentElement.lang]);
    if (now !== shown && !panel.hidden) fan(held);
    shown = panel.hidden ? "" : now;
    const open = new Set(store.asked ? play.left.flatMap((offer) => offer.path).filter((ref) => !store.picked.includes(ref)) : []);
    for (const made of panel.querySelectorAll("button")) made.toggleAttribute("data-offered", open.has(made.dataset.ref ?? ""));
  }

  /** @param {readonly {id: string, ref: string}[]} held */
  function fan(held) {
    panel.setAttribute("aria-label", t("hand"));
    fill(panel, ...held.map(({ id, ref }, n) => {
      const card = button(cardFace(id, store.board, ref.split(":")[0]), (event) => play.clicked([ref], { x: event.clientX, y: event.clientY }), { class: "held", "data-ref": ref, "data-key": `held-${n}` });
      const of = Math.min(ROW, held.length);
      card.style.setProperty("--turn", `${(n % ROW) - (of - 1) / 2}`);
      card.style.setProperty("--of", String(of));
      for (const kind of ["pointerenter", "focus"]) card.addEventListener(kind, () => store.point([ref]));
      for (const kind of ["pointerleave", "blur"]) card.addEventListener(kind, () => store.point([]));
      return card;
    }));
  }

  store.on(["shown", "picked", "sending", "lang", "board"], draw);
  return panel;
}
