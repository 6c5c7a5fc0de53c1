// What is watched of what happened: beats as the server tells them, in the order in which they are shown, each with the table once it is over.

/** @typedef {import("./protocol.js").BeatShown} Beat */
/** @typedef {import("./protocol.js").Line} Line */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Piece} Piece */
/** One beat of a film: `last` is that of its answer, after which the table is as the answer left it. */
/** @typedef {{node: number, line: Line, beat: Beat, last: boolean}} Frame */

/** Beats that somebody who did the thing himself need not be shown: the board shows them as it is. */
const SMALL = new Set(["tell", "phase", "place", "move", "mark", "gain", "gauge"]);
/** Beats that leave the table as it was. */
const PASSING = new Set(["tell", "phase", "card", "roll", "aim", "shot", "pass"]);

/** The beats of lines, answer by answer. @param {readonly Line[]} lines @returns {Frame[]} */
export function framesOf(lines) {
  /** @type {Map<number, Frame[]>} */
  const nodes = new Map();
  for (const line of lines) {
    if (!line.beat) continue;
    const frames = nodes.get(line.node) ?? [];
    nodes.set(line.node, frames);
    frames.push({ node: line.node, line, beat: line.beat, last: false });
  }
  return [...nodes.values()].flatMap((frames) => {
    frames.sort((a, b) => a.beat.order - b.beat.order);
    return frames.map((frame, n) => ({ ...frame, last: n === frames.length - 1 }));
  });
}

/** The lines of an answer that have been told when one of its beats is shown. @param {readonly Frame[]} frames @param {number} n */
export function toldBy(frames, n) {
  return frames.slice(0, n + 1).filter((frame) => frame.node === frames[n]?.node).map((frame) => frame.line);
}

/** Whether beats are worth watching for who brought them about. @param {readonly Frame[]} frames */
export function isShow(frames) {
  return frames.some(({ beat }) => !SMALL.has(beat.kind) || beat.card);
}

/** Whether something on the table is otherwise after a beat. @param {Beat} beat */
export function changes(beat) {
  return Boolean(!PASSING.has(beat.kind) || beat.gone);
}

/** Whether who moves goes on with the next beat. @param {Beat} beat @param {Beat} [next] */
export const walksOn = (beat, next) => beat.kind === "move" && next?.kind === "move" && next.who === beat.who;

/** Whether hands have something to do for a beat: who walks on is moved once, to where he ends. @param {readonly Frame[]} frames @param {number} n */
export function needsHands(frames, n) {
  const beat = frames[n]?.beat;
  return Boolean(beat && changes(beat) && !walksOn(beat, frames[n + 1]?.beat));
}

/** What has passed by itself since hands were needed last: it says why. @param {readonly Frame[]} frames @param {number} n @returns {Line[]} */
export function passedBefore(frames, n) {
  let from = n;
  while (from > 0 && !needsHands(frames, from - 1)) from--;
  return frames.slice(from, n).map(({ line }) => line);
}

/** Everything a beat speaks of, the most important first. @param {Beat} beat @returns {string[]} */
export function places(beat) {
  return [beat.to ?? "", ...(beat.path ?? []).slice(-1), beat.who ?? ""].filter(Boolean);
}

/** The table once a beat is over. @param {View} view @param {Beat} beat @param {string} [at] where who goes is on the way @returns {View} */
export function played(view, beat, at) {
  const pieces = beat.piece ? [...view.pieces, beat.piece] : [...view.pieces];
  const goal = at ?? beat.path?.at(-1);
  const n = goal === undefined ? -1 : pieces.findIndex((piece) => goes(piece, beat));
  const [mover] = n < 0 ? [] : pieces.splice(n, 1);
  if (mover && goal !== undefined) pieces.push({ ...mover, at: goal });
  const left = at === undefined ? pieces.flatMap((piece) => changed(piece, beat)) : pieces;
  return { ...view, pieces: left, gauges: { ...view.gauges, ...beat.gauges } };
}

/** Whether a piece is the one that goes; one without a lasting id is told by where it stands. @param {Piece} piece @param {Beat} beat */
function goes(piece, beat) {
  const who = beat.kind === "lost" ? beat.to : beat.who;
  return who === `piece:${piece.id}` || (who === piece.at && piece.kind === beat.what);
}

/** @param {Piece} piece @param {Beat} beat @returns {Piece[]} nothing if it is gone */
function changed(piece, beat) {
  const own = beat.to === `piece:${piece.id}`;
  const place = beat.path?.at(-1) ?? beat.to;
  if (beat.gone && (own || (place === piece.at && piece.kind === beat.what))) return [];
  if (!own) return [piece];
  const marks = piece.marks.filter((mark) => mark !== beat.mark && mark !== beat.what);
  return [{ ...piece, values: { ...piece.values, ...beat.values }, marks: beat.mark ? [...marks, beat.mark] : marks }];
}

/** The way of a beat without where it begins, if that is told. @param {Beat} beat @param {View} view */
export function stepsOf(beat, view) {
  const path = beat.path ?? [];
  const mover = view.pieces.find((piece) => goes(piece, beat));
  return path[0] !== undefined && path[0] === mover?.at ? path.slice(1) : path;
}
