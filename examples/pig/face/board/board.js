// @ts-check
/** The board of Pig: two bars on the way to the goal, the die to roll and the points to hold. */

import { BaseBoard, lay } from "/static/board/base.js";
import { draw, part, redraw, set, write } from "/static/board/kit.js";

/**
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 */

export const size = { width: 800, height: 450 };

const WAY = 680; // as long as the bars can be
/** Where the pips of each face lie, in thirds of the die. @type {Record<number, [number, number][]>} */
const PIPS = {
  0: [],
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

/** @param {HTMLElement} host @param {string} svgText @param {Words} t */
export function mount(host, svgText, t) {
  return new Board(lay(host, svgText), t, ".press");
}

class Board extends BaseBoard {
  /** @param {View} view */
  render(view) {
    const { svg, t } = this;
    const { goal = 1, total = 0 } = view.gauges;
    for (const lane of svg.querySelectorAll(".lane")) {
      const player = lane.getAttribute("data-player") ?? "";
      const score = view.gauges[`score:${player}`] ?? 0;
      lane.toggleAttribute("data-turn", view.facts.turn === player);
      write(lane, ".who", t("name", player));
      write(lane, ".points", `${score} / ${goal}`);
      set(part(lane, ".done"), "width", `${(WAY * Math.min(score, goal)) / goal}`);
    }
    const face = view.pieces[0]?.values.face ?? 0;
    redraw(part(svg, ".pips"), `${face}`, () =>
      (PIPS[face] ?? []).map(([x, y]) => draw("circle", { class: "pip", cx: 35 + 35 * x, cy: 35 + 35 * y, r: 11 })));
    write(svg, '[data-ref="action:roll"] .caption', t("ref-action-roll"));
    write(svg, '[data-ref="action:hold"] .caption', t("ref-action-hold"));
    write(svg, ".total", `${total}`);
    set(part(svg, '[data-ref="action:roll"]'), "aria-label", `${t("ref-action-roll")} (${t("name", "die")} ${face})`);
    set(part(svg, '[data-ref="action:hold"]'), "aria-label", `${t("ref-action-hold")}: ${t("gauge-total")} ${total}`);
    this.mark();
  }
}
