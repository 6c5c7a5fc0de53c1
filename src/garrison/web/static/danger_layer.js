// Draws what threatens upon a board: hatched, never filled, with labels where there is room for them.
import { boxOf } from "./board/anchor.js";
import { s } from "./dom.js";
import { percent } from "./lang.js";

/** @typedef {import("./board/base.js").BaseBoard} BaseBoard */
/** @typedef {import("./board/anchor.js").Box} Box */
/** @typedef {import("./protocol.js").ThreatTold} Threat */

const LETTER = 11; // pixels on the screen, however large the board
const NARROW = 620; // pixels of a board on which labels say only their number
const OF_A_KIND = 5; // labels for threats of one kind; the rest is hatched all the same
const MOST = 16;
const MOST_NARROW = 6;
const LARGE = 84; // pixels; what is larger is hatched along its rim alone, so that one still sees what is in it
const RIM = 8;
const GAP = 5; // units between the lines of a hatch, in pixels

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
  const width = whole.width / unit;
  const layer = board.layer("danger");
  const placed = threats.flatMap((threat) => {
    const box = board.anchor(threat.ref);
    return box ? [{ threat, box }] : [];
  });
  layer.classList.toggle("after", after);
  layer.setAttribute("aria-hidden", "true");
  layer.replaceChildren(hatch(unit), ...strongest(placed).map(({ threat, box }) => patch(threat, box, unit)));
  const labels = labelsOf(board);
  labels.classList.toggle("after", after);
  labels.replaceChildren(...labelled(strongest(placed), width, unit, whole, badges(board)));
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

/**
 * Labels beside what they are about, one for each thing, where no other one lies.
 * @param {{threat: Threat, box: Box}[]} placed @param {number} width @param {number} unit @param {DOMRect} whole @param {Box[]} kept free
 */
function labelled(placed, width, unit, whole, kept) {
  const taken = /** @type {Box[]} */ ([]);
  const narrow = width < NARROW;
  const counts = /** @type {Map<string, number>} */ (new Map());
  const wanted = placed.filter(({ threat }) => {
    const before = counts.get(threat.key) ?? 0;
    counts.set(threat.key, before + 1);
    return threat.grave || before < OF_A_KIND;
  });
  wanted.sort((a, b) => Number(b.threat.grave) - Number(a.threat.grave));
  const made = /** @type {SVGElement[]} */ ([]);
  for (const { threat, box } of wanted) {
    if (made.length >= (narrow ? MOST_NARROW : MOST)) break;
    const full = [threat.label, figure(threat)].filter(Boolean).join(" ");
    for (const text of narrow ? [figure(threat) || threat.label] : [full, figure(threat)]) {
      const spot = text ? room(box, text.length, unit, whole, [...taken, ...kept]) : null;
      if (!spot) continue; // where the words do not fit, the number may
      taken.push(spot);
      made.push(label(threat, text, spot, unit));
      break;
    }
    if (threat.grave && figure(threat) && made.at(-1)?.dataset.danger !== threat.ref) {
      // What is grave is said, whatever lies there.
      const above = { x: box.x + box.width / 2, y: box.y - LETTER * unit, width: 0, height: 0 };
      const spot = room(above, figure(threat).length, unit, whole, taken);
      if (!spot) continue;
      taken.push(spot);
      made.push(label(threat, figure(threat), spot, unit));
    }
  }
  return made;
}

/** What is offered is not written over. @param {BaseBoard} board @returns {Box[]} */
function badges(board) {
  return [...board.layer("badges").children].flatMap((made) => boxOf(made, board.svg) ?? []);
}

/** A free place above, below, right or left. @param {Box} box @param {number} letters @param {number} unit @param {DOMRect} whole @param {Box[]} taken */
function room(box, letters, unit, whole, taken) {
  const size = { width: (letters * 0.56 * LETTER + 8) * unit, height: (LETTER + 5) * unit };
  const x = box.x + (box.width - size.width) / 2;
  const y = box.y + (box.height - size.height) / 2;
  const spots = [
    { x, y: box.y + box.height - size.height * 0.2 }, { x, y: box.y - size.height * 0.8 },
    { x: box.x + box.width, y }, { x: box.x - size.width, y },
  ];
  for (const spot of spots) {
    const found = { x: Math.max(whole.x, Math.min(spot.x, whole.x + whole.width - size.width)), y: Math.max(whole.y, spot.y), ...size };
    if (found.y + size.height <= whole.y + whole.height && !taken.some((other) => overlap(found, other))) return found;
  }
  return null;
}

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** @param {Threat} threat @param {string} text @param {Box} spot @param {number} unit */
function label(threat, text, spot, unit) {
  return s("g", { class: `danger-label ${threat.grave ? "grave" : ""}`, "data-danger": threat.ref, "data-kind": threat.key },
    s("rect", { ...spot, rx: 3 * unit, "stroke-width": unit }),
    s("text", { x: spot.x + spot.width / 2, y: spot.y + spot.height * 0.74, "font-size": LETTER * unit, "text-anchor": "middle",
      textLength: spot.width - 8 * unit, lengthAdjust: "spacingAndGlyphs" }, text));
}
