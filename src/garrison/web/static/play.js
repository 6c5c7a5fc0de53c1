// Playing: clicks narrow, one option left is sent, what is not possible is explained.
import { announce } from "./dom.js";
import { t, word } from "./lang.js";
import { idOf, kindOf, lit, meant, narrowed, pick, settled } from "./picker.js";
import { Refusal } from "./socket.js";
import { hideCard, showCard } from "./why.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./socket.js").Socket} Socket */
/** @typedef {import("./protocol.js").Offer} Offer */
/** @typedef {{x: number, y: number}} Spot */

export class Play {
  /** @type {((offer: Offer) => void)[]} */ #witnesses = [];
  /** @type {((offer: Offer) => Promise<boolean>)|null} asked before an option is sent; false keeps it */ guard = null;

  /** @param {Store} store @param {Socket} socket */
  constructor(store, socket) {
    this.store = store;
    this.socket = socket;
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

  /** Refs to light. */
  get lit() {
    return lit(this.left, this.store.picked);
  }

  /** A label for a ref: as the options name it, else the game's word. @param {string} ref */
  label(ref) {
    return this.store.state?.ask.labels[ref] ?? word(kindOf(ref), idOf(ref));
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
    if (store.shown.mode !== "live") return;
    const ref = this.#find(refs);
    if (ref) this.choose(ref);
    else if (way.length > 1) void this.walk(way);
    else if (refs[0] !== undefined) void this.why([...refs], spot);
  }

  /** @param {readonly string[]} refs */
  #find(refs) {
    const { store } = this;
    const view = store.shown?.view;
    if (!view) return null;
    const here = meant(refs, this.left, store.picked, view);
    if (here) return here;
    // Another thing than the one being narrowed: a click on it begins anew.
    const fresh = meant(refs, store.offers, [], view);
    if (!fresh || store.picked.includes(fresh)) return store.picked.includes(fresh ?? "") ? fresh : null;
    if (!lit(store.offers, []).has(fresh)) return null;
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
    if (this.guard && !await this.guard(offer)) return;
    store.setSending(true);
    const seat = store.state.ask.seat;
    const message = { type: /** @type {const} */ ("answer"), n: store.state.n, option: offer.index, seat };
    try {
      const sent = this.socket.ask(message, "state");
      for (const witness of this.#witnesses) witness(offer);
      await sent;
    } catch (error) {
      store.setPicked([]);
      this.complain(error);
    } finally {
      store.setSending(false);
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
        const reply = await this.socket.ask({ type: "why", refs: asked.slice(-8) }, "reasons");
        const first = reply.reasons[0];
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
