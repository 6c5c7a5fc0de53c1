// Luck and skill of a finished game, on request: what made the result, the chance to win as a plot, the moments that mattered.
import { announce, button, fill, h, s } from "./dom.js";
import { lang, many, percent, points, t } from "./lang.js";
import { luckPlot, marks, shape } from "./luck_plot.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").LuckTold} LuckTold */
/** @typedef {import("./protocol.js").LuckShare} LuckShare */
/** @typedef {import("./protocol.js").LuckMoment} LuckMoment */
/** @typedef {import("./protocol.js").LuckPoint} LuckPoint */
/** @typedef {import("./protocol.js").CoursePoint} CoursePoint */

/** @param {number} value @param {number} digits */
const signed = (value, digits) => new Intl.NumberFormat(lang(), { maximumFractionDigits: digits, signDisplay: "exceptZero" }).format(value);
/** @param {number} value a chance */
const change = (value) => `${signed(100 * value, 0)}%`;

/**
 * @param {Play} play
 * @param {(node: number) => void} jump
 */
export function luckPanel(play, jump) {
  const { store } = play;
  const head = h("div", { class: "luck-head" });
  const progress = h("progress", { class: "luck-progress" });
  const enough = button("", () => void stop(), { class: "small", "data-key": "luck-stop" });
  const waiting = h("p", { class: "hint" });
  const running = h("div", { class: "luck-running", hidden: true }, progress, enough, waiting);
  const body = h("div", { class: "luck-body" });
  const section = h("section", { class: "luck" }, head, running, body);
  /** @type {readonly CoursePoint[]} */
  let course = [];
  let asked = false;
  let shown = /** @type {LuckTold|null} */ (null);
  let spoken = lang();
  let left = ""; // what was followed into the replay
  let begun = { at: 0, done: 0 }; // the present look, to tell how long it will take

  function ask() {
    asked = true;
    spoken = lang();
    draw();
    section.scrollIntoView({ block: "start" }); // what is found comes below: none of it under the fold
    play.socket.ask({ type: "analyse" }, "analysis").catch((error) => {
      asked = false;
      draw();
      if (error.code !== "offline") play.complain(error);
    });
  }

  /** What was found stays. */
  async function stop() {
    const told = await play.socket.ask({ type: "stop" }, "analysis").catch(() => null);
    if (!told) return;
    if (shown) announce(summary(shown));
    const head = section.querySelector('[data-key="luck"]');
    if (head instanceof HTMLElement) head.focus();
  }

  /** @param {number} node @param {string} key */
  function follow(node, key) {
    left = key;
    jump(node);
  }

  function draw() {
    const told = store.analysis;
    if (!asked && !told) {
      const explained = h("p", { class: "hint", id: "luck-about" }, t("luck-about"));
      fill(head, button(t("luck"), ask, { "data-key": "luck", "aria-describedby": "luck-about" }), explained);
    } else {
      fill(head, h("h3", { tabindex: "-1", "data-key": "luck" }, t("luck")));
    }
    section.setAttribute("aria-label", t("luck"));
    advance();
    if (told?.found !== shown || !told) void present(told?.found ?? null);
  }

  /** How far it is, and how long it may take. */
  function advance() {
    const told = store.analysis;
    running.hidden = !asked || Boolean(told?.last);
    if (running.hidden) return;
    const { done = 0, count = 0 } = told ?? {};
    if (count) {
      progress.max = count;
      progress.value = done;
    } else progress.removeAttribute("value");
    const text = count ? t(told?.found ? "luck-closer" : "luck-works", { part: percent(done / count) }) : t(told?.found ? "luck-more" : "luck-begins");
    progress.setAttribute("aria-label", text);
    enough.textContent = t("luck-stop");
    waiting.textContent = `${text}${remaining(done, count)}`;
  }

  /** @param {number} done @param {number} count */
  function remaining(done, count) {
    if (!count || done < begun.done || !begun.at) begun = { at: Date.now(), done };
    if (done - begun.done < count / 50) return "";
    const minutes = (Date.now() - begun.at) / 60000 * (count - done) / (done - begun.done);
    return ` · ${minutes < 1 ? t("luck-soon") : many("luck-left", Math.round(minutes))}`;
  }

  /** @param {LuckTold|null} found */
  async function present(found) {
    shown = found;
    if (!found) {
      if (!asked) fill(body);
      return;
    }
    const told = await play.socket.ask({ type: "course" }, "course").catch(() => null);
    course = told?.points ?? course;
    if (shown !== found) return;
    fill(body, ...result(found));
    if (store.analysis?.last) announce(summary(found));
  }

  /** @param {LuckTold} found */
  function result(found) {
    const several = (store.state?.outcome?.results.length ?? 1) > 1;
    const cost = (found.cost ?? 0) >= 0.005 ? t("luck-cost", { cost: percent(found.cost ?? 0) }) : t("luck-no-cost");
    return [
      several ? h("p", {}, t("luck-seat", { seat: found.name })) : "",
      sums(found),
      found.cost === null ? "" : h("p", {}, cost),
      luckPlot(found, course, (node) => follow(node, "luck")),
      h("h3", {}, t("luck-mattered")),
      h("ol", { class: "luck-moments" }, ...found.moments.map((moment, n) => h("li", {}, row(moment, n + 1)))),
      listed(found),
      ...winnable(found.winnable ?? null),
      h("p", { class: "hint" }, `${many("luck-futures", found.playouts)} ${t("luck-interval")}`),
    ];
  }

  /** @param {LuckMoment} moment @param {number} number */
  function row(moment, number) {
    const sign = s("svg", { class: "luck-sign", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, shape(moment.kind, 11), s("text", { y: 4, "text-anchor": "middle" }, number));
    const lost = moment.better !== "";
    const effect = lost ? t("luck-better", { better: moment.better, change: weighed(moment.cost, moment.cost_score) }) : weighed(moment.win, moment.score);
    const key = `luck-${moment.node}`;
    return button(h("span", { class: "luck-face" }, sign, h("span", {},
      h("span", { class: "luck-what" }, kind(moment.kind), moment.what),
      h("span", { class: "luck-effect" }, effect))), () => follow(moment.node, key), { class: "luck-moment", "data-key": key });
  }

  /** The marks of the plot for who does not see or point. @param {LuckTold} found */
  function listed(found) {
    const lines = new Map(store.lines.map((line) => [line.node, line.text]));
    const rows = marks(found).map((mark) => {
      const key = `mark-${mark.point.node}`;
      const what = lines.get(mark.point.node) ?? "";
      const told = found.moments.find((moment) => moment.node === mark.point.node); // looked at more closely
      const step = told ? `(${weighed(told.win, told.score)})` : t("luck-step", { change: change(mark.change), win: percent(mark.point.win) });
      return h("li", {}, button(h("span", {}, kind(mark.point.kind), `${what} ${step}`), () => follow(mark.point.node, key), { class: "link", "data-key": key }));
    });
    return rows.length ? h("details", { class: "luck-list" }, h("summary", {}, t("luck-list")), h("ol", {}, ...rows)) : "";
  }

  /** Was it winnable? @param {import("./protocol.js").WinnableTold|null} told */
  function winnable(told) {
    if (!told) return [];
    const jumps = told.points.map(({ node, text, won, games }) => {
      const key = `winnable-${node}`;
      const bar = s("svg", { class: "winnable-bar", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" }, s("rect", { width: 100 * won / games, height: 6 }));
      return h("li", {}, button(h("span", {}, bar, text), () => follow(node, key), { class: node === told.last ? "link now" : "link", "data-key": key }));
    });
    return [h("h3", {}, t("luck-winnable")), h("p", {}, told.text), h("ol", { class: "luck-winnable" }, ...jumps)];
  }

  store.on("analysis", () => { asked &&= store.analysis !== null; draw(); });
  store.on("lang", draw);
  store.on("state", () => {
    if (!store.state?.outcome) asked = false;
    draw();
    if (store.analysis?.found && spoken !== lang()) ask(); // the server speaks the other language by now
  });
  store.on("status", () => { if (asked && store.status === "live" && !store.analysis?.last) ask(); });
  draw();
  return {
    section,
    /** Back to what was followed into the replay; false if nothing was. */
    resume() {
      const from = left ? section.querySelector(`[data-key="${left}"]`) : null;
      left = "";
      if (!(from instanceof HTMLElement)) return false;
      from.scrollIntoView({ block: "center" });
      from.focus({ preventScroll: true });
      return true;
    },
  };
}

/** @param {number} win @param {number} score */
const weighed = (win, score) => t("luck-change", { win: change(win), score: signed(score, 1) });

/** Sentences on dice and cards say it themselves; who does not see the shape is told all the same. @param {string} name */
const kind = (name) => h("span", { class: name === "pick" ? "" : "sr" }, `${t(`luck-${name}`)}: `);

/** What was to be expected, what came of luck and of play, and the end: numbers with a bar each. @param {LuckTold} found */
function sums(found) {
  const [start, luck, play, now] = [found.start, found.luck, found.play, found.now].map((share) => share.win.mean);
  const lucky = (start ?? 0) + (luck ?? 0);
  /** @type {[string, LuckShare, number, number][]} */
  const rows = [["start", found.start, 0, start ?? 0], ["chance", found.luck, start ?? 0, lucky], ["play", found.play, lucky, lucky + (play ?? 0)], ["end", found.now, 0, now ?? 0]];
  const ends = rows.flatMap(([, , from, to]) => [from, to]);
  const low = Math.min(0, ...ends);
  const wide = Math.max(1, ...ends) - low;
  return h("table", { class: "luck-sums" },
    h("thead", {}, h("tr", {}, h("td", {}), h("td", { class: "luck-bridge" }), h("th", { scope: "col" }, t("luck-win")), h("th", { scope: "col" }, t("luck-score")))),
    h("tbody", {}, ...rows.map(([key, share, from, to]) => {
      const total = key === "start" || key === "end";
      const bar = s("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
        s("rect", { class: "luck-ground", width: 100, height: 10 }),
        s("rect", { class: `luck-bar ${total ? "total" : isUnsure(share.win) ? "in-band" : to < from ? "down" : "up"}`, x: 100 * (Math.min(from, to) - low) / wide, width: Math.max(0.8, 100 * Math.abs(to - from) / wide), height: 10 }));
      return h("tr", { class: total ? "total" : "" }, h("th", { scope: "row" }, t(`luck-${key}`)), h("td", { class: "luck-bridge" }, bar),
        cell(share.win, total ? percent : change, key !== "end"), cell(share.score, total ? points : (value) => signed(value, 1), key !== "end"));
    })));
}

/** Whether the band holds no change at all: then it has no colour. @param {import("./protocol.js").Chance} part */
const isUnsure = (part) => part.low <= 0 && part.high >= 0;

/** @param {import("./protocol.js").Chance} part @param {(value: number) => string} tell @param {boolean} ranged */
function cell(part, tell, ranged) {
  const range = h("span", { class: "luck-range" }, ` ${t("hint-range", { low: tell(part.low), high: tell(part.high) })}`);
  return h("td", {}, tell(part.mean), ranged ? range : "");
}

/** @param {LuckTold} found */
function summary(found) {
  const { start, luck, play, now } = found;
  return t("luck-summary", { start: percent(start.win.mean), luck: change(luck.win.mean), play: change(play.win.mean), end: percent(now.win.mean) });
}
