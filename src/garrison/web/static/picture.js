// @ts-check
// A board as a picture: drawn once more out of sight, with every look written into it, so that it stands alone.
import { h, s } from "./dom.js";
import { drawing } from "./host.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {{url: string, width: number, height: number}} Picture */

/** Looks that children take over from what they lie in. */
const INHERITED = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor", "paint-order", "visibility",
];
/** The others, with what they are where nothing is said. @type {Record<string, string>} */
const OWN = { opacity: "1", "clip-path": "none", mask: "none", filter: "none", "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1", "dominant-baseline": "auto" };
const NOISE = /^(class|role|tabindex|style|data-.*|aria-.*)$/;

/** The picture of a table at some moment; null where a game has no drawing. @param {string} game @param {View} view @param {import("./host.js").Aid} aid @returns {Promise<Picture|null>} */
export async function boardPicture(game, view, aid) {
  const inner = h("div", { class: "board-inner" });
  const backstage = h("div", { class: "backstage", "aria-hidden": "true", inert: true }, inner);
  document.body.append(backstage);
  try {
    const board = await drawing(game, inner, aid);
    const svg = inner.querySelector("svg");
    if (!board || !svg) return null;
    board.render(view);
    await new Promise((done) => requestAnimationFrame(done));
    const { width, height } = svg.viewBox.baseVal;
    return { url: URL.createObjectURL(new Blob([standalone(svg)], { type: "image/svg+xml" })), width, height };
  } finally {
    backstage.remove();
  }
}

/** The text of a drawing that needs no style sheet. @param {SVGSVGElement} svg */
function standalone(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const { x, y, width, height } = svg.viewBox.baseVal;
  known = null; // a board brings its own style sheet
  dress(svg, copy, null);
  for (const [name, value] of Object.entries({ xmlns: "http://www.w3.org/2000/svg", viewBox: `${x} ${y} ${width} ${height}`, width, height })) copy.setAttribute(name, String(value));
  return new XMLSerializer().serializeToString(copy);
}

/** Writes the looks of an element, and of all within, into its copy. @param {Element} from @param {Element} copy @param {CSSStyleDeclaration|null} around */
function dress(from, copy, around) {
  const looks = getComputedStyle(from);
  for (const { name } of [...copy.attributes]) if (NOISE.test(name)) copy.removeAttribute(name);
  // Only what differs: what is drawn by <use> takes the rest from where it is used.
  for (const name of INHERITED) {
    const value = looks.getPropertyValue(name);
    if (value !== around?.getPropertyValue(name)) copy.setAttribute(name, value);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = looks.getPropertyValue(name);
    if (value && value !== usual) copy.setAttribute(name, value);
  }
  if (looks.transform !== "none" && around) place(from, copy);
  const pairs = [...from.children].map((child, n) => /** @type {const} */ ([child, copy.children[n]]));
  for (const [child, twin] of pairs) {
    if (!twin) continue;
    if (child.tagName === "title" || (getComputedStyle(child).display === "none" && !child.closest("defs, symbol"))) twin.remove();
    else if (from.tagName === "defs" && (child instanceof SVGGraphicsElement || child.tagName === "symbol")) dressUsed(child, twin);
    else dress(child, twin, looks);
  }
}

/** The same for what <use> draws: rules about where it lies do not reach it. @param {Element} from @param {Element} copy */
function dressUsed(from, copy) {
  const alone = s("svg", {}, from.cloneNode(true));
  const looks = getComputedStyle(from);
  for (const name of known ??= variables()) alone.style.setProperty(name, looks.getPropertyValue(name));
  from.closest(".backstage")?.append(alone);
  const bare = alone.firstElementChild;
  if (bare) dress(bare, copy, getComputedStyle(alone));
  alone.remove();
}

/** @type {Set<string>|null} */
let known = null;

/** The names of all variables of the style sheets, which are handed down to what is used too. @returns {Set<string>} */
function variables() {
  const names = /** @type {Set<string>} */ (new Set());
  /** @param {CSSRuleList} rules */
  const collect = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) for (const name of rule.style) if (name.startsWith("--")) names.add(name);
      if ("cssRules" in rule) collect(/** @type {CSSGroupingRule} */ (rule).cssRules);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  return names;
}

/** Where an element lies within its parent, whatever moved it there. @param {Element} from @param {Element} copy */
function place(from, copy) {
  const parent = from.parentNode;
  if (!(from instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement) || from.closest("defs")) return;
  const [own, outer] = [from.getScreenCTM(), parent.getScreenCTM()];
  if (!own || !outer) return;
  const { a, b, c, d, e, f } = outer.inverse().multiply(own);
  copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f].map((part) => part.toFixed(4)).join(" ")})`);
}

/** @param {string} url @returns {Promise<HTMLImageElement>} */
function loaded(url) {
  const image = new Image();
  image.src = url;
  return image.decode().then(() => image);
}

const WIDE = 1200;
const EDGE = 40;
const HEAD = 150;

/** A card to send: the board with a title, lines of text above and a name below. @param {Picture} picture @param {{title: string, lines: readonly string[], foot: string}} words @returns {Promise<Blob>} */
export async function pictureCard(picture, { title, lines, foot }) {
  const image = await loaded(picture.url);
  const tall = (WIDE - 2 * EDGE) * picture.height / picture.width;
  const canvas = h("canvas", { width: WIDE, height: Math.round(HEAD + tall + 2 * EDGE) });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const looks = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => looks.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = colour("sheet");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("lamp");
  pen.fillRect(0, 0, canvas.width, 10);
  pen.fillStyle = colour("ink");
  pen.font = `600 44px ${colour("slab")}`;
  pen.fillText(title, EDGE, 72, WIDE - 2 * EDGE);
  pen.font = `26px ${colour("sans")}`;
  lines.forEach((line, n) => pen.fillText(line, EDGE, 112 + 34 * n, WIDE - 2 * EDGE));
  pen.drawImage(image, EDGE, HEAD, WIDE - 2 * EDGE, tall);
  pen.font = `20px ${colour("sans")}`;
  pen.fillText(foot, EDGE, canvas.height - 16, WIDE - 2 * EDGE);
  return new Promise((done, fail) => canvas.toBlob((blob) => { if (blob) done(blob); else fail(new Error("no picture")); }, "image/png"));
}
