// Playing: clicks narrow, one option left is sent, what is not possible is explained.
import { aimOf } from "./aim.js";
import { announce } from "./dom.js";
import { t, word } from "./lang.js";
import { idOf, kindOf, meant, narrowed, pick, settled } from "./picker.js";
import { Refusal } from "./socket.js";
import { speak } from "./speech.js";
import { hideCard, showCard } from "./why.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./socket.js").Socket} Socket */
/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {{x: number, y: number}} Spot */

export class Play {
  /** @type {((offer: Offer) => void)[]} */ #witnesses = [];
  /** @type {((offer: Offer) => true|Promise<boolean>)|null} asked before an option is sent; false keeps it */ guard = null;
  /** @type {{n: number, touch: () => void}|null} a touch that came while an answer was under way: a quick hand */ #later = null;
  /** @type {{of: unknown[], aim: import("./aim.js").Aim}|null} what was worked out last, and from what */ #known = null;

  /** @type {(refs: readonly string[]) => void} hears of taps on a table that is being told, not played */ tapped = () => {};

  /** @param {Store} store @param {Socket} socket */
  constructor(store, socket) {
    this.store = store;
    this.socket = socket;
    store.on("shown", () => this.#catchUp());
  }

  /** A touch that was too early for the last question is one for the next. */
  #catchUp() {
    const { sending, state, shown } = this.store;
    const later = this.#later;
    if (!later || sending || later.n === state?.n || shown?.mode !== "live" || shown.node !== state?.node) return;
    this.#later = null;
    later.touch();
  }

  /** @param {(offer: Offer) => void} witness is told of every option sent */
  onSent(witness) {
    this.#witnesses.push(witness);
  }

  /** Options still possible. */
  get left() {
    return narrowed(this.store.offers, this.store.picked);
  }

  /** What needs no more clicks: what was clicked, and what all options left share. */
  get done() {
    return [...new Set([...this.store.picked, ...settled(this.left)])];
  }

  /** What can be touched now, on the board and beside it. */
  get aim() {
    return this.aimAfter(this.store.picked);
  }

  /** The same after other touches. @param {readonly string[]} picked @returns {import("./aim.js").Aim} */
  aimAfter(picked) {
    const { offers, shown, board } = this.store;
    const of = [offers, shown, board, picked.join()];
    if (this.#known && of.every((one, n) => one === this.#known?.of[n])) return this.#known.aim;
    const aim = aimOf(offers, picked, this.has);
    this.#known = { of, aim };
    return aim;
  }

  /** Whether a ref is drawn; of a table that is a list everything is. @returns {import("./aim.js").Has} */
  get has() {
    const { board } = this.store;
    /** @type {Set<string>|undefined} found when the first is asked for: a board that is only looked at never is */
    let drawn;
    return board ? (ref) => (drawn ??= board.drawnRefs()).has(ref) : () => true;
  }

  /** A label for a ref: as the options name it, else as the mission does, else the game's word. @param {string} ref */
  label(ref) {
    return this.store.board?.say(ref) || (this.nameOf(ref) ?? word(kindOf(ref), idOf(ref)));
  }

  /** What the server calls a ref, if it has a name for it at this table. @param {string} ref @returns {string|undefined} */
  nameOf(ref) {
    const { asked, state, welcome } = this.store;
    return (asked ? state?.ask.labels[ref] : undefined) ?? welcome?.names[ref] ?? state?.ask.labels[ref];
  }

  /**
   * Somebody clicked something on the board.
   * @param {readonly string[]} refs under the pointer, innermost first
   * @param {Spot} spot where to answer
   * @param {readonly string[]} [way] spaces to go through, if it is farther than one move
   */
  clicked(refs, spot, way = []) {
    hideCard();
    const { store } = this;
    if (!store.state || !store.shown) return;
    if (store.sending) {
      this.#later = { n: store.state.n, touch: () => this.clicked(refs, spot) };
      return;
    }
    if (store.shown.mode === "own-turn") this.tapped(refs);
    if (store.shown.mode !== "live") return;
    const ref = this.#find(refs);
    if (ref) this.choose(ref);
    else if (way.length > 1) void this.walk(way);
    else if (refs[0] !== undefined) void this.why([...refs], spot);
    else this.back();
  }

  /** Which ref a touch means after those so far. @param {readonly string[]} refs under the pointer, innermost first */
  meant(refs) {
    const { picked, shown } = this.store;
    return shown ? meant(refs, this.left, picked, new Set(this.aim.targets.keys()), shown.view) : null;
  }

  /** @param {readonly string[]} refs */
  #find(refs) {
    const { store } = this;
    const view = store.shown?.view;
    if (!view) return null;
    const here = this.meant(refs);
    if (here) return here;
    // Another thing than the one being narrowed: a click on it begins anew.
    const lit = new Set(this.aimAfter([]).targets.keys());
    const fresh = meant(refs, store.offers, [], lit, view);
    if (!fresh || store.picked.includes(fresh)) return fresh;
    if (!lit.has(fresh)) return null;
    store.picked = [];
    return fresh;
  }

