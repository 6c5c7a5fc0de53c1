// Dragging a piece to its target, with mouse or pen; a finger that drags moves the board, and taps.
import { draw } from "./board/kit.js";

/** @typedef {import("./play.js").Play} Play */

const FAR = 8; // pixels until a press becomes a drag

/** @param {Play} play @param {HTMLElement} inner @param {(event: Event) => string[]} refsAt */
export function dragging(play, inner, refsAt) {
  /** @type {{refs: string[], x: number, y: number, line: SVGElement|null}|null} */
  let held = null;

  inner.addEventListener("pointerdown", (event) => {
    const refs = refsAt(event);
    const piece = refs.some((ref) => ref.startsWith("piece:"));
    held = piece && event.button === 0 && event.pointerType !== "touch" && play.store.asked ? { refs, x: event.clientX, y: event.clientY, line: null } : null;
  });
  addEventListener("pointermove", (event) => {
    if (!held || (!held.line && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR)) return;
    held.line ??= lift(held.refs);
    if (held.line) stretch(held.line, held, event);
  });
  addEventListener("pointerup", (event) => {
    const { line } = held ?? {};
    held = null;
    if (!line) return;
    line.remove();
    swallow();
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const refs = under && inner.contains(under) ? refsAbove(under) : [];
    if (refs.length) play.clicked(refs, { x: event.clientX, y: event.clientY }, play.store.board?.way(refs));
    else play.back();
  });

  /** The piece is chosen, if it is one to choose. @param {string[]} refs @returns {SVGElement|null} */
  function lift(refs) {
    const { store } = play;
    const own = store.shown?.view.pieces.find((piece) => `piece:${piece.id}` === refs[0]);
    const acts = own && (own.id === store.shown?.view.facts.actor || own.marks.includes("active"));
    const ref = refs.find((one) => play.aim.targets.has(one));
    if (!acts && !ref) return null;
    if (ref && !acts && !store.picked.includes(ref)) store.setPicked([ref]);
    const line = draw("path", { class: "drag-line" });
    store.board?.layer("ghosts").append(line);
    return line;
  }

  /** @param {SVGElement} line @param {{x: number, y: number}} from @param {PointerEvent} to */
  function stretch(line, from, to) {
    const matrix = play.store.board?.svg.getScreenCTM()?.inverse();
    if (!matrix) return;
    const a = new DOMPoint(from.x, from.y).matrixTransform(matrix);
    const b = new DOMPoint(to.clientX, to.clientY).matrixTransform(matrix);
    line.setAttribute("d", `M${a.x} ${a.y}L${b.x} ${b.y}`);
  }

  /** The click that ends a drag is none. */
  function swallow() {
    const stop = (/** @type {Event} */ event) => event.stopPropagation();
    inner.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => inner.removeEventListener("click", stop, { capture: true }));
  }

  /** @param {Element} under */
  function refsAbove(under) {
    const refs = [];
    for (let at = /** @type {Element|null} */ (under); at && at !== inner; at = at.parentElement) {
      const ref = at.getAttribute("data-ref");
      if (ref) refs.push(ref);
    }
    return refs;
  }
}
