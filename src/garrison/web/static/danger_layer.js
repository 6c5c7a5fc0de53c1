// Draws what threatens upon a board: hatched, never filled, with labels where there is room for them.
import { overlap } from "./board/anchor.js";
import { s } from "./dom.js";
import { percent } from "./lang.js";

/** @typedef {import("./board/base.js").BaseBoard} BaseBoard */
/** @typedef {import("./board/anchor.js").Box} Box */
/** @typedef {import("./protocol.js").ThreatTold} Threat */
/** @typedef {{box: Box, d: string}} Tip what points from a label to its thing */
/** @typedef {Box & {of: string}} Kept what is left free, and the piece that it is */

const LETTER = 11; // pixels on the screen, however large the board
const NARROW = 620; // pixels of a board on which labels say only their number
const SURE = 0.5; // from here on something is likely enough to be hatched; what is less likely has a quiet sign
const LEAST = 0.1; // the most telling of a kind is hatched from here on
const NOTHING = 0.02; // what is less likely than this is not drawn at all: the panel lists it
const OF_A_KIND = 2; // labels for threats of one kind
const MOST = 8;
const MOST_NARROW = 4;
const LARGE = 84; // pixels; what is larger is hatched along its rim alone, so that one still sees what is in it
const RIM = 8;
const GAP = 5; // units between the lines of a hatch, in pixels
const APART = 2; // pixels between labels
const TIP = 6; // pixels by which a label points into its thing
const QUIET = 9; // pixels of the sign at the corner of what is less likely

/** How likely or how heavy, from 0 to 1. @param {Threat} threat */
export function strength({ chance, amount }) {
  if (chance !== null) return chance;
  return amount === null ? 0.6 : Math.min(1, amount / 3);
}

/** Chance, else amount, as shown on the board; an estimate says so. @param {Threat} threat */
export function figure({ chance, amount, exact, hinges }) {
  const about = exact ? "" : "≈";
  if (chance !== null) return chance === 1 && !hinges.length ? "" : about + percent(chance);
  return amount === null ? "" : about + new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(amount);
}

/** Nothing is drawn any more. @param {BaseBoard} board */
export function clearDanger(board) {
  board.layer("danger").replaceChildren();
  labelsOf(board).replaceChildren();
}

/** Labels lie above the pieces, below what others draw there. @param {BaseBoard} board @returns {SVGElement} */
function labelsOf(board) {
  const found = board.svg.querySelector(".danger-labels");
  if (found instanceof SVGElement) return found;
  const made = s("g", { class: "danger-labels", "pointer-events": "none", "aria-hidden": "true" });
  board.layer("marks").before(made);
  return made;
}

/**
 * @param {BaseBoard} board
 * @param {readonly Threat[]} threats the most telling of a kind first
 * @param {boolean} after whether they belong to the position after a move
 */
export function drawDanger(board, threats, after) {
  const screen = board.svg.getBoundingClientRect();
  const whole = board.svg.viewBox.baseVal;
  const unit = Math.max(whole.width / (screen.width || 1), whole.height / (screen.height || 1)); // as much as fits either way
  const width = Math.min(whole.width / unit, board.svg.closest(".board-scroll")?.clientWidth ?? Infinity); // of what is seen
  const layer = board.layer("danger");
  const placed = threats.flatMap((threat) => {
    const box = board.anchor(threat.ref);
    return box ? [{ threat, box }] : [];
  });
  const drawn = strongest(placed.filter(({ threat }) => threat.grave || strength(threat) >= NOTHING));
  const leading = leaders(drawn.map(({ threat }) => threat));
  layer.classList.toggle("after", after);
  layer.setAttribute("aria-hidden", "true");
  layer.replaceChildren(hatch(unit), ...drawn.map(({ threat, box }) => (leading.has(threat) ? patch : corner)(threat, box, unit)));
  const labels = labelsOf(board);
  labels.classList.toggle("after", after);
  labels.replaceChildren(); // their own words are in nobody's way
  labels.replaceChildren(...labelled(drawn.filter(({ threat }) => leading.has(threat)), width, unit, whole, written(board)));
}

/** What matters: what is grave or likely, and the most telling of each kind. @param {readonly Threat[]} threats @returns {Set<Threat>} */
function leaders(threats) {
  const kinds = /** @type {Set<string>} */ (new Set());
  return new Set(threats.filter((threat) => {
    const first = !kinds.has(threat.key);
    kinds.add(threat.key);
    return threat.grave || strength(threat) >= (first ? LEAST : SURE);
  }));
}

