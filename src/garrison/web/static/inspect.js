// What a thing is: a card with its picture, name, place, marks and values, its whole text and the paragraphs behind it. A mark stands at every value that is a guess.
import { held } from "./api.js";
import { cardFace, textOf } from "./cards.js";
import { button, fill, h, icon, refill } from "./dom.js";
import { hasWord, lang, t, word } from "./lang.js";
import { idOf, kindOf } from "./picker.js";
import { fitted, sample } from "./sample.js";
import { Symbols, inWords, symbolsOf } from "./symbols.js";
import { request } from "./transport.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Piece} Piece */
/** @typedef {import("./protocol.js").RuleListed} Paragraph */

const KINDS = ["piece", "space", "card", "location", "tile", "item", "weapon", "talent", "event", "token", "crate", "gate", "track"];
const REST = 120; // milliseconds

/** @type {Map<string, Promise<Map<string, string>>>} */
const known = new Map();
/** @type {Map<string, Promise<readonly Paragraph[]>>} by game and language */
const books = new Map();

/** The paragraphs of a game in the present language. @param {string} game @returns {Promise<readonly Paragraph[]>} */
function bookOf(game) {
  const key = `${game}/${lang()}`;
  const found = books.get(key) ?? request(`/api/rules/${encodeURIComponent(game)}?lang=${lang()}`)
    .then(async (reply) => { const body = reply.ok ? await reply.json() : []; return body.paragraphs ?? body; }).catch(() => []);
  books.set(key, found);
  return found;
}

/**
 * How sure the values at a table are: `thing.field` → source, of guesses alone.
 * @param {string} game
 * @param {string} table
 * @param {readonly string[]} tokens
 */
export function guesses(game, table, tokens) {
  let found = known.get(table);
  if (!found) {
    found = request(`/api/guesses/${encodeURIComponent(game)}?table=${encodeURIComponent(table)}`, { headers: held(tokens) })
      .then((reply) => (reply.ok ? reply.json() : {}))
      .then((/** @type {Record<string, string[]>} */ sources) =>
        new Map(Object.entries(sources).flatMap(([source, values]) => values.map((value) => [value, source]))))
      .catch(() => new Map());
    known.set(table, found);
  }
  return found;
}

/** A mark beside a guessed value. @param {string} source */
export function guessMark(source) {
  return h("abbr", { class: "guess", title: `${t("guess")}: ${source}` }, "≈", h("span", { class: "sr" }, ` (${t("guess")})`));
}

