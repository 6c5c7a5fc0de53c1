// @ts-check
/** Small tools of the boards: making, finding and writing parts of a drawing. */

/**
 * @typedef {{id: string, kind: string, at: string, marks: string[], values: Record<string, number>, tags: string[]}} Piece
 * @typedef {{facts: Record<string, string | number>, pieces: Piece[], gauges: Record<string, number>,
 *   piles: Record<string, number>, cards: Record<string, string[]>}} View
 * @typedef {(key: string, id?: string) => string} Words
 */

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...(SVGElement | string)} inside
 * @returns {SVGElement}
 */
export function draw(name, attributes = {}, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  made.append(...inside);
  return made;
}

/** A text of a size of its own, whatever the style sheet of a drawing says. @param {number} size @param {Record<string, string | number>} attributes @param {string} text */
export function sized(size, attributes, text) {
  const made = draw("text", attributes, text);
  made.style.fontSize = `${size}px`;
  return made;
}

/** Something to press; the board decides when the Tab key finds it. @template {Element} T @param {T} made @returns {T} */
export function button(made) {
  made.setAttribute("role", "button");
  made.setAttribute("tabindex", "-1");
  return made;
}

/** @param {Element} whole @param {string} selector @returns {SVGElement} */
export function part(whole, selector) {
  const found = whole.querySelector(selector);
  if (!(found instanceof SVGElement)) throw new Error(`board.svg has no ${selector}`);
  return found;
}

/**
 * Write a text; true if it was another.
 * @param {Element} made @param {string} selector @param {string} text
 */
export function write(made, selector, text) {
  const line = made.querySelector(selector);
  if (!line || line.textContent === text) return false;
  line.textContent = text;
  return true;
}

/** Set an attribute if it is another: what is set anew is laid out anew. @param {Element} made @param {string} name @param {string} value */
export function set(made, name, value) {
  if (made.getAttribute(name) !== value) made.setAttribute(name, value);
}

/** @type {WeakMap<Element, string>} What the inside of an element shows. */
const shownIn = new WeakMap();

/**
 * Draw the inside anew if it shows something else than before; true if so.
 * @param {Element} made @param {string} shown what it shows, in a word @param {() => SVGElement[]} content
 */
export function redraw(made, shown, content) {
  if (shownIn.get(made) === shown) return false;
  shownIn.set(made, shown);
  made.replaceChildren(...content());
  return true;
}

/** @type {Map<string, number>} How wide texts are, by the classes that set their type: to measure is to lay out the page. */
const widths = new Map();

/** @type {Map<SVGTextElement, number>} Texts to be fitted before the next frame is drawn, and their room. */
const waiting = new Map();

/** Long names are set narrower, never cut. @param {Element | null} line @param {number} room */
export function squeeze(line, room) {
  if (!(line instanceof SVGTextElement)) return;
  line.removeAttribute("textLength");
  if (!waiting.size) requestAnimationFrame(fit);
  waiting.set(line, room);
}

/** All are measured before any is changed, so that the page is laid out but once. */
function fit() {
  const long = [...waiting].filter(([line, room]) => widthOf(line) > room);
  waiting.clear();
  for (const [line, room] of long) {
    set(line, "lengthAdjust", "spacingAndGlyphs");
    set(line, "textLength", `${room}`);
  }
}

/** @param {SVGTextElement} line */
function widthOf(line) {
  const key = `${lineage(line)} ${line.textContent}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const found = line.getComputedTextLength();
  if (found > 0) widths.set(key, found); // what is hidden has no width yet
  return found;
}

/** The classes of an element and of all it lies in. @param {Element} made @returns {string} */
function lineage(made) {
  const own = `${made.tagName}.${made.getAttribute("class") ?? ""}`;
  return made.parentElement && made.tagName !== "svg" ? `${lineage(made.parentElement)}>${own}` : own;
}

/** For those who listen, and for the card that explains it. @param {Element} made @param {string} text */
export function label(made, text) {
  set(made, "aria-label", text);
}

/** A text in lines of at most so many letters. @param {string} text @param {number} most @returns {string[]} */
export function wrap(text, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** @param {SVGElement} made @param {{x: number, y: number}} to */
export function move(made, { x, y }) {
  const there = `translate(${x}px, ${y}px)`; // as browsers write it back
  if (made.style.transform !== there) made.style.transform = there;
}

/** @param {Piece[]} pieces @returns {Map<string, Piece[]>} */
export function byPlace(pieces) {
  /** @type {Map<string, Piece[]>} */
  const places = new Map();
  for (const piece of pieces) places.set(piece.at, [...(places.get(piece.at) ?? []), piece]);
  return places;
}
