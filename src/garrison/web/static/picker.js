// Narrowing: every click names a ref, the options left are those whose path holds all of them.
// Pure: knows offers and a view, no page.

/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./protocol.js").View} View */

/** What decides nothing by itself: the next ref of the path is lit as well. */
const THROUGH = new Set(["action", "weapon"]);

/** @param {string} ref */
export const kindOf = (ref) => ref.slice(0, ref.indexOf(":"));
/** @param {string} ref */
export const idOf = (ref) => ref.slice(ref.indexOf(":") + 1);

/**
 * Options whose path holds all refs.
 * @param {readonly Offer[]} offers
 * @param {readonly string[]} picked
 */
export function narrowed(offers, picked) {
  return offers.filter((offer) => picked.every((ref) => offer.path.includes(ref)));
}

/**
 * What to light: for each option left its next refs, up to the first that lies on the board.
 * @param {readonly Offer[]} offers those left
 * @param {readonly string[]} picked
 */
export function lit(offers, picked) {
  const refs = /** @type {Set<string>} */ (new Set());
  const common = settled(offers);
  for (const offer of offers) {
    for (const ref of offer.path) {
      if (picked.includes(ref) || common.includes(ref)) continue;
      refs.add(ref);
      if (!THROUGH.has(kindOf(ref))) break;
    }
  }
  return refs;
}

/**
 * Which ref a click means: the thing itself, what stands on it or what it stands on, whichever is on offer.
 * @param {readonly string[]} clicked the refs under the pointer, innermost first
 * @param {readonly Offer[]} offers those left
 * @param {readonly string[]} picked
 * @param {View} view
 */
export function meant(clicked, offers, picked, view) {
  const open = new Set(offers.flatMap((offer) => offer.path).filter((ref) => !picked.includes(ref)));
  const wanted = lit(offers, picked);
  for (const pool of [wanted, open]) {
    for (const ref of clicked) {
      for (const near of [ref, ...neighbours(ref, view)]) if (pool.has(near)) return near;
    }
  }
  return null;
}

/** @param {string} ref @param {View} view */
function neighbours(ref, view) {
  if (kindOf(ref) === "piece") return view.pieces.filter((piece) => piece.id === idOf(ref)).map((piece) => piece.at);
  return view.pieces.filter((piece) => piece.at === ref).map((piece) => `piece:${piece.id}`);
}

/**
 * The picks after one more, without those that decide nothing: one click can settle a whole path.
 * @param {readonly Offer[]} offers all of them
 * @param {readonly string[]} picked
 * @param {string} ref
 */
export function pick(offers, picked, ref) {
  const next = picked.includes(ref) ? [...picked] : [...picked, ref];
  return { picked: next, left: narrowed(offers, next) };
}

/**
 * Refs that all options of several steps have in common: nothing is left to decide about them.
 * @param {readonly Offer[]} left
 */
export function settled(left) {
  const [first, ...others] = left.filter((offer) => offer.path.length > 1);
  return first && others.length ? first.path.filter((ref) => others.every((offer) => offer.path.includes(ref))) : [];
}

/**
 * The next level of a menu: options by the first ref of their path that is not settled.
 * @param {readonly Offer[]} left
 * @param {readonly string[]} picked
 * @returns {{ref: string, offers: Offer[]}[]}
 */
export function groups(left, picked) {
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  for (const offer of left) {
    const ref = offer.path.find((step) => !picked.includes(step)) ?? "";
    const row = found.get(ref);
    if (row) row.push(offer);
    else found.set(ref, [offer]);
  }
  return [...found].map(([ref, offers]) => ({ ref, offers }));
}
