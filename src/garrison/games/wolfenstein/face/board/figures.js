// @ts-check
/** What stands and lies in the castle: heroes, Nazis, crates, events and objectives. */

import { button, draw, label, part, redraw, set } from "/static/board/kit.js";
import { NAZIS, badge, bust } from "./faces.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").Words} Words
 */

/** Their order is that of colours and patterns. */
const ORDER = ["bj", "anya", "set", "bombate", "max", "klaus"];
/** @type {Record<string, string>} Those whose shape is not called as they are. */
const SHAPES = { panzerhund: "hound", mecha_hitler: "mecha", bevli: "boss", von_grim: "boss", hitler: "boss", hans_grosse: "boss" };
const TOKENS = ["crate", "event", "objective"];
const PIPS = 7; // so many fit side by side
const HIDDEN = ["seat", "size"]; // values that say nothing to who listens

/** @param {string} href @param {Record<string, string | number>} [attributes] */
export const stamp = (href, attributes = {}) => draw("use", { href: `#wf-${href}`, ...attributes });

/** @param {Piece} piece */
export const isToken = (piece) => TOKENS.includes(piece.kind);
/** @param {Piece} piece */
export const isFigure = (piece) => piece.kind === "hero" || NAZIS.includes(piece.kind);

/** Which of the six a hero is, for colour and pattern. @param {string} id */
export const which = (id) => Math.max(0, ORDER.indexOf(id));

/** The disc of a hero: colour, pattern and bust. @param {string} id */
export function disc(id) {
  return [
    draw("circle", { class: "rim", r: 18 }),
    draw("circle", { r: 18, fill: `url(#wf-p${which(id)})` }),
    draw("circle", { class: "face", r: 13.5 }),
    draw("g", { class: "bust" }, ...bust(id)),
  ];
}

/** A new piece, its middle at the origin. @param {Piece} piece @returns {SVGElement} */
export function carve(piece) {
  if (isToken(piece)) return token(piece);
  return piece.kind === "hero" ? hero(piece) : nazi(piece);
}

/** @param {Piece} piece */
function token(piece) {
  const made = draw("g", { class: `piece token ${piece.kind}`, "data-ref": `token:${piece.id}` },
    draw("rect", { class: "grip", x: -19, y: -19, width: 38, height: 38 }),
    draw("rect", { class: "halo", x: -17.5, y: -17.5, width: 35, height: 35, rx: 5 }),
    draw("g", { class: "lift" }, stamp(piece.kind)));
  if (piece.kind === "objective") {
    made.lastElementChild?.append(draw("text", { class: "letter", y: 6 }, piece.id.slice(-1).toUpperCase()));
  }
  return button(made);
}

/** @param {Piece} piece */
function hero(piece) {
  return button(draw("g", { class: `piece figure hero h${which(piece.id)}`, "data-ref": `piece:${piece.id}` },
    draw("circle", { class: "grip", r: 19.5 }),
    draw("g", { class: "lift" }, draw("ellipse", { class: "cast", cx: 2, cy: 5, rx: 18, ry: 17 }),
      draw("circle", { class: "halo", r: 20 }), ...disc(piece.id), draw("g", { class: "pips" }), draw("g", { class: "signs" }))));
}

/** @param {Piece} piece */
function nazi(piece) {
  const large = (piece.values.size ?? 1) > 1;
  const reach = large ? 37 : 18;
  return button(draw("g", { class: `piece figure foe ${piece.kind}${large ? " large" : ""}`, "data-ref": `piece:${piece.id}` },
    draw("rect", { class: "grip", x: -reach, y: -reach, width: 2 * reach, height: 2 * reach }),
    draw("g", { class: "lift" },
      stamp(shapeOf(piece), { class: "cast", x: 2, y: 3 }),
      draw("rect", { class: "halo", x: -reach, y: -reach, width: 2 * reach, height: 2 * reach, rx: 7 }),
      stamp(shapeOf(piece), { class: "body" }),
      ...badge(piece.kind),
      draw("g", { class: "pips" }), draw("g", { class: "signs" }))));
}

/** @param {Piece} piece */
const shapeOf = (piece) => SHAPES[piece.kind] ?? piece.kind;

/**
 * Bring a piece up to date with the view and with the language.
 * @param {SVGElement} made @param {Piece} piece @param {Words} t @param {string} where name of the place
 */
export function paint(made, piece, t, where) {
  set(made, "data-marks", piece.marks.join(" "));
  label(made, [...worth(piece, t), where].filter(Boolean).join(", "));
  if (isToken(piece)) return;
  const large = (piece.values.size ?? 1) > 1;
  const armour = (piece.values.armour ?? 0) + (piece.values.ward ?? 0);
  const hp = piece.values.hp ?? 0;
  redraw(part(made, ".pips"), `${hp} ${armour}`, () => pips(hp, armour, large ? 31 : 17));
  redraw(part(made, ".signs"), piece.marks.join(), () => signs(piece.marks, large));
}

/** Health in red squares, armour in grey ones; numerals when they are many. @param {number} hp @param {number} armour @param {number} y */
function pips(hp, armour, y) {
  if (hp + armour > PIPS) {
    return [
      draw("rect", { class: "plate", x: -19, y: y - 6, width: 38, height: 15, rx: 4 }),
      draw("text", { class: "hp", x: -9, y: y + 6 }, `${hp}`), draw("text", { class: "armour", x: 9, y: y + 6 }, `${armour}`),
    ];
  }
  const total = hp + armour;
  if (!total) return [];
  const pitch = Math.min(8, 37 / total);
  return [draw("rect", { class: "plate", x: -(pitch * total) / 2 - 1, y: y - 4.5, width: pitch * total + 2, height: 10, rx: 2.5 }),
    ...Array.from({ length: total }, (_, n) => draw("rect", {
      class: n < hp ? "hp" : "armour", x: pitch * (n - total / 2) + 0.6, y: y - 3, width: pitch - 1.2, height: 7,
    }))];
}

/** @param {string[]} marks @param {boolean} large */
function signs(marks, large) {
  const far = large ? 30 : 14;
  /** @type {SVGElement[]} */
  const out = [];
  if (marks.includes("bleeding")) out.push(draw("g", { class: "sign blood", transform: `translate(${far} ${-far})` }, stamp("tired")));
  if (marks.includes("stunned")) out.push(draw("text", { class: "sign zz", x: far, y: -far + 6 }, "zz"));
  if (marks.includes("sabotaged")) out.push(draw("g", { class: "sign bolt", transform: `translate(${-far} ${-far}) scale(.9)` }, stamp("bolt")));
  if (marks.includes("awake")) out.push(draw("g", { class: "sign awake", transform: `translate(${far} ${-far})` },
    draw("circle", { r: 8 }), draw("path", { d: "M0-5v6M0 4.500v.5" })));
  if (marks.includes("bot")) out.push(draw("g", { class: "sign bot", transform: `translate(${-far} ${far - 4})` }, stamp("glory", { transform: "scale(.8)" })));
  return out;
}

/** What there is to say of a piece: name, states, values. @param {Piece} piece @param {Words} t */
export function worth(piece, t) {
  const values = Object.entries(piece.values)
    .filter(([key, value]) => !HIDDEN.includes(key) && (value || key === "hp" || key === "armour"))
    .map(([key, value]) => `${t("value", key)} ${value}`);
  return [t("name", piece.id), ...piece.marks.map((mark) => t("mark", mark)), ...values];
}
