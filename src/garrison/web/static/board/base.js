// @ts-check
/** What all boards have in common: pieces that glide, what is marked, and going about by keyboard. */

import { boxOf, named, overlays } from "./anchor.js";
import { button, draw, move, part, set } from "./kit.js";

/**
 * @typedef {import("./kit.js").Piece} Piece
 * @typedef {import("./kit.js").View} View
 * @typedef {import("./kit.js").Words} Words
 * @typedef {{made: SVGElement, piece: Piece}} Drawn
 */

const FADE = 400;
const LOWEST = ".pieces:not(.tiles), .chart > .tokens"; // of what moves: danger is drawn under it
const STILL = '[data-still], [data-speed="off"], [data-motion="still"]'; // nothing glides now
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {HTMLElement} host @param {string} svgText @returns {SVGSVGElement} */
export function lay(host, svgText) {
  host.innerHTML = svgText;
  return /** @type {SVGSVGElement} */ (part(host, "svg"));
}

export class BaseBoard {
  /** @param {SVGSVGElement} svg @param {Words} t @param {string} places selects what can be pressed in the drawing */
  constructor(svg, t, places) {
    this.svg = svg;
    this.t = t;
    /** @type {Map<string, SVGElement> | null} made when the first is wanted: what lies under them must be there first */
    this.overlays = null;
    /** @type {Record<string, import("../pictures.js").Picture>} of beats that this board draws in its own way, by kind */
    this.pictures = {};
    /** @type {Record<string, string>} by question: kind and fact of what its ways lead from, `piece:who` */
    this.whence = {};
    /** @type {Map<string, Drawn>} by id */
    this.drawn = new Map();
    /** @type {Map<string, SVGGraphicsElement>} by ref */
    this.places = new Map();
    /** @type {Record<"offered" | "selected" | "lit", Set<string>>} */
    this.refs = { offered: new Set(), selected: new Set(), lit: new Set() };
    /** @type {ReadonlyMap<string, string>} the verb of what is offered */
    this.verbs = new Map();
    /** @type {WeakMap<Element, string>} the marks on each: to go through everything drawn costs little where nothing changes */
    this.marked = new WeakMap();
    for (const place of svg.querySelectorAll(places)) {
      const made = /** @type {SVGGraphicsElement} */ (place);
      this.places.set(made.dataset.ref ?? "", made);
      button(made);
    }
    svg.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** Takes the shape of its room, where a board can do so; whether anything has moved. @returns {boolean} */
  fit() {
    return false;
  }

  /** Draw a view: each board in its own way. @param {View} view */
  render(view) {
    this.sort(view);
  }

  /**
   * What can be clicked now, and in which colour it is lit.
   * @param {Iterable<string>} refs @param {ReadonlyMap<string, string>} [verbs] by ref
   */
  offer(refs, verbs = new Map()) {
    this.refs.offered = new Set(refs);
    this.verbs = verbs;
    this.mark();
  }

  /** All refs that can be met on the board. @returns {Set<string>} */
  drawnRefs() {
    const refs = /** @type {Set<string>} */ (new Set());
    for (const made of this.svg.querySelectorAll("[data-ref]")) {
      if (!made.closest("[hidden], [data-gone]")) refs.add(made.getAttribute("data-ref") ?? "");
    }
    return refs;
  }

  /** What has been chosen so far: lifted. @param {Iterable<string>} refs */
  select(refs) {
    this.refs.selected = new Set(refs);
    this.mark();
  }

  /** What a line of the log speaks of. @param {Iterable<string>} refs */
  light(refs) {
    this.refs.lit = new Set(refs);
    this.mark();
  }

  /**
   * Where whatever has a ref lies: piece, space, box, pile or gauge, in the units of the drawing; null if it is not drawn. A piece that
   * glides is where it will be.
   * @param {string} ref @returns {import("./anchor.js").Box | null}
   */
  anchor(ref) {
    const made = this.drawn.get(ref.slice(ref.indexOf(":") + 1))?.made ?? this.places.get(ref) ?? named(this.svg, ref);
    return made && boxOf(made, this.svg);
  }

  /** An overlay to draw upon, in the units of the drawing. @param {import("./anchor.js").LayerName} name @returns {SVGElement} */
  layer(name) {
    this.overlays ??= overlays(this.svg, this.svg.querySelector(LOWEST));
    const layer = this.overlays.get(name);
    if (!layer) throw new Error(`no layer is called ${name}`);
    return layer;
  }

  /** Pieces of a layer lie in the order of the view, whichever came first: so whoever skips sees what all others see. @param {View} view */
  sort(view) {
    const wanted = view.pieces.flatMap((piece) => this.drawn.get(piece.id)?.made ?? []);
    for (const layer of new Set(wanted.map((made) => made.parentElement))) {
      const own = wanted.filter((made) => made.parentElement === layer);
      const now = [...(layer?.children ?? [])].filter((made) => own.includes(/** @type {SVGElement} */ (made)));
      if (own.some((made, n) => made !== now[n])) layer?.append(...own);
    }
  }

  /**
   * What is asked now, drawn where it is; null for nothing. Where an enemy may turn to several things, a ghost of its way leads to each.
   * @param {import("../protocol.js").Question | null} question
   */
  ask(question) {
    const layer = this.layer("ghosts");
    layer.querySelectorAll(".ghost").forEach((old) => old.remove());
    const [kind, fact] = (question && this.whence[question.key]?.split(":")) || [];
    const start = question && kind && fact ? this.anchor(`${kind}:${question.facts[fact]}`) : null;
    if (!question || !start) return;
    const goals = new Set(question.options.flatMap(({ path }) => path.slice(-1)));
    layer.append(draw("g", { class: "ghost", "aria-hidden": "true" }, ...[...goals].flatMap((ref) => arrow(start, this.anchor(ref)))));
  }

  /** A ref in words, where the board knows better words than the game; else "". @param {string} _ref @returns {string} */
  say(_ref) {
    return "";
  }

  /** A larger picture of something than the one on the board, as it is written in a drawing; null for none. @param {string} _ref @returns {string | null} */
  portrait(_ref) {
    return null;
  }

  /** What can be shown or hidden on this board, by name. @returns {string[]} */
  get views() {
    return [];
  }

  /** Something is to be shown, or no longer. */
  review() {}

  /** Spaces on the way to what was clicked, for boards on which one walks. @param {readonly string[]} _refs @returns {string[]} */
  way(_refs) {
    return [];
  }

  /** Pieces drawn that a view no longer has. @param {View} view */
  gone(view) {
    const known = new Set(view.pieces.map((piece) => piece.id));
    return [...this.drawn.values()].filter(({ piece }) => !known.has(piece.id));
  }

  /**
   * A piece that was not there comes in from the start.
   * @param {SVGElement} made @param {Element} layer @param {{x: number, y: number}} start
   */
  enter(made, layer, start) {
    move(made, start);
    made.setAttribute("data-new", "");
    layer.append(made);
    if (!document.documentElement.matches(STILL)) made.getBoundingClientRect(); // settles the start, so that the rest is a transition
    made.removeAttribute("data-new");
    return made;
  }

  /** @param {Drawn} drawn */
  drop({ made, piece }) {
    this.drawn.delete(piece.id);
    made.setAttribute("data-gone", "");
    setTimeout(() => made.remove(), FADE);
  }

  /** Rings, lifts and pencil marks, and what the Tab key finds: what is on offer, or else any place. */
  mark() {
    const { offered, selected, lit } = this.refs;
    for (const drawn of this.drawn.values()) this.yieldTo(drawn);
    let found = false;
    for (const made of this.svg.querySelectorAll("[data-ref]")) {
      const ref = made.getAttribute("data-ref") ?? "";
      const verb = offered.has(ref) ? this.verbs.get(ref) ?? "" : null;
      found ||= verb !== null && made.hasAttribute("tabindex");
      const marks = `${verb} ${selected.has(ref)} ${lit.has(ref)}`;
      if (this.marked.get(made) === marks) continue;
      this.marked.set(made, marks);
      made.toggleAttribute("data-offered", verb !== null);
      if (verb) set(made, "data-verb", verb);
      else made.removeAttribute("data-verb");
      made.toggleAttribute("data-selected", selected.has(ref));
      made.toggleAttribute("data-lit", lit.has(ref));
      if (made.hasAttribute("tabindex")) set(made, "tabindex", verb === null ? "-1" : "0");
    }
    const [first] = this.places.values();
    if (first && !offered.has(first.dataset.ref ?? "")) set(first, "tabindex", found ? "-1" : "0");
  }

  /** A piece lets clicks through to its place, unless the piece itself is wanted. @param {Drawn} drawn */
  yieldTo({ made, piece }) {
    const { offered } = this.refs;
    made.toggleAttribute("data-through", offered.has(piece.at) && !offered.has(`piece:${piece.id}`));
  }

  /** Enter and space click; arrows go to the nearest thing that way. @param {KeyboardEvent} event */
  pressed(event) {
    const here = event.target instanceof SVGElement ? event.target.closest("[data-ref]") : null;
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ARROWS[event.key];
    if (event.key === "Enter" || event.key === " ") here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else if (way) this.go(here, way);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Element} here @param {[number, number]} way */
  go(here, [right, down]) {
    const from = centre(here);
    let best = null;
    let least = Infinity;
    for (const made of this.svg.querySelectorAll('[role="button"]')) {
      const { x, y, width } = centre(made);
      if (!width) continue; // not shown
      const ahead = (x - from.x) * right + (y - from.y) * down;
      const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
      if (made !== here && ahead > 2 && ahead + 2 * aside < least) [best, least] = [made, ahead + 2 * aside];
    }
    if (best instanceof SVGElement) best.focus();
  }
}

/** A dotted way with a head, from the middle of one thing to the edge of another. @param {import("./anchor.js").Box} from @param {import("./anchor.js").Box | null} to */
function arrow(from, to) {
  if (!to) return [];
  const [a, b] = [from, to].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  if (!a || !b) return [];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const part = Math.max(0, 1 - Math.min(to.width, to.height) / 2 / far);
  const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return [draw("path", { class: "coming", d: `M${a.x} ${a.y}L${x} ${y}` }), draw("path", { class: "coming-head", d: "M10 0L-9-9V9z", transform: `translate(${x} ${y}) rotate(${turn})` })];
}

/** @param {Element} made */
function centre(made) {
  const box = made.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

/** Where a group of the drawing lies. @param {SVGGraphicsElement} place */
export function origin(place) {
  const matrix = place.transform.baseVal.consolidate()?.matrix;
  return { x: matrix?.e ?? 0, y: matrix?.f ?? 0 };
}
