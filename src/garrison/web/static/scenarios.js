// The scenarios of a game in the lobby. One for two sides asks who leads the other before it begins.
import { button, h } from "./dom.js";
import { lang, splitText, t } from "./lang.js";
import { IN_TAB } from "./place.js";

/** @typedef {import("./protocol.js").GameListed} GameListed */
/** @typedef {import("./protocol.js").ScenarioListed} ScenarioListed */
/** @typedef {(setup: Record<string, unknown>) => void} Begin */

const BEST = "heuristic"; // a machine that answers at once

/** @param {GameListed} game @param {Begin} begin */
export function scenarioList(game, begin) {
  return h("ul", { class: "scenarios" }, ...game.scenarios.map((scenario) => {
    const { name, text } = splitText(scenario.text[lang()] ?? scenario.id);
    const place = h("div", {});
    const ask = () => { place.replaceChildren(opponents(game, scenario, begin)); place.querySelector("button")?.focus(); };
    const setup = { game: game.id, scenario: scenario.id };
    return h("li", {}, button(h("span", {}, h("strong", {}, name), h("span", { class: "players" }, playersText(scenario.players)), h("span", { class: "what" }, text)),
      () => (isForTwo(scenario) ? ask() : begin(setup)), { class: "scenario-button", "data-key": `${game.id}-${scenario.id}`, "data-scenario": scenario.id }), place);
  }));
}

/** Whether nobody can play it alone. @param {ScenarioListed} scenario */
const isForTwo = ({ players }) => Math.min(...players) > 1;

/** Who leads the other side: a friend by link, a machine, or somebody at this screen. @param {GameListed} game @param {ScenarioListed} scenario @param {Begin} begin */
function opponents(game, scenario, begin) {
  const players = Math.min(...scenario.players);
  const others = (scenario.seats[String(players)] ?? []).slice(1);
  const machine = game.machines.includes(BEST) ? BEST : game.machines[0];
  const side = others.map((seat) => seat.text[lang()] ?? seat.id).join(", ");
  /** @param {string} who */
  const choose = (who) => begin({ game: game.id, scenario: scenario.id, players, seats: ["me", ...others.map(() => who)] });
  return h("div", { class: "opponents", role: "group", "aria-label": t("opponent-ask", { side }) }, h("p", {}, t("opponent-ask", { side })),
    h("div", { class: "game-start" },
      IN_TAB ? "" : button(t("opponent-friend"), () => choose("open"), { "data-key": "opponent-friend" }),
      machine ? button(t("opponent-machine"), () => choose(machine), { "data-key": "opponent-machine" }) : "",
      button(t("opponent-here"), () => choose("me"), { "data-key": "opponent-here" })),
    IN_TAB ? h("p", { class: "hint" }, t("share-here-only")) : "");
}

/** @param {readonly number[]} players */
function playersText(players) {
  const low = Math.min(...players);
  const high = Math.max(...players);
  if (high === 1) return t("players-one");
  return low === high ? t("players-many", { count: high }) : t("players-range", { low, high });
}
