// What people bring from a real table: a pad for dice, a picker for cards, a list to find a choice in.
import { announce, button, fill, h, icon } from "./dom.js";
import { many, t } from "./lang.js";
import { speak } from "./speech.js";

/** @typedef {import("./protocol.js").DiceAsked} DiceAsked */
/** @typedef {import("./protocol.js").DrawAsked} DrawAsked */
/** @typedef {{label: string, face: number, sides: number}} Side a side of a die; `sides` have the same symbol */
/** @typedef {{id: string, label: string, left?: number}} Item */
/** @typedef {{act: () => void, afterStep: boolean}} Machine what rolls or draws, and whether a Space that meant *Done* came last */

/** For screen readers, and aloud if that is wanted. @param {string} text */
function tell(text) {
  announce(text);
  speak(text);
}

export const DOUBLE = 500; // milliseconds within which a second press belongs to the first
const MOST_ITEMS = 60; // shown at once; a letter more finds the others

/** The buttons of a pad: every number, or every symbol once. @param {DiceAsked} asked @returns {Side[]} */
export function sidesOf(asked) {
  /** @type {Side[]} */
  const sides = [];
  for (let face = 1; face <= asked.sides; face++) {
    const label = asked.symbols[face - 1] ?? String(face);
    const known = sides.find((side) => side.label === label);
    if (known) known.sides += 1;
    else sides.push({ label, face, sides: 1 });
  }
  return sides;
}

/** How the dice of a roll are typed, for ears: their number, what counts, and the key of each symbol. @param {DiceAsked} asked */
export function sayDice(asked) {
  speak(many("aloud-dice", asked.dice));
  if (asked.need > 0) speak(t(asked.need < asked.sides ? "aloud-need" : "aloud-need-only", { face: asked.need }));
  if (asked.symbols.length) speak(sidesOf(asked).map((side, n) => `${n + 1}: ${side.label}`).join(", "));
}

/**
 * The button with which the machine rolls or draws, and Space for it. What comes too soon was meant for what stood there before: the second half of a
 * double press; and whoever comes from a step, where Space means *Done*, presses it twice.
 * @param {string} key @param {Machine} machine
 */
function byMachine(key, machine) {
  let since = performance.now();
  let presses = machine.afterStep ? 2 : 1;
  const isEarly = () => performance.now() - since < DOUBLE;
  const made = button(t(presses > 1 ? `${key}-twice` : key), () => { if (!isEarly()) machine.act(); }, { class: "pad-machine", "data-key": "pad-machine" });

  /** @param {KeyboardEvent} event */
  function space(event) {
    if (event.repeat || isEarly()) return;
    since = performance.now();
    presses -= 1;
    if (!presses) return machine.act();
    const again = t(`${key}-again`);
    fill(made, again);
    tell(again);
  }
  return { made, space };
}

/**
 * One touch or key for each die; the last one sends. Faces come in any order: dice thrown together are alike.
 * @param {DiceAsked} asked
 * @param {{done: (faces: number[]) => void, machine?: Machine, kept?: number[], typed?: (faces: number[]) => void}} hooks
 *   `machine` rolls instead; `kept` are faces typed before, `typed` hears of each
 */
export function dicePad(asked, hooks) {
  const faces = [...(hooks.kept ?? [])].slice(0, asked.dice - 1);
  const sides = sidesOf(asked);
  const slots = h("ol", { class: "pad-slots", "aria-label": t("pad-typed") });
  const pad = h("div", { class: "pad", tabindex: "-1", role: "group", "aria-label": t("pad-dice") });

  /** @param {number} face */
  const name = (face) => asked.symbols[face - 1] ?? String(face);

  function draw() {
    const cells = Array.from({ length: asked.dice }, (_, n) => {
      const face = faces[n];
      return h("li", { class: face ? "pad-slot filled" : n === faces.length ? "pad-slot next" : "pad-slot" }, face ? name(face) : "");
    });
    fill(slots, ...cells);
    back.disabled = !faces.length;
  }

  /** @param {number} face */
  function add(face) {
    if (faces.length >= asked.dice) return;
    faces.push(face);
    hooks.typed?.(faces);
    draw();
    const left = asked.dice - faces.length;
    tell(left ? `${name(face)}. ${many("dice-left", left)}` : name(face));
    if (!left) hooks.done([...faces]);
  }

  function drop() {
    if (!faces.length) return false;
    faces.pop();
    hooks.typed?.(faces);
    draw();
    tell(many("dice-left", asked.dice - faces.length));
    return true;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was used */
  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.repeat && event.key !== "Backspace") return true; // a key held down is one die
    const side = /^[1-9]$/.test(event.key) ? sides[Number(event.key) - 1] : undefined;
    if (side) add(side.face);
    else if (event.key === "Backspace") drop();
    else if (event.key === " " && machine && !(event.target instanceof HTMLButtonElement)) machine.space(event);
    else return false;
    return true;
  }

  const back = button(icon("back"), drop, { class: "pad-back", "aria-label": t("pad-back"), "data-key": "pad-back" });
  const keys = sides.map((side, n) => {
    const counts = asked.need > 0 && side.face >= asked.need;
    return button(h("span", { class: "pad-face" }, side.label), () => add(side.face), {
      class: counts ? "pad-key counts" : "pad-key", "data-key": `pad-${side.face}`, "data-face": side.face,
      "aria-label": counts ? t("pad-need", { face: side.label }) : null, title: sides.length < 10 ? t("pad-key", { key: n + 1 }) : null,
    });
  });
  pad.append(slots, h("div", { class: asked.symbols.length ? "pad-keys symbols" : "pad-keys" }, ...keys), h("div", { class: "pad-foot" }, back));
  const machine = hooks.machine && byMachine("pad-machine", hooks.machine);
  if (machine) pad.lastElementChild?.append(machine.made);
  pad.addEventListener("keydown", (event) => { if (key(event)) { event.preventDefault(); event.stopPropagation(); } });
  draw();
  return { pad, key, faces, focus: () => pad.focus({ preventScroll: true }) };
}

