// @ts-check
/** What is written on the sheet around the castle: hours, deck, crates, shields, trays and notes. */

import { button, draw, label, move, part, redraw, set, squeeze, write } from "/static/board/kit.js";

/**
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 * @typedef {{x: number, y: number, flat: boolean, crowded?: boolean, heap?: number}} Spot `heap`: how many lie there; 0 for those under the uppermost
 */

/** @type {Record<string, string>} The colours of the drawing, by the letter that stands for each in it. */
const COLOURS = { G: "green", R: "red", P: "purple", Y: "yellow", K: "black" };
const TURNS = 20;
const DAWN = 4 * 60; // minutes after midnight
const MINUTES = 36; // twelve hours in twenty turns
const HOUR_LINE = { start: 14, step: 25 };
const NOTES = ["tactics-deck", "ss-hand", "tactics-hand", "orders"];
const NOTE = { wide: 152, room: 137 };
const TRAY = { top: 76, left: 47, right: 129, label: 26, tall: 65, flat: 26 };

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
export function fill(svg, view, t) {
  hours(svg, Number(view.facts.turn));
  deck(svg, view, t);
  walls(svg, view, t);
  crates(svg, view, t);
  notes(svg, view, t);
  letters(svg, t);
  svg.querySelectorAll("[data-room]").forEach(fit);
  set(svg, "aria-label", t("title"));
  set(svg, "data-tank", `${view.facts.tank}`);
  svg.toggleAttribute("data-loaded", Boolean(view.facts.loaded));
}

/** Colours have the letters of the language. @param {SVGSVGElement} svg @param {Words} t */
function letters(svg, t) {
  for (const [sign, colour] of Object.entries(COLOURS)) {
    for (const text of svg.querySelectorAll(`defs .it-${sign} text`)) if (text.textContent !== t(`letter-${colour}`)) text.textContent = t(`letter-${colour}`);
  }
  write(svg, ".plate .load", t("sheet-weapon-load"));
}

/** Texts with little room, whatever the font and the language. @param {Element} line */
function fit(line) {
  if (line.getAttribute("data-fit") !== line.textContent) squeeze(line, Number(line.getAttribute("data-room")));
  set(line, "data-fit", line.textContent ?? "");
}

/** @param {number} turn */
function clock(turn) {
  const minutes = DAWN + MINUTES * (turn - 1);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
}

/** A turn past the last stands at the end of the line. @param {SVGSVGElement} svg @param {number} turn */
function hours(svg, turn) {
  const x = HOUR_LINE.start + HOUR_LINE.step * Math.min(turn - 0.5, TURNS);
  move(part(svg, ".now"), { x, y: 36 });
  set(part(svg, ".past"), "d", `M${HOUR_LINE.start} 42H${x}`);
  write(svg, ".now text", `${turn}`);
  set(part(svg, ".hours"), "aria-label", `${clock(turn)}, ${turn}/${TURNS}`);
}

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function deck(svg, { piles, gauges }, t) {
  write(svg, ".deck text", `${piles["ss-deck"]}`);
  lightUp(svg, ".quarter", (n) => n === piles["deck-number"]);
  lightUp(svg, ".token", (n) => n <= gauges.actions);
  lightUp(svg, ".draw", (n) => n <= gauges.cards);
  write(svg, ".score", `${t("gauge-score")} ${gauges.score}`);
  label(part(svg, ".deck"), ["ss-deck", "deck-number", "discard-number"].map((pile) => `${t(`pile-${pile}`)} ${piles[pile]}`).join(", "));
  label(part(svg, ".tokens"), `${t("gauge-actions")}: ${gauges.actions}`);
  label(part(svg, ".draws"), `${t("gauge-cards")}: ${gauges.cards}`);
}

/** @param {SVGSVGElement} svg @param {string} selector @param {(n: number) => boolean} lit */
function lightUp(svg, selector, lit) {
  svg.querySelectorAll(selector).forEach((made, n) => made.toggleAttribute("data-on", lit(n + 1)));
}

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function walls(svg, { gauges }, t) {
  for (const location of svg.querySelectorAll(".location")) {
    const id = idOf(location);
    const value = gauges[`defense:${id}`];
    write(location, ".place", t("name", id));
    write(location, ".wall text", `${value}`);
    for (const wall of location.querySelectorAll(".wall")) set(wall, "data-value", `${value}`);
    const worth = value === undefined ? [] : [`${t("gauge-defense")} ${value}`];
    set(location, "aria-label", [t("name", id), ...worth].join(", "));
  }
}

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function crates(svg, { gauges }, t) {
  for (const crate of svg.querySelectorAll(".crate")) {
    const id = idOf(crate);
    const count = gauges[`suppression:${id}`];
    write(crate, ".count", `${count}`);
    set(part(crate, ".rounds"), "d", rounds(count));
    set(crate, "aria-label", `${t("gauge-suppression")}, ${t("name", id)}: ${count}`);
  }
}

