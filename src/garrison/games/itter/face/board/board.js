// @ts-check
/** The board of Castle Itter: puts the drawing on the page and keeps its pieces in step with a view. */

import { BaseBoard, lay, origin } from "/static/board/base.js";
import { button, byPlace, draw, move, part, set } from "/static/board/kit.js";
import { pictures } from "./beats.js";
import { carve, heap, paint, worth } from "./counters.js";
import { bust, sideOf } from "./faces.js";
import { HEAVY, standing } from "./piles.js";
import { fill, trays } from "./sheet.js";
import { print } from "./squares.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 * @typedef {import("/static/board/base.js").Drawn} Drawn
 * @typedef {import("./sheet.js").Spot} Spot
 */

export const size = { width: 1200, height: 880 };

const SQUARE = { x: 40, y: 50 }; // the middle of a counter in its square
/** @type {Record<string, string>} The crate of each colour. */
const CRATES = { G: "green", R: "red", P: "purple", K: "black" };
const GHOST = { x: 26, y: -30 }; // beside the middle of an area, where others may stand
const FLAT = 20; // how far the name of a counter is above its middle
const PLACES = '[data-ref^="space:"], [data-ref^="crate:"]'; // squares, areas, circles and crates

/** @param {HTMLElement} host @param {string} svgText @param {Words} t @param {{chart: readonly Piece[]}} aid */
export function mount(host, svgText, t, { chart }) {
  return new Board(lay(host, svgText), t, chart);
}

class Board extends BaseBoard {
  /** @param {SVGSVGElement} svg @param {Words} t @param {readonly Piece[]} chart */
  constructor(svg, t, chart) {
    super(svg, t, PLACES);
    this.pictures = pictures;
    print(this.places, chart);
    this.counters = part(svg, ".pieces");
    this.begun = false;
    // What is written on a thing is part of its label; the score alone speaks for itself.
    for (const text of svg.querySelectorAll("text:not(.score)")) text.setAttribute("aria-hidden", "true");
  }

  /** Draw a view: counters known by their id glide to where they are now. @param {View} view */
  render(view) {
    fill(this.svg, view, this.t);
    const spots = this.spots(view);
    const gone = this.gone(view);
    for (const piece of view.pieces) this.put(piece, spots.get(piece.id), gone);
    for (const old of gone) this.drop(old);
    this.begun = true;
    this.describe(view);
    this.mark();
  }

  /** @param {View} view @returns {Map<string, Spot>} */
  spots(view) {
    const spots = trays(this.svg, view, this.t);
    for (const [at, pieces] of byPlace(view.pieces)) {
      const place = this.places.get(at);
      if (!place) continue;
      for (const [id, spot] of standing(middle(place), pieces)) spots.set(id, spot);
    }
    return spots;
  }

  /** @param {Piece} piece @param {Spot | undefined} spot @param {Drawn[]} gone */
  put(piece, spot, gone) {
    if (!spot) return;
    const to = { x: spot.x, y: spot.y + (spot.flat ? FLAT : 0) };
    const before = this.drawn.get(piece.id) ?? this.adopt(piece, gone);
    const made = before?.made ?? this.enter(carve(piece), this.counters, (this.begun && this.behind(piece)) || to);
    this.drawn.set(piece.id, { made, piece });
    paint(made, piece, this.t, this.nameOf(piece.at));
    made.toggleAttribute("data-flat", spot.flat);
    heap(made, spot);
    move(made, to);
  }

  /**
   * SS counters are named after where they stand. One that has gone and one of its kind that has come on the
   * same track are the same one, advancing (or, when a move is taken back, returning).
   * @param {Piece} piece @param {Drawn[]} gone
   */
  adopt(piece, gone) {
    const far = gone.map((old) => old.piece.kind === piece.kind
      ? Math.min(this.steps(old.piece.at, piece.at), this.steps(piece.at, old.piece.at)) : Infinity);
    const least = Math.min(...far);
    if (least === Infinity) return undefined;
    const [old] = gone.splice(far.indexOf(least), 1);
    this.drawn.delete(old.piece.id);
    return old;
  }

  /** How many steps along its track one space lies before another. @param {string} from @param {string} to */
  steps(from, to) {
    for (let n = 0, at = from; this.places.has(at); n++, at = `space:${this.places.get(at)?.dataset.next}`) {
      if (at === to) return n;
    }
    return Infinity;
  }

