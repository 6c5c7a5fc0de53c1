// @ts-check
/** The counters: painted wood for the Defenders, plain shapes with a weapon for the SS. */

import { button, draw, set, squeeze, write } from "/static/board/kit.js";
import { bust, sideOf } from "./faces.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").Words} Words
 */

/** @type {Record<string, string>} Outline of each kind of SS counter. */
const FOES = {
  rifleman: "M-19-18h38a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-38a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z",
  scout: "M-28 0l10-19h36l10 19l-10 19h-36z",
  sturm: "M-27-19h54v26l-27 14l-27-14z",
  machine_gunner: "M-28-17h8v-4h40v4h8v34h-8v4h-40v-4h-8z",
  mortar: "M-17-20h34l12 40h-58z",
};
const NAME_ROOM = 70;

/**
 * A new counter, not yet anywhere.
 * @param {Piece} piece
 * @returns {SVGElement}
 */
export function carve(piece) {
  return piece.kind === "defender" ? defender(piece) : foe(piece);
}

/**
 * A letter or number of the drawing. Not a text: what can be read inside a button would have to stand in its label.
 * @param {string} sign @param {Record<string, string | number>} attributes
 */
function glyph(sign, attributes) {
  return draw("use", { href: `#it-n${sign}`, ...attributes });
}

/** @param {Piece} piece */
function defender(piece) {
  return button(draw("g", { class: `piece defender ${sideOf(piece.id)}`, "data-ref": `piece:${piece.id}` },
    draw("g", { class: "lift" },
      draw("rect", { class: "cast", x: -37, y: -28, width: 76, height: 62, rx: 8 }),
      draw("rect", { class: "halo", x: -40, y: -33, width: 80, height: 66, rx: 10 }),
      draw("rect", { class: "edge", x: -38, y: -31, width: 76, height: 62, rx: 8 }),
      draw("rect", { class: "strip", x: -38, y: -31, width: 76, height: 22, rx: 7 }),
      draw("text", { class: "name", y: -14 }),
      draw("rect", { class: "fire", x: -36, y: 7, width: 20, height: 22, rx: 3 }),
      draw("circle", { class: "pin-down", cx: 25, cy: 18, r: 11.5 }),
      glyph("0", { class: "attack", x: -26, y: 25 }),
      glyph("0", { class: "suppress", x: 25, y: 25 }),
      draw("g", { class: "bust", transform: "translate(-1 13) scale(.74)" }, ...bust(piece)),
      ...piece.tags.map((tag, n) => draw("use", { class: "tag", href: `#it-a${tag}`, x: tagAt(n, piece.tags.length), y: -1 })),
      glyph("z", { class: "zz", y: 26 }),
      pin("acted", 33),
      pin("commanded", -33, draw("use", { href: "#it-aC", transform: "scale(.9)" })))));
}

/** What he can do stands at his shoulders, left ones first. @param {number} n @param {number} of */
const tagAt = (n, of) => (n === of - 1 && of > 1 ? 28 : of > 2 ? -30 + 15 * n : -27);

/** @param {string} mark @param {number} x @param {...SVGElement} inside */
function pin(mark, x, ...inside) {
  return draw("g", { class: `pin ${mark}`, transform: `translate(${x} -29)` },
    draw("path", { d: `M0 0l${x < 0 ? 11 : -11} 10` }), draw("circle", { r: 9.5 }), ...inside);
}

/** @param {Piece} piece */
function foe(piece) {
  const outline = FOES[piece.kind] ?? FOES.rifleman;
  return draw("g", { class: `piece foe ${piece.kind}` }, draw("g", { class: "lift" },
    draw("path", { class: "cast", d: outline, transform: "translate(1 3)" }),
    draw("path", { class: "below", d: outline, transform: "translate(4 -4)" }),
    draw("path", { class: "halo", d: outline }),
    draw("path", { class: "edge", d: outline }),
    draw("use", { class: "arm", href: `#it-${piece.kind}`, x: -8 }),
    draw("rect", { class: "worth", x: 8, y: -10, width: 16, height: 20, rx: 4 }),
    glyph("0", { class: "defense", x: 16, y: 6.500 }),
    draw("g", { class: "heap", transform: "translate(0 22) scale(1.2)" },
      draw("rect", { x: -15, y: -11, width: 30, height: 22, rx: 6 }), glyph("x", { x: -7, y: 7 }), glyph("0", { class: "times", x: 6, y: 7 }))));
}

/**
 * Of several alike in one place the uppermost is drawn, with their number.
 * @param {SVGElement} made @param {import("./sheet.js").Spot} spot
 */
export function heap(made, { heap: count = 1, crowded = false }) {
  made.toggleAttribute("data-under", count === 0);
  made.toggleAttribute("data-crowded", crowded);
  made.toggleAttribute("data-heap", count > 1);
  const times = made.querySelector(".times");
  if (!times || count < 2) return;
  set(times, "href", `#it-n${count}`);
  set(made, "aria-label", `${made.getAttribute("aria-label")}, ×${count}`);
}

/**
 * Bring a counter up to date with its piece and with the language.
 * @param {SVGElement} made @param {Piece} piece @param {Words} t @param {string} where name of the place
 */
export function paint(made, piece, t, where) {
  const own = piece.kind === "defender";
  const name = t("name", own ? piece.id : piece.kind);
  for (const [key, value] of Object.entries(piece.values)) {
    const sign = made.querySelector(`.${key}`);
    if (sign) set(sign, "href", `#it-n${value}`);
  }
  if (own && write(made, ".name", name)) squeeze(made.querySelector(".name"), NAME_ROOM);
  set(made, "data-marks", piece.marks.join(" "));
  const marks = piece.marks.map((mark) => t(`mark-${mark}`));
  set(made, "aria-label", [name, ...worth(piece, t), ...tagsOf(piece), ...marks, where].join(", "));
}

/** @param {Piece} piece @param {Words} t */
export function worth(piece, t) {
  return Object.entries(piece.values).filter(([, value]) => value > 0 || piece.kind === "defender")
    .map(([key, value]) => `${t(`value-${key}`)} ${value}`);
}

/** @param {Piece} piece */
function tagsOf(piece) {
  return piece.tags.length ? [`[${piece.tags.join("")}]`] : [];
}
