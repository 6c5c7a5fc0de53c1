// @ts-check
// The parts of the page at a game's end that say what came of it.
import { h } from "./dom.js";
import { isAlike, placeOf, playedGames, recordOf } from "./history.js";
import { many, points, t } from "./lang.js";

/** @typedef {import("./protocol.js").Ending} Ending */
/** @typedef {import("./picture.js").Picture} Picture */

/** @param {Ending} outcome */
export function heading(outcome) {
  return h("h2", { id: "ending-title" }, outcome.label);
}

/** @param {Ending} outcome */
export function results(outcome) {
  const rows = outcome.results.map((row) => h("p", { class: `result ${["lost", "drawn", "won"][row.result + 1] ?? ""}` }, row.text || row.name));
  return h("div", { class: "results" }, ...rows);
}

/** @param {Ending} outcome */
export function sheet(outcome) {
  if (!outcome.sheet.length) return "";
  const sum = outcome.sheet.reduce((total, row) => total + row.points, 0);
  const rows = outcome.sheet.map((row) => h("tr", {}, h("th", { scope: "row" }, row.label), h("td", {}, row.points)));
  // Some games list what else was counted: then the rows do not add up to the score.
  const adds = outcome.results.some((row) => row.score === sum);
  return h("table", { class: "score-sheet" }, h("caption", {}, t("score-sheet")), h("tbody", {}, ...rows),
    adds ? h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("total")), h("td", {}, sum))) : "");
}

/** @param {Ending} outcome */
export function honours(outcome) {
  if (!outcome.honours.length) return "";
  return h("ul", { class: "honours" }, ...outcome.honours.map((honour) => h("li", { class: `honour ${honour.id}` }, honour.label)));
}

/** @param {Ending} outcome */
export function fingerprint(outcome) {
  return h("p", { class: "hint" }, t("journal-hash"), " ", h("code", { id: "journal-hash" }, outcome.hash));
}

/** This game among those like it that were played in this browser; nothing for who only watched. @param {string} table */
export function standing(table) {
  const all = playedGames();
  const own = all.find((row) => row.table === table);
  if (!own) return "";
  const alike = all.filter((row) => isAlike(row, own));
  const others = alike.filter((row) => row !== own);
  if (!others.length) return h("p", { class: "standing" }, t("standing-first"));
  const { games, won, streak, longest, best } = recordOf(alike);
  const place = placeOf(own, others);
  const mean = alike.reduce((sum, row) => sum + row.score, 0) / alike.length;
  return h("div", { class: "standing" },
    h("p", {}, place === 1 && others.every((row) => row.result < own.result || row.score < own.score) ? h("strong", { class: "honour" }, t("standing-record")) : t("standing-place", { place, games })),
    h("p", { class: "hint" }, t("standing-numbers", { score: own.score, best, mean: points(mean), won, games }), streak > 1 ? ` ${many("standing-streak", streak)}` : "", longest > streak ? ` ${t("standing-longest", { longest })}` : ""));
}

/** A picture of the board with a sentence under it. @param {Picture|null} picture @param {string} said */
export function boardFigure(picture, said) {
  if (!picture) return "";
  return h("figure", { class: "board-figure" }, h("img", { src: picture.url, alt: said, width: picture.width, height: picture.height }));
}
