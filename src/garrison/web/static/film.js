// @ts-check
// The enemy's turn as a show: beats in a queue, one at a time, with pause, back and on, and a way to skip. What one ends with is the
// same, whether all of it was watched or nothing.
import { changes, framesOf, isShow, needsHands, passedBefore, played, toldBy } from "./beats.js";
import { announce, wait } from "./dom.js";
import { many } from "./lang.js";
import { changedBetween, drawMarks } from "./marks.js";
import { Projector } from "./projector.js";
import { speed } from "./settings.js";
import { play as sound } from "./sound.js";
import { speak } from "./speech.js";
import { after } from "./store.js";
import { FilmStrip } from "./strip.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Line} Line */
/** @typedef {import("./socket.js").Socket} Socket */
/** @typedef {import("./beats.js").Frame} Frame */
/** @typedef {import("./protocol.js").View} View */
/** A row of beats: the table before the first, and as far as it is known after each. */
/** @typedef {{frames: Frame[], start: View, views: (View|undefined)[]}} Reel */

const AHEAD = 3; // answers whose table is fetched before it is shown

export class Film {
  /** @type {Reel|null} what runs now */ #reel = null;
  /** @type {Reel|null} the latest turn of the enemy */ #latest = null;
  /** @type {Map<number, View>} the table after an answer */ #tables = new Map();
  /** @type {import("./marks.js").Mark[]} */ #marks = [];
  #at = -1;
  #paused = false;
  /** @type {""|"on"|"back"|"skip"} */ #want = "";
  #poke = () => {};
  #told = -1;
  /** @type {import("./beats.js").Beat|null} the end of the game, until it has been heard */ #last = null;
  /** @type {number} node up to which everything has been shown */ seen = -1;
  /** set before undo, redo and jumps: those are not filmed */ quiet = false;

