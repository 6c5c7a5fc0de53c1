// @ts-check
/** What is made once: bricks of the walls, marks of the days, cards of the officers, the reserve; and the morale track. */

import { button, draw, part } from "/static/board/kit.js";
import { bust, pawn, stamp } from "./counters.js";

const BRICKS = 6;
export const CARDS = 8; // that make a day
const OFFICERS = ["officer_1", "officer_2", "officer_3", "officer_4"];
export const PITCH = 102; // from one officer's card to the next
/** What the reserve holds, with what it is stamped; the first four can be shared out. */
export const RESERVE = ["ammunition", "extra-movement", "limited-movement", "extra-action", "brick", "grenade", "mine"];

/** @type {Record<string, [string, ...string[]]>} Levels of morale: how many each gives or takes, and of what. */
const LEVELS = {
  high_3: ["+4", "extra-action"],
  high_2: ["+5", "extra-movement"],
  high_1: ["+1", "grenade", "mine", "bricks"],
  low_1: ["−1", "grenade", "mine", "bricks"],
  low_2: ["+4", "limited-movement"],
  low_3: ["−5", "round"],
};
const BLANK = "blank";
const MUTE = { "aria-hidden": "true" }; // the mast speaks for its steps
const MAST = { top: 146, step: 70, text: 76 };

/** @param {SVGSVGElement} svg */
export function desk(svg) {
  for (const wall of svg.querySelectorAll(".bricks")) wall.append(...Array.from({ length: BRICKS }, (_, n) => brick(n)));
  for (const day of svg.querySelectorAll(".marks")) day.append(...Array.from({ length: CARDS }, (_, n) => mark(n)));
  part(svg, ".officers").append(...OFFICERS.map(card));
  part(svg, ".reserve").append(
    draw("rect", { class: "leaflet", width: 190, height: 110, rx: 6 }),
    draw("text", { class: "title", x: 10, y: 21 }),
    ...RESERVE.map(store));
  // What is written on a thing is part of its label; a card that is read in full speaks for itself.
  for (const text of svg.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
}

/** Bricks lie in two rows from the bottom. @param {number} n */
function brick(n) {
  return stamp("brick", { x: 27 * (n % 3) + (n < 3 ? 5 : 0), y: n < 3 ? 15 : 0 });
}

/** Cards of a day stand in two rows of four. @param {number} n */
function mark(n) {
  return draw("rect", { class: "tally", x: 7 + 13 * (n % 4), y: n < 4 ? 26 : 43, width: 10, height: 14, rx: 1.5 });
}

/**
 * How high on the mast each step of a track hangs, from the lowest: levels at equal distances, a step without
 * effect halfway between two of them.
 * @param {readonly string[]} steps
 */
export function heights(steps) {
  let levels = steps.filter((id) => id !== BLANK).length;
  return steps.map((id) => MAST.top + MAST.step * (id === BLANK ? levels - 0.5 : --levels));
}

/** The steps of a track, as they hang on the mast. @param {readonly string[]} steps */
export function mast(steps) {
  const at = heights(steps);
  return steps.map((id, n) => (id === BLANK ? blank(at[n]) : level(at[n], id, LEVELS[id] ?? [""])));
}

/** @param {number} y @param {string} id @param {[string, ...string[]]} gives */
function level(y, id, [number, ...gives]) {
  return draw("g", { class: "level", "data-level": id, transform: `translate(0 ${y})` },
    draw("path", { class: "cleat", d: "M58 0h14" }),
    draw("text", { class: "number", x: MAST.text, y: -2, ...MUTE }, number),
    ...gives.map((what, k) => draw("g", { transform: `translate(${116 + 26 * k} -9)` }, icon(what))),
    draw("text", { class: "step", x: MAST.text, y: gives.length ? 18 : 6, ...MUTE }));
}

/** A step without effect. @param {number} y */
function blank(y) {
  return draw("g", { class: "level blank", "data-level": BLANK, transform: `translate(0 ${y})` },
    draw("path", { class: "cleat", d: "M60 0h10" }), draw("text", { class: "step", x: MAST.text, y: 6, ...MUTE }));
}

/** What a supply or token looks like, its middle at the origin. @param {string} what @returns {SVGElement} */
export function icon(what) {
  if (what === "bricks") {
    return draw("g", { transform: "scale(.68)" }, stamp("brick", { x: -13, y: -15 }), stamp("brick", { x: -13, y: 1 }));
  }
  if (what === "brick") return stamp("brick", { x: -10, y: -6, transform: "scale(.8)" });
  if (what === "round" || what === "ammunition") return stamp("round", { x: -2.5, y: 9, transform: "scale(1.2)" });
  return stamp(what);
}

/**
 * An officer's card: his pawn, his ammunition, his tokens; in his turn also what he may still do.
 * @param {string} id @param {number} n
 */
function card(id, n) {
  const mine = { class: `man ${id.replace("fficer_", "")}`, "data-ref": `piece:${id}`, role: "group" };
  const shots = button(draw("g", { class: "shots", "data-ref": `ammunition:${id}`, transform: "translate(46 28)" },
    draw("rect", { class: "grip", y: -2, width: 140, height: 70 }),
    draw("rect", { class: "edge", width: 140, height: 38, rx: 4 }),
    draw("g", { class: "rounds" }), draw("text", { class: "number", x: 133, y: 26 })));
  return draw("g", { ...mine, transform: `translate(0 ${PITCH * n})` },
    draw("rect", { class: "drop", x: 2, y: 4, width: 190, height: 98, rx: 6 }),
    draw("rect", { class: "edge", width: 190, height: 98, rx: 6 }),
    draw("g", { class: "bust", transform: "translate(24 34) scale(.95)" }, ...bust()),
    draw("g", { class: "figure", transform: "translate(24 94) scale(.78)" }, ...pawn(id)),
    draw("text", { class: "name", x: 48, y: 20 }),
    draw("g", { class: "left", role: "img" },
      stamp("chevron", { class: "pace", transform: "translate(136 14) rotate(-90) scale(.8)" }),
      draw("text", { class: "moves", x: 150, y: 20 }),
      stamp("extra-action", { transform: "translate(167 14) scale(.6)" }),
      draw("text", { class: "actions", x: 182, y: 20 })),
    shots, draw("g", { class: "chips", transform: "translate(58 82)" }));
}

/** @param {string} what @param {number} n */
function store(what, n) {
  const row = n < 4 ? 0 : 1;
  const wide = row ? 60 : 46;
  const spot = `translate(${4 + wide * (row ? n - 4 : n)} ${30 + 39 * row})`;
  const made = draw("g", { class: "store", "data-store": what, transform: spot },
    draw("rect", { class: "edge", width: wide - 4, height: 35, rx: 4 }),
    draw("g", { transform: `translate(${row ? 17 : 14} 18) scale(.86)` }, icon(what)),
    draw("text", { class: "number", x: wide - 8, y: row ? 31 : 24 }), draw("text", { class: "apart", x: wide - 8, y: 14 }));
  if (row) made.setAttribute("role", "img");
  else button(made).dataset.ref = `token:${what.replace("-", "_")}`;
  return made;
}
