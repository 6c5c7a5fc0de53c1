// @ts-check
/** The board of Wolfenstein: the map of the mission, what stands on it, dials and cards, kept in step with a view. */

import { BaseBoard, lay } from "/static/board/base.js";
import { byPlace, draw, move, part, redraw, set } from "/static/board/kit.js";
import { pictures } from "./beats.js";
import { dials, turned } from "./dials.js";
import { carve, disc, isFigure, isToken, paint, which, worth } from "./figures.js";
import { heroCard, held, spend } from "./heroes.js";
import { ASPECT, layout } from "./layout.js";
import { covered, middle, survey } from "./map.js";
import { clearing, eventSlip, orders } from "./orders.js";
import { Outlook } from "./sight.js";

/**
 * @typedef {import("/static/board/kit.js").Piece} Piece
 * @typedef {import("/static/board/kit.js").View} View
 * @typedef {import("/static/board/kit.js").Words} Words
 * @typedef {import("/static/board/base.js").Drawn} Drawn
 * @typedef {import("./map.js").Printed} Printed
 * @typedef {{chart: readonly Printed[], goals?: readonly string[], look: (ref: string) => Promise<import("./sight.js").Seen | null>,
 *   wants?: (name: string) => boolean, nameOf: (ref: string) => string}} Aid
 */

export const size = { width: 1200, height: 1200 / ASPECT };

const PLACES = ".cell, .gate, .plaque";

/** @param {HTMLElement} host @param {string} svgText @param {Words} t @param {Aid} aid */
export function mount(host, svgText, t, aid) {
  const svg = lay(host, svgText);
  const board = new Board(svg, survey(svg, aid.chart), t, aid);
  board.fit();
  return board;
}

class Board extends BaseBoard {
  /** @param {SVGSVGElement} svg @param {import("./layout.js").Box} map where it lies @param {Words} t @param {Aid} aid */
  constructor(svg, map, t, aid) {
    super(svg, t, PLACES);
    this.pictures = pictures;
    this.whence = { approach: "piece:who", target: "piece:who" };
    this.aid = aid;
    this.grid = aid.wants?.("grid") ?? false; // whether somebody wants coordinates
    svg.toggleAttribute("data-grid", this.grid);
    /** @type {View | null} */
    this.view = null;
    this.map = map;
    this.aspect = 0; // of the room it was laid out for
    this.layout = layout(map, ASPECT);
    this.letter = 0; // pixels to a unit of the type on cards and orders
    this.room = clearing(aid.chart);
    this.guessed = aid.chart.some((one) => one.kind === "mission" && one.marks.includes("guess"));
    this.ground = byPlace([...aid.chart]);
    this.printed = new Map(aid.chart.filter((one) => one.kind.endsWith("_card")).map((one) => [one.id, one]));
    /** @type {Map<string, string>} space → tile */
    this.tileOf = new Map();
    for (const tile of svg.querySelectorAll(".tile")) {
      for (const cell of tile.querySelectorAll(".cell")) {
        this.tileOf.set(cell.getAttribute("data-ref") ?? "", tile.getAttribute("data-tile") ?? "");
      }
    }
    this.outlook = new Outlook(svg, aid.look, this.refs);
    this.pointed = ""; // what the pointer or the focus is on
    for (const event of ["pointerover", "focusin"]) svg.addEventListener(event, (one) => this.point(refOf(one.target)));
    for (const event of ["pointerleave", "focusout"]) svg.addEventListener(event, () => this.point(""));
  }

  /** Takes the shape of its room; whether anything has moved. */
  fit() {
    const { clientWidth: across, clientHeight: down } = this.svg.parentElement ?? this.svg;
    const aspect = across && down ? across / down : ASPECT;
    if (this.aspect && Math.abs(aspect / this.aspect - 1) < 0.005) return false;
    this.aspect = aspect;
    this.layout = layout(this.map, aspect);
    const { wide, scale, width, height, rock, column, cards } = this.layout;
    this.svg.setAttribute("viewBox", `-6 -6 ${width + 12} ${height + 12}`);
    for (const [name, value] of Object.entries(rock)) part(this.svg, ".cliff").setAttribute(name, `${value}`);
    part(this.svg, ".chart").setAttribute("transform", `translate(${column - rock.x} ${-rock.y})`);
    part(this.svg, ".dials").setAttribute("transform", `translate(${wide ? 0 : cards.x} 0) scale(${scale})`);
    part(this.svg, ".slip").setAttribute("transform", `translate(${column + 14} ${rock.height - 14}) scale(${scale})`);
    part(this.svg, ".men").replaceChildren();
    this.letter = scale * Math.min(across / width, down / height);
    if (this.view) this.render(this.view);
    return true;
  }

