// The end of a game: the result and the board it came to, what to play next, the turning point, the hardest moments, and what to keep.
import { weekOfTable } from "./challenge.js";
import { diceCheck } from "./dice.js";
import { button, fill, h } from "./dom.js";
import { boardFigure, fingerprint, heading, honours, results, sheet, standing } from "./ending_parts.js";
import { gameAddress } from "./game_link.js";
import { aidOf } from "./host.js";
import { t } from "./lang.js";
import { luckPanel } from "./luck.js";
import { goOn, onward, onwardText } from "./onward.js";
import { openPage } from "./pages.js";
import { boardPicture, pictureCard } from "./picture.js";
import { coursePlot, hardest, telling } from "./plot.js";
import { copyText } from "./replay.js";
import { saveBlob } from "./share.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").CourseTold} CourseTold */
/** @typedef {import("./protocol.js").CoursePoint} CoursePoint */

/**
 * @param {Play} play
 * @param {{jump: (node: number) => void, again: () => void, lobby: () => void, save: () => void}} acts
 */
export function endingPanel(play, acts) {
  const { store } = play;
  const panel = h("section", { class: "ending", id: "ending", "aria-labelledby": "ending-title", tabindex: "-1", hidden: true });
  const [final, turning, plot, first] = [h("div", { class: "ending-final" }), h("section", { class: "ending-turning", "aria-label": t("turning") }), h("div", { class: "ending-plot" }), h("span", { class: "ending-first" })];
  const luck = luckPanel(play, acts.jump);
  const dice = diceCheck(play);
  let dismissed = false;
  let drawn = ""; // the end whose pictures are shown
  /** @type {import("./picture.js").Picture|null} */
  let picture = null;

  function draw() {
    const outcome = store.state?.outcome;
    const live = store.shown?.mode === "live";
    if (!outcome) dismissed = false;
    const show = Boolean(outcome && live && !dismissed);
    const came = show && panel.hidden;
    panel.hidden = !show;
    if (!outcome || !show) return;
    fill(panel, heading(outcome), results(outcome), honours(outcome), buttons(), final, sheet(outcome), standing(store.welcome?.table ?? ""), turning, plot, luck.section, keepsakes(), dice(), fingerprint(outcome));
    if (!came) return;
    if (!luck.resume()) panel.focus({ preventScroll: true });
    void look();
  }

  /** Everything that has to be asked for or drawn; once for each end. */
  async function look() {
    const which = `${store.state?.n} ${document.documentElement.lang}`;
    if (which === drawn) return;
    drawn = which;
    await Promise.all([next(), course(), pictured()]);
  }

  async function next() {
    const found = await onward(store);
    fill(first, found ? button(onwardText(found), () => void goOn(found).catch((error) => play.complain(error)), { class: "primary", "data-key": found.key }) : "");
    panel.querySelector('[data-key="again"]')?.classList.toggle("primary", !found);
  }

  /** How it ended, as a picture. */
  async function pictured() {
    const { welcome, state } = store;
    if (!welcome || !state) return;
    picture = await boardPicture(welcome.game, state.view, aidOf(play)).catch(() => null);
    fill(final, boardFigure(picture, t("ending-picture", { ending: state.outcome?.label ?? "" })));
  }

  /** The turn that did most to make the game end so, as it was when it began. @param {CourseTold} told */
  async function turned({ points, turning: node }) {
    const point = points.find((one) => one.node === node);
    const moment = point ? await play.socket.ask({ type: "at", node }, "at").catch(() => null) : null;
    if (!point || !moment) {
      fill(turning);
      return;
    }
    const before = await boardPicture(store.welcome?.game ?? "", moment.view, aidOf(play)).catch(() => null);
    const said = `${turnText(point)}${t("turning-text")}`;
    turning.setAttribute("aria-label", t("turning"));
    fill(turning, h("h3", {}, t("turning")), boardFigure(before, said), h("p", {}, said),
      button(t("turning-go"), () => acts.jump(node), { class: "small", "data-key": "turning" }));
  }

  function buttons() {
    return h("div", { class: "ending-buttons" }, first,
      button(t("play-again"), acts.again, { class: first.firstChild ? "" : "primary", "data-key": "again" }),
      button(t("look-at-board"), () => { dismissed = true; panel.hidden = true; }, { "data-key": "look" }),
      button(t("watch-replay"), () => acts.jump(0), { "data-key": "watch" }),
      button(t("to-lobby"), acts.lobby, { "data-key": "lobby" }));
  }

  /** What can be taken along: a picture, a link, the save. */
  function keepsakes() {
    return h("section", { class: "keepsakes", "aria-labelledby": "keepsakes-title" }, h("h3", { id: "keepsakes-title" }, t("keepsakes")),
      h("div", { class: "share-buttons" },
        button(t("share-picture"), () => void sharePicture(), { class: "small", "data-key": "share-picture" }),
        button(t("copy-replay"), (event) => { const from = event.currentTarget; void gameAddress(play).then((address) => copyText(address, from), (error) => play.complain(error)); }, { class: "small", "data-key": "copy-replay" }),
        weekOfTable(store.welcome?.table ?? "") ? button(t("challenge-compare"), () => void openPage("challenge", { game: () => store.welcome?.game, changed: () => undefined }), { class: "small primary", "data-key": "challenge" }) : "",
        button(t("download-save"), acts.save, { class: "small", "data-key": "save" })));
  }

  async function sharePicture() {
    const { welcome, state } = store;
    if (!welcome || !state?.outcome || !picture) return;
    const lines = [state.outcome.label, ...state.outcome.results.map((row) => row.text)].slice(0, 2);
    const card = await pictureCard(picture, { title: `${welcome.title} · ${welcome.scenario_text.split(":")[0]}`, lines, foot: `Garrison · ${state.outcome.hash}` });
    const file = new File([card], `${welcome.game}-${welcome.table}.png`, { type: "image/png" });
    const touch = matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] });
    if (touch) await navigator.share({ files: [file] }).catch(() => null);
    else saveBlob(card, file.name);
  }

  async function course() {
    const told = await play.socket.ask({ type: "course" }, "course").catch(() => null);
    if (!told) return;
    const rows = hardest(told.points).map((point) => h("li", {}, button(`${turnText(point)}${telling(store.lines, point)}`, () => acts.jump(point.node), { class: "link", "data-key": `hard-${point.node}` })));
    fill(plot, coursePlot(told, acts.jump), rows.length ? h("h3", {}, t("hardest")) : "", rows.length ? h("ol", { class: "hardest" }, ...rows) : "");
    await turned(told);
  }

  store.on(["shown", "state"], draw);
  store.on("lang", () => { draw(); if (!panel.hidden) void look(); });
  return { panel, again: () => { dismissed = false; draw(); } };
}

/** @param {CoursePoint} point */
function turnText({ facts }) {
  const turn = facts.turn ?? facts.round;
  return turn ? `${t(facts.turn ? "turn" : "round", { turn })}: ` : "";
}