  /** Where a counter that is new on its space was pushed from. @param {Piece} piece */
  behind(piece) {
    const full = new Set([...this.drawn.values()].map((old) => old.piece.at));
    const place = [...this.places.values()].find(
      ({ dataset }) => `space:${dataset.next}` === piece.at && full.has(dataset.ref ?? ""));
    return place && middle(place);
  }

  /** @param {string} ref */
  nameOf(ref) {
    const [kind, id] = ref.split(":");
    return kind === "box" ? this.t(`box-${id}`) : this.t("name", id);
  }

  /** Spaces tell who stands on them. @param {View} view */
  describe(view) {
    const standing = byPlace(view.pieces);
    for (const [ref, place] of this.places) {
      if (!ref.startsWith("space:")) continue;
      const inside = (standing.get(ref) ?? []).map((piece) => [
        this.t("name", piece.kind === "defender" ? piece.id : piece.kind),
        ...(piece.kind === "defender" ? [] : worth(piece, this.t)),
      ].join(", "));
      if (ref === "space:bj_cannon" && view.facts.loaded) inside.push(this.t("mark-loaded"));
      set(place, "aria-label", [this.nameOf(ref), inside.join("; ")].filter(Boolean).join(": "));
    }
  }

  /** A Defender in person; the SS as they are on the board. @param {string} ref */
  portrait(ref) {
    const piece = this.drawn.get(ref.slice(6))?.piece;
    if (!ref.startsWith("piece:") || piece?.kind !== "defender") return null;
    return draw("g", {}, draw("g", { class: `defender ${sideOf(piece.id)}` }, draw("g", { class: "bust" }, ...bust(piece)))).innerHTML;
  }

  /** A counter on its way stands as a ghost where it will come, with the way that lies before it. @param {{key: string, facts: Record<string, unknown>} | null} question */
  ask(question) {
    const layer = this.layer("ghosts");
    layer.querySelectorAll(".ghost").forEach((old) => old.remove());
    const first = this.places.get(`space:${question?.facts.space}`);
    if (question?.key !== "suppress-counter" || !first) return;
    const spots = this.track(`space:${question.facts.space}`).map((place) => middle(place));
    const counter = carve({ id: "ghost", kind: `${question.facts.counter}`, at: "", marks: [], values: {}, tags: [] });
    counter.setAttribute("aria-hidden", "true");
    move(counter, { x: spots[0].x + GHOST.x, y: spots[0].y + GHOST.y });
    const colour = Object.keys(CRATES).find((one) => first.classList.contains(`it-${one}`)) ?? "";
    const crate = this.anchor(`crate:${CRATES[colour]}`);
    layer.append(draw("g", { class: "ghost" }, draw("path", { class: "coming", d: `M${spots.map(({ x, y }) => `${x} ${y}`).join("L")}` }), counter,
      ...(crate ? [draw("rect", { class: "coming", ...crate, rx: 6 })] : [])));
  }

  /** The spaces of a track from one on. @param {string} from @returns {SVGGraphicsElement[]} */
  track(from) {
    const found = /** @type {SVGGraphicsElement[]} */ ([]);
    for (let place = this.places.get(from); place && !found.includes(place); place = this.places.get(`space:${place.dataset.next}`)) found.push(place);
    return found;
  }

  /** Counters of the SS have refs only while they are wanted. */
  drawnRefs() {
    const refs = super.drawnRefs();
    for (const kind of ["infantry", ...HEAVY]) refs.add(`counter:${kind}`);
    return refs;
  }

  /**
   * One of the SS is wanted itself when its space has been chosen and several stand there.
   * @param {Drawn} drawn
   */
  yieldTo(drawn) {
    const { made, piece } = drawn;
    if (piece.kind === "defender") return super.yieldTo(drawn);
    const { offered, selected } = this.refs;
    const ref = `counter:${HEAVY.includes(piece.kind) ? piece.kind : "infantry"}`;
    const wanted = selected.has(piece.at) && offered.has(ref) && !made.hasAttribute("data-under");
    if (wanted === made.hasAttribute("data-ref") && made.hasAttribute("aria-hidden")) return;
    this.marked.delete(made);
    made.toggleAttribute("data-through", !wanted);
    made.toggleAttribute("data-offered", wanted);
    set(made, "aria-hidden", `${!wanted}`);
    if (wanted) button(made).dataset.ref = ref;
    else ["data-ref", "role", "tabindex"].forEach((name) => made.removeAttribute(name));
  }
}

/** Where a counter stands on a space. @param {SVGGraphicsElement} place */
function middle(place) {
  const { x, y } = origin(place);
  return place.classList.contains("square") ? { x: x + SQUARE.x, y: y + SQUARE.y } : { x, y };
}
