// The end of a game: result, award, score sheet, course, hardest moments, and what to do next.
import { diceCheck } from "./dice.js";
import { button, fill, h } from "./dom.js";
import { t } from "./lang.js";
import { luckPanel } from "./luck.js";
import { coursePlot, hardest, telling } from "./plot.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Ending} Ending */

/**
 * @param {Play} play
 * @param {{jump: (node: number) => void, again: () => void, lobby: () => void, save: () => void}} acts
 */
export function endingPanel(play, acts) {
  const { store } = play;
  const panel = h("section", { class: "ending", id: "ending", "aria-labelledby": "ending-title", tabindex: "-1", hidden: true });
  const plot = h("div", { class: "ending-plot" });
  const luck = luckPanel(play, acts.jump);
  const dice = diceCheck(play);
  let dismissed = false;

  function draw() {
    const outcome = store.state?.outcome;
    const live = store.shown?.mode === "live";
    if (!outcome) dismissed = false;
    const show = Boolean(outcome && live && !dismissed);
    const came = show && panel.hidden;
    panel.hidden = !show;
    if (!outcome || !show) return;
    fill(panel, heading(outcome), results(outcome), sheet(outcome), honours(outcome), plot, luck.section, buttons(), dice(), fingerprint(outcome));
    if (!came) return;
    if (!luck.resume()) panel.focus({ preventScroll: true });
    void course();
  }

  function buttons() {
    return h("div", { class: "ending-buttons" },
      button(t("look-at-board"), () => { dismissed = true; panel.hidden = true; }, { class: "primary", "data-key": "look" }),
      button(t("watch-replay"), () => acts.jump(0), { "data-key": "watch" }),
      button(t("play-again"), acts.again, { "data-key": "again" }),
      button(t("download-save"), acts.save, { "data-key": "save" }),
      button(t("to-lobby"), acts.lobby, { "data-key": "lobby" }));
  }

  async function course() {
    const told = await play.socket.ask({ type: "course" }, "course").catch(() => null);
    if (!told) return;
    const { points, gauge } = told;
    const worst = hardest(points, gauge);
    const rows = worst.map(({ to, change }) =>
      h("li", {}, button(`${to.facts.turn ? `${t("turn", { turn: to.facts.turn })}: ` : ""}${telling(store.lines, to.node, gauge)} (${change})`,
        () => acts.jump(to.node), { class: "link", "data-key": `hard-${to.node}` })));
    fill(plot, coursePlot(told, acts.jump), rows.length ? h("h3", {}, t("hardest")) : "", rows.length ? h("ol", { class: "hardest" }, ...rows) : "");
  }

  store.on(["shown", "state"], draw);
  store.on("lang", () => { draw(); if (!panel.hidden) void course(); });
  return { panel, again: () => { dismissed = false; draw(); } };
}

/** @param {Ending} outcome */
function heading(outcome) {
  return h("h2", { id: "ending-title" }, outcome.label);
}

/** @param {Ending} outcome */
function results(outcome) {
  const rows = outcome.results.map((row) => h("p", { class: `result ${["lost", "drawn", "won"][row.result + 1] ?? ""}` }, row.text || row.name));
  return h("div", { class: "results" }, ...rows);
}

/** @param {Ending} outcome */
function sheet(outcome) {
  if (!outcome.sheet.length) return "";
  const sum = outcome.sheet.reduce((total, row) => total + row.points, 0);
  const rows = outcome.sheet.map((row) => h("tr", {}, h("th", { scope: "row" }, row.label), h("td", {}, row.points)));
  // Some games list what else was counted: then the rows do not add up to the score.
  const adds = outcome.results.some((row) => row.score === sum);
  return h("table", { class: "score-sheet" }, h("caption", {}, t("score-sheet")), h("tbody", {}, ...rows),
    adds ? h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, t("total")), h("td", {}, sum))) : "");
}

/** @param {Ending} outcome */
function honours(outcome) {
  if (!outcome.honours.length) return "";
  return h("ul", { class: "honours" }, ...outcome.honours.map((honour) => h("li", { class: `honour ${honour.id}` }, honour.label)));
}

/** @param {Ending} outcome */
function fingerprint(outcome) {
  return h("p", { class: "hint" }, t("journal-hash"), " ", h("code", { id: "journal-hash" }, outcome.hash));
}
