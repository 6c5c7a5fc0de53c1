// Narrowing: every click names a ref, the options left are those whose path holds all of them.
// Pure: knows offers and a view, no page.

/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./protocol.js").View} View */

/** @param {string} ref */
export const kindOf = (ref) => ref.slice(0, ref.indexOf(":"));
/** @param {string} ref */
export const idOf = (ref) => ref.slice(ref.indexOf(":") + 1);

/** All that an option is about: the steps of its path, and where it lies besides. @param {Offer} offer */
export const refsOf = (offer) => [...offer.path, ...offer.at];

/** Whether an option ends or gives up something: such options stand back. @param {Offer} offer */
export const ends = (offer) => kindOf(offer.path.at(-1) ?? "") === "action" && /pass|done|refuse|end|stop/.test(idOf(offer.path.at(-1) ?? ""));

/**
 * Options that are about all of these refs.
 * @param {readonly Offer[]} offers
 * @param {readonly string[]} picked
 */
export function narrowed(offers, picked) {
  return offers.filter((offer) => picked.every((ref) => offer.path.includes(ref) || offer.at.includes(ref)));
}

/**
 * Which ref a click means: the thing itself, what stands on it or what it stands on, whichever is on offer.
 * @param {readonly string[]} clicked the refs under the pointer, innermost first
 * @param {readonly Offer[]} offers those left
 * @param {readonly string[]} picked
 * @param {ReadonlySet<string>} lit what is lit
 * @param {View} view
 */
export function meant(clicked, offers, picked, lit, view) {
  const open = new Set(offers.flatMap(refsOf).filter((ref) => !picked.includes(ref)));
  for (const pool of [lit, open]) {
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

/** In this order they are listed. */
export const VERBS = /** @type {const} */ (["attack", "move", "act", "recover", "special"]);

/**
 * @typedef {object} Chapter what one man can do, by verb
 * @property {string} man "" for what nobody does in particular, such as the end of a turn
 * @property {{verb: string, offers: Offer[]}[]} verbs
 */

/**
 * Options by who acts and what he does, men in the order of the game.
 * @param {readonly Offer[]} left @param {string} actor who acts where an option does not say it, or ""
 * @returns {Chapter[]}
 */
export function chapters(left, actor) {
  /** @type {Map<string, Offer[]>} */
  const men = new Map();
  for (const offer of left) {
    const man = kindOf(offer.path[0] ?? "") === "piece" ? offer.path[0] ?? "" : actor;
    men.set(man, [...(men.get(man) ?? []), offer]);
  }
  return [...men].sort(([a], [b]) => Number(a === "") - Number(b === "")).map(([man, offers]) => ({ man, verbs: byVerb(offers) }));
}

/** @param {readonly Offer[]} offers */
export function byVerb(offers) {
  return VERBS.map((verb) => ({ verb, offers: offers.filter((offer) => offer.verb === verb) })).filter((row) => row.offers.length);
}
