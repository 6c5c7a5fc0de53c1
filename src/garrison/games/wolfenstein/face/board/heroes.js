// @ts-check
/** The cards of the four heroes: health, armour, ammunition, glory, weapons and what they carry. */

import { button, draw, label, squeeze, write } from "/static/board/kit.js";
import { disc, stamp, which, worth } from "./figures.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 * @typedef {import("./map.js").Printed} Printed
 */

export const CARD = { width: 290, height: 168 }; // at least so wide
const AMMO = ["light", "heavy", "special"];
const WEAPONS = 2; // lines; more share the last one
const FEW = 3; // things; with more, all weapons share one line
const CHIP = { high: 22, pad: 7, gap: 5 };

/** All that a hero's card depends on, but for what he has left to spend. @param {View} view @param {Piece} hero */
export function held(view, hero) {
  const active = view.facts.actor === hero.id;
  const cards = ["weapons", "jammed", "mounted", "worn", "equipment"].map((state) => view.cards[`${hero.id}-${state}`]);
  return JSON.stringify([hero.id, hero.marks, hero.values, hero.at.startsWith("space:") || hero.at, active, cards]);
}

/** A card is made anew when anything on it changes. @param {View} view @param {Piece} hero @param {number} width @param {Map<string, Printed>} printed @param {Words} t */
export function heroCard(view, hero, width, printed, t) {
  const active = view.facts.actor === hero.id;
  const away = !hero.at.startsWith("space:");
  const made = draw("g", { class: `man h${which(hero.id)}`, "data-ref": `piece:${hero.id}`, role: "group",
    "data-marks": [...hero.marks, active ? "active" : "", away ? hero.at.slice(4) : ""].join(" "),
    "aria-label": [...worth(hero, t), away ? t("box", hero.at.slice(4)) : ""].filter(Boolean).join(", ") },
  draw("rect", { class: "drop", x: 2, y: 4, width, height: CARD.height, rx: 8 }),
  draw("rect", { class: "edge", width, height: CARD.height, rx: 8 }),
  draw("path", { class: "tab", d: `M0 8q0-8 8-8h${width - 16}q8 0 8 8v30H0z` }),
  head(view, hero, width, active, t), vitals(hero, width, printed.get(hero.id), t), purse(hero, width, active, t));
  const arms = view.cards[`${hero.id}-weapons`] ?? [];
  const things = ["mounted", "worn", "equipment"].flatMap((state) => view.cards[`${hero.id}-${state}`] ?? []).length;
  const rows = things > FEW ? 1 : WEAPONS;
  made.append(...arms.map((arm, n) => weapon(view, hero, arm, { n, of: arms.length, rows, width }, active, printed, t)));
  made.append(...goods(view, hero, { top: 92 + 23 * Math.min(arms.length, rows), width }, active, t));
  return made;
}

/** @param {View} view @param {Piece} hero @param {number} width @param {boolean} active @param {Words} t */
function head(view, hero, width, active, t) {
  const face = button(draw("g", { class: "portrait", "data-ref": `piece:${hero.id}`, transform: "translate(23 21)",
    "aria-label": t("name", hero.id) }, draw("circle", { class: "grip", r: 20 }), draw("circle", { class: "halo", r: 20 }), ...disc(hero.id)));
  const name = draw("text", { class: "name", x: 50, y: 26 }, t("name", hero.id));
  const made = draw("g", {}, face, name);
  let x = width - 12;
  if (active) {
    made.append(draw("g", { class: "badge", role: "img", transform: `translate(${x - 44} 6)` },
      draw("rect", { width: 50, height: 26, rx: 13 }), draw("text", { x: 25, y: 19 })));
    spend(made, view, t);
    x -= 54;
  }
  const marks = hero.marks.filter((mark) => mark !== "acted" || !active);
  for (const mark of marks) {
    const sign = draw("g", { class: `note ${mark}`, role: "img", transform: `translate(${x - 8} 20)` },
      mark === "acted" ? stamp("pin") : stamp("tired"));
    label(sign, t("mark", mark));
    made.append(sign);
    x -= 24;
  }
  squeeze(name, x - 54);
  return made;
}

/** What the hero in turn has left changes with every step: it is written, where the rest of his card stays. @param {Element} card @param {View} view @param {Words} t */
export function spend(card, { gauges }, t) {
  const badge = card.querySelector(".badge");
  if (!badge) return;
  write(badge, "text", `${gauges.ap} ${t("value", "ap")}`);
  label(badge, `${t("gauge-ap")}: ${gauges.ap}, ${t("gauge-attacks")}: ${gauges.attacks}`);
}

/** Health and armour one can count, lost ones hollow. @param {Piece} hero @param {number} width @param {Printed | undefined} card @param {Words} t */
function vitals(hero, width, card, t) {
  const { hp = 0, armour = 0, ward = 0 } = hero.values;
  const made = draw("g", { class: "vitals", transform: "translate(0 54)" });
  const hearts = Math.max(hp, card?.values.hp ?? 0);
  const shields = Math.max(armour + ward, card?.values.armour ?? 0);
  const pitch = Math.min(17, 196 / (hearts + shields));
  for (let n = 0; n < hearts; n++) made.append(stamp("heart", { class: n < hp ? "hp" : "lost", x: 17 + pitch * n }));
  const right = 40 + pitch * hearts;
  for (let n = 0; n < shields; n++) {
    made.append(stamp("shield", { class: n < armour ? "armour" : n < armour + ward ? "ward" : "lost", x: right + pitch * n }));
  }
  const sums = draw("text", { class: "sums", x: width - 10, y: 6 }, `${hp} · ${armour + ward}`);
  label(sums, `${t("value", "hp")} ${hp}, ${t("value", "armour")} ${armour + ward}`);
  made.append(sums);
  return made;
}

