// Play on the board: keeps the wheel, the dock and the badges in step with what can be touched, and lets pieces be dragged.
import { sharedPlaces, verbOf } from "./aim.js";
import { drawBadges } from "./badges.js";
import { button, fill, h } from "./dom.js";
import { kindOf, settled } from "./picker.js";
import { sign, terms, walk, wheelOf } from "./wheel.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./board/base.js").BaseBoard} BaseBoard */

const NEAR = new Set(["space", "piece", "gate", "token", "track"]); // what is worth coming near to
const FINGER = 28; // pixels that a target needs at least, where fingers touch

/**
 * @param {Play} play @param {HTMLElement} inner where the board lies
 * @param {(times: number, spot: {x: number, y: number}, seen: boolean) => void} near brings targets to the size of a finger
 */
export function touching(play, inner, near) {
  const { store } = play;
  const wheel = wheelOf(play);
  const dock = h("div", { class: "dock", role: "group", hidden: true });
  dock.addEventListener("keydown", (event) => walk(dock, event));
  /** @type {string|undefined} what had the focus before the wheel opened */
  let from;
  let adrift = false; // the focus was in a wheel that is gone, and nothing on the board could take it

  function draw() {
    const { board } = store;
    const { targets, wheel: choices, dock: loose } = board && store.asked ? play.aim : { targets: new Map(), wheel: [], dock: [] };
    board?.ask(store.asked && !store.sending ? store.state?.ask ?? null : null);
    if (board) drawBadges(board, store.sending ? new Map() : targets, play.has);
    drawDock(loose);
    if (board && choices.length && !store.sending) open(board, choices);
    else close();
  }

  /** @param {BaseBoard} board @param {readonly import("./aim.js").Choice[]} choices */
  function open(board, choices) {
    const { picked } = store;
    const asks = !picked.length;
    const focused = inner.contains(document.activeElement);
    if (focused && wheel.made.hidden) from = document.activeElement?.getAttribute("data-ref") ?? undefined;
    const title = asks ? store.state?.ask.text ?? "" : play.label(picked.at(-1) ?? "");
    const frame = (inner.parentElement ?? inner).getBoundingClientRect();
    const targets = [...play.aim.targets.keys()].flatMap((ref) => board.anchor(ref) ?? []).map((box) => onScreen(board, box));
    wheel.show(choices, { box: inSight(place(play, board, inner), frame), frame, targets }, title, asks);
    if (focused || (adrift && document.activeElement === document.body)) wheel.made.querySelector("button")?.focus({ preventScroll: true });
    adrift = false;
  }

  function close() {
    const held = wheel.made.contains(document.activeElement);
    wheel.hide();
    if (!held) return;
    refocus(from);
  }

  /** The focus goes back to the board. @param {string} [ref] to what it was on, if that can still be pressed */
  function refocus(ref) {
    const again = ref && inner.querySelector(`[tabindex][data-ref="${CSS.escape(ref)}"]`);
    const next = again || inner.querySelector('svg [tabindex="0"]');
    adrift = !(next instanceof SVGElement);
    if (next instanceof SVGElement) next.focus({ preventScroll: true });
  }

  /** @param {readonly import("./protocol.js").Offer[]} loose */
  function drawDock(loose) {
    if (!loose.length && dock.hidden) return;
    const held = dock.contains(document.activeElement);
    dock.hidden = !loose.length || loose.length > 8;
    dock.setAttribute("aria-label", store.state?.ask.text ?? "");
    fill(dock, ...loose.map((offer) => button("", () => void play.send(offer), {
      class: `dock-item verb-${offer.verb}`, "data-key": `dock-${offer.name}`, "data-dock": offer.index, "data-option": offer.index, "aria-label": [offer.label, ...terms(offer)].join(", "),
    })));
    [...dock.children].forEach((made, n) => {
      const offer = loose[n];
      if (offer) made.append(sign(verbOf([offer])), h("span", {}, offer.label));
    });
    if (held && !dock.contains(document.activeElement)) refocus();
  }

  /** Small targets are brought near where there is no mouse: a person cannot touch what is smaller than a finger. */
  function approach() {
    const { board } = store;
    if (!board || !store.asked || !matchMedia("(pointer: coarse)").matches) return;
    const boxes = [...play.aim.targets.keys()].filter((ref) => NEAR.has(kindOf(ref))).flatMap((ref) => board.anchor(ref) ?? []).map((box) => onScreen(board, box));
    const least = Math.min(...boxes.map((box) => Math.max(box.width, box.height)));
    if (!boxes.length || !least) return;
    const frame = inner.parentElement?.getBoundingClientRect() ?? inner.getBoundingClientRect();
    const seen = boxes.every((box) => box.x > frame.x && box.y > frame.y && box.x + box.width < frame.right && box.y + box.height < frame.bottom);
    const times = FINGER / least;
    near(times, midst(boxes, { width: frame.width / Math.max(1, times), height: frame.height / Math.max(1, times) }), seen);
  }

  store.on(["shown", "board"], approach);
  store.on(["shown", "picked", "sending", "lang", "board"], draw);
  new ResizeObserver(() => { if (store.board) draw(); }).observe(inner);
  inner.parentElement?.addEventListener("scroll", () => { if (!wheel.made.hidden) draw(); }, { passive: true });
  return { wheel: wheel.made, dock };
}

/** The middle of all that there is room for, else where most of it lies. @param {readonly import("./wheel_place.js").Box[]} boxes @param {{width: number, height: number}} room */
function midst(boxes, { width, height }) {
  /** @param {readonly (readonly [number, number])[]} spans @param {number} most */
  const middle = (spans, most) => {
    const [first, last] = [Math.min(...spans.map(([at]) => at)), Math.max(...spans.map(([at, long]) => at + long))];
    return last - first <= most ? (first + last) / 2 : mean(spans.map(([at, long]) => at + long / 2));
  };
  return { x: middle(boxes.map((box) => [box.x, box.width]), width), y: middle(boxes.map((box) => [box.y, box.height]), height) };
}

/** @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Where the wheel stands: at what was touched last; a question stands where it is about, or in the middle below.
 * @param {Play} play @param {BaseBoard} board @param {HTMLElement} inner
 */
function place(play, board, inner) {
  const { picked, state, shown } = play.store;
  const left = play.left;
  const known = picked.length ? [...picked].reverse() : [...sharedPlaces(left), ...settled(left).reverse(), ...(state?.ask.refs ?? [])];
  const actor = shown?.view.facts.actor;
  for (const ref of [...known, `piece:${actor}`]) {
    const box = board.anchor(ref);
    if (box) return onScreen(board, box);
  }
  const { x, y, width, height } = inner.getBoundingClientRect();
  return { x: x + width / 2, y: y + height * 0.6, width: 0, height: 0 };
}

/** What has been scrolled away is met at the edge. @param {import("./wheel_place.js").Box} box @param {DOMRect} frame */
function inSight(box, { x, y, right, bottom }) {
  return { ...box, x: Math.max(x, Math.min(box.x, right - box.width)), y: Math.max(y, Math.min(box.y, bottom - box.height)) };
}

/** @param {BaseBoard} board @param {import("./board/anchor.js").Box} box */
export function onScreen(board, box) {
  const matrix = board.svg.getScreenCTM();
  const a = new DOMPoint(box.x, box.y).matrixTransform(matrix ?? undefined);
  const b = new DOMPoint(box.x + box.width, box.y + box.height).matrixTransform(matrix ?? undefined);
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
}
