// What a thing is: name, place, marks and values, with a mark at every value that is a guess.
import { held } from "./api.js";
import { h, fill } from "./dom.js";
import { hasWord, t, word } from "./lang.js";
import { idOf, kindOf } from "./picker.js";
import { pieceName } from "./plain.js";
import { request } from "./transport.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Piece} Piece */

/** @type {Map<string, Promise<Map<string, string>>>} */
const known = new Map();

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

/** @param {Play} play */
export function inspector(play) {
  const { store } = play;
  const body = h("div", { class: "inspect-body" });
  const strip = h("div", { class: "inspect" }, body);
  /** @type {Map<string, string>} */
  let guessed = new Map();

  /** @param {readonly string[]} refs */
  function show(refs) {
    const view = store.shown?.view;
    const ref = refs.find((one) => ["piece", "space", "card", "location", "tile", "item", "weapon", "talent", "event", "token"].includes(kindOf(one)));
    if (store.note || !ref || !view) {
      fill(body, h("span", { class: store.note ? "odds" : "fact" }, store.note || t("point-hint")));
      return;
    }
    // Fetched when the first thing is looked at: a large table that few need at once.
    void guesses(view.game, store.welcome?.table ?? "", store.welcome?.tokens ?? []).then((found) => {
      if (guessed === found) return;
      guessed = found;
      show(refs);
    });
    const piece = view.pieces.find((one) => `piece:${one.id}` === ref);
    fill(body, ...(piece ? describePiece(piece) : describePlace(ref)));
  }

  /** @param {Piece} piece */
  function describePiece(piece) {
    const values = Object.entries(piece.values).map(([key, value]) => {
      const source = guessed.get(`${piece.id}.${key}`) ?? guessed.get(`${piece.kind}.${key}`);
      return h("span", { class: "fact" }, `${word("value", key)} `, h("b", {}, value), source ? guessMark(source) : "");
    });
    const marks = piece.marks.map((mark) => h("span", { class: "fact mark" }, word("mark", mark)));
    const power = hasWord("card", piece.kind) ? h("span", { class: "fact" }, word("card", piece.kind)) : "";
    return [h("strong", {}, pieceName(piece, play)), h("span", { class: "fact" }, play.label(piece.at)), ...marks, ...values, power];
  }

  /** @param {string} ref */
  function describePlace(ref) {
    const id = idOf(ref);
    const text = ["tactic", "card", "tile", "power"].find((kind) => hasWord(kind, id));
    const source = [...guessed].find(([key]) => key.startsWith(`${id}.`))?.[1];
    return [h("strong", {}, play.label(ref)), text ? h("span", { class: "fact" }, word(text, id)) : "", source ? guessMark(source) : ""];
  }

  store.on(["picked", "shown", "lang"], () => show(store.picked));
  store.on("light", () => show(store.pointed.length ? store.pointed : store.picked));
  return { strip, show };
}
