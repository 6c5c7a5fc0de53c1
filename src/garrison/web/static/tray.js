// Dice and cards of the latest steps, read from the facts of events: faces, need, card. Knows no game.
import { fill, h, s } from "./dom.js";
import { cardFace } from "./cards.js";
import { lang, t, word } from "./lang.js";
import { speed } from "./settings.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Line} Line */

const PIPS = /** @type {Record<number, number[][]>} */ ({
  1: [[12, 12]],
  2: [[6, 6], [18, 18]],
  3: [[6, 6], [12, 12], [18, 18]],
  4: [[6, 6], [18, 6], [6, 18], [18, 18]],
  5: [[6, 6], [18, 6], [12, 12], [6, 18], [18, 18]],
  6: [[6, 6], [18, 6], [6, 12], [18, 12], [6, 18], [18, 18]],
});
/** Dice with symbols in place of numbers: what each is drawn as, and whether it is a success. */
const SYMBOLS = /** @type {Record<string, [string, boolean]>} */ ({
  hp: ["M12 20L5 12.500a4.500 4.500 0 0 1 7-5.500a4.500 4.500 0 0 1 7 5.500z", true],
  armour: ["M5.500 6q6.500-3 13 0v6q0 6-6.500 8q-6.500-2-6.500-8z", true],
  reload: ["M17 8.500a6.500 6.500 0 1 0 1.500 4.500M18.500 5v4.500h-4.500", false],
  blank: ["", false],
});
const CARD_FACTS = ["card", "tactic", "event"];
const KEEP = 4;

/** A die, drawn. @param {number|string} face @param {string} kind */
export function die(face, kind) {
  const named = typeof face === "string";
  const svg = s("svg", { class: `die ${kind}`, viewBox: "0 0 24 24", role: "img", "aria-label": named ? word("name", face) : String(face) });
  svg.append(s("rect", { x: 1, y: 1, width: 22, height: 22, rx: 5 }));
  if (named) {
    svg.append(s("path", { class: `symbol ${face}`, d: SYMBOLS[face]?.[0] ?? "" }));
    return svg;
  }
  const pips = PIPS[face];
  if (pips) svg.append(...pips.map(([x, y]) => s("circle", { cx: x, cy: y, r: 2.3 })));
  else svg.append(s("text", { x: 12, y: 17, "text-anchor": "middle" }, face));
  return svg;
}

/** @param {Line} line @returns {(number|string)[]} */
function facesOf(line) {
  const { faces, face } = line.facts;
  if (Array.isArray(faces)) return faces.map((one) => (typeof one === "string" && one in SYMBOLS ? one : Number(one)));
  return typeof face === "number" ? [face] : [];
}

/** Whether a die does what it was thrown for. @param {number|string} face @param {number} needed */
export function isGood(face, needed) {
  return typeof face === "string" ? SYMBOLS[face]?.[1] === true : needed > 0 && face >= needed;
}

/** Whether a line shows something in the tray. @param {Line} line */
export function isShown(line) {
  return facesOf(line).length > 0 || CARD_FACTS.some((fact) => typeof line.facts[fact] === "string");
}

/** @param {Line} line @returns {HTMLElement|null} */
function diceOf(line) {
  const faces = facesOf(line);
  if (!faces.length) return null;
  const need = typeof line.facts.need === "number" ? line.facts.need : 0;
  const dice = faces.map((face) => die(face, isGood(face, need) ? "good" : need || typeof face === "string" ? "bad" : "plain"));
  if (speed() !== "off") dice.forEach((one, n) => one.style.setProperty("--delay", `${n * 40}ms`));
  return h("div", { class: "throw" }, h("div", { class: "dice" }, ...dice),
    need ? h("span", { class: "need" }, t("need", { need })) : "");
}

/** @param {Line} line @param {Store} store @returns {HTMLElement|null} */
function cardOf(line, store) {
  const fact = CARD_FACTS.find((name) => typeof line.facts[name] === "string" && line.facts[name]);
  if (!fact) return null;
  return cardFace(String(line.facts[fact]), store.board);
}

/** @param {Store} store */
export function trayPanel(store) {
  const items = h("ol", { class: "tray-items" });
  const tray = h("section", { class: "tray", "aria-label": t("tray"), hidden: true }, items);
  let last = -1;
  let drawn = "";

  function draw() {
    tray.setAttribute("aria-label", t("tray"));
    const node = store.shown?.node ?? 0;
    const film = store.shown?.mode === "film" ? store.shown : null;
    const seen = store.lines.filter((line) => (line.node < node || (line.node === node && (!film || film.lines.includes(line)))) && isShown(line)).slice(-KEEP).reverse();
    const newest = seen[0]?.node ?? -1;
    tray.hidden = seen.length === 0;
    const now = `${lang()} ${seen.map((line) => `${line.node} ${line.text}`).join(" ")}`;
    if (now === drawn) return;
    drawn = now;
    const tumbling = newest > last && speed() !== "off" && store.shown?.mode !== "replay";
    fill(items, ...seen.map((line, n) => h("li", { class: n === 0 && tumbling ? "tray-item tumbling" : "tray-item" },
      diceOf(line) ?? cardOf(line, store) ?? "", h("span", { class: "tray-text" }, line.text))));
    last = newest;
  }

  store.on(["shown", "lang"], draw);
  return tray;
}
