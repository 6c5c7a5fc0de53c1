// At each target what a touch there would do: the sign of its verb, the chance, and what it costs beyond the ordinary.
import { bestChance, leadsOn, verbOf } from "./aim.js";
import { boxOf, overlap, shared } from "./board/anchor.js";
import { draw, sized } from "./board/kit.js";
import { verbSign } from "./board/verbs.js";
import { sure } from "./wheel.js";
import { word } from "./lang.js";

/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./board/base.js").BaseBoard} BaseBoard */
/** @typedef {import("./board/anchor.js").Box} Box */
/** @typedef {{bold: string, small: string}} Text */

const LEAST = 10.5; // pixels: type is never smaller on the screen
const TYPE = 15; // units of the drawing
const HIGH = 1.3; // times its type
const HARDLY = 0.15; // of a badge may lie on a neighbour's face
const PART = 0.34; // of its target, at most, if nothing is written in it
/** What every action of its kind costs need not be said at each target. @type {Record<string, number>} */
const ORDINARY = { actions: 1, moves: 1 };

/** @param {BaseBoard} board @param {ReadonlyMap<string, Offer[]>} targets @param {import("./aim.js").Has} has */
export function drawBadges(board, targets, has) {
  if (!targets.size) return board.layer("badges").replaceChildren(); // without measuring: a replay draws many boards in a row
  const scale = board.svg.getScreenCTM()?.a || 1;
  const type = Math.max(TYPE, LEAST / scale);
  const frame = board.svg.viewBox.baseVal;
  const taken = /** @type {(Box & {of: string, target: Box})[]} */ ([]);
  const faces = [...board.drawn.values()].flatMap(({ made, piece }) => ({ refs: [`piece:${piece.id}`, `token:${piece.id}`, piece.at], box: boxOf(made, board.svg) }));
  const made = [...targets].flatMap(([ref, offers]) => {
    const verb = verbOf(offers);
    const box = verb && !leadsOn(offers, ref, has) ? board.anchor(ref) : null;
    if (!box || !verb) return [];
    const text = textOf(offers, verb, ref);
    const size = text.bold || text.small ? type : Math.min(type, PART * Math.min(box.width, box.height));
    const of = offers.map((offer) => offer.index).join();
    const others = faces.flatMap(({ refs, box: face }) => (face && !refs.includes(ref) ? [face] : []));
    if (taken.some((other) => other.of === of && overlap(box, other.target))) return []; // a piece and its place mean the same
    const found = [text, { ...text, small: "" }].map((one) => ({ text: one, ...spot(box, frame, size, one, taken, others) }));
    const best = found.find((one) => one.free) ?? found.find((one) => one.alone) ?? found[0];
    if (!best) return [];
    taken.push({ ...best.at, of, target: box });
    return [badge(best.at, size, verb, best.text)];
  });
  board.layer("badges").replaceChildren(...made);
}

/**
 * Where a badge stands: at a corner of its target where no other badge is, if there is one, and where it covers least of others' faces.
 * @param {Box} box @param {DOMRect | SVGRect} frame @param {number} type @param {Text} text @param {readonly Box[]} taken @param {readonly Box[]} faces
 */
function spot(box, frame, type, text, taken, faces) {
  const size = { width: widthOf(text, type), height: type * HIGH };
  const [left, right] = [box.x - size.width * 0.25, box.x + box.width - size.width * 0.75];
  const [top, bottom] = [box.y - size.height * 0.45, box.y + box.height - size.height * 0.55];
  const middle = box.x + (box.width - size.width) / 2;
  const [above, below] = [box.y - size.height * 0.9, box.y + box.height - size.height * 0.1]; // among neighbours it hardly touches what it is about
  const spots = [top, bottom, above, below].flatMap((y) => [[right, y], [left, y], [middle, y]]);
  const corners = spots.map(([x = 0, y = 0]) => ({
    x: Math.min(Math.max(frame.x, x), frame.x + frame.width - size.width), y: Math.min(Math.max(frame.y, y), frame.y + frame.height - size.height), ...size,
  }));
  const alone = corners.filter((corner) => !taken.some((other) => overlap(corner, other)));
  const covers = (/** @type {Box} */ corner) => faces.reduce((sum, face) => sum + shared(corner, face), 0);
  const best = (alone.length ? alone : corners).reduce((one, other) => (covers(other) < covers(one) ? other : one));
  return { at: best, alone: alone.length > 0, free: alone.length > 0 && covers(best) < HARDLY * size.width * size.height };
}

/**
 * Chance in bold, then what it costs; of steps the board says it, and what is touched to be spent need not be named.
 * @param {readonly Offer[]} offers @param {string} verb @param {string} ref @returns {Text}
 */
function textOf(offers, verb, ref) {
  const chance = bestChance(offers);
  const only = offers.length === 1 ? offers[0] : undefined;
  const cost = only && verb !== "move" ? Object.entries(only.cost).filter(([key, count]) => ORDINARY[key] !== count && !ref.endsWith(`:${key}`)) : [];
  return { bold: chance === null ? "" : sure(chance), small: cost.map(([key, count]) => `${count} ${word("terms", key)}`).join(" ") };
}

/** @param {Text} text @param {number} type */
const heavy = ({ bold }, type) => (bold ? (bold.length * 0.7 + 0.4) * type : 0); // a per cent sign is wider than a figure

/** @param {Text} text @param {number} type */
function widthOf(text, type) {
  const { bold, small } = text;
  return type * HIGH + heavy(text, type) + (small ? small.length * type * 0.46 + type * 0.3 : 0) + (bold || small ? type * 0.3 : 0);
}

/** @param {Box} at @param {number} type @param {import("./board/verbs.js").VerbName} verb @param {Text} text */
function badge({ x, y, width, height }, type, verb, text) {
  const { bold, small } = text;
  const made = draw("g", { class: `target-badge verb-${verb}`, transform: `translate(${x} ${y})`, "aria-hidden": "true" },
    draw("rect", { width, height, rx: height / 2 }),
    verbSign(verb, { transform: `translate(${height / 2} ${height / 2}) scale(${type / 26})` }));
  if (bold) made.append(sized(type, { class: "bold", x: height, y: height * 0.74 }, bold));
  if (small) made.append(sized(type * 0.8, { x: height + heavy(text, type) + (bold ? type * 0.15 : 0), y: height * 0.72 }, small));
  return made;
}
