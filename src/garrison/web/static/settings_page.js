// The settings page: everything that a person chooses for this browser. What is changed holds at once and is remembered.
import { coachSwitch } from "./coach.js";
import { wantsDanger } from "./danger.js";
import { button, fill, h } from "./dom.js";
import { wantsHints } from "./hint.js";
import { lang, setLang, t } from "./lang.js";
import { deleteData, exportData, importData } from "./personal_data.js";
import { ROOT } from "./place.js";
import { SPEEDS, applyLook, recall, remember, speed } from "./settings.js";
import { isMuted, mute } from "./sound.js";
import { setTheme } from "./theme.js";

/** @typedef {import("./pages.js").Around} Around */
/** @typedef {readonly (readonly [string, string])[]} Choices value and text */

const LANGUAGES = /** @type {const} */ ([["en", "English"], ["it", "Italiano"]]);
const TEXTS = ["normal", "large", "larger"];
const SAMPLES = ["attack", "move", "act", "recover", "special"];

/** @type {import("./pages.js").Build} */
export function build(around) {
  const body = h("div", { class: "page-body settings" });
  const said = h("p", { role: "status", class: "page-said" });

  /** Remembers a choice and lets everybody see it. @param {string} name @param {string} value */
  const choose = (name, value) => {
    remember(name, value);
    changed();
  };
  const changed = () => {
    applyLook();
    around.changed();
  };

  function draw() {
    fill(body,
      group("settings-look",
        select("lang", t("language"), LANGUAGES, lang(), (code) => void setLang(code === "it" ? "it" : "en", around.game())),
        select("theme", t("theme"), [["", t("theme-system")], ["light", t("light")], ["dark", t("dark")]], recall("theme"), (name) => { setTheme(name === "light" || name === "dark" ? name : ""); changed(); }),
        select("colours", t("colours"), [["printed", t("colours-printed")], ["safe", t("colours-safe")]], recall("colours", "printed"), (name) => choose("colours", name)),
        h("p", { class: "samples", "aria-hidden": "true" }, ...SAMPLES.map((verb) => h("span", { class: `sample verb-${verb}` }))),
        select("text", t("text-size"), TEXTS.map((size) => /** @type {const} */ ([size, t(`text-${size}`)])), recall("text", "normal"), (size) => choose("text", size))),
      group("settings-show",
        select("speed", t("speed"), SPEEDS.map((name) => /** @type {const} */ ([name, t(`speed-${name}`)])), speed(), (name) => choose("speed", name)),
        select("motion", t("motion"), [["system", t("motion-system")], ["still", t("motion-still")]], recall("motion", "system"), (name) => choose("motion", name)),
        check("sound", t("sounds"), !isMuted(), (on) => { mute(!on); changed(); })),
      group("settings-board",
        check("danger", t("danger-layer"), wantsDanger(), (on) => choose("danger", on ? "on" : "off")),
        check("coordinates", t("coordinates"), recall("view-grid", "off") === "on", (on) => choose("view-grid", on ? "on" : "off"))),
      group("settings-advice",
        check("hints", t("offer-hints"), wantsHints(), (on) => choose("hints", on ? "on" : "off")),
        coachSwitch()),
      group("settings-data", h("p", { class: "hint" }, t("data-about")), data(), said));
  }

  /** Export, import, deletion. */
  function data() {
    const file = h("input", { type: "file", id: "data-file", class: "sr", accept: ".json,application/json", onchange: () => void take(file.files?.[0]) });
    return h("div", { class: "page-buttons" },
      button(t("data-export"), () => void exportData().then(() => tell("data-exported")), { "data-key": "data-export" }),
      h("label", { for: "data-file", class: "button" }, t("data-import")), file,
      remover());
  }

  /** @param {File|undefined} file */
  async function take(file) {
    if (!file) return;
    if (await importData(file)) location.reload();
    else tell("data-unreadable");
  }

  /** It asks once: the second press is meant. */
  function remover() {
    const made = button(t("data-delete"), async () => {
      if (!made.dataset.sure) {
        made.dataset.sure = "yes";
        made.textContent = t("data-delete-sure");
        tell("data-delete-about");
        return;
      }
      await deleteData();
      location.replace(ROOT.href);
    }, { class: "grave", "data-key": "data-delete" });
    return made;
  }

  /** @param {string} key */
  const tell = (key) => { said.textContent = t(key); };
  return { body, draw };
}

/** @param {string} key of its title @param {...import("./dom.js").Child} rows */
function group(key, ...rows) {
  return h("fieldset", { class: "settings-group" }, h("legend", {}, t(key)), ...rows);
}

/** @param {string} name @param {string} label @param {Choices} choices @param {string} value @param {(value: string) => void} chose */
function select(name, label, choices, value, chose) {
  const id = `set-${name}`;
  const made = h("select", { id, "data-key": id, onchange: () => chose(made.value) }, ...choices.map(([key, text]) => h("option", { value: key, selected: key === value }, text)));
  return h("p", { class: "field" }, h("label", { for: id }, label), made);
}

/** @param {string} name @param {string} label @param {boolean} on @param {(on: boolean) => void} chose */
function check(name, label, on, chose) {
  const id = `set-${name}`;
  const made = h("input", { type: "checkbox", id, "data-key": id, checked: on, onchange: () => chose(made.checked) });
  return h("p", { class: "field check" }, made, h("label", { for: id }, label));
}