  /** Narrow by a ref; once more on the last takes it back. @param {string} ref */
  choose(ref) {
    const { store } = this;
    if (store.picked.includes(ref)) {
      store.setPicked(store.picked.slice(0, store.picked.indexOf(ref)));
      return;
    }
    const { picked, left } = pick(store.offers, store.picked, ref);
    if (left.length === 1 && left[0] && store.offers.length > 1) void this.send(left[0]);
    else if (left.length === 1 && left[0] && left[0].path.every((step) => picked.includes(step))) void this.send(left[0]);
    else store.setPicked(picked);
  }

  /** Moves, one after the other, as long as nothing else happens. @param {readonly string[]} way */
  async walk(way) {
    const { store } = this;
    for (const ref of way) {
      const step = narrowed(store.offers, [ref]).find((offer) => offer.path.length === 2 && kindOf(offer.path[0] ?? "") === "action");
      if (!step) return;
      const before = store.lines.length;
      await this.send(step);
      if (store.lines.length > before + 1 || store.shown?.mode !== "live") return;
    }
  }

  /** Takes the last click back; false if there is none. */
  back() {
    const { store } = this;
    if (!store.picked.length) return false;
    store.setPicked(store.picked.slice(0, -1));
    return true;
  }

  /** Sends the only option left; false if there are several. */
  confirm() {
    const only = this.left;
    if (only.length !== 1 || !only[0]) return false;
    void this.send(only[0]);
    return true;
  }

  /** @param {Offer} offer */
  async send(offer) {
    const { store } = this;
    if (store.sending || !store.state) return;
    const goesOn = this.guard ? this.guard(offer) : true;
    if (goesOn !== true && !await goesOn) return;
    store.setSending(true);
    const seat = store.state.ask.seat;
    const message = { type: /** @type {const} */ ("answer"), n: store.state.n, option: offer.index, seat };
    try {
      const sent = this.socket.ask(message, "state");
      for (const witness of this.#witnesses) witness(offer);
      await sent;
    } catch (error) {
      this.#later = null;
      store.setPicked([]);
      this.complain(error);
    } finally {
      store.setSending(false);
      this.#catchUp();
    }
  }

  /** Undo, redo, go, fresh. @param {import("./protocol.js").Message} message */
  async move(message) {
    try {
      return await this.socket.ask(message, "state");
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /** @param {unknown} error @param {Spot} [spot] */
  complain(error, spot) {
    if (!(error instanceof Refusal)) throw error;
    const text = error.message || t(`refused-${error.code}`);
    showCard(text, error.rule, spot);
    announce(text);
    speak(text);
  }

  /**
   * Asks why something cannot be chosen and says so where it was clicked.
   * @param {string[]} refs
   * @param {Spot} spot
   */
  async why(refs, spot) {
    const { store } = this;
    if (!store.asked) {
      showCard(this.idle(), "", spot);
      announce(this.idle());
      return;
    }
    try {
      for (const ref of [...refs, ...this.#onto(refs)]) {
        const asked = [...store.picked.filter((old) => kindOf(old) !== kindOf(ref) || kindOf(ref) === "piece"), ref];
        const first = await this.#reason(asked.slice(-8));
        if (!first) continue;
        showCard(first.text, first.rule, spot);
        announce(first.text);
        return;
      }
      const text = t("why-nothing", { thing: refs[0] ? this.label(refs[0]) : "" });
      showCard(text, store.state?.ask.rule ?? "", spot);
      announce(text);
    } catch (error) {
      this.complain(error, spot);
    }
  }

  /** The first reason; null for what no option is ever about, such as the print of a map. @param {string[]} refs */
  async #reason(refs) {
    try {
      return (await this.socket.ask({ type: "why", refs }, "reasons")).reasons[0] ?? null;
    } catch (error) {
      if (error instanceof Refusal && error.code === "unknown") return null;
      throw error;
    }
  }

  /** A click on a piece may also mean where it stands. @param {string[]} refs */
  #onto(refs) {
    const pieces = this.store.shown?.view.pieces ?? [];
    return pieces.filter((piece) => refs.includes(`piece:${piece.id}`)).map((piece) => piece.at);
  }

  /** Why nothing can be clicked at all. */
  idle() {
    const { state, welcome } = this.store;
    if (state?.ask.kind === "over") return t("idle-over");
    if (!welcome?.you.length) return t("idle-watching");
    return t("idle-waiting", { who: this.store.seats[state?.ask.seats[0] ?? 0]?.name ?? "" });
  }
}
