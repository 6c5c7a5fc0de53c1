// What can be put on the board, with what is left of it in the box.
import { button, h, icon } from "./dom.js";
import { t, word } from "./lang.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./protocol.js").SheetToolTold} Tool */

export const ADJUST = ""; // nothing is chosen: a tap opens the controls of what lies there
export const ERASER = "eraser";

/** What a tool is called. @param {Tool} tool */
export const toolName = (tool) => word(tool.words, tool.id);

/** @param {Editor} editor */
export function palette(editor) {
  const { told, tool } = editor;
  const sections = [...new Set(told.tools.map((one) => one.section))];
  const groups = h("div", { class: "palette-groups", role: "group", "aria-label": t("editor-groups") }, ...sections.map((section) =>
    button(word("part", section), () => { editor.group = section; editor.draw(); },
      { class: "small", "aria-pressed": String(section === editor.group), "data-key": `group-${section}` })));
  const shown = told.tools.filter((one) => one.section === editor.group);
  return h("section", { class: "palette", "aria-labelledby": "palette-title" },
    h("h2", { id: "palette-title", class: "sr" }, t("editor-pieces")),
    h("div", { class: "palette-hands", role: "group", "aria-label": t("editor-hands") },
      hand(editor, ADJUST, "here", "editor-adjust"), hand(editor, ERASER, "close", "editor-erase"),
      h("p", { class: "hint" }, t(tool === ADJUST ? "editor-adjust-hint" : tool === ERASER ? "editor-erase-hint" : "editor-put-hint"))),
    groups,
    h("ul", { class: "palette-tools" }, ...shown.map((one) => h("li", {}, chip(editor, one)))));
}

/** @param {Editor} editor @param {string} id @param {string} sign @param {string} key */
const hand = (editor, id, sign, key) => button(h("span", { class: "hand-face" }, icon(sign), t(key)), () => { editor.tool = id; editor.draw(); },
  { class: "small", "aria-pressed": String(editor.tool === id), "data-key": `tool-${id || "adjust"}` });

/** @param {Editor} editor @param {Tool} tool */
function chip(editor, tool) {
  const left = tool.left === null ? "" : h("span", { class: "chip-left", "aria-hidden": "true" }, tool.left);
  const name = toolName(tool);
  return button(h("span", { class: "chip-face" }, name, left), () => editor.choose(tool.id), {
    class: `chip${tool.left !== null && tool.left <= 0 ? " none" : ""}`, "aria-pressed": String(editor.tool === tool.id), "data-key": `tool-${tool.id}`,
    "aria-label": tool.left === null ? name : `${name}, ${t("editor-left", { count: tool.left })}`,
  });
}