  /** Draw a view: pieces known by their id glide to where they are now. @param {View} view */
  render(view) {
    const focused = this.svg.contains(document.activeElement) ? document.activeElement?.getAttribute("data-ref") : null;
    this.view = view;
    set(this.svg, "aria-label", this.t("title"));
    this.outlook.forget();
    this.gates(view);
    this.noise(view);
    for (const drawn of this.gone(view)) this.drop(drawn);
    for (const piece of view.pieces) if (isFigure(piece) || isToken(piece)) this.put(piece);
    this.papers(view);
    this.cards(view);
    this.describe(view);
    this.mark();
    // Who leafs through a replay does not ask at every step.
    if (!document.documentElement.hasAttribute("data-still")) this.point(this.pointed);
    if (focused && !this.svg.contains(document.activeElement)) {
      const again = this.svg.querySelector(`[role="button"][data-ref="${CSS.escape(focused)}"]`);
      if (again instanceof SVGElement) again.focus();
    }
  }

  /** Dials and orders. @param {View} view */
  papers(view) {
    const goals = this.aid.goals ?? [];
    const { wide, scale } = this.layout;
    redraw(part(this.svg, ".dials"), turned(view), () => dials(view, wide, goals, this.t));
    redraw(part(this.svg, ".paper"), JSON.stringify([this.letter, view.pieces.filter((piece) => piece.kind === "goal")]), () => {
      const paper = this.room && orders(view, goals, this.room, scale, this.letter, this.guessed, this.t);
      return paper ? [paper] : [];
    });
  }

  /** A place for each hero, and his card in it. @param {View} view */
  cards(view) {
    const men = part(this.svg, ".men");
    const { cards: { x, y, right, down }, card, scale } = this.layout;
    view.pieces.filter((piece) => piece.kind === "hero").forEach((hero, n) => {
      const place = men.children[n] ?? men.appendChild(draw("g", { transform: `translate(${x + right * n} ${y + down * n}) scale(${scale})` }));
      if (!redraw(place, held(view, hero), () => [heroCard(view, hero, card, this.printed, this.t)])) spend(place, view, this.t);
    });
  }

  /** @param {Iterable<string>} refs */
  select(refs) {
    super.select(refs);
    const event = [...this.refs.selected].find((ref) => ref.startsWith("event:"));
    part(this.svg, ".slip").replaceChildren(...(event ? eventSlip(event.slice(6), this.t) : []));
  }

  /** @param {Piece} piece */
  put(piece) {
    const spot = this.where(piece);
    const known = this.drawn.get(piece.id);
    if (!spot) {
      if (known) this.drop(known);
      return;
    }
    const made = known?.made ?? this.enter(carve(piece), part(this.svg, isToken(piece) ? ".tokens" : ".figures"), spot);
    this.drawn.set(piece.id, { made, piece });
    paint(made, piece, this.t, this.nameOf(piece.at));
    made.toggleAttribute("data-active", this.view?.facts.actor === piece.id);
    move(made, spot);
  }

  /** The middle of a piece on the map. @param {Piece} piece */
  where(piece) {
    return piece.at.startsWith("space:") ? middle(piece.at, piece.values.size) : null;
  }

  /** @param {View} view */
  gates(view) {
    const state = new Map(view.pieces.filter((piece) => piece.at.startsWith("gate:")).map((piece) => [piece.at, piece]));
    for (const [ref, made] of this.places) {
      const piece = state.get(ref);
      if (!piece) continue;
      const mark = piece.marks.includes("closed") ? "closed" : "open";
      set(made, "data-state", mark);
      set(made, "aria-label", `${this.t("kind", piece.kind)} ${this.aid.nameOf(ref)}, ${this.t("mark", mark)}`);
    }
  }

