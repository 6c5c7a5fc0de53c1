// @ts-check
// Small marks on everything that has changed since somebody decided last: told from two views alone, so that it does not matter what was watched.
import { draw, sized } from "./board/kit.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Piece} Piece */
/** @typedef {import("./board/base.js").BaseBoard} Board */
/** @typedef {{ref: string, sign: string, kind: "new"|"gone"|"moved"|"changed"|"up"|"down"}} Mark */

/** What has changed from one view to the other. @param {View} before @param {View} after @returns {Mark[]} */
export function changedBetween(before, after) {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const now = new Set(after.pieces.map((piece) => piece.id));
  const left = counted(after.pieces);
  const were = counted(before.pieces);
  /** @type {Mark[]} */
  const marks = [];
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (!was) marks.push({ ref: `piece:${piece.id}`, sign: "+", kind: "new" });
    else if (was.at !== piece.at) marks.push({ ref: `piece:${piece.id}`, sign: "›", kind: "moved" });
    else if (isOther(was, piece)) marks.push({ ref: `piece:${piece.id}`, sign: "•", kind: "changed" });
  }
  for (const piece of before.pieces) {
    // Of pieces that are named after where they stand, one that has gone may have come elsewhere.
    if (!now.has(piece.id) && (left.get(piece.kind) ?? 0) < (were.get(piece.kind) ?? 0)) marks.push({ ref: piece.at, sign: "×", kind: "gone" });
  }
  for (const [name, value] of Object.entries(after.gauges)) {
    const by = value - (before.gauges[name] ?? value);
    if (by) marks.push({ ref: `gauge:${name}`, sign: by > 0 ? `+${by}` : `−${-by}`, kind: by > 0 ? "up" : "down" });
  }
  return marks;
}

/** How many there are of each kind. @param {readonly Piece[]} pieces */
function counted(pieces) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { kind } of pieces) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** @param {Piece} was @param {Piece} is */
function isOther(was, is) {
  return was.marks.join() !== is.marks.join() || JSON.stringify(was.values) !== JSON.stringify(is.values);
}

/** Draws marks anew; where one thing has two, the last stays. @param {Board} board @param {readonly Mark[]} marks */
export function drawMarks(board, marks) {
  const unit = board.svg.viewBox.baseVal.width / 1200;
  /** @type {Map<string, SVGElement>} by where they lie */
  const made = new Map();
  for (const { ref, sign, kind } of marks) {
    const box = board.anchor(ref);
    if (!box) continue;
    const [x, y] = [box.x + box.width - 3 * unit, box.y + 3 * unit];
    const r = 11 * unit;
    const wide = Math.max(r, (0.3 * sign.length + 0.35) * 16 * unit);
    made.set(`${Math.round(x)} ${Math.round(y)}`, draw("g", { class: `change-mark ${kind}`, transform: `translate(${x} ${y})`, "data-change": ref },
      draw("rect", { x: -wide, y: -r, width: 2 * wide, height: 2 * r, rx: r }), sized(16 * unit, { y: 5.5 * unit }, sign)));
  }
  board.layer("marks").replaceChildren(...made.values());
}
