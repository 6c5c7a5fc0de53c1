// @ts-check
/** What is written around the peninsula: calendar, decks, morale, walls, officers, the reserve and the card in question. */

import { draw, label, move, part, redraw, set, squeeze, wrap, write } from "/static/board/kit.js";
import { isRed, stamp, worth } from "./counters.js";
import { CARDS, heights, icon, mast, PITCH, RESERVE } from "./desk.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 */

const TOKENS = ["extra-movement", "limited-movement", "extra-action"];
const RIGHT = { top: 80, reserve: 118, bottom: 852 };
const LINE = { letters: 26, room: 172, title: 21, step: 20 };

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
export function fill(svg, view, t) {
  set(svg, "aria-label", t("title"));
  svg.toggleAttribute("data-red", view.pieces.some(isRed));
  calendar(svg, view, t);
  decks(svg, view, t);
  morale(svg, view, t);
  walls(svg, view);
  officers(svg, view, t);
  reserve(svg, view, t);
}

/** Ids as the words spell them; labels begin with a capital. @param {string} ref @param {Words} t */
export function nameOf(ref, t) {
  return capital(t("name", ref.slice(ref.indexOf(":") + 1).toLowerCase()));
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A leaf for each day, a mark for each card on its pile. @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function calendar(svg, { facts, piles }, t) {
  svg.querySelectorAll(".day").forEach((leaf, n) => {
    const pile = leaf.getAttribute("data-pile") ?? "";
    const count = piles[pile] ?? 0;
    const more = n === 6 && piles.surplus ? `+${piles.surplus}` : "";
    leaf.querySelectorAll(".tally").forEach((mark, k) => mark.toggleAttribute("data-on", k < count));
    set(leaf, "data-when", n + 1 === facts.day ? "now" : n + 1 < Number(facts.day) ? "past" : "later");
    write(leaf, ".count", `${count}${more}`);
    label(leaf, `${t(`pile-${pile}`)}: ${count}${more}/${CARDS}`);
  });
}

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function decks(svg, { piles }, t) {
  for (const deck of svg.querySelectorAll(".deck")) {
    const pile = deck.getAttribute("data-pile") ?? "";
    const name = t(`pile-${pile}`);
    write(deck, ".count", `${piles[pile]}`);
    deck.toggleAttribute("data-empty", !piles[pile]);
    label(deck, `${name}: ${piles[pile]}`);
    const lines = wrap(name, 10);
    const first = 37 - 10 * (lines.length - 1);
    const fresh = redraw(part(deck, ".caption"), name, () => lines.map((line, n) => draw("text", { y: first + 20 * n }, line)));
    if (fresh) deck.querySelectorAll(".caption text").forEach((line) => squeeze(line, 64));
  }
}

/** The flag hangs at the step of morale. @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function morale(svg, { facts, gauges, cards }, t) {
  const track = cards.morale ?? [];
  const away = gauges.morale ?? 0;
  const here = track.indexOf("start") + away;
  redraw(part(svg, ".steps"), track.join(), () => mast(track));
  move(part(svg, ".flag"), { x: 0, y: heights(track)[here] ?? 0 });
  write(svg, ".morale .title", `${t("fact-morale")} ≈`); // where the steps without effect lie is a reconstruction
  svg.querySelectorAll(".level").forEach((step, n) => {
    step.toggleAttribute("data-now", n === here);
    if (write(step, ".step", t("name", track[n]))) squeeze(step.querySelector(".step"), 106);
  });
  label(part(svg, ".morale"), `${t("fact-morale")}: ${t("name", `${facts.morale}`)} (${away}). ${t("guess")}`);
}

/** @param {SVGSVGElement} svg @param {View} view */
function walls(svg, { gauges }) {
  for (const wall of svg.querySelectorAll(".wall")) {
    const count = gauges[wall.getAttribute("data-gauge") ?? ""] ?? 0;
    wall.querySelectorAll(".bricks use").forEach((brick, n) => brick.toggleAttribute("data-lost", n >= count));
    set(wall, "data-value", `${count}`);
    write(wall, "text", `${count}`);
  }
}

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function officers(svg, view, t) {
  for (const card of svg.querySelectorAll(".man")) {
    const id = (card.getAttribute("data-ref") ?? "").replace("piece:", "");
    const piece = view.pieces.find((one) => one.id === id);
    card.toggleAttribute("hidden", !piece);
    if (piece) officer(card, piece, view, t);
  }
}

/** @param {Element} card @param {Piece} piece @param {View} view @param {Words} t */
function officer(card, piece, { gauges }, t) {
  const shots = piece.values.ammunition ?? 0;
  set(card, "data-marks", piece.marks.join(" "));
  set(card, "aria-label", worth(piece, t).join(", "));
  if (write(card, ".name", capital(t("name", piece.id)))) squeeze(card.querySelector(".name"), 76);
  write(card, ".moves", `${gauges.moves}`);
  write(card, ".actions", `${gauges.actions}`);
  label(part(card, ".left"), `${t("gauge-moves")} ${gauges.moves}, ${t("gauge-actions")} ${gauges.actions}`);
  write(card, ".shots .number", `${shots}`);
  label(part(card, ".shots"), `${t("value-ammunition")}, ${t("name", piece.id)}: ${shots}`);
  redraw(part(card, ".rounds"), `${shots}`, () => rounds(shots));
  redraw(part(card, ".chips"), TOKENS.map((token) => `${t(`value-${token}`)} ${piece.values[token]}`).join(), () => chips(piece, t));
}

/** Rounds in fives, two rows when they are many. @param {number} count */
function rounds(count) {
  const rows = count > 10 ? 2 : 1;
  return Array.from({ length: count }, (_, n) => stamp("round", {
    x: 8 + 10 * (n % 10) + (n % 10 > 4 ? 4 : 0), y: rows === 1 ? 28 : 18 + 18 * Math.floor(n / 10),
  }));
}

/** Tokens side by side, overlapping when they are many. @param {Piece} piece @param {Words} t */
function chips(piece, t) {
  const held = TOKENS.flatMap((token) => Array.from({ length: piece.values[token] ?? 0 }, () => token));
  const pitch = Math.min(28, 118 / Math.max(1, held.length - 1));
  return held.map((token, n) => {
    const chip = draw("g", { role: "img", transform: `translate(${pitch * n} 0)` }, icon(token));
    label(chip, t(`value-${token}`));
    return chip;
  });
}

/** @param {SVGSVGElement} svg @param {View} view @param {Words} t */
function reserve(svg, { gauges, pieces }, t) {
  const men = pieces.filter((piece) => piece.kind === "officer").length;
  set(part(svg, ".reserve"), "transform", `translate(1006 ${RIGHT.top + PITCH * men})`);
  write(svg, ".reserve .title", t("gauge-reserve"));
  for (const what of RESERVE) {
    const store = part(svg, `[data-store="${what}"]`);
    const apart = what === "brick" ? gauges["bricks-apart"] ?? 0 : 0;
    const count = gauges[`reserve:${what}`] ?? 0;
    write(store, ".number", `${count}`);
    write(store, ".apart", apart ? `+${apart}` : "");
    const aside = apart ? `, ${t("gauge-bricks-apart")} ${apart}` : "";
    label(store, `${t("gauge-reserve")}, ${t("name", what)}: ${count}${aside}`);
  }
}

/**
 * The card that is spoken of, or else the event in force, to be read in full; below it the events that have come.
 * @param {SVGSVGElement} svg @param {View} view @param {Set<string>} lit @param {Words} t
 */
export function slip(svg, { pieces, cards }, lit, t) {
  const men = pieces.filter((piece) => piece.kind === "officer").length;
  const spoken = [...lit].find((one) => one.startsWith("card:"));
  const lasting = cards.event?.[0];
  const ref = spoken ?? (lasting && `card:${lasting}`);
  const come = (cards.events ?? []).map((card) => nameOf(`card:${card}`, t));
  const place = part(svg, ".slip");
  set(place, "transform", `translate(1006 ${RIGHT.top + PITCH * men + RIGHT.reserve})`);
  const title = ref ? nameOf(ref, t) : "";
  const text = ref ? textOf(ref.slice(5), pieces, t) : "";
  const above = spoken || !ref ? "" : t("cards-event");
  const fresh = redraw(place, JSON.stringify([above, title, text, come]), () => {
    const leaf = ref ? paper(title, text, above) : { parts: [], tall: 0 };
    return [...leaf.parts, ...past(come, leaf.tall, t)];
  });
  if (fresh) for (const line of place.querySelectorAll("text")) squeeze(line, LINE.room);
}

/** The event cards that have come, a line each. @param {string[]} names @param {number} below @param {Words} t */
function past(names, below, t) {
  if (!names.length) return [];
  const rows = names.map((name, n) => draw("text", { class: "prose", x: 10, y: 44 + LINE.step * n }, name));
  return [draw("g", { class: "past", transform: `translate(0 ${below})` },
    draw("rect", { class: "leaflet", width: 190, height: 34 + LINE.step * names.length, rx: 3 }),
    draw("text", { class: "above", x: 10, y: 22 }, t("cards-events")), ...rows)];
}

/** What a card does. @param {string} id @param {Piece[]} pieces @param {Words} t */
function textOf(id, pieces, t) {
  if (!/^\d-/.test(id)) return t(`event-${id.replaceAll("_", "-").toLowerCase()}`);
  if (id.includes("-raid-")) return t("attack-air-raid");
  if (id.includes("-decline-")) return t("attack-morale-decline");
  const kind = pieces.find((piece) => piece.id === id)?.kind;
  return kind ? t(`attack-${kind.replace("_", "-")}`) : "";
}

/** A sheet of paper, and how much room it takes. @param {string} title @param {string} text @param {string} above */
function paper(title, text, above) {
  const heads = wrap(title, 18);
  const lines = text ? wrap(text, LINE.letters) : [];
  const top = above ? LINE.step : 0;
  const below = top + 10 + LINE.title * heads.length;
  const tall = below + 12 + LINE.step * lines.length;
  const parts = [
    draw("rect", { class: "drop", x: 2, y: 4, width: 190, height: tall, rx: 3 }),
    draw("rect", { class: "leaflet", width: 190, height: tall, rx: 3 }),
    ...(above ? [draw("text", { class: "above", x: 10, y: 20 }, above)] : []),
    ...heads.map((line, n) => draw("text", { class: "heading", x: 10, y: top + 23 + LINE.title * n }, line)),
    ...lines.map((line, n) => draw("text", { class: "prose", x: 10, y: below + 18 + LINE.step * n }, line)),
    draw("path", { class: "rule", d: `M10 ${below}h170` }),
  ];
  return { parts, tall: tall + 8 };
}