/** @param {Play} play @param {() => void} open shows the whole card of what was looked at last */
export function inspector(play, open) {
  const { store } = play;
  const body = h("div", { class: "inspect-body" });
  const more = button(icon("plus"), open, { class: "tool inspect-more", "data-key": "inspect" }); // where the strip has no room for a card
  const strip = h("div", { class: "inspect" }, body, more);
  const whole = h("div", { class: "inspect-whole" });
  /** @type {Map<string, string>} */
  let guessed = new Map();
  let symbols = new Symbols([]);
  /** @type {readonly string[]} what was looked at last */
  let looked = [];

  /** The first that there is something to say about. @param {readonly string[]} refs */
  const known = (refs) => refs.find((one) => KINDS.includes(kindOf(one)));

  /** @param {readonly string[]} refs */
  function show(refs) {
    const view = store.shown?.view;
    const ref = known(refs);
    if (store.note || !ref || !view) {
      refill(body, h("span", { class: store.note ? "odds" : "fact" }, store.note || t(matchMedia("(pointer: coarse)").matches ? "touch-hint" : "point-hint")));
      return;
    }
    looked = refs;
    // Fetched when the first thing is looked at: a large table that few need at once.
    void Promise.all([guesses(view.game, store.welcome?.table ?? "", store.welcome?.tokens ?? []), symbolsOf(view.game)]).then(([found, signs]) => {
      if (guessed === found && symbols === signs) return;
      [guessed, symbols] = [found, signs];
      if (body.querySelector(".inspect-facts, .card-face")) show(looked);
    });
    fill(body, ...cardOf(ref, false));
    more.setAttribute("aria-label", t("whole-card"));
    more.title = t("whole-card");
    body.querySelectorAll("svg").forEach(fitted);
    makeWay();
  }

  /** A card never covers what is about to be pressed: over it there is a line alone. */
  function makeWay() {
    const pressed = [...document.querySelectorAll(".side :is(button, summary):is(:hover, :focus-visible)")].find((one) => !body.contains(one));
    body.removeAttribute("data-line");
    if (pressed) body.toggleAttribute("data-line", pressed.getBoundingClientRect().bottom > body.getBoundingClientRect().top);
  }

  /** The whole card of a thing, with its paragraphs; false if it has none. @param {readonly string[]} refs */
  function take(refs) {
    const ref = known(refs);
    const game = store.shown?.view.game;
    if (!ref || !game) return false;
    looked = refs;
    const rules = h("div", { class: "inspect-rules" });
    fill(whole, ...cardOf(ref, true), rules);
    requestAnimationFrame(() => whole.querySelectorAll("svg").forEach(fitted));
    const wanted = new Set([...signsOf(ref).map((sign) => sign.rule), symbols.card(idOf(ref), kindOf(ref))?.rule]);
    void bookOf(game).then((book) => fill(rules, ...book.filter((one) => wanted.has(one.id)).map((one) =>
      h("article", {}, h("h3", {}, ruleChip(one.id), " ", one.title), h("p", {}, one.text)))));
    return true;
  }

  /** What is drawn of a thing. @param {string} ref */
  function drawn(ref) {
    const { board } = store;
    const made = board && (board.drawn.get(idOf(ref))?.made ?? [...board.svg.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].find((one) => !one.matches(".tile, .location")));
    return made ?? null;
  }

  /** @param {string} ref */
  function signsOf(ref) {
    const { board } = store;
    const made = drawn(ref);
    if (!board || !made) return [];
    return symbols.distinct(symbols.seen(board.svg).filter((one) => made.contains(one.made)));
  }

  /** @param {string} ref @param {boolean} large with a sentence for each sign, not only its paragraph @returns {(HTMLElement|string)[]} */
  function cardOf(ref, large) {
    const view = store.shown?.view;
    const piece = view?.pieces.find((one) => `piece:${one.id}` === ref || (one.at === ref && kindOf(ref) === "gate"));
    const card = piece ? null : symbols.card(idOf(ref), kindOf(ref));
    if (card) return [cardFace(idOf(ref), store.board, kindOf(ref)), h("p", { class: "inspect-signs" }, ruleChip(card.rule))];
    const made = drawn(ref);
    const picture = made && store.board ? sample(store.board.svg, store.board.portrait(ref) ?? made, "inspect-picture") : null;
    const signs = signsOf(ref);
    return [
      picture ? h("div", { class: "inspect-frame" }, /** @type {Node} */ (picture)) : "",
      h("div", { class: "inspect-facts" }, ...(piece ? describePiece(piece) : describePlace(ref))),
      large ? h("ul", { class: "inspect-signs" }, ...signs.map((sign) => h("li", {}, inWords(sign.text), " ", ruleChip(sign.rule))))
        : h("p", { class: "inspect-signs" }, ...[...new Set(signs.map((sign) => sign.rule))].map((rule) => ruleChip(rule))),
    ];
  }

  /** @param {Piece} piece */
  function describePiece(piece) {
    const values = Object.entries(piece.values).map(([key, value]) => {
      const source = guessed.get(`${piece.id}.${key}`) ?? guessed.get(`${piece.kind}.${key}`);
      return h("span", { class: "fact" }, `${word("value", key)} `, h("b", {}, value), source ? guessMark(source) : "");
    });
    const marks = piece.marks.map((mark) => h("span", { class: "fact mark" }, word("mark", mark)));
    return [h("strong", {}, pieceName(piece, play)), h("span", { class: "fact" }, play.label(piece.at)), ...marks, ...values, h("span", { class: "inspect-text" }, textOf(piece.kind))];
  }

  /** @param {string} ref */
  function describePlace(ref) {
    const id = idOf(ref);
    const source = [...guessed].find(([key]) => key.startsWith(`${id}.`))?.[1];
    return [h("strong", {}, play.label(ref)), h("span", { class: "inspect-text" }, textOf(id)), source ? guessMark(source) : ""];
  }

  store.on(["picked", "shown", "lang"], () => show(store.picked));
  let rest = 0;
  store.on("light", () => {
    const tell = () => show(store.pointed.length ? store.pointed : store.picked);
    clearTimeout(rest);
    // Who leafs through a replay is told where he stops: a card measures what it draws.
    if (document.documentElement.hasAttribute("data-still")) rest = setTimeout(tell, REST);
    else tell();
  });
  return { strip, show, take, whole, get refs() { return looked; } };
}

/** @param {import("./protocol.js").Piece} piece @param {Play} play */
export function pieceName(piece, play) {
  if (play.store.state?.ask.labels[`piece:${piece.id}`]) return play.label(`piece:${piece.id}`);
  return hasWord("name", piece.id) ? word("name", piece.id) : word("name", piece.kind);
}
