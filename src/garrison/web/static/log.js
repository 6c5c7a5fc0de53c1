// The log: pointing at a line lights the board, its rule opens the paragraph, a click goes to that moment.
import { button, fill, h, icon } from "./dom.js";
import { t } from "./lang.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Line} Line */

const PAGE = 40; // lines

/**
 * @param {Store} store
 * @param {(node: number) => void} jump
 * @param {(node: number) => void} correct
 */
export function logPanel(store, jump, correct) {
  const box = h("div", { class: "log-box", tabindex: "0", role: "log", "aria-label": t("log"), "aria-live": "off" });
  const heading = h("h2", {}, t("log"));
  /** @type {readonly Line[]} */
  let drawn = [];
  /** @type {HTMLElement[]} */
  let rows = [];
  /** @type {Element|null} */
  let current = null;
  let past = 0;
  let scrolling = false;

  function draw() {
    const all = store.lines;
    const same = drawn.length <= all.length && drawn.every((line, n) => line === all[n]);
    if (same) add(box, all.slice(drawn.length));
    else {
      rows = [];
      const fresh = document.createDocumentFragment();
      add(fresh, all);
      fill(box, fresh); // all at once: a line that had the focus keeps it
    }
    if (!same) past = all.length;
    else if (past === drawn.length) past = all.length;
    drawn = [...all];
    mark();
  }

  /** In pages: those out of sight cost nothing when something else is drawn. @param {Element|DocumentFragment} host @param {readonly Line[]} lines */
  function add(host, lines) {
    for (const line of lines) {
      if (rows.length % PAGE === 0) host.append(h("ol", { class: "log-lines" }));
      const first = rows.at(-1)?.dataset.node !== String(line.node);
      const row = lineOf(store, line, rows.length, jump, first && store.takeBack ? correct : null);
      rows.push(row);
      host.lastElementChild?.append(row);
    }
  }

  /** Lines after the moment shown are not there yet. Only those are touched that change: there may be thousands. */
  function mark() {
    const replay = store.shown?.mode === "replay" || store.shown?.mode === "film";
    const node = replay ? store.shown?.node ?? Infinity : Infinity;
    const later = drawn.findIndex((line) => line.node > node);
    const told = store.shown?.lines.reduce((most, line) => Math.max(most, drawn.indexOf(line)), -1) ?? -1;
    const end = replay && told >= 0 ? told + 1 : later < 0 ? drawn.length : later;
    for (let n = Math.min(end, past); n < Math.max(end, past); n++) rows[n]?.classList.toggle("ahead", n >= end);
    past = end;
    current?.removeAttribute("aria-current");
    current = rows[end - 1] ?? null;
    if (replay) current?.setAttribute("aria-current", "step");
    // Once a frame, when everything has been changed: where a line lies is known only after laying out the page.
    if (!scrolling) requestAnimationFrame(scroll);
    scrolling = true;
  }

  function scroll() {
    scrolling = false;
    if (!current) return;
    const line = current.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    const replay = store.shown?.mode === "replay";
    // Who goes through moments sees some lines before the next page of the log is turned.
    if (replay && line.top >= frame.top && line.bottom <= frame.bottom) return;
    box.scrollTop += line.bottom - frame.bottom + (replay ? frame.height / 2 : 8);
    if (!replay) whole(frame.top);
  }

  /** No line is cut off below the heading: the box goes on to the next one, for which it has room at its end. @param {number} top */
  function whole(top) {
    const cut = rows.findLast((row) => row.getBoundingClientRect().top < top);
    if (cut) box.scrollTop += Math.max(0, cut.getBoundingClientRect().bottom - top);
  }

  store.on("state", draw);
  store.on("shown", mark);
  store.on("lang", () => {
    heading.textContent = t("log");
    box.setAttribute("aria-label", t("log"));
    drawn = [];
    draw();
  });
  return h("section", { class: "log", id: "panel-log" }, heading, box);
}

/**
 * @param {Store} store
 * @param {Line} line
 * @param {number} n
 * @param {(node: number) => void} jump
 * @param {((node: number) => void)|null} correct once for each answer, where things may be taken back
 */
function lineOf(store, line, n, jump, correct) {
  const heading = /-began$/.test(line.key);
  const text = h("button", {
    type: "button", class: "line-text", "data-key": `line-${n}`, title: t("jump"),
    onclick: () => jump(line.node),
    onpointerenter: () => store.point(line.refs),
    onpointerleave: () => store.point([]),
    onfocus: () => store.point(line.refs),
    onblur: () => store.point([]),
  }, line.text);
  return h("li", { class: heading ? "line began" : "line", "data-node": line.node },
    text, correct && line.node ? pencil(line, n, correct) : "", line.rule ? ruleChip(line.rule, `line-rule-${n}`) : "");
}

/** @param {Line} line @param {number} n @param {(node: number) => void} correct */
function pencil(line, n, correct) {
  const name = t("correct-this", { line: line.text });
  return button(icon("pencil"), () => correct(line.node), { class: "line-correct", "data-key": `line-correct-${n}`, "aria-label": name, title: t("correct") });
}
