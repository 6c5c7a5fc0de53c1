// @ts-check
/** What lies and stands on the peninsula: officers, action tiles, German cards and mines. */

import { button, draw, part, redraw, set, squeeze, write } from "/static/board/kit.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").Words} Words
 */

const NAME_ROOM = 94;
const TOLD = ["stock", "speed", "ammunition"]; // values that are told even if there are none
/** @type {Record<string, string>} What lies on a tile. */
const STOCK = { mortar: "grenade", mines: "mine", rebuild: "brick" };
/** @type {Record<string, number>} The number on the green side; the red side has a smaller one. */
const GREEN = { mortar: 4, mines: 4, rebuild: 8, ammunition: 4, push_back: 3 };

/** @param {string} href @param {Record<string, string | number>} [attributes] */
export function stamp(href, attributes = {}) {
  return draw("use", { href: `#wp-${href}`, ...attributes });
}

/** Which tile a piece is. @param {Piece} piece */
const kindOf = (piece) => piece.id.replace("tile_", "");

/** Whether a tile lies on its red side: the harder game, with the shorter morale track. @param {Piece} piece */
export function isRed(piece) {
  return piece.kind === "tile" && (piece.values.amount ?? 0) < (GREEN[kindOf(piece)] ?? 0);
}

/** A new piece, not yet anywhere. @param {Piece} piece @returns {SVGElement} */
export function carve(piece) {
  if (piece.kind === "officer") return officer(piece);
  if (piece.kind === "tile") return tile(piece);
  if (piece.kind === "mine") return mine();
  return troop(piece);
}

/** The number of an officer, which stands for his name. @param {string} id */
export const initial = (id) => id.split("_")[1] ?? "";

/** An officer in the four-cornered cap of his army; nobody in particular. */
export function bust() {
  return ["coat", "neck", "head", "cap"].map((part) => stamp(part, { class: `part ${part}` }));
}

/** A pawn with its foot at the origin. @param {string} id */
export function pawn(id) {
  return [
    draw("ellipse", { class: "cast", cx: 3, cy: 1, rx: 17, ry: 5 }),
    stamp("pawn", { class: "halo" }),
    stamp("pawn", { class: "edge" }),
    stamp("pawn", { fill: `url(#wp-h${initial(id)})` }),
    draw("circle", { class: "face", cy: -32, r: 9.5 }),
    draw("text", { class: "initial", y: -26, "aria-hidden": "true" }, initial(id)),
  ];
}

/** @param {Piece} piece */
function officer(piece) {
  return button(draw("g", { class: `piece officer o${initial(piece.id)}`, "data-ref": `piece:${piece.id}` },
    draw("rect", { class: "grip", x: -20, y: -46, width: 40, height: 52 }),
    draw("g", { class: "lift" }, draw("ellipse", { class: "lantern", rx: 21, ry: 7 }), ...pawn(piece.id))));
}

/** @param {Piece} piece */
function tile(piece) {
  const stock = draw("g", { class: "stock" }, draw("rect", { class: "grip", x: -61, y: 0, width: 122, height: 100 }),
    draw("rect", { class: "edge", x: -57, y: 4, width: 114, height: 52, rx: 4 }), draw("g", { class: "signs" }));
  const supply = STOCK[kindOf(piece)];
  if (supply) button(stock).dataset.ref = `supply:${supply}`;
  return draw("g", { class: "piece tile" }, draw("g", { class: "lift" },
    draw("rect", { class: "edge", x: -57, y: 4, width: 114, height: 52, rx: 4 }),
    draw("path", { class: "stripe", d: "M-57 8a4 4 0 0 1 4-4h3v52h-3a4 4 0 0 1-4-4z" }),
    draw("text", { class: "name", x: 7, y: 22, "aria-hidden": "true" }), stock));
}

function mine() {
  return draw("g", { class: "piece mine", "aria-hidden": "true" }, draw("g", { class: "lift" },
    draw("circle", { class: "cast", cx: 2, cy: 5, r: 22 }), draw("circle", { class: "halo", r: 23 }),
    draw("circle", { class: "plate", r: 21 }), stamp("mine", { transform: "scale(1.5)" })));
}

