// @ts-check
/** The board of 7 Days of Westerplatte: puts the drawing on the page and keeps its pieces in step with a view. */

import { BaseBoard, lay, origin } from "/static/board/base.js";
import { byPlace, draw, move, part, set } from "/static/board/kit.js";
import { pictures } from "./beats.js";
import { bust, carve, initial, paint, pawn, worth } from "./counters.js";
import { desk } from "./desk.js";
import { fill, nameOf, slip } from "./sheet.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 * @typedef {{x: number, y: number}} Spot
 */

export const size = { width: 1200, height: 860 };

const PLACES = '.spot, .lane, [data-ref^="token:"], [data-ref^="ammunition:"]';
/** @type {Record<string, string>} The layer of each kind of piece; whatever else there is stands on the tracks. */
const LAYERS = { officer: ".men", tile: ".tiles" };
const SOUTH = 130; // from beyond the edge a troop comes to its first space
const STANDING = { post: 18, yard: 98 }; // below the middle of a post, below the top of a yard
const CROWD = { room: 106, pitch: 38, pawn: 30 };

/** @param {HTMLElement} host @param {string} svgText @param {Words} t */
export function mount(host, svgText, t) {
  const svg = lay(host, svgText);
  desk(svg);
  return new Board(svg, t);
}

class Board extends BaseBoard {
  /** @param {SVGSVGElement} svg @param {Words} t */
  constructor(svg, t) {
    super(svg, t, PLACES);
    this.pictures = pictures;
    this.whence = { overflow: "space:post" };
    /** @type {View | null} */
    this.view = null; // none yet: what is there at the start lies there already
  }

  /** Draw a view: pieces known by their id glide to where they are now. @param {View} view */
  render(view) {
    fill(this.svg, view, this.t);
    slip(this.svg, view, this.refs.lit, this.t);
    const burnt = new Set(view.pieces.filter((piece) => piece.kind === "burnt_path").map((piece) => piece.at));
    for (const path of this.svg.querySelectorAll(".path")) {
      path.toggleAttribute("data-burnt", burnt.has(path.getAttribute("data-ref") ?? ""));
    }
    for (const drawn of this.gone(view)) this.drop(drawn);
    for (const [at, pieces] of byPlace(view.pieces)) this.settle(at, pieces);
    this.view = view;
    this.describe(view);
    this.mark();
  }

  /** @param {Iterable<string>} refs */
  light(refs) {
    super.light(refs);
    if (this.view) slip(this.svg, this.view, this.refs.lit, this.t);
  }

  /** @param {string} at @param {Piece[]} pieces */
  settle(at, pieces) {
    const place = this.places.get(at);
    if (!place) return;
    const men = pieces.filter((piece) => piece.kind === "officer");
    for (const piece of pieces) {
      const n = men.indexOf(piece);
      this.put(piece, n < 0 ? origin(place) : standing(place, n, men.length));
    }
  }

  /** @param {Piece} piece @param {Spot} spot */
  put(piece, spot) {
    const layer = LAYERS[piece.kind] ?? ".troops";
    const from = this.view && layer === ".troops" && piece.kind !== "mine" ? { x: spot.x, y: spot.y + SOUTH } : spot;
    const made = this.drawn.get(piece.id)?.made ?? this.enter(carve(piece), part(this.svg, layer), from);
    this.drawn.set(piece.id, { made, piece });
    paint(made, piece, this.t, nameOf(piece.at, this.t));
    move(made, spot);
  }

  /** Places tell what lies and who stands there, and how many bricks their wall has. @param {View} view */
  describe(view) {
    const { t } = this;
    const standing = byPlace(view.pieces);
    for (const [ref, place] of this.places) {
      const [kind, id] = ref.split(":");
      if (kind !== "space" && kind !== "track") continue;
      const wall = view.gauges[`wall:${id}`];
      const inside = (standing.get(ref) ?? []).map((piece) => worth(piece, t).join(", "));
      if (wall !== undefined) inside.unshift(`${t("gauge-wall")} ${wall}`);
      set(place, "aria-label", [nameOf(ref, t), inside.join("; ")].filter(Boolean).join(": "));
    }
  }

  /** An officer in person, with the pawn that is his. @param {string} ref */
  portrait(ref) {
    if (!ref.startsWith("piece:officer_")) return null;
    const man = draw("g", { class: `o${initial(ref)}` }, draw("g", { class: "bust" }, ...bust()),
      draw("g", { class: "figure", transform: "translate(26 20) scale(.7)" }, ...pawn(ref)));
    return draw("g", {}, man).innerHTML;
  }

  /** Only officers are ever wanted themselves, and he whose turn it is always. @param {import("/static/board/base.js").Drawn} drawn */
  yieldTo(drawn) {
    if (drawn.piece.kind !== "officer") return;
    if (drawn.piece.marks.includes("active")) drawn.made.removeAttribute("data-through");
    else super.yieldTo(drawn);
  }
}

/**
 * Officers stand side by side, closer when they are many.
 * @param {SVGGraphicsElement} place @param {number} n @param {number} of
 */
function standing(place, n, of) {
  const { x, y } = origin(place);
  const pitch = Math.min(CROWD.pitch, (CROWD.room - CROWD.pawn) / Math.max(1, of - 1));
  return {
    x: x + pitch * (n - (of - 1) / 2),
    y: y + (place.classList.contains("post") ? STANDING.post : STANDING.yard),
  };
}
