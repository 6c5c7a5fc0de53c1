// @ts-check
/** Where counters stand on a space. Any number of heavy weapons may share an area: those of a kind lie on one pile, which says how many they are. */

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("./sheet.js").Spot} Spot
 * @typedef {{x: number, y: number}} Point
 */

export const HEAVY = ["machine_gunner", "mortar"]; // whoever advances comes before them
const ASIDE = 21.4; // from the middle, for one of two side by side
const ABOVE = 18; // from the middle, for the one that advances when heavy weapons stand below it

/** @param {Point} middle of the space @param {readonly Piece[]} pieces on it @returns {[string, Spot][]} by id */
export function standing(middle, pieces) {
  const kinds = [...new Set(pieces.map(({ kind }) => kind))].sort((a, b) => HEAVY.indexOf(a) - HEAVY.indexOf(b));
  const places = placesOf(middle, kinds.length);
  return kinds.flatMap((kind, n) => {
    const alike = pieces.filter((piece) => piece.kind === kind);
    const spot = { ...(places[n] ?? middle), flat: false, crowded: kinds.length > 1 };
    return alike.map((piece, k) => /** @type {[string, Spot]} */ ([piece.id, { ...spot, heap: k === alike.length - 1 ? alike.length : 0 }]));
  });
}

/** @param {Point} middle @param {number} of @returns {Point[]} */
function placesOf({ x, y }, of) {
  if (of === 1) return [{ x, y }];
  const down = of > 2 ? ABOVE : 0;
  const below = [{ x: x - ASIDE, y: y + down }, { x: x + ASIDE, y: y + down }];
  return of > 2 ? [{ x, y: y - ABOVE }, ...below] : below;
}
