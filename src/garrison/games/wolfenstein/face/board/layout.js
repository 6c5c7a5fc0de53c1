// @ts-check
/** Where map, dials and cards lie, so that together they have the shape of the screen they are seen on. */

import { CARD } from "./heroes.js";

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {object} Layout
 * @property {boolean} wide the dials beside the map and the cards below it; else both beside it
 * @property {number} scale of dials and cards
 * @property {number} width
 * @property {number} height
 * @property {Box} rock the map with the rock around it, in the measures of the map
 * @property {number} column where the rock begins, right of the dials
 * @property {number} card how wide a card is, in its own measures
 * @property {{x: number, y: number, right: number, down: number}} cards where the first lies, and how far on the next
 */

export const ASPECT = 1200 / 884; // of a board whose room is not known
const COLUMN = 112; // of dials beside a wide map
const DIALS = 160; // high, above the cards
const GAP = 8;
const WIDEST_CARD = 430;

/**
 * What is left over across goes to the cards, as far as they gain by it; the rest is rock around the map.
 * @param {Box} map @param {number} aspect of the room @returns {Layout}
 */
export function layout(map, aspect) {
  const wide = map.width / map.height > ASPECT;
  const scale = wide ? map.width / (4 * (CARD.width + GAP) - COLUMN) : (map.height * ASPECT - map.width - 2 * GAP) / CARD.width;
  const column = wide ? COLUMN * scale : 0;
  const least = wide
    ? { width: map.width + column, height: map.height + (CARD.height + 2 * GAP) * scale }
    : { width: map.height * ASPECT, height: map.height };
  const width = Math.max(least.width, least.height * aspect);
  const height = Math.max(least.height, least.width / aspect);
  const beside = Math.min(WIDEST_CARD, CARD.width + (width - least.width) / scale);
  const card = wide ? Math.min(WIDEST_CARD, (width / scale - 3 * GAP) / 4) : beside;
  const across = width - least.width - (wide ? 0 : (card - CARD.width) * scale);
  const down = height - least.height;
  const rock = { x: map.x - across / 2, y: map.y - down / 2, width: map.width + across, height: map.height + down };
  const cards = wide
    ? { x: 0, y: rock.height + GAP * scale, right: (width - card * scale) / 3, down: 0 }
    : { x: rock.width + GAP, y: DIALS * scale, right: 0, down: (height - (DIALS + CARD.height) * scale) / 3 };
  return { wide, scale, width, height, rock, column, card, cards };
}