/** Lower case without accents. @param {string} text */
const bare = (text) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The items that have all words, or their beginnings. @template {Item} T @param {readonly T[]} items @param {string} text @returns {T[]} */
export function found(items, text) {
  const words = bare(text).split(/\s+/).filter(Boolean);
  const fits = (/** @type {Item} */ item) => {
    const parts = bare(`${item.label} ${item.id}`).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return items.filter(fits);
}

/**
 * A list that narrows as one types; arrows go through it, Enter takes the marked one. What is not in it cannot be.
 * @param {readonly Item[]} items
 * @param {{done: (id: string) => void, label: string, machine?: Machine, recent?: readonly string[], picture?: (id: string) => Element|null, nothing?: (text: string) => void}} hooks
 *   `recent` come first; `picture` stands before the name; `nothing` hears what was typed where nothing fits
 */
export function itemPicker(items, hooks) {
  const list = h("ul", { class: "pick-list" });
  const told = h("p", { class: "hint", role: "status" });
  const recent = hooks.recent ?? [];
  const rank = (/** @type {Item} */ item) => { const at = recent.indexOf(item.id); return at < 0 ? recent.length : at; };
  const sorted = [...items].sort((a, b) => rank(a) - rank(b));

  /** @type {Item[]} what has the letters typed so far */ let fitting = [];
  let marked = 0;

  /** Enter takes this one. @param {number} n */
  function mark(n) {
    marked = n;
    [...list.children].forEach((one, at) => {
      one.firstElementChild?.toggleAttribute("data-marked", at === marked && (at > 0 || Boolean(field.value)));
      if (at === marked && marked) one.scrollIntoView({ block: "nearest" });
    });
  }

  function draw() {
    fitting = found(sorted, field.value).slice(0, MOST_ITEMS);
    fill(list, ...fitting.map((item) => h("li", {}, button(
      h("span", { class: "pick-face" }, hooks.picture?.(item.id) ?? "", item.label, item.left !== undefined && item.left > 1 ? h("span", { class: "pick-left" }, ` × ${item.left}`) : ""),
      () => hooks.done(item.id), { class: "pick-item", "data-key": `pick-${item.id}`, "data-id": item.id },
    ))));
    mark(0);
    told.textContent = fitting.length ? many("pick-fitting", fitting.length) : t("pick-nothing");
    if (!fitting.length) hooks.nothing?.(field.value);
  }

  const said = () => speak([fitting[marked]?.label, told.textContent].filter(Boolean).join(". "));

  /** @param {KeyboardEvent} event */
  function key(event) {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const only = fitting[marked];
    if (by && fitting.length) {
      mark((marked + by + fitting.length) % fitting.length);
      tell(fitting[marked]?.label ?? "");
    } else if (event.key === " " && !field.value && machine) machine.space(event);
    else if (event.key === "Enter" && only) hooks.done(only.id);
    else return;
    event.preventDefault();
  }

  const field = h("input", {
    type: "search", class: "pick-field", "aria-label": hooks.label, placeholder: t("pick-type"), "data-key": "pick-field", autocomplete: "off", oninput: () => { draw(); said(); }, onkeydown: key,
  });
  const machine = hooks.machine && byMachine("pick-machine", hooks.machine);
  draw();
  const picker = h("div", { class: "picker", role: "group", "aria-label": hooks.label }, field, told, list);
  if (machine) picker.append(machine.made);
  return { picker, focus: () => field.focus({ preventScroll: true }) };
}

/** @param {DrawAsked} draw @returns {Item[]} */
export const cardsOf = (draw) => draw.cards.map((card) => ({ id: card.id, label: card.label, left: card.left }));
