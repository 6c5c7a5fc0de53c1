// The board of the editor: lights where the chosen piece can go, and turns taps into changes.
import { BaseBoard } from "./board/base.js";
import { h } from "./dom.js";
import { ADJUST, ERASER } from "./editor_palette.js";
import { drawing, nearest, refsAt } from "./host.js";
import { t } from "./lang.js";
import { zooming } from "./zoom.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** @param {Editor} editor */
export function boardFrame(editor) {
  const inner = h("div", { class: "board-inner" });
  const scroll = h("div", { class: "board-scroll", tabindex: "0", role: "region" }, inner);
  const zoom = zooming(scroll, inner);
  const host = h("div", { class: "board-host" }, scroll);
  /** @type {import("./host.js").Board|null} */
  let board = null;
  let loaded = "";

  async function load() {
    const { told } = editor;
    const wanted = `${told.game}/${told.head.scenario}/${document.documentElement.lang}`;
    if (wanted === loaded) return;
    loaded = wanted;
    board = null;
    const aid = { chart: told.chart, goals: told.goals, nameOf: (/** @type {string} */ ref) => editor.told.names[ref] ?? "", wants: () => false, look: () => Promise.resolve(null) };
    const made = await drawing(told.game, inner, aid);
    if (wanted !== loaded) return;
    board = made;
    zoom.reset(made !== null);
    zoom.name();
    draw();
  }

  /** Where a tap does something now. */
  function places() {
    const { told, tool } = editor;
    const refs = new Set();
    for (const one of told.tools) {
      if (tool === ERASER ? one.way !== "state" : one.id === tool) for (const ref of told.lists[one.places] ?? []) refs.add(ref);
    }
    if (tool === ERASER || tool === ADJUST) {
      const full = new Set(told.fields.flatMap((field) => field.refs));
      return tool === ADJUST ? full : new Set([...refs].filter((ref) => full.has(ref) || !ref.startsWith("space:")));
    }
    return refs;
  }

  function draw() {
    scroll.setAttribute("aria-label", t("board"));
    void load();
    if (!board) return;
    board.render(editor.told.view);
    board.offer(places(), new Map());
    board.light(editor.told.objections.flatMap((one) => one.refs));
  }

  /** What a fingertip reaches. @param {MouseEvent} event @param {Set<string>} refs */
  function byFinger(event, refs) {
    const finger = "pointerType" in event && event.pointerType === "touch";
    return finger && board instanceof BaseBoard ? nearest({ store: { board } }, event, refs) : "";
  }

  inner.addEventListener("click", (event) => {
    if (!(event instanceof MouseEvent)) return;
    const wanted = places();
    const ref = refsAt(event).find((one) => wanted.has(one)) ?? byFinger(event, wanted);
    if (!ref) return;
    if (editor.tool !== ADJUST) return void editor.change({ tool: editor.tool, ref });
    const field = editor.told.fields.find((one) => one.refs.includes(ref));
    if (field) editor.pick(field.section, field.key);
  });
  return { host, draw, tools: [zoom.out, zoom.into, zoom.fit] };
}
