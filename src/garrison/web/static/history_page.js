// The page of one's own history: every game played to its end in this browser, with records and streaks.
import { api } from "./api.js";
import { button, fill, h } from "./dom.js";
import { isAlike, playedGames, recordOf } from "./history.js";
import { lang, many, points, splitText, t } from "./lang.js";
import { saveBlob } from "./share.js";

/** @typedef {import("./history.js").Played} Played */
/** @typedef {import("./protocol.js").GameListed} GameListed */

const SHOWN = 20; // of the latest games

/** @type {import("./pages.js").Build} */
export function build() {
  const body = h("div", { class: "page-body history" });
  /** @type {readonly GameListed[]} */
  let games = [];

  function draw() {
    const all = playedGames();
    if (!all.length) {
      fill(body, h("p", {}, t("history-none")));
      return;
    }
    const { games: count, won, streak, longest } = recordOf(all);
    fill(body,
      h("dl", { class: "totals" }, total("history-games", count), total("history-won", won), total("history-streak", streak), total("history-longest", longest)),
      records(all), latest(all),
      h("div", { class: "page-buttons" }, button(t("history-export"), () => save(all), { "data-key": "history-export" })));
  }

  /** The best of each kind of game. @param {readonly Played[]} all */
  function records(all) {
    const kinds = all.filter((row, n) => all.findIndex((one) => isAlike(one, row)) === n);
    return h("section", { "aria-labelledby": "history-records" }, h("h3", { id: "history-records" }, t("history-records")),
      h("div", { class: "wide-table", tabindex: "0", role: "region", "aria-labelledby": "history-records" }, h("table", {}, head("history-kind", "history-games", "history-won", "history-best", "history-mean", "history-longest"),
        h("tbody", {}, ...kinds.map((kind) => {
          const alike = all.filter((row) => isAlike(row, kind));
          const { games: count, won, longest, best } = recordOf(alike);
          const mean = alike.reduce((sum, row) => sum + row.score, 0) / count;
          return h("tr", { "data-kind": `${kind.game}/${kind.scenario}` }, h("th", { scope: "row" }, nameOf(kind)), ...[count, won, best, points(mean), longest].map((cell) => h("td", {}, cell)));
        })))));
  }

  /** @param {readonly Played[]} all */
  function latest(all) {
    const when = new Intl.DateTimeFormat(lang(), { dateStyle: "medium" });
    const rows = [...all].reverse().slice(0, SHOWN);
    return h("section", { "aria-labelledby": "history-latest" }, h("h3", { id: "history-latest" }, t("history-latest")),
      h("ol", { class: "latest" }, ...rows.map((row) => h("li", {}, h("span", {}, nameOf(row), row.week ? h("span", { class: "hint" }, ` · ${t("challenge")} ${row.week}`) : ""),
        h("span", { class: `result ${["lost", "drawn", "won"][row.result + 1] ?? ""}` }, t(`result-${["lost", "drawn", "won"][row.result + 1] ?? "drawn"}`)),
        h("span", {}, t("history-score", { score: row.score })), row.takebacks ? h("span", { class: "hint" }, many("history-takebacks", row.takebacks)) : "", h("time", { class: "hint" }, when.format(row.at))))));
  }

  /** @param {Played} row */
  function nameOf(row) {
    const game = games.find((one) => one.id === row.game);
    const scenario = game?.scenarios.find((one) => one.id === row.scenario);
    const difficulty = game?.difficulties.find((one) => one.id === row.difficulty);
    const named = [game?.title[lang()] ?? row.game, splitText(scenario?.text[lang()] ?? row.scenario).name, difficulty ? splitText(difficulty.text[lang()] ?? "").name : ""];
    return named.filter(Boolean).join(" · ");
  }

  void api("/api/games").then((found) => { games = found.games ?? found; draw(); }, () => undefined);
  return { body, draw };
}

/** @param {string} key @param {number} value */
function total(key, value) {
  return h("div", {}, h("dt", {}, t(key)), h("dd", { "data-total": key }, value));
}

/** @param {...string} keys */
function head(...keys) {
  return h("thead", {}, h("tr", {}, ...keys.map((key) => h("th", { scope: "col" }, t(key)))));
}

/** @param {readonly Played[]} all */
function save(all) {
  saveBlob(new Blob([`${JSON.stringify(all, null, 1)}\n`], { type: "application/json" }), "garrison-history.json");
}
