// @ts-check
/** What a figure sees and where it can go, shown while it is pointed at. The server works it out. */

import { draw, part } from "/static/board/kit.js";
import { middle } from "./map.js";

/**
 * @typedef {{to: string, cost: number, back: string}} Stride
 * @typedef {{ref: string, sees: readonly string[], reach: readonly Stride[]}} Seen
 */

export class Outlook {
  /** @param {SVGSVGElement} svg @param {(ref: string) => Promise<Seen | null>} ask @param {{offered: Set<string>}} marks */
  constructor(svg, ask, marks) {
    this.svg = svg;
    this.marks = marks;
    this.ask = ask;
    /** @type {Map<string, Promise<Seen | null>>} since the last view */
    this.known = new Map();
    this.wanted = "";
    /** @type {readonly Stride[]} of whoever is at his turn */
    this.strides = [];
  }

  /** The board has changed: nothing is known any more. */
  forget() {
    this.known.clear();
    this.strides = [];
    this.clear();
  }

  /** @param {string} ref */
  look(ref) {
    const told = this.known.get(ref) ?? this.ask(ref).catch(() => null);
    this.known.set(ref, told);
    return told;
  }

  /**
   * Show the outlook of a figure, or what the figure at its turn would see from a space.
   * @param {string} ref @param {string} actor who is at his turn, or ""
   * @param {(ref: string) => {x: number, y: number} | null} where the middle of a piece
   */
  async show(ref, actor, where) {
    const key = `${ref} ${actor}`;
    if (this.wanted === key) return;
    this.wanted = key;
    const [seen, own] = await Promise.all([this.look(ref), actor && actor !== ref ? this.look(actor) : null]);
    if (this.wanted !== key || !seen) return;
    const isPiece = ref.startsWith("piece:");
    const reach = isPiece ? seen.reach : own?.reach ?? [];
    if (ref === actor) this.strides = seen.reach;
    else if (own) this.strides = own.reach;
    this.#shade(isPiece ? new Set(seen.sees) : new Set(), reach);
    const from = isPiece ? where(ref) : middle(ref);
    const foes = seen.sees.filter((one) => one.startsWith("piece:")).flatMap((one) => where(one) ?? []);
    part(this.svg, ".lines").replaceChildren(...(from ? foes.map((to) => draw("path", { d: `M${from.x} ${from.y}L${to.x} ${to.y}` })) : []));
  }

  clear() {
    this.wanted = "";
    part(this.svg, ".sights").replaceChildren();
    part(this.svg, ".lines").replaceChildren();
    this.svg.removeAttribute("data-looking");
  }

  /** @param {Set<string>} seen @param {readonly Stride[]} reach */
  #shade(seen, reach) {
    const spaces = [...seen].filter((ref) => ref.startsWith("space:"));
    part(this.svg, ".sights").replaceChildren(
      ...spaces.filter((ref) => !this.marks.offered.has(ref)).map((ref) => square("seen", ref)),
      ...reach.flatMap(({ to, cost }) => {
        const { x, y } = middle(to);
        return [...(this.marks.offered.has(to) ? [] : [square("reach", to)]), draw("text", { class: "cost", x: x + 16, y: y - 4 }, `${cost}`)];
      }));
    this.svg.toggleAttribute("data-looking", spaces.length > 0);
  }

  /** The spaces on the way to one, if the figure at its turn can walk there. @param {string} ref @returns {string[]} */
  way(ref) {
    const steps = new Map(this.strides.map((stride) => [stride.to, stride]));
    /** @type {string[]} */
    const way = [];
    for (let at = steps.get(ref); at; at = steps.get(at.back)) way.unshift(at.to);
    return way;
  }
}

/** @param {string} kind @param {string} ref */
function square(kind, ref) {
  const { x, y } = middle(ref);
  return draw("rect", { class: kind, x: x - 19, y: y - 19, width: 38, height: 38, rx: 4 });
}
