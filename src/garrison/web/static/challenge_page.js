// The page of the week's challenge: for each game what is played, the one try, and how others did.
import { api } from "./api.js";
import { beginChallenge, challengeAddress, challengeSetup, mineOf, othersOf, takeChallenge, tryOf, weekOf } from "./challenge.js";
import { button, fill, h } from "./dom.js";
import { openGame } from "./game_link.js";
import { lang, splitText, t } from "./lang.js";
import { linked } from "./place.js";
import { copyText } from "./replay.js";
import { heldTables, recall } from "./settings.js";

/** @typedef {import("./protocol.js").GameListed} GameListed */
/** One line of a comparison. @typedef {{who: string, mine: boolean, result: number, score: number, letters: string}} Line */

/** @type {import("./pages.js").Build} */
export function build() {
  const body = h("div", { class: "page-body challenge" });
  const said = h("p", { role: "status", class: "page-said" });
  const brought = takeChallenge(location);
  const week = brought?.week ?? weekOf(new Date());
  if (brought) history.replaceState(null, "", location.pathname + location.search);
  /** @type {readonly GameListed[]} */
  let games = [];

  function draw() {
    fill(body, h("p", { class: "challenge-week" }, h("strong", {}, week), " ", t("challenge-about")), ...games.map(card), said);
  }

  /** @param {GameListed} game */
  function card(game) {
    const setup = challengeSetup(game, week);
    if (!setup) return "";
    const scenario = game.scenarios.find((one) => one.id === setup.scenario);
    const lines = ranked(game);
    return h("section", { class: "challenge-game", "aria-labelledby": `challenge-${game.id}`, "data-game": game.id },
      h("h3", { id: `challenge-${game.id}` }, game.title[lang()] ?? game.id),
      h("p", {}, splitText(scenario?.text[lang()] ?? setup.scenario).name, h("span", { class: "hint" }, ` · ${t("challenge-dice", { seed: setup.seed })}`)),
      lines.length ? comparison(lines) : "",
      h("div", { class: "page-buttons" }, ...buttons(game)));
  }

  /** @param {GameListed} game */
  function buttons(game) {
    const tried = tryOf(week, game.id);
    const key = `challenge-${game.id}`;
    if (!tried) return [button(t("challenge-play"), () => void beginChallenge(game, week).catch(complain), { class: "primary", "data-key": key })];
    const tokens = heldTables().find((row) => row.id === tried.table)?.tokens ?? [];
    const link = linked(`/table/${tried.table}#${tokens.join(",")}`);
    if (!mineOf(week, game.id)) return [h("a", { class: "button primary", href: link, "data-key": key }, t("continue"))];
    return [
      button(t("challenge-copy"), (event) => { const from = event.currentTarget; void challengeAddress(week, game.id).then((address) => copyText(address, from), complain); }, { class: "primary", "data-key": `${key}-copy` }),
      h("a", { class: "button", href: link, "data-key": key }, t("challenge-look")),
    ];
  }

  /** @param {unknown} error */
  const complain = (error) => { said.textContent = error instanceof Error ? error.message : String(error); };

  /** Mine among theirs, the best first. @param {GameListed} game @returns {Line[]} */
  function ranked(game) {
    const mine = mineOf(week, game.id);
    const own = mine ? [{ who: recall("name") || t("you"), mine: true, result: mine.result, score: mine.score, letters: "" }] : [];
    const theirs = othersOf(week, game.id).map(({ name, result, score, letters }) => ({ who: name || t("somebody"), mine: false, result, score, letters }));
    return [...own, ...theirs].sort((a, b) => b.result - a.result || b.score - a.score);
  }

  /** @param {readonly Line[]} lines */
  function comparison(lines) {
    return h("table", { class: "compared" }, h("thead", {}, h("tr", {}, ...["challenge-who", "challenge-end", "challenge-score"].map((key) => h("th", { scope: "col" }, t(key))), h("td", {}))),
      h("tbody", {}, ...lines.map((line) => h("tr", { class: line.mine ? "own-line" : "" },
        h("th", { scope: "row" }, line.who), h("td", {}, t(`result-${["lost", "drawn", "won"][line.result + 1] ?? "drawn"}`)), h("td", {}, line.score),
        h("td", {}, line.letters ? button(t("challenge-watch"), () => void openGame(line.letters).catch(complain), { class: "small", "aria-label": t("challenge-watch-of", { name: line.who }) }) : "")))));
  }

  void api("/api/games").then((found) => { games = found.games ?? found; draw(); }, complain);
  return { body, draw };
}
