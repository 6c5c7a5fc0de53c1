// The position as text to copy and paste, as a link and as a file.
import { button, h } from "./dom.js";
import { positionAddress } from "./editor_link.js";
import { shareRoot } from "./game_link.js";
import { t } from "./lang.js";
import { copyText } from "./replay.js";
import { saveBlob } from "./share.js";

/** @typedef {import("./editor.js").Editor} Editor */

/** @param {Editor} editor */
export function sharing(editor) {
  const file = h("input", { type: "file", id: "position-file", accept: ".txt,text/plain", onchange: () => {
    const [chosen] = file.files ?? [];
    if (chosen) void chosen.text().then((text) => editor.change({ text }));
    file.value = ""; // the same file can be chosen again, once it is mended
  } });
  let open = false;

  function panel() {
    const { told } = editor;
    const area = h("textarea", { id: "position-text", rows: 12, spellcheck: "false", autocomplete: "off", "data-key": "position-text" }, told.text);
    const fold = h("details", { class: "fold", open, ontoggle: () => { open = fold.open; } }, h("summary", { "data-key": "section-text" }, t("editor-text")),
      h("p", { class: "hint" }, t("editor-text-hint")),
      h("label", { for: "position-text", class: "sr" }, t("editor-text")), area,
      h("div", { class: "share-buttons" },
        button(t("editor-use"), () => void editor.change({ text: area.value }), { class: "small", "data-key": "use-text" }),
        button(t("editor-copy"), (event) => void copyText(told.text, event.currentTarget), { class: "small", "data-key": "copy-text" }),
        button(t("share-link"), (event) => { const from = event.currentTarget; void shareRoot().then((root) => copyText(positionAddress(told.letters, root), from)); }, { class: "small", "data-key": "copy-position" }),
        button(t("editor-download"), () => saveBlob(new Blob([told.text], { type: "text/plain" }), `${told.game}-position.txt`), { class: "small", "data-key": "save-position" }),
        h("label", { for: "position-file", class: "button small" }, t("choose-file")), file));
    return fold;
  }

  return { panel };
}
