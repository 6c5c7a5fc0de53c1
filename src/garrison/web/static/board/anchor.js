// @ts-check
/** Where things lie in a drawing, and the layers that others draw upon. Everything is in the units of the whole drawing. */

import { draw } from "./kit.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** From below. Danger lies under the pieces, the others above everything. */
export const LAYERS = /** @type {const} */ (["danger", "marks", "ghosts", "beat", "badges"]);
/** @typedef {typeof LAYERS[number]} LayerName */

const MOVED = /^translate\((-?[\d.]+)px, (-?[\d.]+)px\)$/;
/** Things that are no ref of an option, by the attribute that names them. @type {Record<string, string>} */
const NAMED_BY = { pile: "data-pile", gauge: "data-gauge", box: "data-box" };
const OUTLINE = ":scope > .lift > .edge, :scope > .lift > .rim, :scope > .lift > .body, :scope > .lift > .halo, :scope > .halo, :scope > .edge";

/** How an element is moved within its parent: to where it glides, not where it is on the way. @param {Element} made @returns {DOMMatrix} */
function moved(made) {
  if (!(made instanceof SVGGraphicsElement)) return new DOMMatrix();
  const glide = MOVED.exec(made.style.transform);
  if (glide) return new DOMMatrix().translate(Number(glide[1]), Number(glide[2]));
  const own = made.transform.baseVal.consolidate()?.matrix;
  return own ? new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]) : new DOMMatrix();
}

/** From the units of an element's inside to those of the drawing. @param {Element} made @param {SVGSVGElement} svg @returns {DOMMatrix} */
export function toDrawing(made, svg) {
  let whole = new DOMMatrix();
  for (let at = /** @type {Element | null} */ (made); at && at !== svg; at = at.parentElement) whole = moved(at).multiply(whole);
  return whole;
}

/** The box of an element; null if it is not drawn. @param {Element} made @param {SVGSVGElement} svg @returns {Box | null} */
export function boxOf(made, svg) {
  const outline = made.querySelector(OUTLINE) ?? made;
  if (!(outline instanceof SVGGraphicsElement)) return null;
  const { x, y, width, height } = outline.getBBox();
  if (!width && !height) return null;
  const matrix = toDrawing(outline, svg);
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) => matrix.transformPoint({ x: a, y: b }));
  const left = Math.min(...corners.map((one) => one.x));
  const top = Math.min(...corners.map((one) => one.y));
  return { x: left, y: top, width: Math.max(...corners.map((one) => one.x)) - left, height: Math.max(...corners.map((one) => one.y)) - top };
}

/** The area that two boxes share. @param {Box} a @param {Box} b */
export function shared(a, b) {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Whether two boxes share something. @param {Box} a @param {Box} b */
export const overlap = (a, b) => shared(a, b) > 0;

/** What in the drawing has a ref. @param {SVGSVGElement} svg @param {string} ref @returns {Element | null} */
export function named(svg, ref) {
  const [kind = "", ...rest] = ref.split(":");
  const own = NAMED_BY[kind];
  const other = own ? svg.querySelector(`[${own}="${CSS.escape(rest.join(":"))}"]`) : null;
  return other ?? svg.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
}

/**
 * The overlays of a drawing; nothing in them takes a click unless it says so.
 * @param {SVGSVGElement} svg @param {Element | null} pieces what danger lies under
 * @returns {Map<string, SVGElement>}
 */
export function overlays(svg, pieces) {
  const made = new Map(LAYERS.map((name) => [name, draw("g", { class: `layer layer-${name}`, "pointer-events": "none" })]));
  const danger = made.get("danger");
  for (const layer of made.values()) svg.append(layer);
  if (pieces?.parentElement && danger) {
    const { a, b, c, d, e, f } = toDrawing(pieces.parentElement, svg).inverse();
    danger.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    pieces.before(danger);
  }
  return made;
}
