// @ts-check
// Draws beats upon a board, in its layer `beat`: each kind has a picture, and a game may bring its own (`pictures` of its board).
import { boxOf } from "./board/anchor.js";
import { draw, sized } from "./board/kit.js";
import { textOf } from "./cards.js";
import { t, word } from "./lang.js";
import { PICTURES } from "./pictures.js";
import { symbolsHere } from "./symbols.js";
import { die, isGood } from "./tray.js";

/** @typedef {import("./beats.js").Beat} Beat */
/** @typedef {import("./board/base.js").BaseBoard} Board */
/** @typedef {import("./board/anchor.js").Box} Box */
/** @typedef {{x: number, y: number}} Point */

export const MOTION = 450; // milliseconds at most until a beat has come to rest
const WIDTH = 1200; // of the drawings that the sizes here are made for
const SPRING = "cubic-bezier(.2, .9, .3, 1.2)";

export class Stage {
  /** @param {Board} board @param {number} motion milliseconds; 0 for still pictures */
  constructor(board, motion) {
    this.board = board;
    this.motion = motion;
    this.layer = board.layer("beat");
    this.frame = board.svg.viewBox.baseVal;
    this.unit = this.frame.width / WIDTH;
  }

  /** Everything off again. */
  clear() {
    this.layer.replaceChildren();
  }

  /** Draws a beat; resolves when it has come to rest. @param {Beat} beat */
  async show(beat) {
    const picture = this.board.pictures[beat.kind] ?? PICTURES[beat.kind];
    picture?.(this, beat);
    await Promise.allSettled(this.layer.getAnimations({ subtree: true }).map((one) => one.finished));
  }

  /** Where a ref lies; the first of several that is drawn. @param {...(string|undefined)} refs @returns {Box|null} */
  box(...refs) {
    for (const ref of refs) {
      const found = ref ? this.board.anchor(ref) : null;
      if (found) return found;
    }
    return null;
  }

  /** Where something that is drawn lies. @param {Element} made */
  boxOf(made) {
    return boxOf(made, this.board.svg);
  }

