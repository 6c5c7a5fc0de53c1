// @ts-check
/** Rounds and danger as dials, objectives, decks and the event cards in play. */

import { draw, label, squeeze } from "/static/board/kit.js";
import { stamp } from "./figures.js";

/**
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 */

const RADIUS = 44;
const DECKS = ["equipment-deck", "weapon-deck", "event-deck", "crate-deck"];
/** @type {Record<string, string>} */
const SIGNS = { "equipment-deck": "M-7-3h14v11h-14zM-3-3v-4h6v4", "weapon-deck": "M-10-4h20v4h-11l-3 7h-4l2-7h-4z" };

/** All that the dials depend on. @param {View} view */
export function turned({ gauges, piles, cards }) {
  const { round, danger, alarms, goals } = gauges;
  const limits = [gauges["round-limit"], gauges["alarm-limit"], gauges["goals-met"]];
  return JSON.stringify([round, danger, alarms, goals, ...limits, ...DECKS.map((pile) => piles[pile]), cards.event]);
}

/**
 * In a column beside a wide map, or in two rows above the cards.
 * @param {View} view @param {boolean} column @param {readonly string[]} goals sentences @param {Words} t
 */
export function dials(view, column, goals, t) {
  const { gauges } = view;
  const rounds = dial("rounds", gauges.round ?? 0, gauges["round-limit"] ?? 1, t("gauge-round"));
  label(rounds, `${t("gauge-round")} ${gauges.round} / ${gauges["round-limit"]}`);
  const danger = dial("danger", gauges.danger ?? 0, gauges["alarm-limit"] ?? 1, t("gauge-danger"));
  label(danger, `${t("gauge-danger")} ${gauges.danger}, ${t("gauge-alarm-limit")} ${gauges["alarm-limit"]}, ${t("gauge-alarms")} ${gauges.alarms}`);
  rounds.dataset.gauge = "round";
  danger.dataset.gauge = "danger";
  danger.append(...bells(gauges.alarms ?? 0));
  const aims = objectives(view, goals, t);
  const stacks = decks(view, column ? 54 : 43, t);
  const now = inPlay(view, t);
  const spots = column
    ? [[54, 56], [54, 186], [4, 256], [2, 290], [0, 386]]
    : [[50, 52], [152, 52], [0, 116], [207, 8], [108, 116]];
  return [rounds, danger, aims, stacks, now].map((made, n) => {
    const [x = 0, y = 0] = spots[n] ?? [];
    made.setAttribute("transform", `translate(${x} ${y})`);
    return made;
  });
}

/** A ring of as many parts as there are steps. @param {string} kind @param {number} value @param {number} limit @param {string} name */
function dial(kind, value, limit, name) {
  const made = draw("g", { class: `dial ${kind}`, role: "img", "data-full": value >= limit ? "yes" : value + 1 >= limit ? "near" : "no" },
    draw("circle", { class: "face", r: RADIUS + 7 }));
  const step = 360 / Math.max(1, limit);
  for (let n = 0; n < limit; n++) {
    const on = kind === "rounds" ? n < value - 1 : n < value;
    const state = on ? "on" : kind === "rounds" && n === value - 1 ? "now" : "off";
    made.append(draw("path", { class: `step ${state}`, d: arc(n * step + 2, (n + 1) * step - 2) }));
  }
  made.append(draw("text", { class: "value", y: 6 }, `${value}`, draw("tspan", { class: "of" }, `/${limit}`)),
    draw("text", { class: "caption", y: 24 }, name));
  return made;
}

/** @param {number} from @param {number} to in degrees, from the top */
function arc(from, to) {
  /** @param {number} turn */
  const at = (turn) => `${(RADIUS * Math.sin((turn * Math.PI) / 180)).toFixed(1)} ${(-RADIUS * Math.cos((turn * Math.PI) / 180)).toFixed(1)}`;
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`;
}

/** A bell for each alarm so far. @param {number} alarms */
function bells(alarms) {
  return Array.from({ length: Math.min(alarms, 5) }, (_, n) =>
    draw("path", { class: "bell", transform: `translate(${-11 * (Math.min(alarms, 5) - 1) / 2 + 11 * n} -21)`, d: "M-6 4q2-2 2-6a4 4 0 0 1 8 0q0 4 2 6zM-2 6h4" }));
}

/** How many objectives are met. @param {View} view @param {readonly string[]} goals sentences @param {Words} t */
function objectives({ gauges }, goals, t) {
  const count = `${gauges["goals-met"]}/${gauges.goals}`;
  const made = draw("g", { class: "aim", "data-gauge": "goals", role: "img" }, draw("rect", { class: "edge", width: 100, height: 26, rx: 4 }),
    draw("g", { transform: "translate(20 13) scale(.6)" }, stamp("objective")), draw("text", { x: 62, y: 19 }, count));
  label(made, `${t("gauge-goals")} ${count}: ${goals.join("; ")}`);
  return made;
}

/** @param {View} view @param {number} pitch @param {Words} t */
function decks({ piles }, pitch, t) {
  return draw("g", { class: "decks" }, ...DECKS.map((pile, n) => {
    const made = draw("g", { class: "deck", "data-pile": pile, role: "img", transform: `translate(${pitch * (n % 2)} ${46 * Math.floor(n / 2)})` },
      draw("rect", { class: "under", x: 3, y: 3, width: pitch - 6, height: 38, rx: 4 }), draw("rect", { class: "edge", width: pitch - 6, height: 38, rx: 4 }),
      SIGNS[pile] ? draw("path", { class: "sign", d: SIGNS[pile] ?? "", transform: `translate(${pitch / 2 - 3} 11) scale(.85)` })
        : draw("g", { transform: `translate(${pitch / 2 - 3} 11) scale(.5)` }, stamp(pile === "event-deck" ? "event" : "crate")),
      draw("text", { x: pitch / 2 - 3, y: 34 }, `${piles[pile] ?? 0}`));
    label(made, `${t("pile", pile)}: ${piles[pile] ?? 0}`);
    return made;
  }));
}

/** Event cards whose reward is still to be fetched, by name. @param {View} view @param {Words} t */
function inPlay(view, t) {
  const made = draw("g", { class: "events" });
  (view.cards.event ?? []).slice(0, 3).forEach((id, n) => {
    const text = draw("text", { x: 52, y: 18 }, t("name", id));
    const row = draw("g", { class: "event-now", "data-ref": `event:${id}`, role: "img", transform: `translate(0 ${28 * n})` },
      draw("rect", { class: "edge", width: 104, height: 25, rx: 4 }), text);
    label(row, `${t("cards-event")}: ${t("name", id)}. ${t("card", id)}`);
    made.append(row);
    squeeze(text, 94);
  });
  return made;
}
