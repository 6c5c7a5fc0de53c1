// @ts-check
/** What is to be done, as typed orders pinned where the map has room for them, and the event card being decided. */

import { draw, squeeze, wrap } from "/static/board/kit.js";
import { CELL } from "./map.js";

/**
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 * @typedef {import("./map.js").Printed} Printed
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

const LEAST = { width: 6, height: 4 }; // spaces that orders need
const LINE = 21;
const WIDEST = { tall: 330, flat: 560 };
const FLAT = 6 * CELL;
const SIDE = 38; // left free at both sides: corridors have their names there
const SMALLER = [1, 0.85, 0.72, 0.6]; // type, where it does not fit
const TYPE = 17;
const LEAST_TYPE = 12; // pixels

/** The largest stretch of bare rock, in the measures of the map; null if none is large enough. @param {readonly Printed[]} chart @returns {Box | null} */
export function clearing(chart) {
  const tiles = chart.filter(({ kind }) => kind === "room" || kind === "corridor").map(({ values }) => ({
    top: (values.row ?? 1) - 1, left: (values.column ?? 1) - 1, down: values.height ?? 0, right: values.width ?? 0,
  }));
  const bottom = Math.max(...tiles.map((tile) => tile.top + tile.down));
  const edge = Math.max(...tiles.map((tile) => tile.left + tile.right));
  const first = Math.min(...tiles.map((tile) => tile.left));
  const above = Math.min(...tiles.map((tile) => tile.top));
  /** @param {number} x @param {number} y */
  const bare = (x, y) => !tiles.some(({ top, left, down, right }) => y >= top && y < top + down && x >= left && x < left + right);
  /** @type {number[]} how far up from here it is bare, for each column */
  const free = Array.from({ length: edge }, () => 0);
  let best = { x: 0, y: 0, width: 0, height: 0 };
  for (let y = above; y < bottom; y++) {
    for (let x = first; x < edge; x++) free[x] = bare(x, y) ? (free[x] ?? 0) + 1 : 0;
    for (let x = first; x < edge; x++) {
      let height = free[x] ?? 0;
      for (let end = x; end < edge && height; end++) {
        height = Math.min(height, free[end] ?? 0);
        const width = end - x + 1;
        if (width * height > best.width * best.height && width >= LEAST.width) best = { x, y: y - height + 1, width, height };
      }
    }
  }
  if (best.height < LEAST.height) return null;
  return { x: best.x * CELL, y: best.y * CELL, width: best.width * CELL, height: best.height * CELL };
}

/**
 * Goals with a box to tick, then what loses the mission: as much as there is room for, in smaller type where that can be read, or nothing.
 * @param {View} view @param {readonly string[]} sentences @param {Box} room @param {number} scale @param {number} letter pixels to a unit of the type
 * @param {boolean} guessed @param {Words} t
 */
export function orders(view, sentences, room, scale, letter, guessed, t) {
  const goals = sentences.slice(0, view.gauges.goals);
  for (const part of SMALLER.filter((one) => one === 1 || one * letter * TYPE >= LEAST_TYPE)) {
    const own = scale * part;
    const found = typed(view, sentences, room, own, guessed, t) ?? typed(view, goals, room, own, guessed, t) ?? typed(view, goals, room, own, guessed, t, "narrow");
    if (found) return found;
  }
  return null;
}

/**
 * @param {View} view @param {readonly string[]} sentences @param {Box} room @param {number} scale @param {boolean} guessed
 * @param {Words} t @param {"slab" | "narrow"} face
 */
function typed(view, sentences, room, scale, guessed, t, face = "slab") {
  const goals = view.pieces.filter((piece) => piece.kind === "goal");
  const wide = Math.min(room.height < FLAT ? WIDEST.flat : WIDEST.tall, (room.width - 2 * SIDE) / scale);
  const most = Math.floor((wide - 50) / (face === "slab" ? 8.7 : 7.3));
  const made = draw("g", { class: `orders ${face}`, role: "img", "aria-label": [...sentences, guessed ? t("guess") : ""].filter(Boolean).join(". ") });
  let y = 58;
  sentences.forEach((sentence, n) => {
    const goal = goals[n];
    const { done = 0, need = 1 } = goal?.values ?? {};
    const met = goal?.marks.includes("met");
    const count = goal && need > 1 ? ` (${Math.min(done, need)}/${need})` : "";
    if (goal) made.append(draw("path", { class: "tick", d: `M14 ${y - 12}h13v13h-13z` }));
    if (met) made.append(draw("path", { class: "done", d: `M15 ${y - 6}l5 6 9-14` }));
    const lines = wrap(`${sentence}${count}`, goal ? most : most + 2);
    const [x, look] = goal ? [36, `order${met ? " met" : ""}`] : [14, "order loss"];
    lines.forEach((line, k) => {
      const text = draw("text", { class: look, x, y: y + LINE * k }, line);
      made.append(text);
      squeeze(text, wide - x - 10);
    });
    y += LINE * lines.length + 7;
  });
  const high = y - 4;
  if (high * scale > room.height - 10) return null;
  made.prepend(
    draw("rect", { class: "drop", x: 3, y: 5, width: wide, height: high, rx: 3 }),
    draw("rect", { class: "leaflet", width: wide, height: high, rx: 3 }),
    draw("circle", { class: "nail", cx: wide / 2, cy: 9, r: 4.5 }),
    draw("text", { class: "heading", x: 14, y: 30 }, t("gauge-goals")),
    draw("text", { class: "heading guess", x: wide - 14, y: 30 }, guessed ? "≈" : ""),
    draw("path", { class: "rule", d: `M14 38h${wide - 28}` }));
  const x = room.x + (room.width - wide * scale) / 2;
  const top = room.y + (room.height - high * scale) / 2;
  made.setAttribute("transform", `translate(${x} ${Math.max(top, room.y + 8)}) scale(${scale})`);
  return made;
}

/** An event card to be read while it is decided. @param {string} id @param {Words} t */
export function eventSlip(id, t) {
  const lines = wrap(t("card", id), 44);
  const high = 46 + LINE * lines.length;
  return [
    draw("rect", { class: "drop", x: 3, y: 5 - high, width: 380, height: high, rx: 5 }),
    draw("rect", { class: "leaflet", y: -high, width: 380, height: high, rx: 5 }),
    draw("text", { class: "heading", x: 14, y: 26 - high }, t("name", id)),
    draw("path", { class: "rule", d: `M14 ${35 - high}h352` }),
    ...lines.map((line, n) => draw("text", { class: "order", x: 14, y: 56 - high + LINE * n }, line)),
  ];
}