/** Ammunition, glory and lives. @param {Piece} hero @param {number} width @param {boolean} active @param {Words} t */
function purse(hero, width, active, t) {
  const pitch = (width - 15) / 5;
  const made = draw("g", { class: "purse", transform: "translate(8 67)" });
  [...AMMO, "glory", "life"].forEach((what, n) => {
    const count = hero.values[what] ?? 0;
    const spot = `translate(${pitch * n} 0)`;
    const chip = draw("g", { class: `coin${count ? "" : " none"}`, transform: spot }, draw("rect", { class: "edge", width: pitch - 4, height: 23, rx: 5 }),
      stamp(what, { x: pitch / 2 - 13.5, y: 12 }),
      draw("text", { x: pitch / 2 + 8.5, y: 18 }, `${count}`));
    label(chip, `${t("value", what)}: ${count}`);
    if (n < AMMO.length && active) button(chip).setAttribute("data-ref", `ammo:${what}`);
    else chip.setAttribute("role", "img");
    made.append(chip);
  });
  return made;
}

/**
 * @param {View} view @param {Piece} hero @param {string} id @param {{n: number, of: number, rows: number, width: number}} place
 * @param {boolean} active @param {Map<string, Printed>} printed @param {Words} t
 */
function weapon(view, hero, id, { n, of, rows, width }, active, printed, t) {
  const kind = id.replace(/_\d+$/, "");
  const card = printed.get(kind);
  const jammed = (view.cards[`${hero.id}-jammed`] ?? []).includes(id);
  const { dice = 0, range = 0, ap = 0 } = card?.values ?? {};
  const shared = of > rows && n >= rows - 1;
  const room = shared ? (width - 16) / (of - rows + 1) - 4 : width - 16;
  const x = 8 + (shared ? (room + 4) * (n - rows + 1) : 0);
  const name = draw("text", { class: "arm", x: jammed ? 28 : 26, y: 16 }, t("name", kind));
  const stats = `${dice}⚄ ↔${range}`;
  const made = draw("g", { class: `weapon${jammed ? " jammed" : ""}`, transform: `translate(${x} ${94 + 23 * Math.min(n, rows - 1)})` },
    draw("rect", { class: "edge", width: room, height: 21, rx: 4 }),
    jammed ? stamp("jam", { transform: "translate(13 11) scale(.72)" }) : stamp(card?.tags?.[0] ?? "light", { transform: "translate(12 11.500) scale(.82)" }),
    name);
  if (!shared) made.append(draw("text", { class: "stats", x: room - 6, y: 16 }, stats));
  label(made, [t("name", id), jammed ? t("cards", "jammed") : "", `${t("value", "dice")} ${dice}`, `${t("value", "range")} ${range}`,
    `${t("value", "ap")} ${ap}`].filter(Boolean).join(", "));
  if (active) button(made).setAttribute("data-ref", `weapon:${id}`);
  else made.setAttribute("role", "img");
  squeeze(name, room - (shared ? 32 : 100));
  return made;
}

/** Equipment: mounted and worn first, framed; then what is in hand. @param {View} view @param {Piece} hero @param {{top: number, width: number}} place @param {boolean} active @param {Words} t */
function goods(view, hero, { top, width }, active, t) {
  /** @type {[string, string][]} */
  const all = ["mounted", "worn", "equipment"].flatMap((state) =>
    (view.cards[`${hero.id}-${state}`] ?? []).map((id) => /** @type {[string, string]} */ ([state, id])));
  const counted = [...new Set(all.map((one) => one.join(" ")))].map((key) => {
    const [state = "", id = ""] = key.split(" ");
    return { state, id, count: all.filter((one) => one.join(" ") === key).length };
  });
  const rows = Math.floor((CARD.height - 4 - top) / (CHIP.high + 2));
  const across = Math.max(2, Math.ceil(counted.length / Math.max(1, rows)));
  const room = (width - 16 - CHIP.gap * (across - 1)) / across;
  return counted.map(({ state, id, count }, n) => {
    const x = 8 + (room + CHIP.gap) * (n % across);
    const y = top + 2 + (CHIP.high + 2) * Math.floor(n / across);
    const text = draw("text", { x: room / 2, y: 16 }, `${t("name", id)}${count > 1 ? ` ×${count}` : ""}`);
    const made = draw("g", { class: `good ${state}`, transform: `translate(${x} ${y})` },
      draw("rect", { class: "edge", width: room, height: CHIP.high, rx: 11 }), text);
    label(made, `${t("name", id)}${count > 1 ? ` ×${count}` : ""} (${t("cards", state)})`);
    if (active) button(made).setAttribute("data-ref", `item:${id}`);
    else made.setAttribute("role", "img");
    squeeze(text, room - 2 * CHIP.pad);
    return made;
  });
}