  /** @param {Box} box @returns {Point} */
  middle({ x, y, width, height }) {
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** @param {string} name @param {Record<string, string|number>} [attributes] @param {...(SVGElement|string)} inside */
  add(name, attributes = {}, ...inside) {
    const made = draw(name, attributes, ...inside);
    this.layer.append(made);
    return made;
  }

  /** Moves what was drawn, unless pictures are still. @param {Element} made @param {Keyframe[]} frames @param {KeyframeAnimationOptions} [timing] */
  move(made, frames, timing = {}) {
    if (!this.motion) return;
    made.animate(frames, { duration: this.motion, easing: "ease-out", fill: "backwards", ...timing });
  }

  /**
   * An outline with a light edge, to be seen on any ground: two strokes, since a shadow would be drawn anew for every frame. Its classes are its own:
   * those of the drawings are short words.
   * @param {string} kind @param {string} name @param {Record<string, string|number>} attributes @param {number} [width]
   */
  stroke(kind, name, attributes, width = 4) {
    return this.add("g", { class: `beat-stroke ${kind.replaceAll(/\b(?=\w)/g, "beat-")}` },
      draw(name, { ...attributes, class: "beat-edge", "stroke-width": (width + 3) * this.unit }), draw(name, { ...attributes, "stroke-width": width * this.unit }));
  }

  /** A ring round something. @param {Box} box @param {string} [kind] */
  ring(box, kind = "plain") {
    const { x, y } = this.middle(box);
    const r = Math.min(120 * this.unit, Math.max(14 * this.unit, Math.hypot(box.width, box.height) * 0.45));
    const made = this.stroke(`ring ${kind}`, "circle", { cx: x, cy: y, r });
    made.style.transformOrigin = `${x}px ${y}px`;
    this.move(made, [{ opacity: 0, transform: "scale(1.5)" }, { opacity: 1, transform: "none" }]);
    return made;
  }

  /** A line that is drawn from one to the other. @param {Box} from @param {Box} to @param {string} kind @param {number} [delay] part of the motion */
  line(from, to, kind, delay = 0) {
    const [a, b] = [this.middle(from), this.middle(to)];
    const made = this.stroke(`line ${kind}`, "path", { d: `M${a.x} ${a.y}L${b.x} ${b.y}`, pathLength: 100 });
    if (kind === "sight") {
      this.move(made, [{ opacity: 0 }, { opacity: 1 }]);
      return;
    }
    for (const part of made.children) {
      this.move(part, [{ strokeDasharray: "0 100" }, { strokeDasharray: "100 0" }], { delay: delay * this.motion, duration: (1 - delay) * this.motion });
    }
  }

  /** A way through several places. @param {readonly Box[]} boxes */
  trail(boxes) {
    const points = boxes.map((box) => this.middle(box));
    const [last, before] = [points.at(-1), points.at(-2)];
    if (!last || !before) return;
    const d = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
    const made = this.stroke("line trail", "path", { d }, 5);
    this.move(made, [{ opacity: 0 }, { opacity: 1 }], { duration: this.motion / 3 });
    const turn = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
    this.add("path", { class: "beat-head", d: "M9 0L-7-8V8z", transform: `translate(${last.x} ${last.y}) rotate(${turn}) scale(${this.unit * 1.3})` });
  }

  /** A word or number on a plate, above something. @param {Box} box @param {string} text @param {string} kind */
  plate(box, text, kind) {
    const size = 26 * this.unit;
    const { x, y } = this.above(box, size, (text.length * 0.62 + 0.7) * size);
    const made = this.add("g", { class: `beat-plate beat-${kind}` },
      draw("rect", { x: x - (text.length * 0.31 + 0.35) * size, y: y - size * 0.72, width: (text.length * 0.62 + 0.7) * size, height: size * 1.44, rx: size * 0.3 }),
      sized(size, { x, y: y + size * 0.35 }, text));
    this.move(made, [{ opacity: 0, transform: `translateY(${14 * this.unit}px)` }, { opacity: 1, transform: "none" }], { delay: this.motion * 0.4, duration: this.motion * 0.6, easing: SPRING });
    return made;
  }

  /** Where something of that size has room above a box, or below where there is none. @param {Box} box @param {number} size @param {number} width @returns {Point} */
  above(box, size, width) {
    const { x: left, y: top, width: across, height } = this.frame;
    const { x } = this.middle(box);
    const y = box.y - size;
    return {
      x: Math.max(left + width / 2 + 4, Math.min(left + across - width / 2 - 4, x)),
      y: y - size > top ? y : Math.min(top + height - size, box.y + box.height + size),
    };
  }

  /** Dice that fall near something, with what they need. @param {Box} box @param {Beat} beat */
  dice(box, { dice = [], needed = 0 }) {
    if (!dice.length) return;
    const size = 34 * this.unit;
    const note = needed ? t("need", { need: needed }) : "";
    const room = note.length * size * 0.27 + (note ? size * 0.4 : 0);
    const wide = dice.length * size * 1.15 + room;
    const { x, y } = this.above(box, size, wide);
    const left = x - wide / 2;
    const made = this.add("g", { class: "beat-dice" },
      draw("rect", { x: left - size * 0.2, y: y - size * 0.7, width: wide + size * 0.3, height: size * 1.4, rx: size * 0.25 }),
      sized(size * 0.5, { x: left + dice.length * size * 1.15 + size * 0.15, y: y + size * 0.2 }, note));
    dice.forEach((face, n) => {
      const one = die(face, isGood(face, needed) ? "good" : needed || typeof face === "string" ? "bad" : "plain");
      const spin = draw("g", { class: "beat-die" }, one);
      for (const [name, value] of Object.entries({ x: left + n * size * 1.15, y: y - size / 2, width: size, height: size })) one.setAttribute(name, `${value}`);
      made.append(spin);
      const fall = `translate(${(n % 2 ? 30 : -30) * this.unit}px, ${-70 * this.unit}px) rotate(${n % 2 ? 200 : -200}deg)`;
      spin.style.transformOrigin = `${left + (n * 1.15 + 0.5) * size}px ${y}px`;
      this.move(spin, [{ opacity: 0, transform: fall }, { opacity: 1, transform: "none" }], { delay: n * 30, duration: Math.max(this.motion - n * 30, 60), easing: SPRING });
    });
  }

  /** A card that is turned up. @param {Box|null} at its owner @param {string} card @param {Box|null} [deck] where it comes from */
  card(at, card, deck = at) {
    const u = this.unit;
    const look = symbolsHere()?.card(card);
    const above = look ? 46 : 0;
    const lines = wrapped(textOf(card), 28).slice(0, 6);
    const title = wrapped(word("name", card), 15);
    const [width, height] = [230 * u, (58 + above + 26 * title.length + 18 * lines.length) * u];
    const { x, y, width: across, height: down } = this.frame;
    const owner = at ? this.middle(at) : { x: x + across / 2, y };
    const from = deck ? this.middle(deck) : owner;
    const left = Math.max(x + 8 * u, Math.min(x + across - width - 8 * u, owner.x - width / 2));
    const top = Math.max(y + 8 * u, Math.min(y + down - height - 8 * u, (at ? at.y + at.height : y) + 10 * u));
    const made = this.add("g", { class: "beat-card" },
      draw("rect", { x: left, y: top, width, height, rx: 10 * u }),
      draw("path", { class: "beat-stripe", d: `M${left + 12 * u} ${top + 16 * u}h${width - 24 * u}`, "stroke-width": 3 * u }),
      ...title.map((line, n) => sized(20 * u, { class: "beat-title", x: left + width / 2, y: top + (46 + above + 26 * n) * u }, line)),
      ...lines.map((line, n) => sized(14 * u, { x: left + width / 2, y: top + (48 + above + 26 * title.length + 18 * n) * u }, line)));
    if (look) {
      const picture = draw("g", { class: "beat-picture", transform: `translate(${left + width / 2} ${top + 46 * u}) scale(${1.3 * u})` });
      picture.innerHTML = look.show;
      made.append(picture, sized(13 * u, { class: "beat-rule", x: left + width - 22 * u, y: top + 34 * u }, look.rule));
    }
    made.style.transformOrigin = `${left + width / 2}px ${top + height / 2}px`;
    const [dx, dy] = [from.x - left - width / 2, from.y - top - height / 2];
    this.move(made, [ // from its deck, opened on the way, to whoever it is for
      { transform: `translate(${dx}px, ${dy}px) scale(.2)` },
      { transform: `translate(${dx * 0.75}px, ${dy * 0.75}px) scale(.05, .6)`, offset: 0.35 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5}px)`, offset: 0.65 },
      { transform: "none" },
    ]);
    return made;
  }

  /** Splinters. @param {Box} box @param {number} count @param {string} [kind] */
  burst(box, count, kind = "brick") {
    const { x, y } = this.middle(box);
    for (let n = 0; n < count * 5; n++) {
      const turn = (n * 2.399) % (2 * Math.PI);
      const far = (22 + (n * 17) % 30) * this.unit;
      const size = (n % 3 ? 7 : 11) * this.unit;
      const made = this.add("rect", { class: `beat-shard beat-${kind}`, x: x - size / 2, y: y - size / 3, width: size, height: size * 0.66 });
      const there = `translate(${Math.cos(turn) * far}px, ${Math.sin(turn) * far}px) rotate(${turn * 90}deg)`;
      made.style.transform = there;
      made.style.transformOrigin = `${x}px ${y}px`;
      this.move(made, [{ transform: "scale(.4)", opacity: 1 }, { transform: there, opacity: 0.9 }]);
    }
  }

  /** A cross over what is lost. @param {Box} box */
  cross(box) {
    const { x, y } = this.middle(box);
    const r = Math.max(12 * this.unit, Math.min(box.width, box.height) * 0.4);
    const made = this.stroke("cross", "path", { d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}` }, 7);
    made.style.transformOrigin = `${x}px ${y}px`;
    this.move(made, [{ opacity: 0, transform: "scale(1.8)" }, { opacity: 1, transform: "none" }]);
  }

  /** Rings that spread. @param {Box} box @param {number} [most] */
  waves(box, most = 90) {
    const { x, y } = this.middle(box);
    [1, 0.7, 0.4].forEach((part, n) => {
      const r = most * part * this.unit;
      const made = this.stroke("wave", "circle", { cx: x, cy: y, r });
      made.style.transformOrigin = `${x}px ${y}px`;
      this.move(made, [{ opacity: 1, transform: "scale(.05)" }, { opacity: 0.85, transform: "none" }], { delay: n * 60, duration: Math.max(this.motion - n * 60, 60) });
    });
  }
}

/** @param {string} text @param {number} most letters */
function wrapped(text, most) {
  /** @type {string[]} */
  const lines = [];
  for (const part of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length < most) lines[lines.length - 1] = `${last} ${part}`;
    else if (part) lines.push(part);
  }
  return lines;
}
