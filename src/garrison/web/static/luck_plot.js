// The chance to win over a game. What changed it most is marked: dice, cards and decisions by shapes of their own.
import { h, s } from "./dom.js";
import { percent, t } from "./lang.js";
import { turns } from "./plot.js";

/** @typedef {import("./protocol.js").LuckTold} LuckTold */
/** @typedef {import("./protocol.js").LuckPoint} LuckPoint */
/** @typedef {import("./protocol.js").CoursePoint} CoursePoint */
/** @typedef {{point: LuckPoint, change: number, place: number}} Mark */

const WIDTH = 560;
const HEIGHT = 190;
const LEFT = 44;
const RIGHT = 14;
const TOP = 16;
const BOTTOM = 34;
const MOST_MARKS = 14; // more than these lie on top of each other
const LEAST = 0.03; // changes below this are not worth a mark
const SURE = 1.96; // half a 95 % interval, in standard errors
const KINDS = /** @type {const} */ (["roll", "draw", "pick"]);

/** What changed the chance most, in the order of the game; the moments that mattered among it. @param {LuckTold} found @returns {Mark[]} */
export function marks(found) {
  const all = found.points.map((point, place) => ({ point, place, change: point.win - (found.points[place - 1]?.win ?? point.win) }));
  const told = new Set(found.moments.map((moment) => moment.node));
  const least = Math.max(LEAST, SURE * Math.sqrt(0.5 / found.playouts)); // below it may be the futures' own luck
  const greatest = all.filter((mark) => Math.abs(mark.change) >= least).sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST_MARKS);
  return all.filter((mark) => told.has(mark.point.node) || greatest.includes(mark));
}

/** The 95 % interval of a share (Wilson). @param {number} share @param {number} count @returns {[number, number]} */
function between(share, count) {
  const sure = SURE ** 2 / count;
  const wide = SURE * Math.sqrt((share * (1 - share)) / count + sure / (4 * count));
  return [(share + sure / 2 - wide) / (1 + sure), (share + sure / 2 + wide) / (1 + sure)];
}

/** A circle for dice, a square for cards, a diamond for decisions. @param {string} kind @param {number} size @returns {SVGElement} */
export function shape(kind, size) {
  const way = kind === "roll" ? `M${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`
    : kind === "draw" ? `M${-0.85 * size} ${-0.85 * size}h${1.7 * size}v${1.7 * size}h${-1.7 * size}z`
      : `M0 ${-1.15 * size}L${1.15 * size} 0L0 ${1.15 * size}L${-1.15 * size} 0z`;
  return s("path", { d: way, class: `luck-shape ${kind}` });
}

/**
 * @param {LuckTold} found
 * @param {readonly CoursePoint[]} course
 * @param {(node: number) => void} jump
 */
export function luckPlot(found, course, jump) {
  const { points } = found;
  /** @param {number} place */
  const x = (place) => LEFT + (place / Math.max(1, points.length - 1)) * (WIDTH - LEFT - RIGHT);
  /** @param {number} win */
  const y = (win) => TOP + (1 - win) * (HEIGHT - TOP - BOTTOM);
  const wins = points.map((point) => point.win);
  const said = t("luck-text", { first: percent(wins[0] ?? 0), last: percent(wins.at(-1) ?? 0), high: percent(Math.max(...wins)), low: percent(Math.min(...wins)) });
  const bounds = wins.map((win) => between(win, found.playouts));
  /** @param {number} place @param {number} win */
  const spot = (place, win) => `${x(place).toFixed(1)},${y(win).toFixed(1)}`;
  const band = [...bounds.map(([low], place) => spot(place, low)), ...bounds.map(([, high], place) => spot(place, high)).reverse()].join(" ");
  const line = wins.map((win, place) => spot(place, win)).join(" ");
  const svg = s("svg", { class: "plot luck-plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": said },
    s("polygon", { points: band, class: "luck-band" }),
    ...[0, 0.5, 1].flatMap((level) => [
      s("line", { x1: LEFT, x2: WIDTH - RIGHT, y1: y(level), y2: y(level), class: level ? "grid" : "axis" }),
      s("text", { x: LEFT - 6, y: y(level) + 4, "text-anchor": "end" }, percent(level))]),
    ...turns(course, x, HEIGHT - 6),
    s("polyline", { points: line, class: "course" }),
    ...marks(found).map((mark) => drawn(found, mark, x(mark.place), y(mark.point.win))));
  svg.addEventListener("click", (event) => {
    const mark = event.target instanceof Element ? event.target.closest("[data-node]") : null;
    const box = svg.getBoundingClientRect();
    const part = ((event.clientX - box.x) / box.width * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
    const node = mark?.getAttribute("data-node") ?? points[Math.round(Math.max(0, Math.min(1, part)) * (points.length - 1))]?.node;
    if (node !== undefined) jump(Number(node));
  });
  const legend = KINDS.map((kind) => h("li", {}, s("svg", { class: "luck-key", viewBox: "-8 -8 16 16", "aria-hidden": "true" }, shape(kind, 6)), t(`luck-${kind}`)));
  return h("figure", { class: "course-figure" }, h("figcaption", {}, t("luck-course")), svg, h("ul", { class: "luck-legend" }, ...legend));
}

/** @param {LuckTold} found @param {Mark} mark @param {number} x @param {number} y */
function drawn(found, mark, x, y) {
  const rank = found.moments.findIndex((moment) => moment.node === mark.point.node) + 1;
  const title = s("title", {}, `${t(`luck-${mark.point.kind}`)}: ${percent(mark.point.win)}`);
  return s("g", { class: rank ? "luck-mark mattered" : "luck-mark", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, "data-node": mark.point.node },
    title, shape(mark.point.kind, rank ? 10 : 4.5), rank ? s("text", { y: 4, "text-anchor": "middle" }, rank) : "");
}
