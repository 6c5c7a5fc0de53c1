// The socket of a table: questions with answers, and a connection that comes back by itself.
import { openChannel } from "./transport.js";

/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Message} Message */
/** @typedef {import("./transport.js").Channel} Channel */
/** @typedef {"joining"|"live"|"lost"|"closed"} Status */
/**
 * @typedef {object} Hooks
 * @property {() => Message} join the first message, made anew for each connection
 * @property {(reply: Reply) => void} heard
 * @property {(status: Status) => void} status
 */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING_EVERY = 25000;
const FINAL = new Set(["no-seat", "full"]);

/** A refusal, or a connection that went away before the answer came. */
export class Refusal extends Error {
  /** @param {string} code @param {string} text @param {string} [rule] @param {string} [detail] names field, line or file */
  constructor(code, text, rule = "", detail = "") {
    super(text);
    this.code = code;
    this.rule = rule;
    this.detail = detail;
  }
}

export class Socket {
  /** @type {Channel|null} */ #web = null;
  /** @type {Map<number, {done: (reply: any) => void, failed: (why: Refusal) => void}>} */ #pending = new Map();
  #next = 1;
  #tries = 0;
  #joined = false;
  #over = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */ #timer;

  /** @param {string} table @param {Hooks} hooks */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry());
    setInterval(() => this.#joined && this.send({ type: "ping" }), PING_EVERY);
  }

  connect() {
    if (this.#over) return;
    clearTimeout(this.#timer);
    const web = openChannel(this.table);
    this.#web = web;
    this.#joined = false;
    this.hooks.status("joining");
    web.addEventListener("open", () => {
      const join = { ...this.hooks.join(), id: this.#next++ };
      web.send(JSON.stringify(join));
    });
    web.addEventListener("message", (event) => this.#heard(JSON.parse(/** @type {MessageEvent} */ (event).data)));
    web.addEventListener("close", () => this.#closed(web));
  }

  /** Closes for good. */
  close() {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#web?.close();
  }

  /** @param {Message} message */
  send(message) {
    if (this.#web?.readyState === WebSocket.OPEN) this.#web.send(JSON.stringify(message));
  }

  /**
   * Sends and waits for the reply to it.
   * @template {Reply["type"]} K
   * @param {Message} message
   * @param {K} kind what is expected; anything else is a fault
   * @returns {Promise<Extract<Reply, {type: K}>>}
   */
  ask(message, kind) {
    return new Promise((done, failed) => {
      if (this.#web?.readyState !== WebSocket.OPEN) {
        failed(new Refusal("offline", ""));
        return;
      }
      const id = this.#next++;
      /** @param {Reply} reply */
      const settle = (reply) => {
        if (reply.type === kind) done(/** @type {Extract<Reply, {type: K}>} */ (reply));
        else failed(new Refusal("unexpected", reply.type));
      };
      this.#pending.set(id, { done: settle, failed });
      this.#web.send(JSON.stringify({ ...message, id }));
    });
  }

  /** @param {Reply} reply */
  #heard(reply) {
    if (reply.type === "welcome") {
      this.#joined = true;
      this.#tries = 0;
      this.hooks.status("live");
    }
    if (reply.type === "refused" && !this.#joined && FINAL.has(reply.code)) {
      this.#over = true;
      this.hooks.status("closed");
    }
    this.hooks.heard(reply);
    const waiting = this.#pending.get(reply.re);
    if (!waiting) return;
    if (reply.type === "refused") {
      this.#pending.delete(reply.re);
      waiting.failed(new Refusal(reply.code, reply.text, reply.rule));
    } else if (reply.type !== "welcome" || reply.re !== 0) {
      this.#pending.delete(reply.re);
      waiting.done(reply);
    }
  }

  /** @param {Channel} web */
  #closed(web) {
    if (web !== this.#web) return;
    this.#joined = false;
    for (const { failed } of this.#pending.values()) failed(new Refusal("offline", ""));
    this.#pending.clear();
    if (this.#over) return;
    this.hooks.status("lost");
    const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The network is back or somebody looks: no more waiting. */
  #hurry() {
    if (this.#over || this.#joined || this.#web?.readyState === WebSocket.CONNECTING) return;
    this.connect();
  }
}
