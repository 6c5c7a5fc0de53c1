// @ts-check
/** Heroes in person and Nazis by kind: busts and signs put together from a few parts, told apart at the size of a space. */

import { draw } from "/static/board/kit.js";

/** @type {Record<string, readonly string[]>} What each hero is drawn with. */
const HEROES = {
  bj: ["coat", "neck", "broad", "crop"],
  anya: ["coat", "neck", "head", "bob"],
  set: ["coat", "neck", "head", "beard", "glasses"],
  bombate: ["coat", "neck dark", "head dark", "scarf"],
  max: ["coat", "neck", "broad"],
  klaus: ["coat", "neck", "head", "cap", "tache"],
};
/** @type {Record<string, string>} Bosses have a crown and an initial. */
export const BOSSES = { bevli: "B", von_grim: "G", hitler: "H", hans_grosse: "HG" };
/** @type {Record<string, string>} Those whose sign is not called as they are. */
const SIGNS = { panzerhund: "hound", mecha_hitler: "mecha" };
export const NAZIS = ["soldaten", "space_marine", "supersoldaten", "panzerhund", "commander", "drone", "ubersoldaten", "flame_trooper",
  "rocket_trooper", "mecha_hitler", ...Object.keys(BOSSES)];

/** A bust that fills a disc of 27 units. @param {string} id @returns {SVGElement[]} */
export function bust(id) {
  return (HEROES[id] ?? ["coat", "neck", "head"]).map((one) => {
    const [part = "", shade = ""] = one.split(" ");
    return draw("use", { class: `part ${part} ${shade}`.trim(), href: `#wf-${part}` });
  });
}

/** What tells a kind of Nazi from the others. @param {string} kind @returns {SVGElement[]} */
export function badge(kind) {
  const boss = BOSSES[kind];
  if (!boss) return [draw("use", { class: "glyph", href: `#wf-g-${SIGNS[kind] ?? kind}` })];
  return [draw("use", { class: "glyph", href: "#wf-g-crown", transform: "translate(0 4) scale(.8)" }), draw("text", { class: "letter", y: 13, ...(boss.length > 1 ? { textLength: 15, lengthAdjust: "spacingAndGlyphs" } : {}) }, boss)];
}
