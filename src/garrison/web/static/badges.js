// At each target what a touch there would do: the sign of its verb, the chance, and what it costs beyond the ordinary.
import { bestChance, leadsOn, verbOf } from "./aim.js";
import { draw, sized } from "./board/kit.js";
import { verbSign } from "./board/verbs.js";
import { sure } from "./wheel.js";
import { word } from "./lang.js";

/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./board/base.js").BaseBoard} BaseBoard */

const LEAST = 10.5; // pixels: type is never smaller on the screen
const TYPE = 15; // units of the drawing
const PART = 0.34; // of its target, at most, if nothing is written in it
/** What every action of its kind costs need not be said at each target. @type {Record<string, number>} */
const ORDINARY = { actions: 1, moves: 1 };

/** @param {BaseBoard} board @param {ReadonlyMap<string, Offer[]>} targets @param {import("./aim.js").Has} has */
export function drawBadges(board, targets, has) {
  if (!targets.size) return board.layer("badges").replaceChildren(); // without measuring: a replay draws many boards in a row
  const scale = board.svg.getScreenCTM()?.a || 1;
  const type = Math.max(TYPE, LEAST / scale);
  const frame = board.svg.viewBox.baseVal;
  const made = [...targets].flatMap(([ref, offers]) => {
    const verb = verbOf(offers);
    const box = verb && !leadsOn(offers, ref, has) ? board.anchor(ref) : null;
    if (!box || !verb) return [];
    const text = textOf(offers, verb, ref);
    const size = text.bold || text.small ? type : Math.min(type, PART * Math.min(box.width, box.height));
    return [badge(box, frame, size, verb, text)];
  });
  board.layer("badges").replaceChildren(...made);
}

/**
 * Chance in bold, then what it costs; of steps the board says it, and what is touched to be spent need not be named.
 * @param {readonly Offer[]} offers @param {string} verb @param {string} ref @returns {{bold: string, small: string}}
 */
function textOf(offers, verb, ref) {
  const chance = bestChance(offers);
  const only = offers.length === 1 ? offers[0] : undefined;
  const cost = only && verb !== "move" ? Object.entries(only.cost).filter(([key, count]) => ORDINARY[key] !== count && !ref.endsWith(`:${key}`)) : [];
  return { bold: chance === null ? "" : sure(chance), small: cost.map(([key, count]) => `${count} ${word("terms", key)}`).join(" ") };
}

/**
 * @param {import("./board/anchor.js").Box} box @param {DOMRect | SVGRect} frame @param {number} type
 * @param {import("./board/verbs.js").VerbName} verb @param {{bold: string, small: string}} text
 */
function badge(box, frame, type, verb, { bold, small }) {
  const high = type * 1.3;
  const heavy = bold ? (bold.length * 0.7 + 0.4) * type : 0; // a per cent sign is wider than a figure
  const wide = high + heavy + (small ? small.length * type * 0.46 + type * 0.3 : 0) + (bold || small ? type * 0.3 : 0);
  const x = Math.min(Math.max(frame.x, box.x + box.width - wide * 0.75), frame.x + frame.width - wide);
  const y = Math.max(frame.y, box.y - high * 0.45);
  const made = draw("g", { class: `target-badge verb-${verb}`, transform: `translate(${x} ${y})`, "aria-hidden": "true" },
    draw("rect", { width: wide, height: high, rx: high / 2 }),
    verbSign(verb, { transform: `translate(${high / 2} ${high / 2}) scale(${type / 26})` }));
  if (bold) made.append(sized(type, { class: "bold", x: high, y: high * 0.74 }, bold));
  if (small) made.append(sized(type * 0.8, { x: high + heavy + (bold ? type * 0.15 : 0), y: high * 0.72 }, small));
  return made;
}
