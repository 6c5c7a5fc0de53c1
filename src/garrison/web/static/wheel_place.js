// Where the wheel stands: within the board, where it covers neither what was touched nor what can be touched next. On narrow screens it lies
// below the board.

/** @typedef {{x: number, y: number, width: number, height: number}} Box in pixels of the window */
/** @typedef {{box: Box, frame: Box, targets: readonly Box[]}} Ground what was touched, where the board lies, and what is lit */
/** @typedef {{x: number, y: number}} Spot */

const MARGIN = 6;
const NARROW = 620; // pixels of a board that has no room for a wheel upon it
const ITEM = { width: 80, height: 66 }; // of a round wheel
const REACH = [0, 0, 66, 66, 70, 78, 88, 98]; // from its middle, by the number of items
const GRID = 6; // places tried across and down, besides those at the box
const APART = 24; // pixels from which on a line leads back to what was touched

/** @param {HTMLElement} made @param {Ground} ground */
export function place(made, ground) {
  const narrow = ground.frame.width < NARROW;
  made.classList.toggle("below", narrow);
  const tie = tieOf(made);
  tie.hidden = true;
  made.dataset.shape = made.dataset.wanted;
  if (narrow) return lie(made, ground.frame);
  if (made.dataset.shape === "round") {
    if (turn(made, ground)) return;
    made.dataset.shape = "column"; // there is no room around it
  }
  stand(made, ground);
  tie.hidden = !lead(tie, made.getBoundingClientRect(), ground.box);
}

/** The line that leads from a wheel to what it is about; it goes when the wheel goes. @param {HTMLElement} made @returns {HTMLElement} */
function tieOf(made) {
  const next = made.nextElementSibling;
  if (next instanceof HTMLElement && next.classList.contains("wheel-tie")) return next;
  const tie = Object.assign(document.createElement("div"), { className: "wheel-tie" });
  made.after(tie);
  return tie;
}

/** Lay the line between the two; whether they are so far apart that it is needed. @param {HTMLElement} tie @param {Box} from @param {Box} to */
function lead(tie, from, to) {
  const x = nearest(from.x, from.width, to.x + to.width / 2), y = nearest(from.y, from.height, to.y + to.height / 2);
  const end = { x: nearest(to.x, to.width, x), y: nearest(to.y, to.height, y) };
  const length = Math.hypot(end.x - x, end.y - y);
  const angle = Math.atan2(end.y - y, end.x - x);
  Object.assign(tie.style, { left: `${x}px`, top: `${y}px`, width: `${length}px`, transform: `rotate(${angle}rad)` });
  return length > APART;
}

/** The place of a stretch that lies nearest. @param {number} start @param {number} size @param {number} wanted */
const nearest = (start, size, wanted) => Math.max(start, Math.min(wanted, start + size));

/** Below the board, as wide as it is; what is asked makes way for it. @param {HTMLElement} made @param {Box} frame */
function lie(made, frame) {
  if (made.dataset.shape === "round") made.dataset.shape = "column";
  straighten(made);
  Object.assign(made.style, { left: `${frame.x}px`, top: `${frame.y + frame.height}px`, width: `${frame.width}px` });
  const sheet = /** @type {HTMLElement|null} */ (document.querySelector(".side"));
  sheet?.style.setProperty("--under-wheel", `${Math.max(0, made.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top)}px`);
}

/** @param {HTMLElement} made */
const itemsOf = (made) => /** @type {HTMLElement[]} */ ([...made.querySelectorAll(".wheel-item")]);

/** @param {HTMLElement} made */
function straighten(made) {
  for (const one of itemsOf(made)) one.removeAttribute("style");
  Object.assign(made.style, { width: "", height: "", left: "0px", top: "0px" });
}

/** Around the box, if no item leaves the board or lies on a target. @param {HTMLElement} made @param {Ground} ground */
function turn(made, { box, frame, targets }) {
  const items = itemsOf(made);
  const reach = Math.max(46 + Math.max(box.width, box.height) / 2, REACH[items.length] ?? 112);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const spots = items.map((_, n) => {
    const angle = (2 * Math.PI * n) / items.length - (items.length === 2 ? Math.PI : Math.PI / 2);
    return { x: reach + reach * Math.cos(angle), y: reach + reach * Math.sin(angle) };
  });
  const corner = { x: middle.x - reach - ITEM.width / 2, y: middle.y - reach - ITEM.height / 2 };
  const boxes = spots.map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y, ...ITEM }));
  if (boxes.some((one) => !inside(one, frame) || targets.some((target) => overlap(one, target) > 0))) return false;
  Object.assign(made.style, { left: `${corner.x}px`, top: `${corner.y}px`, width: `${2 * reach + ITEM.width}px`, height: `${2 * reach + ITEM.height}px` });
  items.forEach((one, n) => Object.assign(one.style, { left: `${spots[n]?.x ?? 0}px`, top: `${spots[n]?.y ?? 0}px` }));
  return true;
}

/** Beside the box, or wherever it hides least. @param {HTMLElement} made @param {Ground} ground */
function stand(made, { box, frame, targets }) {
  straighten(made);
  const { width, height } = made.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let best = { x: 0, y: 0, loss: Infinity };
  for (const spot of spotsFor(box, frame, width, height)) {
    const here = { ...within(spot, frame, width, height), width, height };
    const hidden = overlap(here, box) * 4 + targets.reduce((sum, target) => sum + overlap(here, target) * 3, 0);
    const far = Math.hypot(here.x + width / 2 - middle.x, here.y + height / 2 - middle.y);
    if (hidden + far < best.loss) best = { x: here.x, y: here.y, loss: hidden + far };
  }
  Object.assign(made.style, { left: `${best.x}px`, top: `${best.y}px` });
}

/** @param {Box} box @param {Box} frame @param {number} width @param {number} height @returns {Spot[]} */
function spotsFor(box, frame, width, height) {
  const middle = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
  const beside = [
    { x: box.x + box.width + MARGIN, y: middle.y }, { x: box.x - width - MARGIN, y: middle.y },
    { x: middle.x, y: box.y + box.height + MARGIN }, { x: middle.x, y: box.y - height - MARGIN },
  ];
  const grid = [];
  for (let row = 0; row <= GRID; row++) {
    for (let column = 0; column <= GRID; column++) grid.push({ x: frame.x + ((frame.width - width) * column) / GRID, y: frame.y + ((frame.height - height) * row) / GRID });
  }
  return [...beside, ...grid];
}

/** @param {Spot} spot @param {Box} frame @param {number} width @param {number} height */
function within({ x, y }, frame, width, height) {
  return {
    x: Math.max(frame.x + MARGIN, Math.min(x, frame.x + frame.width - width - MARGIN)),
    y: Math.max(frame.y + MARGIN, Math.min(y, frame.y + frame.height - height - MARGIN)),
  };
}

/** @param {Box} box @param {Box} frame */
function inside({ x, y, width, height }, frame) {
  return x >= frame.x && y >= frame.y && x + width <= frame.x + frame.width && y + height <= frame.y + frame.height;
}

/** @param {Box} a @param {Box} b */
export function overlap(a, b) {
  return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}
