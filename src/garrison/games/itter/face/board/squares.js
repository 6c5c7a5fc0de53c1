// @ts-check
/** What is printed on the squares: their colours, their numbers and the values of weapons. An owner's copy may differ. */

import { draw, write } from "/static/board/kit.js";

/** @typedef {import("/static/board/kit.js").Piece} Piece */

/** @type {Record<string, string>} The letter that stands for each colour in the drawing; white squares have none. */
const LETTERS = { green: "G", red: "R", purple: "P", yellow: "Y", black: "K" };

/** @param {Map<string, SVGGraphicsElement>} places @param {readonly Piece[]} chart */
export function print(places, chart) {
  for (const piece of chart) {
    const square = places.get(piece.at);
    if (square && piece.tags.every((colour) => colour in LETTERS)) stamp(square, piece);
  }
}

/** @param {SVGGraphicsElement} square @param {Piece} piece */
function stamp(square, { tags, values }) {
  const [whole, half] = tags.map((colour) => LETTERS[colour]);
  const edge = square.children[0];
  square.replaceChildren(edge, use(`s${whole}`), ...(half ? [use(`b${half}`)] : []), ...(values.from ? die(values.from, values.to) : []));
  const plate = square.nextElementSibling;
  if (values.attack && plate?.matches(".plate")) write(plate, ".last", `${values.attack}/${values.suppress}`);
}

/** @param {string} name */
const use = (name) => draw("use", { href: `#it-${name}` });

/** The rolls that point to a square. @param {number} low @param {number} high */
function die(low, high) {
  const text = draw("text", { x: 40, y: 16.5, "aria-hidden": "true" }, low === high ? `${low}` : `${low}-${high}`);
  return [low === high ? use("die") : draw("rect", { class: "it-die", x: 22, y: 2, width: 36, height: 17, rx: 4 }), text];
}
