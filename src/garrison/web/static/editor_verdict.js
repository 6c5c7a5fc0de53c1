// What speaks against the position, each with its rule and place; and once nothing does, the ways on from here.
import { setTable } from "./api.js";
import { button, h } from "./dom.js";
import { t, many } from "./lang.js";
import { recall, remember } from "./settings.js";
import { Refusal } from "./socket.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./editor.js").Editor} Editor */

const MOST = 60; // more than these are told one after the other

/** @param {Editor} editor @returns {(HTMLElement|string)[]} */
export function verdict(editor) {
  const { objections } = editor.told;
  return objections.length ? [complaints(editor)] : ways(editor);
}

/** @param {Editor} editor */
function complaints(editor) {
  const { objections } = editor.told;
  const list = h("ul", { class: "objections" }, ...objections.slice(0, MOST).map((one, n) => h("li", {},
    button(one.text, () => {
      editor.open.add(one.section);
      editor.pick(one.section, one.key);
    }, { class: "link", "data-key": `objection-${n}` }), one.rule ? ruleChip(one.rule, `objection-rule-${n}`) : "")));
  const fold = h("details", { class: "objection-fold", open: recall("editor-objections", "open") === "open", ontoggle: () => remember("editor-objections", fold.open ? "open" : "shut") },
    h("summary", { "data-key": "objections" }, many("editor-objections", objections.length)), list);
  return fold;
}

/** @param {Editor} editor */
function ways(editor) {
  const { told } = editor;
  const real = h("input", { type: "checkbox", id: "editor-real", checked: recall("editor-real") === "on", onchange: () => remember("editor-real", real.checked ? "on" : "off") });
  /** @param {string} query */
  const go = async (query) => {
    try {
      const box = real.checked ? { real: ["all"] } : {};
      await setTable({ game: told.game, position: told.text, seats: told.seats, name: recall("name"), ...box }, query);
    } catch (error) {
      editor.trouble = error instanceof Refusal ? error.detail || error.message : String(error);
      editor.draw();
    }
  };
  return [
    h("p", { class: "asked" }, told.asked, " ", told.rule ? ruleChip(told.rule, "asked-rule") : ""),
    told.history ? h("p", { class: "hint" }, t("editor-middle"), " ", button(t("editor-turn"), () => void editor.change({ begin: "turn" }), { class: "small", "data-key": "begin-turn" })) : "",
    h("div", { class: "verdict-ways" },
      button(t("editor-play"), () => void go(""), { class: "primary", "data-key": "editor-play" }),
      button(t("editor-hint"), () => void go("?hint"), { "data-key": "editor-hint" }),
      h("span", { class: "check" }, real, h("label", { for: "editor-real" }, t("editor-real")))),
  ];
}
