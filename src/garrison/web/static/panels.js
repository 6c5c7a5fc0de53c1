// Panels that open over the side column: branches, sharing, help. One at a time; Escape closes and gives the focus back.
import { button, fill, h, icon } from "./dom.js";
import { coachSwitch } from "./coach.js";
import { hintSwitch } from "./hint.js";
import { t } from "./lang.js";

/** @typedef {{key: string, body: HTMLElement, opened?: () => void}} Content */

export function panelHost() {
  const title = h("h2", { id: "panel-title" });
  const place = h("div", { class: "panel-body", tabindex: "0", role: "region", "aria-labelledby": "panel-title" });
  const close = button(icon("close"), () => hide(), { class: "tool close" });
  const panel = h("aside", { class: "panel", "aria-labelledby": "panel-title", hidden: true }, h("header", {}, title, close), place);
  /** @type {Element|null} */
  let opener = null;
  let shown = "";

  /** @param {Content} content */
  function show(content) {
    if (shown === content.key) {
      hide();
      return;
    }
    if (!shown) opener = document.activeElement;
    shown = content.key;
    panel.hidden = false;
    title.textContent = t(content.key);
    close.setAttribute("aria-label", t("close"));
    fill(place, content.body);
    content.opened?.();
    close.focus();
  }

  function hide() {
    if (!shown) return false;
    shown = "";
    panel.hidden = true;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    return true;
  }

  return { panel, show, hide, relang: () => { if (shown) title.textContent = t(shown); close.setAttribute("aria-label", t("close")); } };
}

/** What the keys do, and whether hints are offered. @param {() => void} changed */
export function helpBody(changed) {
  const keys = [t("key-enter"), "Esc", t("key-space"), "← →", "1–9", "U", "R", "B", "?", "H", "D", "E", "L", "I", "0", "S"];
  const rows = keys.map((key, n) => h("tr", {}, h("th", { scope: "row" }, h("kbd", {}, key)), h("td", {}, t(`key-${n}`))));
  return h("div", {}, h("table", { class: "keys" }, h("tbody", {}, ...rows)), h("p", {}, t("help-why")), h("p", {}, t("help-guess")), h("p", {}, t("help-danger")), hintSwitch(changed), coachSwitch());
}
