// The transport of a page whose engine runs in the same tab. What never changes was written when the site was made.
import { at } from "../place.js";
import { following, lastSeen } from "./last_seen.js";

/** @typedef {import("./engine_link.js").EngineLink} EngineLink */

/** The messages of a table, as a WebSocket would carry them. */
class TabChannel extends EventTarget {
  /** @type {number} */ readyState = WebSocket.CONNECTING;

  /** @param {EngineLink} engine @param {string} table */
  constructor(engine, table) {
    super();
    this.engine = engine;
    const seen = following(table);
    this.number = engine.open(table, {
      heard: (data) => {
        seen(data);
        this.#tell(data);
      },
      closed: () => this.#ended(),
    });
    addEventListener("pagehide", () => this.engine.close(this.number));
    queueMicrotask(() => { // whoever opens it listens only after that
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event("open"));
      if (!engine.isReady) lastSeen(table).forEach((data) => this.#tell(data));
    });
  }

  /** @param {string} data */
  #tell(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** @param {string|ArrayBufferLike|Blob|ArrayBufferView} text */
  send(text) {
    this.engine.say(this.number, String(text));
  }

  close() {
    this.engine.close(this.number);
    this.#ended();
  }

  #ended() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }
}

/** @param {EngineLink|null} engine none: only what was written beforehand can be asked for @returns {import("../transport.js").Transport} */
export function tabTransport(engine) {
  return {
    async request(path, init) {
      const file = (init?.method ?? "GET") === "GET" ? written(path) : "";
      const reply = file ? await fetch(file) : null;
      if (reply?.ok) return reply;
      if (!engine) throw new Error(path);
      const asked = new Request(at("/"), { ...init, method: init?.method ?? "GET" });
      const body = init?.body ? new Uint8Array(await asked.arrayBuffer()) : null;
      const told = await engine.request(asked.method, path, Object.fromEntries(asked.headers), body);
      return new Response(told.status === 204 ? null : told.body, { status: told.status, headers: told.headers });
    },
    open(table) {
      if (!engine) throw new Error(table);
      return new TabChannel(engine, table);
    },
  };
}

/** The file that answers a request; "" if only the engine can. @param {string} path */
function written(path) {
  const { pathname, searchParams } = new URL(path, at("/"));
  const [, , kind = "", game = searchParams.get("game") ?? ""] = pathname.slice(pathname.indexOf("/api")).split("/");
  const lang = searchParams.get("lang") ?? "en";
  if (kind === "games") return at("api/games.json");
  if (kind === "words" || kind === "rules") return at(`api/${[kind, game, lang].filter(Boolean).join(".")}.json`);
  return "";
}
