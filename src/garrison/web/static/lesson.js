// A guided first game. The lesson is data of the game (lesson.json beside its board): each step has a sentence in both
// languages, what to light, and what ends it. It follows whoever does something else; at which step it stands is kept.
import { announce, button, fill, h } from "./dom.js";
import { Guide, waits } from "./guide.js";
import { lang, many, t } from "./lang.js";
import { at } from "./place.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {{title: Record<"en"|"it", string>, setup: Record<string, unknown>, steps: import("./guide.js").Step[]}} Lesson */

const OVER = -1;
const MOST = 40; // tables whose guide is remembered

/** @param {string} game @returns {Promise<Lesson|null>} */
export async function fetchLesson(game) {
  const reply = await fetch(at(`board/${encodeURIComponent(game)}/lesson.json`)).catch(() => null);
  return reply?.ok ? reply.json() : null;
}

/** The step at which each table's guide stands. @returns {[string, number][]} */
function kept() {
  try {
    const rows = JSON.parse(recall("guides", "[]"));
    return Array.isArray(rows) ? rows.filter((row) => Array.isArray(row) && typeof row[1] === "number") : [];
  } catch {
    return [];
  }
}

/** @param {string} table @param {number} step */
function keep(table, step) {
  remember("guides", JSON.stringify([[table, step], ...kept().filter(([name]) => name !== table)].slice(0, MOST)));
}

/**
 * @param {Play} play
 * @param {(rule: string) => void} openRule
 */
export function lessonPanel(play, openRule) {
  const { store } = play;
  const panel = h("section", { class: "lesson", "aria-live": "polite", hidden: true });
  /** @type {Lesson|null} */
  let lesson = null;
  /** @type {Guide|null} */
  let guide = null;

  function end() {
    guide = null;
    panel.hidden = true;
    store.point([]);
    keep(store.welcome?.table ?? "", OVER);
    const address = new URL(location.href);
    address.searchParams.delete("lesson");
    history.replaceState(null, "", address);
  }

  function next() {
    if (!guide || guide.last) return end();
    guide.press(store.lines.length);
    draw();
  }

  /** What the guide says of what was done instead. */
  function noted() {
    if (!guide?.note) return "";
    const { key, label, count } = guide.note;
    const said = key === "back" ? t("guide-back") : `${t("guide-else", { label })} ${key === "else" ? t("guide-waits") : many("guide-skipped", count)}`;
    return h("p", { class: "lesson-note" }, said);
  }

  function draw() {
    const step = guide?.step;
    panel.hidden = !step;
    if (!guide || !step || !lesson) return;
    keep(store.welcome?.table ?? "", guide.at);
    const rule = step.rule;
    const tips = step.tips ?? [];
    fill(panel,
      h("h2", {}, lesson.title[lang()], " ", h("span", { class: "hint" }, `${guide.at + 1}/${lesson.steps.length}`)),
      noted(),
      h("p", {}, step.text[lang()]),
      tips.length ? h("ul", { class: "lesson-tips" }, ...tips.map((tip) => h("li", {}, tip[lang()]))) : "",
      h("div", { class: "lesson-buttons" },
        guide.last || !waits(step) ? button(t(guide.last ? "lesson-done" : "go-on"), next, { class: "primary small", "data-key": "go-on" }) : "",
        rule ? button(t("read-rule", { rule }), () => openRule(rule), { class: "small", "data-key": "lesson-rule" }) : "",
        button(t("leave-lesson"), end, { class: "small link", "data-key": "leave-lesson" })));
    store.point(step.light ?? []);
  }

  play.onSent((offer) => guide?.sent(offer));
  store.on("picked", () => { if (guide?.clicked(store.picked, store.lines.length)) draw(); });
  store.on("shown", () => {
    const { shown, state } = store;
    if (!guide || !shown || !state || shown.mode === "replay") return;
    if (state.outcome) return end();
    if (shown.mode !== "live") return;
    guide.now(state.node, store.lines, store.offers);
    draw();
  });
  store.on("lang", draw);

  return {
    panel,
    /** Begins, or goes on where it stood; a guide that is over does not come back. @param {string} game @param {boolean} wanted */
    async start(game, wanted) {
      const before = kept().find(([table]) => table === store.welcome?.table)?.[1];
      if (before === OVER || (before === undefined && !wanted)) return;
      lesson = await fetchLesson(game);
      if (!lesson) return;
      guide = new Guide(lesson.steps, before ?? 0, store.lines.length);
      if (store.state) guide.now(store.state.node, store.lines, store.offers);
      draw();
      const step = guide.step;
      if (step) announce(step.text[lang()]);
    },
  };
}
