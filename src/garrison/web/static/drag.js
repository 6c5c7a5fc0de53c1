// Dragging a piece to its target, with mouse, pen or finger. A finger that begins anywhere else moves the board.
import { draw } from "./board/kit.js";
import { onScreen } from "./touch.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {{refs: string[], x: number, y: number, line: SVGElement|null, picks: boolean, far: number, over: Element|null}} Held */

const FAR = { mouse: 8, touch: 12 }; // pixels until a press becomes a drag; a finger trembles
const SMALL = 28; // pixels across that a finger meets
const EDGE = 36; // pixels from the border of the board where it begins to move along
const ALONG = 14; // pixels that it then moves at a time

/**
 * @param {Play} play @param {HTMLElement} inner @param {(event: Event) => string[]} refsAt
 * @param {{meant: (event: MouseEvent, refs: string[]) => string[], nearest: (event: MouseEvent, refs: string[]) => string}} finger
 *   what a finger means that lies beside something small
 */
export function dragging(play, inner, refsAt, finger) {
  const { store } = play;
  /** @type {Held|null} */
  let held = null;

  inner.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return drop(); // a second finger: the board is being zoomed
    const touch = event.pointerType === "touch";
    const refs = touch ? small(event, refsAt(event)) : refsAt(event);
    held = event.button === 0 && store.asked && refs.some((ref) => ref.startsWith("piece:")) && (acts(refs) || chosen(refs))
      ? { refs, x: event.clientX, y: event.clientY, line: null, picks: false, far: touch ? FAR.touch : FAR.mouse, over: null } : null;
  });
  // Only what is held: anywhere else the browser scrolls.
  inner.addEventListener("touchmove", (event) => { if (held && event.cancelable) event.preventDefault(); }, { passive: false });
  addEventListener("pointermove", (event) => {
    if (!held || !event.isPrimary) return;
    if (!held.line && Math.hypot(event.clientX - held.x, event.clientY - held.y) < held.far) return;
    if (!held.line && explained()) return drop(); // it was pressed long: that asked what it is
    lift(held);
    stretch(held, event);
    moveAlong(event);
    if (event.pointerType === "touch") passOver(held, event);
  });
  addEventListener("pointerup", (event) => {
    if (!held?.line || !event.isPrimary) { held = null; return; }
    held.line.remove();
    held = null;
    swallow();
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const refs = finger.meant(event, under && inner.contains(under) ? refsAbove(under) : []);
    if (refs.length) play.clicked(refs, { x: event.clientX, y: event.clientY }, store.board?.way(refs));
    else play.back();
  });
  addEventListener("pointercancel", (event) => { if (event.isPrimary) drop(); });

  /** Whoever is in turn, if he is smaller than the finger that lies beside him. @param {PointerEvent} event @param {string[]} refs */
  function small(event, refs) {
    const { board, shown } = store;
    if (!board || refs.some((ref) => ref.startsWith("piece:"))) return refs;
    const own = (shown?.view.pieces ?? []).map((piece) => `piece:${piece.id}`).filter((ref) => acts([ref]));
    const near = finger.nearest(event, own.filter((ref) => {
      const box = board.anchor(ref);
      return box && onScreen(board, box).width < SMALL;
    }));
    return near ? [near] : refs;
  }

  /** Nothing is dragged after all. */
  function drop() {
    if (held?.line) {
      held.line.remove();
      if (held.picks) play.back();
    }
    held = null;
  }

  /** Whether it is somebody in turn, whose moves need not be chosen first. @param {readonly string[]} refs */
  function acts(refs) {
    const own = store.shown?.view.pieces.find((piece) => `piece:${piece.id}` === refs[0]);
    return Boolean(own && (own.id === store.shown?.view.facts.actor || own.marks.includes("active")));
  }

  /** What of it can be chosen. @param {readonly string[]} refs */
  function chosen(refs) {
    return refs.find((one) => play.aim.targets.has(one) || store.picked.includes(one));
  }

  /** The piece is chosen, if it is one to choose. @param {Held} drag */
  function lift(drag) {
    if (drag.line) return;
    drag.line = draw("path", { class: "drag-line" });
    const ref = chosen(drag.refs);
    drag.picks = Boolean(ref && !acts(drag.refs) && !store.picked.includes(ref));
    if (ref && drag.picks) store.setPicked([ref]);
    store.board?.layer("ghosts").append(drag.line);
  }

  /** @param {Held} from @param {PointerEvent} to */
  function stretch({ line, x, y }, to) {
    const matrix = store.board?.svg.getScreenCTM()?.inverse();
    if (!matrix || !line) return;
    const a = new DOMPoint(x, y).matrixTransform(matrix);
    const b = new DOMPoint(to.clientX, to.clientY).matrixTransform(matrix);
    line.setAttribute("d", `M${a.x} ${a.y}L${b.x} ${b.y}`);
  }

  /** A finger keeps what it touched first; what it passes over hears of it as of a mouse, and shows what would follow. @param {Held} drag @param {PointerEvent} event */
  function passOver(drag, { clientX, clientY }) {
    const under = document.elementFromPoint(clientX, clientY);
    if (!under || under === drag.over || !inner.contains(under)) return;
    drag.over = under;
    under.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, clientX, clientY }));
  }

  /** What lies beyond the border comes into sight. @param {PointerEvent} event */
  function moveAlong({ clientX, clientY }) {
    const scroll = inner.parentElement;
    if (!held || !scroll) return;
    const { left, right, top, bottom } = scroll.getBoundingClientRect();
    const step = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ high) => (at < low + EDGE ? -ALONG : at > high - EDGE ? ALONG : 0);
    const before = { x: scroll.scrollLeft, y: scroll.scrollTop };
    scroll.scrollBy({ left: step(clientX, left, right), top: step(clientY, top, bottom), behavior: "instant" });
    held.x -= scroll.scrollLeft - before.x; // where it was taken up moves with the board
    held.y -= scroll.scrollTop - before.y;
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

/** Whether a card explains something now. */
const explained = () => document.getElementById("explain")?.hidden === false;
