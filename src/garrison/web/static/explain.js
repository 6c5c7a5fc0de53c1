// Every sign explains itself: a small card beside it when somebody rests on it with a pointer, presses it long, or comes to it by keyboard.
import { announce, button, fill, h, icon } from "./dom.js";
import { t } from "./lang.js";
import { Symbols, inWords, symbolsOf } from "./symbols.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./symbols.js").Found} Found */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const REST = 450; // milliseconds that a pointer rests before a card comes
const PRESS = 450; // milliseconds that make a press a long one
const GRACE = 300; // milliseconds to get from a sign to its card
const STIR = 10; // pixels that a finger may tremble

/**
 * @param {Play} play @param {HTMLElement} inner where the board lies
 * @param {(refs: readonly string[]) => void} more opens the whole card of a thing
 */
export function explaining(play, inner, more) {
  const { store } = play;
  const card = h("div", { class: "explain", id: "explain", role: "group", tabindex: "-1", hidden: true });
  let symbols = new Symbols([]);
  let timer = 0;
  let pressed = false; // a finger opened the card: a mouse that lies about somewhere does not close it
  let walk = -1; // which thing is explained by keyboard, in the order of the board
  /** @type {Element|null} */
  let from = null; // what had the focus before

  store.on(["welcome", "lang"], () => void symbolsOf(store.welcome?.game ?? "").then((found) => { symbols = found; }));
  store.on(["shown", "picked"], () => { if (walk < 0) hide(); });
  document.addEventListener("keydown", (event) => { if (walk < 0 && !card.contains(/** @type {Node} */ (event.target))) hide(); }, { capture: true });

  const drawn = () => store.board?.svg ?? null;

  /** @param {readonly Found[]} found @param {Box} box @param {Element|null} thing */
  function show(found, box, thing) {
    const signs = symbols.distinct(found);
    if (!signs.length) return hide();
    const label = thing?.getAttribute("aria-label") ?? "";
    const ref = thing?.closest("[data-ref]")?.getAttribute("data-ref");
    card.dataset.explains = signs.map((sign) => sign.id).join(" ");
    fill(card, label ? h("p", { class: "explain-what" }, label) : "",
      ...signs.map((sign) => h("p", { "data-sign": sign.id }, inWords(sign.text), " ", ruleChip(sign.rule))),
      ref ? button(h("span", {}, icon("plus"), t("whole-card")), () => { hide(); more([ref]); }, { class: "link explain-more", "data-key": "whole-card" }) : "");
    card.setAttribute("aria-label", t("explain"));
    card.hidden = false;
    place(card, box);
  }

  function hide() {
    clearTimeout(timer);
    walk = -1;
    pressed = false;
    if (card.hidden) return false;
    const held = card.contains(document.activeElement);
    card.hidden = true;
    if (held && (from instanceof HTMLElement || from instanceof SVGElement) && from.isConnected) from.focus({ preventScroll: true });
    from = null;
    return true;
  }

  /** What lies under a point. @param {number} x @param {number} y */
  function at(x, y) {
    const board = drawn();
    const found = board ? symbols.told(board, x, y) : [];
    const [first] = found;
    if (first) show(found, { x, y, width: 0, height: 0 }, first.made.closest("[aria-label]:not(svg)"));
    return Boolean(first);
  }

  /** To the next or the last thing with signs on it. @param {number} step */
  function go(step) {
    const board = drawn();
    const things = board ? symbols.things(board) : [];
    if (!things.length) return;
    if (card.hidden) from = document.activeElement;
    const next = walk < 0 ? (step > 0 ? 0 : things.length - 1) : (walk + step + things.length) % things.length;
    const { thing, found } = things[next] ?? things[0] ?? { thing: card, found: [] };
    show(found, thing.getBoundingClientRect(), thing);
    walk = next;
    card.dataset.thing = `${next + 1}/${things.length}`;
    card.focus({ preventScroll: true });
    if (!card.contains(document.activeElement)) announce(card.textContent ?? "");
  }

  card.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") hide();
    else if (step && walk >= 0) go(step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  resting();
  pressing();
  focusing();
  return { card, hide, go };

  /** A mouse that rests. */
  function resting() {
    inner.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch" || event.buttons || walk >= 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => { if (!at(event.clientX, event.clientY)) hide(); }, card.hidden ? REST : GRACE);
    });
    inner.addEventListener("pointerleave", () => later());
    card.addEventListener("pointerenter", () => clearTimeout(timer));
    card.addEventListener("pointerleave", () => later());
    addEventListener("pointerdown", (event) => {
      if (!(event.target instanceof Node) || !card.contains(event.target)) hide();
    }, { capture: true });
  }

  function later() {
    if (walk >= 0 || pressed) return;
    clearTimeout(timer);
    timer = setTimeout(hide, GRACE);
  }

  /** A finger that stays. The tap that ends it is none. */
  function pressing() {
    /** @type {{x: number, y: number}|null} */
    let down = null;
    inner.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      down = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        if (!down || !at(down.x, down.y)) return;
        pressed = true;
        const stop = (/** @type {Event} */ one) => { one.stopPropagation(); one.preventDefault(); };
        for (const kind of ["click", "contextmenu"]) inner.addEventListener(kind, stop, { capture: true, once: true });
        addEventListener("pointerup", () => setTimeout(() => {
          for (const kind of ["click", "contextmenu"]) inner.removeEventListener(kind, stop, { capture: true });
        }, GRACE), { once: true });
      }, PRESS);
    });
    inner.addEventListener("pointermove", (event) => {
      if (down && event.pointerType === "touch" && Math.hypot(event.clientX - down.x, event.clientY - down.y) > STIR) end();
    });
    for (const kind of ["pointerup", "pointercancel"]) inner.addEventListener(kind, (event) => { if (/** @type {PointerEvent} */ (event).pointerType === "touch") end(); });
    function end() {
      down = null;
      clearTimeout(timer);
    }
  }

  /** A focus that rests on something of the board. */
  function focusing() {
    inner.addEventListener("focusin", (event) => {
      const thing = event.target;
      if (!(thing instanceof SVGElement) || !thing.matches(":focus-visible")) return;
      hide();
      timer = setTimeout(() => {
        const board = drawn();
        if (!board || document.activeElement !== thing) return;
        show(symbols.within(board, thing), thing.getBoundingClientRect(), thing);
        thing.setAttribute("aria-describedby", "explain");
      }, REST);
    });
    inner.addEventListener("focusout", (event) => {
      if (event.target instanceof Element) event.target.removeAttribute("aria-describedby");
      if (walk < 0) later();
    });
  }
}

/** Beside what it explains, never upon it, and within the window. @param {HTMLElement} card @param {Box} box */
function place(card, box) {
  const { width, height } = card.getBoundingClientRect();
  const below = box.y + box.height + 16;
  const top = below + height + 8 < innerHeight ? below : Math.max(8, box.y - height - 12);
  card.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, box.x + box.width / 2 - width / 2))}px`;
  card.style.top = `${top}px`;
}
