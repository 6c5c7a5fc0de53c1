// The course of a game as a small plot, drawn; the same numbers are there as text.
import { h, s } from "./dom.js";
import { t } from "./lang.js";
import { gaugeName } from "./plain.js";

/** @typedef {import("./protocol.js").CoursePoint} CoursePoint */

const WIDTH = 560;
const HEIGHT = 150;
const PAD = 26;

/**
 * The answers that cost most, in the order in which they came.
 * @param {readonly CoursePoint[]} points
 * @param {number} most
 */
export function hardest(points, most = 3) {
  const losses = points.filter((point) => point.loss > 0);
  return losses.sort((a, b) => b.loss - a.loss || a.node - b.node).slice(0, most).sort((a, b) => a.node - b.node);
}

/** The sentence on what cost most there. @param {readonly import("./store.js").Line[]} lines @param {CoursePoint} point */
export function telling(lines, { node, key }) {
  const told = lines.filter((line) => line.node === node);
  return (told.find((line) => line.key === key) ?? told.at(-1))?.text ?? "";
}

/**
 * @param {import("./protocol.js").CourseTold} told
 * @param {(node: number) => void} jump
 */
export function coursePlot({ points, gauge }, jump) {
  const values = points.map((point) => point.gauges[gauge] ?? 0);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  /** @param {number} n */
  const x = (n) => PAD + (n / Math.max(1, points.length - 1)) * (WIDTH - PAD - 8);
  /** @param {number} value */
  const y = (value) => 10 + (1 - (value - low) / (high - low)) * (HEIGHT - 34);
  const line = values.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const said = t("course-text", { gauge: gaugeName(gauge), first: values[0] ?? 0, last: values.at(-1) ?? 0, high, low: Math.min(...values) });
  const svg = s("svg", { class: "plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": said },
    s("line", { x1: PAD, x2: WIDTH - 8, y1: y(0), y2: y(0), class: "axis" }),
    s("text", { x: PAD - 6, y: y(0) + 4, "text-anchor": "end" }, 0),
    high > 0 ? s("text", { x: PAD - 6, y: y(high) + 4, "text-anchor": "end" }, high) : "",
    low < 0 ? s("text", { x: PAD - 6, y: y(low) + 4, "text-anchor": "end" }, low) : "",
    ...turns(points, x, HEIGHT - 6),
    s("polyline", { points: line, class: "course" }));
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    const part = ((event.clientX - box.x) / box.width * WIDTH - PAD) / (WIDTH - PAD - 8);
    const point = points[Math.round(Math.max(0, Math.min(1, part)) * (points.length - 1))];
    if (point) jump(point.node);
  });
  return h("figure", { class: "course-figure" }, h("figcaption", {}, t("course", { gauge: gaugeName(gauge) })), svg);
}

/**
 * A tick where each turn begins.
 * @param {readonly CoursePoint[]} points
 * @param {(n: number) => number} x
 * @param {number} y of the foot of the numbers
 */
export function turns(points, x, y) {
  /** @type {SVGElement[]} */
  const ticks = [];
  let before = /** @type {unknown} */ (undefined);
  for (const [n, point] of points.entries()) {
    const turn = point.facts.turn ?? point.facts.round ?? point.facts.day;
    if (turn === undefined || turn === before) continue;
    before = turn;
    ticks.push(s("line", { x1: x(n), x2: x(n), y1: y - 18, y2: y - 12, class: "axis" }));
    const every = Number(turn) === 1 || Number(turn) % 5 === 0;
    if (every) ticks.push(s("text", { x: x(n), y, "text-anchor": "middle" }, String(turn)));
  }
  return ticks;
}
