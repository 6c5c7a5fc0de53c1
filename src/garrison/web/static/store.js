// What this client knows of the table, and who wants to hear of changes. The only place that keeps state.
import { recall } from "./settings.js";

/** @typedef {import("./protocol.js").Welcome} Welcome */
/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Line} Line */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Seat} Seat */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./socket.js").Status} Status */
/** What is drawn now: the table itself, a step of a film, or a moment of a replay. */
/** @typedef {{mode: "live"|"film"|"replay"|"own-turn", node: number, view: View, lines: readonly Line[]}} Shown */
/** @typedef {"welcome"|"state"|"presence"|"status"|"shown"|"picked"|"sending"|"light"|"hint"|"analysis"|"lang"|"board"|"settings"|"read"} Topic */

/** @type {readonly import("./protocol.js").Offer[]} */
const NONE = [];

/** Whether people play their turns freely on a real table, and tell them afterwards. */
export const enemyOnly = () => recall("own-turn") === "enemy";

/** The latest lines, for a tray. @param {readonly Line[]} lines @param {number} node those after it */
export const after = (lines, node) => lines.filter((line) => line.node > node);

export class Store {
  /** @type {Welcome|null} */ welcome = null;
  /** @type {State|null} */ state = null;
  /** @type {Line[]} */ lines = [];
  /** @type {readonly Seat[]} */ seats = [];
  watchers = 0;
  takeBack = false;
  /** @type {Status} */ status = "joining";
  /** @type {Shown|null} */ shown = null;
  /** @type {string[]} refs clicked so far */ picked = [];
  /** @type {readonly string[]} refs a log line or the lesson points at */ pointed = [];
  /** @type {import("./protocol.js").HintTold|null} the latest advice on the question that is pending */ hint = null;
  /** @type {import("./protocol.js").AnalysisTold|null} luck and skill, with the latest that was found */ analysis = null;
  /** @type {import("./board/base.js").BaseBoard|null} the drawn board, for whoever draws upon it; null where the table is a list */ board = null;
  /** @type {{view: View, text: string}|null} the table of a turn that is played freely, as far as it has been told */ told = null;
  note = "";
  sending = false;
  /** @type {Map<Topic, Set<() => void>>} */ #listeners = new Map();

  /** @param {Topic|Topic[]} topics @param {() => void} listener */
  on(topics, listener) {
    for (const topic of [topics].flat()) {
      const listeners = this.#listeners.get(topic) ?? new Set();
      this.#listeners.set(topic, listeners.add(listener));
    }
  }

  /** @param {Topic} topic */
  tell(topic) {
    for (const listener of this.#listeners.get(topic) ?? []) listener();
  }

  /** Takes in what the server said. @param {Reply} reply */
  heard(reply) {
    if (reply.type === "welcome") {
      this.welcome = reply;
      this.#sat(reply.seats, reply.watchers, reply.take_back);
      this.tell("welcome");
    } else if (reply.type === "presence") {
      this.#sat(reply.seats, reply.watchers, reply.take_back);
      this.tell("presence");
    } else if (reply.type === "state") {
      if (reply.n !== this.state?.n) { // the same question in another language keeps what was chosen of it
        this.picked = [];
        this.told = null;
      }
      this.state = reply;
      this.lines = [...this.lines.filter((line) => line.node <= reply.base), ...reply.lines];
      if (this.hint?.n !== reply.n) this.hint = null;
      if (this.analysis?.n !== reply.n) this.analysis = null;
      this.tell("state");
    } else if (reply.type === "hint" && reply.n === this.state?.n) {
      this.hint = reply;
      this.tell("hint");
    } else if (reply.type === "analysis" && reply.n === this.state?.n) {
      const found = reply.found ?? this.analysis?.found ?? null;
      this.analysis = reply.last && !found ? null : { ...reply, found }; // stopped before anything was found
      this.tell("analysis");
    } else if (reply.type === "refused" && reply.re && reply.re === this.analysis?.re) {
      this.analysis = null; // it broke off after it had begun
      this.tell("analysis");
    }
  }

  /** @param {readonly Seat[]} seats @param {number} watchers @param {boolean} takeBack */
  #sat(seats, watchers, takeBack) {
    this.seats = seats;
    this.watchers = watchers;
    this.takeBack = takeBack;
  }

  /** @param {Shown} shown */
  show(shown) {
    this.shown = shown;
    this.tell("shown");
  }

  /** The table as it is; in a turn that is played freely nothing of it is asked, from the first moment on. */
  showLive() {
    if (!this.state) return;
    const { ask, node, view } = this.state;
    const free = ask.own_turn && enemyOnly();
    this.show({ mode: free ? "own-turn" : "live", node, view: (free ? this.told?.view : null) ?? view, lines: [] });
  }

  /** @param {boolean} sending */
  setSending(sending) {
    this.sending = sending;
    this.tell("sending");
  }

  /** @param {string[]} picked */
  setPicked(picked) {
    this.picked = picked;
    this.tell("picked");
  }

  /** @param {readonly string[]} refs @param {string} [note] a sentence to go with them */
  point(refs, note = "") {
    this.pointed = refs;
    this.note = note;
    this.tell("light");
  }

  /** Whether this client is asked something and sees the table as it is. */
  get asked() {
    return this.shown?.mode === "live" && this.state !== null && this.state.ask.options.length > 0;
  }

  /** All options of the question that is asked. */
  get offers() {
    return this.asked && this.state ? this.state.ask.options : NONE;
  }
}