  /** Rings over every room and corridor with a noise token. @param {View} view */
  noise(view) {
    const loud = new Set(view.pieces.filter((piece) => piece.kind === "noise").map((piece) => piece.at));
    redraw(part(this.svg, ".noises"), [...loud].join(), () => [...this.svg.querySelectorAll(".tile")].flatMap((tile) => {
      const ground = tile.querySelector(".ground");
      if (!loud.has(tile.getAttribute("data-ref") ?? "") || !(ground instanceof SVGGraphicsElement)) return [];
      const { x, y, width, height } = ground.getBBox();
      const most = Math.min(width, height) / 2 - 6;
      return [draw("g", { class: "noise", transform: `translate(${x + width / 2} ${y + height / 2})` },
        ...[1, 0.72, 0.44].map((part) => draw("circle", { r: most * part })))];
    }));
    for (const [ref, made] of this.places) {
      if (!made.classList.contains("plaque")) continue;
      const name = made.querySelector("text")?.textContent ?? "";
      made.toggleAttribute("data-loud", loud.has(ref));
      set(made, "aria-label", [name, loud.has(ref) ? this.t("kind", "noise") : ""].filter(Boolean).join(", "));
    }
  }

  /** Spaces tell what lies and who stands there. @param {View} view */
  describe(view) {
    const standing = byPlace(view.pieces);
    for (const [ref, place] of this.places) {
      if (!ref.startsWith("space:")) continue;
      const printed = (this.ground.get(ref) ?? []).map((piece) => this.t("kind", piece.kind));
      const there = (standing.get(ref) ?? []).map((piece) => worth(piece, this.t)[0] ?? "");
      set(place, "aria-label", [this.nameOf(ref), ...printed, ...there].filter(Boolean).join(", "));
    }
  }

  /** Room and part of it, or the way there; for whoever wants coordinates `R1 r4c5`. @param {string} ref */
  nameOf(ref) {
    const tile = this.tileOf.get(ref);
    if (!tile) return "";
    return this.grid ? `${tile} ${ref.slice(6)}` : this.aid.nameOf(ref) || tile;
  }

  /** A hero in person, on his disc. @param {string} ref */
  portrait(ref) {
    const hero = this.view?.pieces.find((piece) => `piece:${piece.id}` === ref && piece.kind === "hero");
    return hero ? draw("g", {}, draw("g", { class: `h${which(hero.id)}` }, ...disc(hero.id))).innerHTML : null;
  }

  /** A space in words. @param {string} ref */
  say(ref) {
    return this.nameOf(ref);
  }

  /** Figures let clicks through to a space, tile or token that is wanted, unless they are wanted themselves. @param {Drawn} drawn */
  yieldTo({ made, piece }) {
    const { offered } = this.refs;
    const own = isToken(piece) ? `token:${piece.id}` : `piece:${piece.id}`;
    const below = piece.at.startsWith("space:") ? covered(piece.at, piece.values.size) : [];
    const wanted = below.some((ref) => offered.has(ref)) || [...offered].some((ref) => ref.startsWith("tile:") || ref.startsWith("gate:"));
    made.toggleAttribute("data-through", wanted && !offered.has(own));
  }

  /** Sight and reach of what is pointed at. @param {string} ref */
  point(ref) {
    this.pointed = ref;
    const on = this.view?.pieces.find((piece) => isFigure(piece) && piece.at.startsWith("space:")
      && (`piece:${piece.id}` === ref || covered(piece.at, piece.values.size).includes(ref)));
    const { actor = "", phase } = this.view?.facts ?? {};
    const mover = phase === "heroes" && actor && this.drawn.has(`${actor}`) ? `piece:${actor}` : "";
    const shown = on ? `piece:${on.id}` : ref.startsWith("space:") && mover ? ref : this.aid.wants?.("reach") ? mover : "";
    if (shown) void this.outlook.show(shown, mover, (one) => this.spotOf(one));
    else this.outlook.clear();
    if (!shown && mover) void this.outlook.learn(mover); // far spaces are walked to all the same
  }

  /** @param {string} ref */
  spotOf(ref) {
    const piece = this.view?.pieces.find((one) => `piece:${one.id}` === ref);
    return piece ? this.where(piece) : null;
  }

  /** What can be shown or hidden on this board. */
  get views() {
    return ["reach", "grid"];
  }

  /** Something is to be shown, or no longer. */
  review() {
    this.grid = this.aid.wants?.("grid") ?? false;
    this.svg.toggleAttribute("data-grid", this.grid);
    this.outlook.clear();
    this.point(this.pointed);
    if (this.view) this.describe(this.view);
  }

  /** The way there, space by space, for whoever is at his turn. @param {readonly string[]} refs what was clicked @returns {string[]} */
  way(refs) {
    const space = refs.find((ref) => ref.startsWith("space:"));
    return space ? this.outlook.way(space) : [];
  }
}

/** What was met by an event. @param {EventTarget | null} target */
const refOf = (target) => (target instanceof Element ? target.closest("[data-ref]")?.getAttribute("data-ref") : null) ?? "";
