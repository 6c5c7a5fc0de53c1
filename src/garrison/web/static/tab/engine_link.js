// The way to the engine: one worker for as long as the tab is open, whichever page is shown in it.

/** @typedef {{status: number, headers: Record<string, string>, body: string}} EngineReply */
/** @typedef {{heard: (text: string) => void, closed: () => void}} Listener */
/**
 * @typedef {object} Hooks
 * @property {(done: number, of: number) => void} progress
 * @property {(remembered: boolean) => void} ready whether it began from kept memory
 * @property {(part: string, detail: string) => void} failed
 * @property {() => void} moved something was told to the page
 */

export class EngineLink {
  /** @type {Map<number, (reply: EngineReply) => void>} */ #waiting = new Map();
  /** @type {Map<number, Listener>} */ #listeners = new Map();
  #next = 1;
  isReady = false;

  /** @param {string} game that will be played first, if that is known @param {boolean} kept whether all files are on the device @param {Hooks} hooks */
  constructor(game, kept, hooks) {
    this.worker = new Worker(new URL("engine_worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.#take(data, hooks);
    this.worker.onerror = (event) => hooks.failed("worker", event.message ?? "");
    this.worker.postMessage({ kind: "begin", game, kept });
  }

  /** @param {string} method @param {string} path @param {Record<string, string>} headers @param {Uint8Array|null} body @returns {Promise<EngineReply>} */
  request(method, path, headers, body) {
    return new Promise((done) => {
      const id = this.#next++;
      this.#waiting.set(id, done);
      this.worker.postMessage({ kind: "request", id, method, path, headers, body });
    });
  }

  /** @param {string} table @param {Listener} listener */
  open(table, listener) {
    const channel = this.#next++;
    this.#listeners.set(channel, listener);
    this.worker.postMessage({ kind: "open", channel, table });
    return channel;
  }

  /** @param {number} channel @param {string} text */
  say(channel, text) {
    this.worker.postMessage({ kind: "say", channel, text });
  }

  /** @param {number} channel */
  close(channel) {
    if (this.#listeners.delete(channel)) this.worker.postMessage({ kind: "close", channel });
  }

  /** @param {any} data @param {Hooks} hooks */
  #take(data, hooks) {
    if (data.kind === "reply") {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
      hooks.moved();
    } else if (data.kind === "heard") {
      this.#listeners.get(data.channel)?.heard(data.text);
      hooks.moved();
    } else if (data.kind === "closed") {
      this.#listeners.get(data.channel)?.closed();
      this.#listeners.delete(data.channel);
    } else if (data.kind === "progress") {
      hooks.progress(data.done, data.of);
    } else if (data.kind === "ready") {
      this.isReady = true;
      hooks.ready(data.remembered);
    } else if (data.kind === "failed") hooks.failed(data.part, data.detail);
  }
}
