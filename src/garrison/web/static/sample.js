// @ts-check
// A sign or a thing of the board drawn once more, elsewhere on the page: in the legend, in the inspector.
import { s } from "./dom.js";

const ROOM = 4; // around what is drawn, in the units of the drawing
const OWN = ["id", "data-ref", "role", "tabindex", "aria-label", "aria-hidden", "style", "transform", "data-offered", "data-selected", "data-lit", "data-through", "data-verb"];

/** A copy in the same groups, so that it is styled alike. @param {Element} made @param {SVGSVGElement} board @returns {Element} */
function copied(made, board) {
  let copy = /** @type {Element} */ (made.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of OWN) if (one === copy || (name !== "transform" && name !== "style")) one.removeAttribute(name);
  }
  for (let around = made.parentElement; around && around !== /** @type {Element} */ (board); around = around.parentElement) {
    const shell = /** @type {Element} */ (around.cloneNode(false));
    for (const name of OWN) shell.removeAttribute(name);
    shell.append(copy);
    copy = shell;
  }
  return copy;
}

/**
 * A small drawing with the style of a board; fitted once it is on the page.
 * @param {SVGSVGElement} board @param {Element|string} what part of the board, or how it is drawn
 * @param {string} [kind] class of its own
 */
export function sample(board, what, kind = "sample") {
  const made = s("svg", { class: `${board.getAttribute("class")} ${kind}`, "aria-hidden": "true", viewBox: "0 0 1 1" });
  for (const name of ["data-tank", "data-red"]) if (board.hasAttribute(name)) made.setAttribute(name, board.getAttribute(name) ?? "");
  if (typeof what === "string") made.innerHTML = what;
  else made.append(copied(what, board));
  return made;
}

/** Fits a drawing to its frame; it must be on the page. @param {SVGSVGElement} made */
export function fitted(made) {
  const { x, y, width, height } = made.getBBox();
  made.setAttribute("viewBox", `${x - ROOM} ${y - ROOM} ${Math.max(width, 8) + 2 * ROOM} ${Math.max(height, 8) + 2 * ROOM}`);
  return made;
}
