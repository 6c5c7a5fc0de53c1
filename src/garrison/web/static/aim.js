// What can be touched now, and what is asked beside it. Pure: knows offers, what was touched, and which refs are drawn.
import { ends, groups, kindOf, narrowed, refsOf, settled } from "./picker.js";

/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {import("./board/verbs.js").VerbName} VerbName */
/** @typedef {(ref: string) => boolean} Has whether a ref is drawn on the board */
/**
 * @typedef {object} Choice something to be chosen in words: one offer, or a ref that leads to several
 * @property {string} ref
 * @property {Offer[]} offers
 */
/**
 * @typedef {object} Aim
 * @property {Map<string, Offer[]>} targets what is lit on the board, and the offers that a touch leads to
 * @property {Choice[]} wheel what is asked beside a piece, or where the question is
 * @property {Offer[]} dock what lies nowhere on the board, such as the end of a turn
 */

/** Refs of these kinds say how something is done, not to whom: what comes after them can be touched at once. */
const MEANS = new Set(["action", "weapon", "ammunition", "ammo", "item", "count", "talent", "ability", "choice", "event", "face", "seat", "counter"]);
const THROUGH = new Set(["action", "weapon", "ammunition"]);
const MOST = 10; // so many complete options are listed at once

/**
 * @param {readonly Offer[]} offers all of them
 * @param {readonly string[]} picked
 * @param {Has} has
 * @returns {Aim}
 */
export function aimOf(offers, picked, has) {
  const left = narrowed(offers, picked);
  const targets = targetsOf(left, picked, has);
  const loose = left.filter((offer) => ![...targets.values()].some((some) => some.includes(offer)));
  const buttons = left.every((offer) => offer.path.length === 1 && offer.path.every(has)); // the board has its own for all of them
  const means = !buttons && [...targets.keys()].every((ref) => MEANS.has(kindOf(ref))); // small things on cards: asked in words too
  if (picked.length || means) return { targets, wheel: left.length ? wheelOf(left, picked, has) : [], dock: [] };
  return { targets, wheel: [], dock: loose };
}

/** @param {readonly Offer[]} left @param {readonly string[]} picked @param {Has} has @returns {Map<string, Offer[]>} */
function targetsOf(left, picked, has) {
  const common = left.length > 1 ? [...settled(left), ...sharedPlaces(left)] : [];
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  /** @param {string} ref @param {Offer} offer */
  const add = (ref, offer) => { found.set(ref, [...(found.get(ref) ?? []), offer]); };
  for (const offer of left) {
    for (const ref of offer.path) {
      if (picked.includes(ref) || common.includes(ref) || !has(ref)) continue;
      add(ref, offer);
      if (!THROUGH.has(kindOf(ref))) break;
    }
    for (const ref of offer.at) if (!picked.includes(ref) && !common.includes(ref) && has(ref)) add(ref, offer);
  }
  return found.size && !picked.length ? withOwn(left, found, common.filter(has)) : found;
}

/**
 * What somebody does with himself lies at himself, though all options are his; but the end of his turn is asked beside.
 * @param {readonly Offer[]} left @param {Map<string, Offer[]>} found @param {readonly string[]} common drawn refs that all share
 */
function withOwn(left, found, common) {
  const own = common.find((ref) => kindOf(ref) === "piece");
  const known = new Set([...found.values()].flat());
  const more = left.filter((offer) => !known.has(offer) && !ends(offer));
  if (own && more.length) found.set(own, more);
  return found;
}

/** Where all of several options lie. @param {readonly Offer[]} left @returns {string[]} */
export function sharedPlaces(left) {
  return (left[0]?.at ?? []).filter((ref) => left.every((offer) => offer.at.includes(ref)));
}

/**
 * Complete options where no target is left to be touched; else the verbs, if there are several.
 * @param {readonly Offer[]} left @param {readonly string[]} picked @param {Has} has @returns {Choice[]}
 */
function wheelOf(left, picked, has) {
  const done = [...picked, ...settled(left)];
  const aimed = left.some((offer) => offer.path.some((ref) => !done.includes(ref) && has(ref) && !MEANS.has(kindOf(ref))));
  if (!aimed && left.length <= MOST) return left.map((offer) => ({ ref: offer.path.find((ref) => !done.includes(ref)) ?? offer.name, offers: [offer] }));
  return groups(left, done).filter((row) => !has(row.ref) || MEANS.has(kindOf(row.ref)));
}

/** The verb of several offers; null if they are of several sorts. @param {readonly Offer[]} offers @returns {VerbName|null} */
export function verbOf(offers) {
  const verb = offers[0]?.verb ?? "act";
  return offers.every((offer) => offer.verb === verb) ? /** @type {VerbName} */ (verb) : null;
}

/** The best chance among offers; null if nothing is rolled. @param {readonly Offer[]} offers */
export function bestChance(offers) {
  const chances = offers.flatMap((offer) => (offer.chance === null ? [] : [offer.chance]));
  return chances.length ? Math.max(...chances) : null;
}

/** Whether a touch on a ref still leaves something to be touched on the board. @param {readonly Offer[]} offers @param {string} ref @param {Has} has */
export function leadsOn(offers, ref, has) {
  return offers.length > 1 && offers.some((offer) => refsOf(offer).some((one) => one !== ref && has(one) && !MEANS.has(kindOf(one))));
}
