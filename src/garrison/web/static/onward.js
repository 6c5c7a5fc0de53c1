// @ts-check
// What to play after a game: the next mission, the same game harder, or the same once more.
import { api, setTable } from "./api.js";
import { lang, splitText, t } from "./lang.js";
import { IN_TAB } from "./place.js";
import { recall } from "./settings.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./protocol.js").GameListed} GameListed */
/** @typedef {import("./protocol.js").Named} Named */
/** A game that can be begun: what its button says, and what is set up. @typedef {{key: "next-mission"|"harder", name: string, setup: Record<string, unknown>}} Onward */

/** The one after it in a list; they go from the easier to the harder. @template {{id: string}} T @param {readonly T[]} list @param {string} id @returns {T|undefined} */
function after(list, id) {
  const n = list.findIndex((one) => one.id === id);
  return n < 0 ? undefined : list[n + 1];
}

/** @param {Named} one */
const nameOf = (one) => splitText(one.text[lang()] ?? one.id).name;

/** What comes next for who has won; null where there is nothing, and for games with files of one's own. @param {Store} store @returns {Promise<Onward|null>} */
export async function onward(store) {
  const { welcome, state } = store;
  const own = state?.outcome?.results.find((row) => welcome?.you.includes(row.seat));
  if (!welcome || !own || own.result < 0 || welcome.corrected) return null;
  /** @type {readonly GameListed[]} */
  const games = await api("/api/games").catch(() => []);
  const game = games.find((one) => one.id === welcome.game);
  if (!game) return null;
  const likewise = game.scenarios.filter((one) => one.players.includes(welcome.players));
  const scenario = after(likewise, welcome.scenario);
  const difficulty = after(game.difficulties, welcome.difficulty);
  if (game.campaign && scenario) return { key: "next-mission", name: nameOf(scenario), setup: { ...again(store), scenario: scenario.id, extra: {} } };
  if (!game.campaign && scenario) return { key: "harder", name: nameOf(scenario), setup: { ...again(store), scenario: scenario.id } };
  return difficulty ? { key: "harder", name: nameOf(difficulty), setup: { ...again(store), difficulty: difficulty.id } } : null;
}

/** The set-up of this table, to be changed. @param {Store} store @returns {Record<string, unknown>} */
function again({ welcome, seats, state, takeBack }) {
  if (!welcome) return {};
  const { campaign, ...extra } = welcome.extra;
  const who = seats.map((seat) => (welcome.you.includes(seat.seat) ? "me" : seat.kind === "human" ? (IN_TAB ? "me" : "open") : seat.kind));
  return {
    game: welcome.game, scenario: welcome.scenario, players: welcome.players, edition: welcome.edition, difficulty: welcome.difficulty, rulings: welcome.rulings, extra,
    seats: who, real: state?.dice.real ?? [], take_back: takeBack, ...(campaign === undefined ? {} : { campaign: true }),
  };
}

/** @param {Onward} next */
export async function goOn(next) {
  await setTable({ ...next.setup, name: recall("name") });
}

/** What its button says. @param {Onward} next */
export function onwardText({ key, name }) {
  return t(key, { name });
}
