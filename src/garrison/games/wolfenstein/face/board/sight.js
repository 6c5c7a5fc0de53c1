// @ts-check
/** What a figure sees and where it can go: of whoever is in turn always, of others while pointed at. The server works it out. */

import { draw, part } from "/static/board/kit.js";
import { middle } from "./map.js";

/**
 * @typedef {{to: string, cost: number, back: string, seen: boolean}} Stride
 * @typedef {{ref: string, sees: readonly string[], reach: readonly Stride[]}} Seen
 */

/** Some enemy would see whoever stands there. */
const EYE = "M-8 0q8-8 16 0q-8 8-16 0zM2.5 0a2.5 2.5 0 1 0-5 0a2.5 2.5 0 1 0 5 0z";

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
    /** @type {{x: number, y: number} | null} where he stands */
    this.start = null;
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
    this.start = actor ? where(actor) : null;
    this.#shade(isPiece ? new Set(seen.sees) : new Set(), reach);
    const from = isPiece ? where(ref) : middle(ref);
    const way = isPiece || !from ? [] : this.#path(ref);
    const foes = seen.sees.filter((one) => one.startsWith("piece:")).flatMap((one) => where(one) ?? []);
    part(this.svg, ".lines").replaceChildren(...way, ...(from && ref !== actor ? foes.map((to) => draw("path", { d: `M${from.x} ${from.y}L${to.x} ${to.y}` })) : []));
  }

  /** Where whoever is at his turn can go, though nothing is shown of it. @param {string} actor */
  async learn(actor) {
    const told = this.look(actor);
    const seen = await told;
    if (seen && this.known.get(actor) === told) this.strides = seen.reach;
  }

  /** The way to a space, drawn, with what it costs. @param {string} ref @returns {SVGElement[]} */
  #path(ref) {
    const last = this.strides.find((stride) => stride.to === ref);
    const spots = this.way(ref).map((one) => middle(one));
    const end = spots.at(-1);
    if (!last || !end) return [];
    const points = [this.start, ...spots].flatMap((spot) => (spot ? [`${spot.x} ${spot.y}`] : []));
    return [
      draw("path", { class: "walk", d: `M${points.join("L")}` }),
      draw("g", { class: "toll", transform: `translate(${end.x} ${end.y})` }, draw("circle", { r: 12 }), draw("text", { y: 6 }, `${last.cost}`)),
    ];
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
      ...reach.flatMap(({ to, cost, seen: watched }) => {
        const { x, y } = middle(to);
        const eye = watched ? [draw("path", { class: "watched", d: EYE, transform: `translate(${x - 9} ${y + 11})` })] : [];
        return [...(this.marks.offered.has(to) ? [] : [square("reach", to)]), draw("text", { class: "cost", x: x + 16, y: y - 4 }, `${cost}`), ...eye];
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