/** @param {Element} made */
function idOf(made) {
  return (made.getAttribute("data-ref") ?? "").split(":")[1];
}

/** Rounds in rows of ten, in fives. @param {number} count */
function rounds(count) {
  return Array.from({ length: count }, (_, n) => {
    const x = 36 + 7.4 * (n % 10) + (n % 10 > 4 ? 3 : 0);
    return `M${x} ${20 * Math.floor(n / 10) + 20}v-10q0-4 2.5-6q2.5 2 2.5 6v10z`;
  }).join("");
}

/**
 * Piles that only some scenarios have, and the Tactics in play.
 * @param {SVGSVGElement} svg @param {View} view @param {Words} t
 */
function notes(svg, { piles, cards }, t) {
  const counted = NOTES.filter((pile) => pile in piles).map((pile) => ({ pile, text: `${t(`pile-${pile}`)} ${piles[pile]}` }));
  const played = cards.tactics ?? [];
  const shown = JSON.stringify([counted, played.map((card) => t("name", card))]);
  const fresh = redraw(part(svg, ".notes"), shown,
    () => [...counted.map((one, n) => heap(one, n)), ...played.map((card, n) => tactic(card, n, t))]);
  if (fresh) svg.querySelectorAll(".note text").forEach((line) => squeeze(line, NOTE.room));
}

/** Where its cards come from. @param {{pile: string, text: string}} counted @param {number} n */
function heap({ pile, text }, n) {
  const made = note(0, n, text);
  made.dataset.pile = pile;
  return made;
}

/** @param {string} card @param {number} n @param {Words} t */
function tactic(card, n, t) {
  const slip = button(note(1, n, `${t("name", card)} ≈`)); // what these cards do is a reconstruction
  slip.classList.add("slip");
  slip.dataset.ref = `card:${card}`;
  label(slip, `${t("cards-tactics")}: ${t("name", card)} (${t("guess")}). ${t(`tactic-${card.replaceAll("_", "-")}`)}`);
  return slip;
}

/** @param {number} column @param {number} row @param {string} text */
function note(column, row, text) {
  return draw("g", { class: "note", transform: `translate(${(NOTE.wide + 6) * column} ${27 * row})` },
    draw("rect", { class: "edge", width: NOTE.wide, height: 24, rx: 2 }), draw("text", { x: 8, y: 17.5 }, text));
}

/**
 * Where the pieces in trays lie: two in a row. Only those in supply show their whole face.
 * @param {SVGSVGElement} svg @param {View} view @param {Words} t @returns {Map<string, Spot>}
 */
export function trays(svg, view, t) {
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  let y = TRAY.top;
  for (const tray of svg.querySelectorAll(".tray")) {
    const box = tray.getAttribute("data-box") ?? "";
    const inside = view.pieces.filter((piece) => piece.at === `box:${box}`);
    const flat = box !== "supply";
    const pitch = flat ? TRAY.flat : TRAY.tall;
    inside.forEach((piece, n) => spots.set(piece.id, {
      x: n % 2 ? TRAY.right : TRAY.left, y: y + TRAY.label + pitch * (Math.floor(n / 2) + 0.5) - 2, flat,
    }));
    const height = TRAY.label + pitch * Math.ceil(inside.length / 2) + (inside.length ? 2 : 0);
    tray.toggleAttribute("hidden", box === "escaped" && !inside.length);
    if (!tray.hasAttribute("hidden")) y = place(tray, y, height, `${t(`box-${box}`)} ${inside.length}`);
  }
  return spots;
}

/** @param {Element} tray @param {number} y @param {number} height @param {string} text */
function place(tray, y, height, text) {
  set(part(tray, "rect"), "height", `${height}`);
  set(tray, "transform", `translate(0 ${y})`);
  set(tray, "aria-label", text);
  write(tray, "text", text);
  return y + height + 4;
}
