// @ts-check
/** The five verbs: each has a colour (base.css) and a shape, the same in all games, on the board, in the wheel and in lists. */

import { draw } from "./kit.js";

/** @typedef {"attack" | "move" | "act" | "recover" | "special"} VerbName */

/** Outlines around the origin, ten units to each side. @type {Record<VerbName, string>} */
export const SHAPES = {
  attack: "M0-10v6M0 4v6M-10 0h6M4 0h6M7 0a7 7 0 1 1-14 0a7 7 0 1 1 14 0z",
  move: "M-7-8l8 8-8 8M1-8l8 8-8 8",
  act: "M-1.7 -6.0L-1.6 -9.3L1.6 -9.3L1.7 -6.0L3.1 -5.4L5.4 -7.7L7.7 -5.4L5.4 -3.1L6.0 -1.7L9.3 -1.6L9.3 1.6L6.0 1.7L5.4 3.1L7.7 5.4L5.4 7.7L3.1 5.4L1.7 6.0L1.6 9.3L-1.6 9.3L-1.7 6.0L-3.1 5.4L-5.4 7.7L-7.7 5.4L-5.4 3.1L-6.0 1.7L-9.3 1.6L-9.3 -1.6L-6.0 -1.7L-5.4 -3.1L-7.7 -5.4L-5.4 -7.7L-3.1 -5.4zM2.8 0a2.8 2.8 0 1 0-5.6 0a2.8 2.8 0 1 0 5.6 0z",
  recover: "M0 9l-8.6-9.2a5.2 5.2 0 0 1 8.6-5.7a5.2 5.2 0 0 1 8.6 5.7z",
  special: "M0.0 -10.0L2.6 -3.6L9.5 -3.1L4.2 1.4L5.9 8.1L0.0 4.4L-5.9 8.1L-4.2 1.4L-9.5 -3.1L-2.6 -3.6z",
};

/** The sign of a verb, its middle at the origin; coloured by `.verb-…`. @param {VerbName} verb @param {Record<string, string | number>} [attributes] */
export function verbSign(verb, attributes = {}) {
  return draw("path", { class: `verb-sign verb-${verb}`, d: SHAPES[verb], ...attributes });
}
