// A guided first turn. The lesson is data of the game (lesson.json beside its board): each step has a sentence in both
// languages, what to light, and what ends it: an option whose name begins so, an event, or the button.
import { announce, button, fill, h } from "./dom.js";
import { lang, t } from "./lang.js";
import { at } from "./place.js";

/** @typedef {import("./play.js").Play} Play */
/**
 * @typedef {object} Step
 * @property {Record<"en"|"it", string>} text
 * @property {string[]} [light] refs to point at
 * @property {string} [pick] begins with: an option sent that ends the step
 * @property {string} [event] key of a line that ends the step
 * @property {string} [clicked] a ref that ends the step once it is clicked
 * @property {string} [rule] the paragraph to read more in
 */
/** @typedef {{title: Record<"en"|"it", string>, setup: Record<string, unknown>, steps: Step[]}} Lesson */

/** @param {string} game @returns {Promise<Lesson|null>} */
export async function fetchLesson(game) {
  const reply = await fetch(at(`board/${encodeURIComponent(game)}/lesson.json`)).catch(() => null);
  return reply?.ok ? reply.json() : null;
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
  let at = 0;
  let lines = 0;

  /** @param {number} [from] lines before it do not count for the next step */
  function next(from = store.lines.length) {
    at += 1;
    lines = from;
    draw();
  }

  function end() {
    lesson = null;
    panel.hidden = true;
    store.point([]);
    const address = new URL(location.href);
    address.searchParams.delete("lesson");
    history.replaceState(null, "", address);
  }

  function draw() {
    const step = lesson?.steps[at];
    panel.hidden = !step;
    if (!step || !lesson) {
      if (lesson) end();
      return;
    }
    const needsButton = !step.pick && !step.event && !step.clicked;
    const rule = step.rule;
    fill(panel,
      h("h2", {}, lesson.title[lang()], " ", h("span", { class: "hint" }, `${at + 1}/${lesson.steps.length}`)),
      h("p", {}, step.text[lang()]),
      h("div", { class: "lesson-buttons" },
        needsButton ? button(t(at + 1 < lesson.steps.length ? "go-on" : "lesson-done"), () => next(), { class: "primary small", "data-key": "go-on" }) : "",
        rule ? button(t("read-rule", { rule }), () => openRule(rule), { class: "small", "data-key": "lesson-rule" }) : "",
        button(t("leave-lesson"), end, { class: "small link", "data-key": "leave-lesson" })));
    store.point(step.light ?? []);
  }

  play.onSent((offer) => {
    const step = lesson?.steps[at];
    if (step?.pick && offer.name.startsWith(step.pick)) next();
  });
  store.on("picked", () => {
    const step = lesson?.steps[at];
    if (step?.clicked && store.picked.some((ref) => ref.startsWith(step.clicked ?? "-"))) next();
  });
  store.on("shown", () => {
    const { shown } = store;
    if (!lesson || !shown || shown.mode === "replay") return;
    for (let step = lesson.steps[at]; step?.event; step = lesson?.steps[at]) {
      const key = step.event;
      const found = store.lines.findIndex((line, n) => n >= lines && line.node <= shown.node && line.key === key);
      if (found < 0) break;
      next(found + 1);
    }
    if (shown.mode === "live") store.point(lesson?.steps[at]?.light ?? []);
  });
  store.on("lang", draw);

  return {
    panel,
    /** @param {string} game */
    async start(game) {
      lesson = await fetchLesson(game);
      at = 0;
      lines = store.lines.length;
      draw();
      if (lesson?.steps[0]) announce(lesson.steps[0].text[lang()]);
    },
  };
}