/** @param {Piece} piece */
function troop(piece) {
  const shields = Array.from({ length: piece.values.resistance ?? 0 }, (_, n) => draw("g",
    { class: "shield", transform: `translate(${-36 + 12.5 * n} 21) scale(.86)` },
    stamp("shield"), draw("path", { class: "cross", d: "M-4-4l8 8M-4 4l8-8" })));
  return draw("g", { class: `piece troop ${piece.kind}`, "aria-hidden": "true" },
    draw("g", { class: "lift", "data-ref": `card:${piece.id}` },
      draw("rect", { class: "cast", x: -56, y: -37, width: 118, height: 82, rx: 6 }),
      draw("rect", { class: "halo", x: -60, y: -42, width: 120, height: 84, rx: 7 }),
      draw("rect", { class: "edge", x: -59, y: -41, width: 118, height: 82, rx: 6 }),
      stamp(piece.kind, { class: "weapon", x: -22, y: -18 }),
      draw("text", { class: "unsure", x: 19, y: -7 }, "≈"),
      draw("rect", { class: "plate", x: 29, y: -36, width: 25, height: 27, rx: 4 }),
      draw("text", { class: "letter", x: 41.5, y: -15 }),
      draw("rect", { class: "plate", x: -55, y: 2, width: 110, height: 35, rx: 4 }),
      draw("text", { class: "resistance", x: -48.5, y: 28 }), ...shields,
      stamp("chevron", { class: "pace", transform: "translate(5 21) scale(.72)" }),
      draw("text", { class: "speed", x: 17.5, y: 28 }),
      stamp("burst", { class: "blast", transform: "translate(33.5 20) scale(.8)" }),
      draw("text", { class: "force", x: 48.5, y: 28 }),
      stamp("burst", { class: "fires", transform: "translate(9 -41) scale(1.35)" })));
}

/**
 * Bring a piece up to date with the view and with the language.
 * @param {SVGElement} made @param {Piece} piece @param {Words} t @param {string} where name of the place
 */
export function paint(made, piece, t, where) {
  set(made, "data-marks", piece.marks.join(" "));
  if (piece.kind === "officer") set(made, "aria-label", [...worth(piece, t), where].join(", "));
  else if (piece.kind === "tile") paintTile(made, piece, t);
  else if (piece.kind !== "mine") paintTroop(made, piece, t);
}

/** @param {SVGElement} made @param {Piece} piece @param {Words} t */
function paintTroop(made, piece, t) {
  write(made, ".letter", t("short", piece.kind));
  for (const key of ["resistance", "speed", "force"]) write(made, `.${key}`, `${piece.values[key]}`);
  const { wounds = 0 } = piece.values;
  made.querySelectorAll(".shield").forEach((shield, n) => shield.toggleAttribute("data-hit", n < wounds));
}

/** @param {SVGElement} made @param {Piece} piece @param {Words} t */
function paintTile(made, piece, t) {
  if (write(made, ".name", t("short", kindOf(piece)))) squeeze(made.querySelector(".name"), NAME_ROOM);
  const supply = STOCK[kindOf(piece)];
  const { stock: left, slots } = piece.values;
  if (supply) set(part(made, ".stock"), "aria-label", `${t("name", supply)}: ${left}/${slots}`);
  redraw(part(made, ".signs"), JSON.stringify(piece.values), () => stock(kindOf(piece), piece.values));
}

/**
 * Supplies in their slots, or as many signs as the number on the tile.
 * @param {string} kind @param {Record<string, number>} values
 */
function stock(kind, values) {
  const { amount = 0, stock: left = amount, slots = amount } = values;
  const signs = Array.from({ length: Math.max(left, slots) }, (_, n) => sign(kind, n, n < left));
  const number = "stock" in values ? `${left}/${slots}` : kind === "push_back" ? `×${amount}` : `+${amount}`;
  return [...signs, draw("text", { class: "number", x: 52, y: 48, "aria-hidden": "true" }, number)];
}

/** @param {string} kind @param {number} n @param {boolean} there */
function sign(kind, n, there) {
  const state = there ? "there" : "spent";
  /** @param {number} x @param {number} y */
  const at = (x, y) => ({ class: state, transform: `translate(${x} ${y})` });
  if (kind === "rebuild") {
    const spot = { x: -46 + 16 * (n % 4), y: 31 + 11 * Math.floor(n / 4), width: 15, height: 9.5, rx: 1 };
    return draw("rect", { class: `wp-brick ${state}`, ...spot });
  }
  if (kind === "mortar") return draw("g", at(-39 + 16 * n, 42), stamp("grenade"));
  if (kind === "mines") return draw("g", at(-39 + 16.5 * n, 42), stamp("mine", { transform: "scale(.68)" }));
  if (kind === "ammunition") return draw("g", at(-44 + 11 * n, 51), stamp("round"));
  if (kind === "push_back") return draw("path", { class: "back", d: `M${-42 + 19 * n} 32h8v9h5l-9 11l-9-11h5z` });
  return draw("path", { class: "raise", d: "M-40 52v-22h4v22zM-36 31h22l-5 5l5 5h-22z" });
}

/** What there is to say about a piece. @param {Piece} piece @param {Words} t @returns {string[]} */
export function worth(piece, t) {
  const { values, kind } = piece;
  const name = t("name", kind === "officer" ? piece.id : kind === "tile" ? kindOf(piece) : kind);
  const said = Object.entries(values).filter(([key, value]) => value > 0 || TOLD.includes(key))
    .map(([key, value]) => `${t(`value-${key}`)} ${value}`);
  return [name, ...said, ...piece.marks.map((mark) => t(`mark-${mark}`))];
}