/** One patch for each thing, for the gravest and likeliest of what threatens it. @param {{threat: Threat, box: Box}[]} placed */
function strongest(placed) {
  const best = /** @type {Map<string, {threat: Threat, box: Box}>} */ (new Map());
  for (const one of placed) {
    const old = best.get(one.threat.ref);
    const more = old && (Number(one.threat.grave) - Number(old.threat.grave) || strength(one.threat) - strength(old.threat));
    if (!old || (more ?? 0) > 0) best.set(one.threat.ref, one);
  }
  return [...best.values()];
}

/** @param {number} unit */
function hatch(unit) {
  const gap = GAP * unit;
  const pattern = s("pattern", { id: "danger-hatch", width: gap, height: gap, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    s("path", { d: `M0 0V${gap}`, class: "danger-line", "stroke-width": 2.6 * unit }));
  return s("defs", {}, pattern);
}

/** @param {Threat} threat @param {Box} box @param {number} unit */
function patch(threat, box, unit) {
  const more = threat.ref.startsWith("piece:") ? 5 * unit : 1 * unit; // a piece lies upon its patch
  const { x, y, width, height } = { x: box.x - more, y: box.y - more, width: box.width + 2 * more, height: box.height + 2 * more };
  const rim = RIM * unit;
  const hole = width > LARGE * unit ? `M${x + rim} ${y + rim}v${height - 2 * rim}h${width - 2 * rim}v${2 * rim - height}z` : "";
  return s("path", {
    class: `danger-patch ${threat.grave ? "grave" : ""}`, "data-danger": threat.ref, "data-kind": threat.key,
    d: `M${x} ${y}h${width}v${height}h${-width}z${hole}`, "stroke-linejoin": "round",
    fill: "url(#danger-hatch)", "stroke-width": 1.2 * unit, opacity: (0.35 + 0.65 * strength(threat)).toFixed(2),
  });
}

/** A quiet sign at the lower left corner of what is less likely. @param {Threat} threat @param {Box} box @param {number} unit */
function corner(threat, box, unit) {
  const size = Math.min(QUIET * unit, box.width / 2, box.height / 2);
  return s("path", {
    class: "danger-patch quiet", "data-danger": threat.ref, "data-kind": threat.key, "stroke-width": unit,
    d: `M${box.x} ${box.y + box.height}v${-size}l${size} ${size}z`,
  });
}

/**
 * Labels beside what they are about, where nothing is written.
 * @param {{threat: Threat, box: Box}[]} placed @param {number} width @param {number} unit @param {DOMRect} whole @param {Kept[]} kept free
 */
function labelled(placed, width, unit, whole, kept) {
  const taken = /** @type {Box[]} */ ([]);
  const narrow = width < NARROW;
  const counts = /** @type {Map<string, number>} */ (new Map());
  const wanted = [...placed].sort((a, b) => Number(b.threat.grave) - Number(a.threat.grave) || (a.threat.grave ? strength(b.threat) - strength(a.threat) : 0));
  const made = /** @type {SVGElement[]} */ ([]);
  for (const { threat, box } of wanted) {
    const before = counts.get(threat.key) ?? 0;
    if (made.length >= (narrow ? MOST_NARROW : MOST)) break;
    if (before >= OF_A_KIND && !threat.grave) continue;
    const full = before >= OF_A_KIND || narrow ? "" : [threat.label, figure(threat)].filter(Boolean).join(" ");
    const thing = kept.find(({ of }) => of === threat.ref); // a figure as a whole, with all that it wears
    const others = [...taken, ...kept.filter((one) => one !== thing)];
    const found = [full, figure(threat) || (narrow ? threat.label : "")].filter(Boolean)
      .map((text) => ({ text, ...room(spotsOf(thing ?? box, sizeOf(text, unit), !thing, threat.grave), thing ?? box, unit, whole, others) })).find(({ spot }) => spot);
    if (!found?.spot) continue; // pointing at it tells all
    counts.set(threat.key, before + 1);
    taken.push(grown(found.spot, APART * unit));
    made.push(label(threat, found.text, found.spot, found.tip, unit));
  }
  return made;
}

/** What is offered, what is written on the board and what stands on it is not written over. @param {BaseBoard} board @returns {Kept[]} */
function written(board) {
  const matrix = board.svg.getScreenCTM()?.inverse();
  if (!matrix) return [];
  const pieces = new Map([...board.drawn.values()].map(({ made, piece }) => [/** @type {Element} */ (made), `piece:${piece.id}`]));
  return [...board.svg.querySelectorAll("text, .target-badge"), ...pieces.keys()].flatMap((made) => {
    const box = made.getBoundingClientRect();
    if (!box.width || made.closest("[data-gone], .sights")) return [];
    const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(matrix);
    return [{ x, y, width: box.width * matrix.a, height: box.height * matrix.d, of: pieces.get(made) ?? "" }];
  });
}

/** @param {string} text @param {number} unit */
const sizeOf = (text, unit) => ({ width: (text.length * 0.56 * LETTER + 8) * unit, height: (LETTER + 5) * unit });

/** @param {Box} box @param {number} by */
const grown = ({ x, y, width, height }, by) => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/**
 * Where a label may stand, the best first: beside its thing; in it, if that is a place; of a figure a little farther off, and only of a grave threat over it.
 * @param {Box} box @param {{width: number, height: number}} size @param {boolean} place @param {boolean} grave @returns {Box[]}
 */
function spotsOf(box, size, place, grave) {
  const middle = { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2 };
  const end = { x: box.x + box.width - size.width, y: box.y + box.height };
  const around = (/** @type {number} */ off) => {
    const [left, right, top, bottom] = [box.x - size.width - off, box.x + box.width + off, box.y - size.height - off, end.y + off];
    const edge = place ? size.height * 0.2 : 0;
    return [
      { x: middle.x, y: bottom - edge }, { x: middle.x, y: top + edge }, { x: right, y: middle.y }, { x: left, y: middle.y },
      { x: box.x, y: bottom }, { x: end.x, y: bottom }, { x: box.x, y: top }, { x: end.x, y: top },
    ];
  };
  const inside = size.height * 0.8;
  const over = [{ x: middle.x, y: end.y - inside }, { x: middle.x, y: box.y - size.height + inside }, { x: box.x, y: middle.y }, { x: end.x, y: middle.y }, middle];
  const spots = [...around(0), ...(place ? over : [...around(size.height * 0.6), ...(grave ? over : [])])];
  return spots.map((spot) => ({ ...spot, ...size }));
}

/**
 * The first place that lies on the board and is free, with a tip from there to the thing; without one if it would lie over something else.
 * @param {readonly Box[]} spots @param {Box} thing @param {number} unit @param {DOMRect} whole @param {readonly Box[]} taken @returns {{spot?: Box, tip?: Tip}}
 */
function room(spots, thing, unit, whole, taken) {
  const on = (/** @type {Box} */ spot) => ({ ...spot, x: Math.max(whole.x, Math.min(spot.x, whole.x + whole.width - spot.width)), y: Math.max(whole.y, spot.y) });
  const isFree = (/** @type {Box} */ box) => box.y + box.height <= whole.y + whole.height && !taken.some((other) => overlap(box, other));
  const found = spots.map(on).filter(isFree).map((spot) => ({ spot, tip: tipOf(spot, thing, unit) }));
  const { spot, tip } = found.find((one) => one.tip && isFree(one.tip.box)) ?? found.find((one) => overlap(grown(one.spot, unit), thing)) ?? {};
  return { spot, tip: tip && isFree(tip.box) ? tip : undefined };
}

/** From a label to its thing; none if it lies over its middle. @param {Box} spot @param {Box} thing @param {number} unit @returns {Tip|undefined} */
function tipOf(spot, thing, unit) {
  const to = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const from = { x: Math.max(spot.x, Math.min(to.x, spot.x + spot.width)), y: Math.max(spot.y, Math.min(to.y, spot.y + spot.height)) };
  const edge = { x: Math.max(thing.x, Math.min(from.x, thing.x + thing.width)), y: Math.max(thing.y, Math.min(from.y, thing.y + thing.height)) };
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (!far) return undefined;
  const long = Math.min(far, Math.hypot(edge.x - from.x, edge.y - from.y) + TIP * unit);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [px, py] = [-dy * TIP * 0.7 * unit, dx * TIP * 0.7 * unit];
  const [bx, by] = [from.x - dx * 2 * unit, from.y - dy * 2 * unit]; // its foot is under the label
  const end = { x: from.x + dx * long, y: from.y + dy * long };
  const [xs, ys] = [[bx + px, bx - px, end.x], [by + py, by - py, end.y]];
  const box = { x: Math.min(...xs), y: Math.min(...ys), width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  return { box: grown(box, unit), d: `M${bx + px} ${by + py}L${end.x} ${end.y}L${bx - px} ${by - py}z` };
}

/** @param {Threat} threat @param {string} text @param {Box} spot @param {Tip|undefined} tip @param {number} unit */
function label(threat, text, spot, tip, unit) {
  return s("g", { class: `danger-label ${threat.grave ? "grave" : ""}`, "data-danger": threat.ref, "data-kind": threat.key },
    ...(tip ? [s("path", { class: "danger-tip", "stroke-width": unit, d: tip.d })] : []),
    s("rect", { x: spot.x, y: spot.y, width: spot.width, height: spot.height, rx: 3 * unit, "stroke-width": unit }),
    s("text", { x: spot.x + spot.width / 2, y: spot.y + spot.height * 0.74, "font-size": LETTER * unit, "text-anchor": "middle",
      textLength: spot.width - 8 * unit, lengthAdjust: "spacingAndGlyphs" }, text));
}
