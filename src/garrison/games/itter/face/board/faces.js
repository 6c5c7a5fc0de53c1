// @ts-check
/** Who stands on a counter: busts put together from a few parts. Headgear, collar and rank are what is known; small things tell men of the same dress apart, and nobody's likeness is meant. */

import { draw } from "/static/board/kit.js";

/** @typedef {import("/static/board/kit.js").Piece} Piece */

/** For whom the Defenders stand there; all others are Americans. @type {Record<string, readonly string[]>} */
const SIDES = {
  ger: ["schrader", "gangl", "dietrich", "hoeckel", "blechschmidt", "rifleman_1", "rifleman_2",
    "rifleman_3", "rifleman_4", "rifleman_5", "wegscheider", "linson"],
  aut: ["waltl"],
  fra: ["clemenceau", "gamelin", "de_la_rocque", "reynaud", "borotra"],
};
/** Prisoners who wore something else than a suit. @type {Record<string, readonly string[]>} */
const FRENCH = { gamelin: ["kepi", "patches", "straps"], borotra: ["beret"] };

/** What else is seen of him; men without a name of their own have nothing. @type {Record<string, readonly string[]>} */
const OWN = {
  lee: ["goggles", "cigar"], seiner: ["goggles"], rushford: ["scarf"], szymczyk: ["goggles", "scarf"], basse: ["binoculars"],
  pollock: ["glasses"], worsham: ["chinstrap"], mchaley: ["stubble"], sutton: ["cigar"], petrukovich: ["moustache", "chinstrap"],
  gangl: ["binoculars"], schrader: ["glasses"], dietrich: ["scarf"], hoeckel: ["moustache"], blechschmidt: ["stubble"],
  wegscheider: ["cigar"], linson: ["scarf", "stubble"], waltl: ["moustache"],
  clemenceau: ["moustache"], gamelin: ["moustache"], de_la_rocque: ["glasses"], borotra: ["scarf"],
};

/** @param {string} id */
export const sideOf = (id) => Object.keys(SIDES).find((one) => SIDES[one].includes(id)) ?? "usa";

/** What he wears. @param {Piece} piece @returns {readonly string[]} */
function worn({ id, tags }) {
  const side = sideOf(id);
  if (side === "fra") return FRENCH[id] ?? ["hair", "tie"];
  if (side === "aut") return ["hat", "tie"];
  if (side === "ger") return tags.includes("M") ? ["steel"] : tags.includes("R") ? ["field", "patches"] : ["peaked", "patches", "straps"];
  const rank = tags.includes("C") ? ["patches", "straps"] : [];
  return [tags.includes("T") ? "tanker" : "helmet", ...rank];
}

/** A bust, 44 units high, its middle at the origin. @param {Piece} piece @returns {SVGElement[]} */
export function bust(piece) {
  return ["coat", "neck", "head", ...worn(piece), ...(OWN[piece.id] ?? [])].map((part) => draw("use", { class: `part ${part}`, href: `#it-${part}` }));
}
