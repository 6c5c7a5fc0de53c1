// What the signs of a board mean: each game says it in `symbols.json` beside its drawing, with where the sign is drawn and which paragraph is behind it.
import { lang } from "./lang.js";
import { at } from "./place.js";

/**
 * @typedef {object} Sign
 * @property {string} id
 * @property {string} at selects where it is drawn
 * @property {string} rule
 * @property {boolean} [wide] drawn over a whole place: told along with whatever lies upon it
 * @property {string|Record<string, string>} [show] how it is drawn, where none may be on the board; by language, if it has letters
 * @property {Record<string, string>} text by language
 * @typedef {{title: Record<string, string>, symbols: Sign[]}} SignGroup
 * @typedef {{sign: Sign, made: Element}} Found
 * @typedef {{of: string, rule: string, show: string, deck: Record<string, string>, text?: Record<string, string>, rest?: string}} CardLook of the cards whose id fits `of`, and of all cards of the kind `rest` that fit none
 */

/** @type {Map<string, Promise<Symbols>>} by game */
const known = new Map();
/** What belongs together: a counter, a place, a pile, a dial. */
const THING = ".piece, .man, [data-ref], [data-pile], [data-gauge], [data-box], [role]:not(svg)";
const OUTSIDE = 4; // pixels around a sign that still mean it

/** @param {string} game @returns {Promise<Symbols>} */
export function symbolsOf(game) {
  let found = known.get(game);
  if (!found) {
    found = fetch(at(`board/${encodeURIComponent(game)}/symbols.json`)).then((reply) => (reply.ok ? reply.json() : { groups: [] }))
      .catch(() => ({ groups: [] })).then((body) => (came = new Symbols(body.groups, body.cards, body.hands, body.tiles)));
    known.set(game, found);
  }
  return found;
}

/** What was fetched last: a page shows one game. */
let came = /** @type {Symbols|null} */ (null);
export const symbolsHere = () => came;

/** @param {Record<string, string>} text */
export const inWords = (text) => text[lang()] ?? text.en ?? "";

/** Whether somebody can see it. @param {Element} made */
const isSeen = (made) => made.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !made.closest("[data-gone], [hidden]");

export class Symbols {
  /**
   * @param {readonly SignGroup[]} groups @param {readonly CardLook[]} [cards]
   * @param {readonly [string, string][]} [hands] piles of the view that are somebody's hand, with the kind of ref of their cards
   * @param {Record<string, string>} [tiles] how things are drawn that come out of a draw and are no cards, by id
   */
  constructor(groups, cards = [], hands = [], tiles = {}) {
    this.groups = groups;
    this.cards = cards.map((look) => ({ ...look, of: new RegExp(look.of) }));
    this.hands = hands;
    this.tiles = tiles;
    this.all = groups.flatMap((group) => group.symbols);
  }

  /** Every sign that can be seen on a board, in the order in which it is drawn. @param {Element} board @returns {Found[]} */
  seen(board) {
    const found = this.all.flatMap((sign) => [...board.querySelectorAll(sign.at)].filter((made) => !made.closest("defs, .layer") && isSeen(made)).map((made) => ({ sign, made })));
    return found.sort((a, b) => (a.made.compareDocumentPosition(b.made) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  /** The signs at a point, the smallest first. @param {Element} board @param {number} x @param {number} y @returns {Found[]} */
  under(board, x, y) {
    return this.seen(board).map((one) => ({ one, box: one.made.getBoundingClientRect() }))
      .filter(({ box }) => x >= box.left - OUTSIDE && x <= box.right + OUTSIDE && y >= box.top - OUTSIDE && y <= box.bottom + OUTSIDE)
      .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height).map(({ one }) => one);
  }

  /** What is told of a point: the smallest sign there, and those that are drawn over the whole place. @param {Element} board @param {number} x @param {number} y */
  told(board, x, y) {
    return this.under(board, x, y).filter(({ sign }, n) => n === 0 || sign.wide);
  }

  /** The signs within the outline of something: what stands on a place is part of it. @param {Element} board @param {Element} thing @returns {Found[]} */
  within(board, thing) {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return this.seen(board).filter(({ made }) => {
      if (thing.contains(made)) return true;
      const box = made.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x > left && x < right && y > top && y < bottom;
    });
  }

  /** Signs by the things that carry them. @param {Element} board @returns {{thing: Element, found: Found[]}[]} */
  things(board) {
    /** @type {Map<Element, Found[]>} */
    const things = new Map();
    for (const one of this.seen(board)) {
      const thing = one.made.closest(THING) ?? one.made;
      things.set(thing, [...(things.get(thing) ?? []), one]);
    }
    return [...things].map(([thing, found]) => ({ thing, found }));
  }

  /** How a card looks, if it is one. @param {string} id @param {string} [kind] of ref, where it is known to be a card */
  card(id, kind) {
    return this.cards.find((look) => look.of.test(id)) ?? this.cards.find((look) => kind && look.rest === kind) ?? null;
  }

  /** Each sign once. @param {readonly Found[]} found @returns {Sign[]} */
  distinct(found) {
    return [...new Set(found.map(({ sign }) => sign))];
  }
}