  /** @param {Store} store @param {Socket} socket */
  constructor(store, socket) {
    this.store = store;
    this.socket = socket;
    this.projector = new Projector(store, "film");
    this.strip = new FilmStrip(this);
    this.bar = this.strip.bar;
    store.on("board", () => this.#mark(this.#marks));
    store.on("lang", () => this.strip.relang());
  }

  get running() {
    return this.#reel !== null;
  }

  /** At a real table each step waits until hands have done it; what moves nothing passes by itself. */
  get byHand() {
    return Boolean(this.store.state?.dice.real.length);
  }

  get paused() {
    return this.#paused;
  }

  get hasTurn() {
    return this.#latest !== null;
  }

  /** Shows a new state, with its film if it has one. @param {boolean} mine whether this client brought it about */
  play(mine) {
    const { store } = this;
    const state = store.state;
    if (!state) return;
    const from = this.seen;
    const fresh = after(store.lines, Math.min(from, state.node));
    announceAll(after(fresh, this.#told), from);
    this.#told = this.seen = state.node;
    const jumped = this.quiet || from < 0 || state.base < from;
    this.quiet = false;
    if (jumped) this.#latest = null;
    const frames = framesOf(fresh);
    if (!jumped) this.#last = frames.find(({ beat }) => beat.kind === "end")?.beat ?? null;
    this.#tables.set(state.node, state.view);
    if (this.#reel && !jumped) this.#append(this.#reel, frames);
    else if (jumped || !frames.length || (mine && !isShow(frames))) {
      if (!jumped) this.#say(fresh);
      this.#end(null);
    } else void this.#open(frames, mine);
  }

  /** More has happened while a film runs. @param {Reel} reel @param {readonly Frame[]} frames */
  #append(reel, frames) {
    for (const one of new Set([reel.frames, this.#latest?.frames])) one?.push(...frames);
  }

  /** @param {Frame[]} frames @param {boolean} mine */
  async #open(frames, mine) {
    const { shown, state } = this.store;
    if (!shown || !state || shown.mode === "replay") return this.#end(null);
    const reel = { frames, start: shown.view, views: [] };
    const turn = !mine || frames.some(({ beat }) => beat.kind === "phase") || state.view.facts.phase !== reel.start.facts.phase;
    if (turn) this.#keep(reel);
    this.#mark([]);
    if (speed() !== "off" && !document.hidden) {
      await this.#run(reel);
      if (this.#reel !== reel) return;
    } else this.#say(frames.map(({ line }) => line));
    this.#end(reel);
  }

  /** Lines that nobody is shown one by one. @param {readonly Line[]} lines */
  #say(lines) {
    if (this.byHand) for (const line of lines) speak(line.text);
  }

  /** The enemy's turn may be interrupted by questions: then what follows belongs to it. @param {Reel} reel */
  #keep(reel) {
    const before = this.#latest;
    const goesOn = before && before.start.facts.phase !== reel.start.facts.phase;
    this.#latest = goesOn ? { frames: [...before.frames, ...reel.frames], start: before.start, views: before.views } : reel;
  }

  /** Once more, from where the player decided last. */
  async again() {
    const reel = this.#latest;
    if (!reel || this.#reel || this.store.shown?.mode === "replay") return;
    const once = { ...reel };
    await this.#run(once);
    if (this.#reel === once) this.#stop();
  }

  /** @param {Reel} reel */
  async #run(reel) {
    this.#reel = reel;
    this.#at = -1;
    this.#want = "";
    this.#paused = this.byHand;
    while (this.#reel === reel) {
      this.#at++;
      await this.#show(reel);
      await this.#rest(reel);
      const want = this.#wanted();
      if (want === "skip" || this.#reel !== reel) return;
      if (want === "back") this.#at = this.#before(reel);
      else if (this.#at >= reel.frames.length - 1) return;
    }
  }

  /** Where to go on for the beat before; at a real table for the one before that moves something. @param {Reel} reel */
  #before(reel) {
    let n = Math.max(0, this.#at - 1);
    while (this.byHand && n > 0 && !needsHands(reel.frames, n)) n--;
    return n - 1;
  }

  /** @param {Reel} reel */
  async #show(reel) {
    const n = this.#at;
    const frame = reel.frames[n];
    if (!frame) return;
    this.strip.caption(frame, n, reel.frames.length, this.byHand ? passedBefore(reel.frames, n) : []);
    this.strip.instruction.toggleAttribute("data-waits", this.byHand && needsHands(reel.frames, n));
    if (!changes(frame.beat) || needsHands(reel.frames, n)) this.#say([frame.line]);
    const before = n ? await this.#view(reel, n - 1) : reel.start;
    const view = await this.#view(reel, n);
    for (const next of reel.frames.slice(n + 1, n + 9).filter((one) => one.last).slice(0, AHEAD)) void this.#table(next.node);
    if (this.#want || this.#reel !== reel) return;
    if (this.store.shown?.mode === "replay") this.#want = "skip";
    else {
      if (frame.beat === this.#last) this.#last = null; // it is heard where it is seen
      const shown = this.projector.show(frame, before, view, toldBy(reel.frames, n));
      void shown.then((done) => { if (done) this.strip.rested(n); });
      await Promise.race([shown, this.#poked()]);
    }
    this.#mark(changedBetween(reel.start, view));
  }

  /** The table once a beat is over. @param {Reel} reel @param {number} n @returns {Promise<View>} */
  async #view(reel, n) {
    const known = reel.views[n];
    const frame = reel.frames[n];
    if (known || !frame) return known ?? reel.start;
    const told = frame.last ? await this.#table(frame.node) : null;
    return (reel.views[n] = told ?? played(n ? await this.#view(reel, n - 1) : reel.start, frame.beat));
  }

  /** The table after an answer; null if nobody answers. @param {number} node @returns {Promise<View|null>} */
  async #table(node) {
    const known = this.#tables.get(node);
    if (known) return known;
    const moment = await this.socket.ask({ type: "at", node }, "at").catch(() => null);
    if (moment) this.#tables.set(node, moment.view);
    return moment?.view ?? null;
  }

  /** Waits for the clock or for somebody. @param {Reel} reel */
  async #rest(reel) {
    const frame = reel.frames[this.#at];
    if (!frame || this.#want) return;
    const passes = this.byHand && !needsHands(reel.frames, this.#at);
    if (!this.#paused || passes) await Promise.race([wait(this.projector.rest(frame, reel.frames[this.#at + 1])), this.#poked()]);
    while (!passes && this.#paused && !this.#want && this.#reel === reel) await this.#poked();
  }

  /** @returns {Promise<boolean>} false, as soon as somebody wants something */
  #poked() {
    return new Promise((done) => { this.#poke = () => done(false); });
  }

  /** What somebody wanted, once. */
  #wanted() {
    const want = this.#want;
    this.#want = "";
    return want;
  }

  /** @param {"on"|"back"|"skip"} want */
  #ask(want) {
    if (!this.#reel) return false;
    this.#want = want;
    if (want !== "skip") this.#paused = true;
    this.#poke();
    this.strip.draw();
    return true;
  }

  /** One beat on, and from now on only on request. */
  step() { return this.#ask("on"); }

  /** One beat back, the same. */
  back() { return this.#ask("back"); }

  /** To the next decision. */
  skip() { return this.#ask("skip"); }

  /** Stops, or goes on by itself. */
  pause() {
    if (!this.#reel) return false;
    this.#paused = !this.#paused;
    this.#poke();
    this.strip.draw();
    return true;
  }

  /** A film comes first, wherever the focus is. @param {KeyboardEvent} event */
  pressed({ key }) {
    const keys = { " ": () => this.step(), ArrowRight: () => this.step(), ArrowLeft: () => this.back(), Escape: () => this.skip(), p: () => this.pause(), s: () => this.#again() };
    return keys[/** @type {keyof typeof keys} */ (key)]?.() ?? false;
  }

  /** Says the present step once more. */
  #again() {
    const frame = this.#reel?.frames[this.#at];
    if (frame) this.#say([frame.line]);
    return Boolean(frame);
  }

  /** The table as it is, with what has changed. @param {Reel|null} reel */
  #end(reel) {
    const { state } = this.store;
    this.#marks = reel && state ? changedBetween(reel.start, state.view) : [];
    this.strip.changed(reel ? reel.frames.filter(({ beat }) => changes(beat)).map(({ line }) => line.text) : []);
    this.#stop();
    if (this.#last) sound(this.#last.hit ? "victory" : "defeat");
    else if (reel && (this.store.asked || this.store.shown?.mode === "own-turn")) sound("turn");
    this.#last = null;
  }

  #stop() {
    this.#reel = null;
    this.projector.clear();
    const { store } = this;
    if (store.shown?.mode !== "replay") store.showLive();
    if (store.state) store.board?.sort(store.state.view);
    this.#mark(this.#marks);
    this.#tables.clear();
    this.strip.draw();
  }

  /** @param {readonly import("./marks.js").Mark[]} marks */
  #mark(marks) {
    if (this.store.board) drawMarks(this.store.board, marks);
  }
}

/** For those who cannot see it: the lines themselves, or their number if there are many. @param {Line[]} fresh @param {number} from */
function announceAll(fresh, from) {
  if (from < 0 || !fresh.length) return;
  const told = fresh.slice(-6).map((line) => line.text).join(" ");
  announce(fresh.length > 6 ? `${many("steps", fresh.length)} ${told}` : told);
}
