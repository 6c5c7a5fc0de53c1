// What happened since the last choice, as a short film: a step for each answer, a caption each.
// Space steps, Escape or a click skips to the next decision; at speed "off" there is no film.
import { announce, h, wait } from "./dom.js";
import { many, t } from "./lang.js";
import { speed, stepTime } from "./settings.js";
import { after } from "./store.js";
import { isShown } from "./tray.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Line} Line */
/** @typedef {import("./socket.js").Socket} Socket */

const LONG_FILM = 3; // from so many steps on there is a caption bar and a summary

export class Film {
  /** @type {(skip: boolean) => void} */ #go = () => {};
  #run = 0;
  #running = false;
  #skipped = false;
  #paused = false;
  #told = -1;
  /** @type {number} node up to which everything has been shown */ seen = -1;
  /** set before undo, redo and jumps: those are not filmed */ quiet = false;

  /** @param {Store} store @param {Socket} socket */
  constructor(store, socket) {
    this.store = store;
    this.socket = socket;
    this.caption = h("p", { class: "film-caption" });
    this.count = h("span", { class: "film-count" });
    this.keys = h("span", { class: "film-keys" });
    this.bar = h("div", { class: "film", hidden: true, onclick: () => this.skip() }, this.count, this.caption, this.keys);
  }

  get running() {
    return this.#running;
  }

  /** Shows a new state, with its film if it has one. */
  async play() {
    const { store } = this;
    const state = store.state;
    if (!state) return;
    const run = ++this.#run;
    const from = this.seen;
    const fresh = after(store.lines, Math.min(from, state.node));
    announceAll(after(fresh, this.#told), from);
    this.#told = state.node;
    const quiet = this.quiet || from < 0 || speed() === "off" || document.hidden || state.base < from;
    this.quiet = false;
    const nodes = [...new Set(fresh.map((line) => line.node))];
    if (!quiet && nodes.length) await this.#steps(run, nodes, fresh);
    if (run !== this.#run) return;
    this.seen = state.node;
    this.#stop();
    if (store.shown?.mode !== "replay") store.showLive();
  }

  /** @param {number} run @param {number[]} nodes @param {Line[]} lines */
  async #steps(run, nodes, lines) {
    const long = nodes.length >= LONG_FILM;
    this.bar.hidden = !long;
    this.#paused = this.#skipped = false;
    this.#running = true;
    this.keys.textContent = t("film-keys");
    for (const [n, node] of nodes.entries()) {
      const told = lines.filter((line) => line.node === node);
      const moment = await this.socket.ask({ type: "at", node }, "at").catch(() => null);
      if (run !== this.#run || this.#skipped) return;
      if (!moment || this.store.shown?.mode === "replay") return;
      this.seen = node;
      this.store.show({ mode: "film", node, view: moment.view, lines: told });
      this.store.point(told.flatMap((line) => line.refs));
      this.caption.textContent = told.map((line) => line.text).join(" ");
      this.count.textContent = `${n + 1}/${nodes.length}`;
      const dice = told.some(isShown);
      if (!long && !dice) continue;
      const skipped = await this.#pause(long ? stepTime() * (dice ? 1 : 0.6) : Math.min(stepTime(), 600));
      if (skipped || run !== this.#run) return;
    }
  }

  /** Waits for the clock or for somebody. @param {number} ms @returns {Promise<boolean>} whether to skip all */
  #pause(ms) {
    return new Promise((done) => {
      this.#go = done;
      if (!this.#paused) void wait(ms).then(() => { if (!this.#paused) done(false); });
    });
  }

  /** The next step, and from now on only on request. */
  step() {
    if (!this.#running) return false;
    this.#paused = true;
    this.#go(false);
    return true;
  }

  /** To the next decision. */
  skip() {
    if (!this.#running) return false;
    this.#skipped = true;
    this.#go(true);
    return true;
  }

  #stop() {
    this.#running = false;
    this.bar.hidden = true;
    this.store.point([]);
  }
}

/** For those who cannot see it: the lines themselves, or their number if there are many. @param {Line[]} fresh @param {number} from */
function announceAll(fresh, from) {
  if (from < 0 || !fresh.length) return;
  const told = fresh.slice(-6).map((line) => line.text).join(" ");
  announce(fresh.length > 6 ? `${many("steps", fresh.length)} ${told}` : told);
}
