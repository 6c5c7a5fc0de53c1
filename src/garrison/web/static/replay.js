// Replay: a slider over the whole line of play. Moves nothing at the table until somebody plays on.
import { button, fill, h, icon, wait } from "./dom.js";
import { t } from "./lang.js";
import { forkTable } from "./api.js";
import { framesOf, played, toldBy } from "./beats.js";
import { momentAddress } from "./game_link.js";
import { IN_TAB } from "./place.js";
import { Projector } from "./projector.js";
import { Refusal } from "./socket.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Moment} Moment */
/** @typedef {import("./protocol.js").CoursePoint} CoursePoint */

const AHEAD = 6; // moments fetched before they are asked for, while the replay plays
const NEAR = 3; // the same, while somebody goes step by step
const PAUSE = 60; // milliseconds at least between two moments that are played
const PATIENCE = 250; // milliseconds until a moment that was refused is asked for again

export class Replay {
  /** @type {readonly CoursePoint[]} */ #points = [];
  /** @type {Map<number, Promise<Moment>>} */ #moments = new Map();
  #at = 0;
  #shown = 0;
  #playing = false;
  #wanted = 0;
  #asking = false;
  #lang = "";

  /** @param {Play} play @param {(open: boolean) => void} changed */
  constructor(play, changed) {
    this.play = play;
    this.store = play.store;
    this.changed = changed;
    this.projector = new Projector(play.store, "replay");
    this.slider = h("input", { type: "range", min: 0, max: 0, value: 0, step: 1, id: "replay-slider", oninput: () => this.to(Number(this.slider.value)) });
    this.place = h("span", { class: "replay-place", "aria-hidden": "true" });
    this.caption = h("p", { class: "replay-caption", role: "status" });
    this.bar = h("section", { class: "replay", id: "replay", hidden: true });
    this.store.on("state", () => this.open && void this.#load(false));
    this.store.on("lang", () => { this.#moments.clear(); this.#draw(); });
  }

  get open() {
    return !this.bar.hidden;
  }

  /** @param {number} [node] where to begin; at the end without */
  async start(node) {
    this.bar.hidden = false;
    this.changed(true);
    this.#draw();
    await this.#load(node === undefined);
    if (node !== undefined) this.jump(node);
    this.slider.focus({ preventScroll: true });
  }

  stop() {
    if (!this.open) return false;
    this.#playing = false;
    this.#still(false);
    this.projector.clear();
    this.bar.hidden = true;
    this.changed(false);
    this.store.showLive();
    return true;
  }

  /** To a node of the line, or the last before it. @param {number} node */
  jump(node) {
    let n = this.#points.findLastIndex((point) => point.node <= node);
    if (n < 0) n = 0;
    this.to(n);
  }

  /** @param {number} n place on the line */
  to(n) {
    this.#still(!this.#playing);
    this.projector.clear();
    this.#at = Math.max(0, Math.min(this.#points.length - 1, n));
    this.slider.value = String(this.#at);
    void this.#show(this.#at);
  }

  /** Who leafs through moments wants to see them at once: nothing glides. @param {boolean} still */
  #still(still) {
    document.documentElement.toggleAttribute("data-still", still);
  }

  /** @param {number} n @returns {Promise<Moment>|null} */
  #moment(n) {
    const node = this.#points[n]?.node;
    if (node === undefined) return null;
    let found = this.#moments.get(node);
    if (!found) {
      found = this.play.socket.ask({ type: "at", node }, "at");
      found.catch(() => this.#moments.delete(node));
      this.#moments.set(node, found);
    }
    return found;
  }

  /** One question at a time: who drags faster than moments come sees fewer of them. @param {number} n */
  async #show(n) {
    this.#wanted = n;
    if (this.#asking) return;
    this.#asking = true;
    for (let last = -1; last !== this.#wanted && this.open;) {
      last = this.#wanted;
      const moment = await this.#moment(last)?.catch((error) => this.#refused(error));
      if (moment && this.open) await this.#present(moment, last);
      else if (moment === null) last = -1;
    }
    this.#asking = false;
  }

  /** Who drags over very many moments may ask too fast; null if it is worth asking again. @param {unknown} error */
  async #refused(error) {
    if (!(error instanceof Refusal) || error.code !== "too-many") return undefined;
    await wait(PATIENCE);
    return null;
  }

  /** A moment as it is played: beat by beat, from the table before it. @param {Moment} moment */
  async #film(moment) {
    const frames = framesOf(moment.lines);
    let view = this.store.shown?.view ?? moment.view;
    for (const [n, frame] of frames.entries()) {
      const next = frame.last ? moment.view : played(view, frame.beat);
      this.caption.textContent = frame.line.text;
      if (!(await this.projector.show(frame, view, next, toldBy(frames, n))) || !this.#playing) return;
      await wait(this.projector.rest(frame, frames[n + 1]));
      view = next;
    }
  }

  /** @param {Moment} moment @param {number} n its place on the line */
  async #present(moment, n) {
    if (this.#playing && n === this.#shown + 1) await this.#film(moment);
    this.projector.clear();
    this.store.show({ mode: "replay", node: moment.node, view: moment.view, lines: moment.lines });
    this.store.point(moment.lines.flatMap((line) => line.refs));
    this.caption.textContent = moment.lines.map((line) => line.text).join(" ") || moment.ask.text;
    const turn = this.#points[n]?.facts.turn;
    this.slider.setAttribute("aria-valuetext", `${n} / ${this.#points.length - 1}. ${this.caption.textContent}`);
    this.place.textContent = `${turn ? `${t("turn", { turn })} · ` : ""}${n}/${this.#points.length - 1}`;
    const by = n - this.#shown;
    this.#shown = n;
    const ahead = this.#playing ? AHEAD : Math.abs(by) === 1 ? NEAR : 0;
    for (let k = 1; k <= ahead; k++) this.#moment(n + k * (this.#playing ? 1 : by))?.catch(() => null);
  }

  /** @param {boolean} toEnd */
  async #load(toEnd) {
    const course = await this.play.socket.ask({ type: "course" }, "course").catch(() => null);
    if (!course) return;
    this.#points = course.points;
    this.slider.max = String(this.#points.length - 1);
    if (toEnd) this.to(this.#points.length - 1);
  }

  async toggle() {
    this.#playing = !this.#playing;
    this.#draw();
    if (this.#playing && this.#at >= this.#points.length - 1) this.to(0);
    while (this.#playing && this.open && this.#at < this.#points.length - 1) {
      while (this.#asking) await wait(PAUSE);
      this.#still(false);
      this.#at++;
      this.slider.value = String(this.#at);
      await this.#show(this.#at);
      await wait(PAUSE);
    }
    this.#playing = false;
    if (this.open) this.#draw();
  }

  /** @param {number} by */
  step(by) {
    this.to(this.#at + by);
  }

  get node() {
    return this.#points[this.#at]?.node ?? 0;
  }

  #draw() {
    /** @param {string} name @param {string} key @param {() => void} act */
    const tool = (name, key, act) => button(icon(name), act, { class: "tool", "aria-label": t(key), title: t(key), "data-key": `replay-${key}` });
    this.bar.setAttribute("aria-label", t("replay"));
    this.slider.setAttribute("aria-label", t("moment"));
    const go = button(t("play-on-branch"), () => void this.#branch(), { class: "small", "data-key": "branch" });
    const fork = button(t("play-on-table"), () => void this.#fork(), { class: "small", "data-key": "fork" });
    go.hidden = !this.store.takeBack;
    fill(this.bar,
      h("div", { class: "replay-row" },
        tool("first", "first", () => this.to(0)), tool("prev", "previous", () => this.step(-1)),
        tool(this.#playing ? "pause" : "play", this.#playing ? "pause" : "play-replay", () => void this.toggle()),
        tool("next", "next", () => this.step(1)), tool("last", "last", () => this.to(this.#points.length - 1)),
        this.slider, this.place),
      this.caption,
      h("div", { class: "replay-row" }, go, fork,
        button(t("copy-moment"), (event) => void this.#copy(event), { class: "small", "data-key": "copy" }),
        button(t("close-replay"), () => this.stop(), { class: "small", "data-key": "close" })));
  }

  async #branch() {
    const node = this.node;
    this.stop();
    await this.play.move({ type: "go", node });
  }

  async #fork() {
    const { welcome } = this.store;
    if (!welcome) return;
    try {
      await forkTable(welcome.table, welcome.tokens[0] ?? "", this.node);
    } catch (error) {
      this.play.complain(error);
    }
  }

  /** @param {MouseEvent} event */
  async #copy(event) {
    const from = event.currentTarget;
    if (IN_TAB) { // nobody else can come to this table
      await momentAddress(this.play, this.node).then((address) => copyText(address, from)).catch((error) => this.play.complain(error));
      return;
    }
    const link = new URL(location.href);
    link.searchParams.set("node", String(this.node));
    link.hash = new URL(this.store.welcome?.watch || location.href, location.href).hash;
    await copyText(link.href, from);
  }
}

/** Copies, and says so on the button. @param {string} text @param {EventTarget|null} from */
export async function copyText(text, from) {
  await navigator.clipboard?.writeText(text).catch(() => prompt(t("copy-this"), text));
  if (!(from instanceof HTMLElement)) return;
  const old = from.textContent;
  from.textContent = t("copied");
  setTimeout(() => { from.textContent = old; }, 1500);
}
