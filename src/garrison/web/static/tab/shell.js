// The window around the page: it holds the engine, shows how far it is, and says what is missing.
import { byId, fill, h } from "../dom.js";
import { loadStrings, t } from "../lang.js";
import { heldTables } from "../settings.js";
import { tableAt } from "../place.js";
import { EngineLink } from "./engine_link.js";
import { canKeep } from "./memory.js";
import { isKept, keepOnDevice } from "./on_device.js";

const CALM = 5000; // milliseconds after which the first visit has other things to do than to load

/** What a browser must have, by the message that says so. */
const NEEDED = /** @type {const} */ ([
  ["needs-wasm", () => typeof WebAssembly === "object"],
  ["needs-workers", () => typeof Worker === "function"],
  ["needs-storage", () => typeof indexedDB === "object" && indexedDB !== null],
]);

export async function openShell() {
  await loadStrings();
  const app = byId("app");
  app.className = "shell";
  const missing = NEEDED.filter(([, there]) => !there()).map(([key]) => t(key));
  if (missing.length) {
    refuse(missing, "");
    return;
  }
  const frame = h("iframe", { class: "page", title: "Garrison", name: "page" });
  const bar = h("progress", { max: 1, value: 0 });
  const text = h("p", { role: "status" }, t("engine-loading"));
  const loading = h("div", { class: "loading" }, text, bar);
  const table = heldTables().find((row) => row.id === tableAt(location));
  const { promise: begun, resolve: hasBegun } = /** @type {PromiseWithResolvers<void>} */ (Promise.withResolvers());
  const engine = new EngineLink(table?.game ?? "", isKept(), {
    progress: (done, of) => { bar.value = done / of; },
    ready: (remembered) => {
      hasBegun();
      loading.remove();
      app.dataset.engine = "ready";
      if (remembered) app.dataset.memory = "kept";
      else if (canKeep()) setTimeout(makeMemory, CALM, app);
    },
    failed: (part, detail) => {
      hasBegun(); // a newer version may be the remedy
      refuse([t(`failed-${part}`)], detail);
    },
    moved: () => setTimeout(follow),
  });
  const news = keepOnDevice(begun, () => tableAt(frame.contentWindow?.location ?? location) === "");
  Object.assign(frame, { engine });
  frame.addEventListener("load", () => { follow(); frame.contentWindow?.focus(); });
  fill(app, frame, loading, news);
  frame.contentWindow?.location.replace(location.href);
  addEventListener("hashchange", () => { // another link, pasted into the same tab
    frame.contentWindow?.location.replace(location.href);
    frame.contentWindow?.location.reload();
  });

  addEventListener("pagemoved", follow); // the page has changed its address by itself

  /** Address and title are those of the page. */
  function follow() {
    const inner = frame.contentWindow;
    if (!inner || inner.location.href === "about:blank") return;
    if (inner.location.href !== location.href) history.replaceState(null, "", inner.location.href);
    document.title = inner.document.title;
    news.dispatchEvent(new Event("moved"));
  }
}

/** In words, before anything is lost. @param {readonly string[]} sentences @param {string} detail */
function refuse(sentences, detail) {
  fill(byId("app"), h("main", { class: "gone", role: "alert" }, h("h1", {}, t("cannot-play-here")),
    ...sentences.map((sentence) => h("p", {}, sentence)), detail ? h("p", { class: "detail" }, detail) : ""));
  byId("app").className = "at-door";
}

/** The next visit begins from memory. @param {HTMLElement} app */
function makeMemory(app) {
  const worker = new Worker(new URL("memory_worker.js", import.meta.url), { type: "module" });
  worker.onmessage = () => { app.dataset.memory = "kept"; };
  worker.postMessage("begin");
}
