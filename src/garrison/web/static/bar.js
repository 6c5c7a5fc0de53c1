// The bar of tools below the table, and the switches that lobby and table share.
import { button, fill, h, icon } from "./dom.js";
import { wantsHints } from "./hint.js";
import { lang, setLang, t } from "./lang.js";
import { switchTheme, theme } from "./theme.js";

/** @param {() => string|undefined} game whose words change with the language */
export function langSwitch(game) {
  const other = lang() === "en" ? "it" : "en";
  const name = t("switch-lang");
  return button(other.toUpperCase(), () => void setLang(other, game()), { class: "tool lang", "aria-label": name, title: name, lang: other, "data-key": "lang" });
}

/** @param {() => void} redraw */
export function themeSwitch(redraw) {
  const name = t(theme() === "dark" ? "light-theme" : "dark-theme");
  return button(icon(theme() === "dark" ? "sun" : "moon"), () => { switchTheme(); redraw(); }, { class: "tool", "aria-label": name, title: name, "data-key": "theme" });
}

/**
 * @typedef {object} Acts
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} tree
 * @property {() => void} replay
 * @property {() => void} rules
 * @property {() => void} share
 * @property {() => void} legend
 * @property {() => void} inspect
 * @property {(step: number) => void} explain
 * @property {() => void} help
 * @property {() => void} settings
 * @property {() => void} danger
 */

/**
 * @param {import("./store.js").Store} store
 * @param {Acts} acts
 */
export function toolBar(store, acts) {
  const bar = h("div", { class: "bar", role: "toolbar" });

  /** @param {string} sign @param {string} key @param {() => void} act @param {boolean} [off] @param {string} [more] */
  const tool = (sign, key, act, off = false, more = "") =>
    button(h("span", { class: "bar-face" }, icon(sign), h("span", { class: "bar-text" }, t(key)), more ? h("span", { class: "badge" }, more) : ""), act,
      { class: "tool wide", disabled: off, title: t(key), "data-key": key, "aria-label": more ? `${t(key)} (${more})` : null });

  function draw() {
    const { state } = store;
    const may = store.takeBack;
    bar.setAttribute("aria-label", t("tools"));
    fill(bar,
      tool("undo", "undo", acts.undo, !may || !state?.tree.undo, state?.takebacks ? String(state.takebacks) : ""),
      tool("redo", "redo", acts.redo, !may || !state?.tree.redo),
      store.welcome?.hints && wantsHints() ? tool("bulb", "hint", acts.hint, !store.asked) : "",
      tool("branch", "branches", acts.tree, false, state && state.tree.branches > 1 ? String(state.tree.branches) : ""),
      tool("film", "replay", acts.replay),
      tool("book", "rules", acts.rules),
      tool("legend", "legend", acts.legend),
      tool("share", "share", acts.share),
      h("span", { class: "spring" }),
      tool("help", "help", acts.help),
      tool("gear", "settings", acts.settings),
      langSwitch(() => store.welcome?.game),
      themeSwitch(draw));
  }

  store.on(["state", "presence", "welcome", "lang", "settings"], draw);
  // Many moments pass in a replay: drawn again only if what can be pressed has changed.
  let asked = store.asked;
  store.on("shown", () => { if (asked !== (asked = store.asked)) draw(); });
  draw();
  return bar;
}
