// Pages over lobby and table that few need at once: each is fetched when it is opened. Escape closes, the focus goes back.
import { button, fill, h, icon } from "./dom.js";
import { onLang, t } from "./lang.js";
import { at } from "./place.js";

/** What a page needs of the place where it is opened: whose words change with the language, and who must hear of a change. @typedef {{game: () => string|undefined, changed: () => void}} Around */
/** @typedef {{body: HTMLElement, draw: () => void}} Content */
/** @typedef {(around: Around, close: () => void) => Content} Build */

/** @type {Record<string, () => Promise<{build: Build}>>} */
const PAGES = {
  settings: () => import("./settings_page.js"),
  challenge: () => import("./challenge_page.js"),
  history: () => import("./history_page.js"),
};

/** Lobby and table do not pay for the looks of pages that are not opened. @returns {Promise<unknown>} */
function loadStyle() {
  if (document.getElementById("pages-style")) return Promise.resolve();
  const sheet = h("link", { id: "pages-style", rel: "stylesheet", href: at("static/pages.css") });
  document.head.append(sheet);
  return new Promise((done) => { for (const event of ["load", "error"]) sheet.addEventListener(event, done); });
}

/** @param {string} name @param {Around} around */
export async function openPage(name, around) {
  const [made] = await Promise.all([PAGES[name]?.(), loadStyle()]);
  if (!made || document.getElementById("page")) return;
  const dialog = h("dialog", { class: "page", id: "page", "aria-labelledby": "page-title", "data-page": name });
  const close = () => dialog.close();
  const content = made.build(around, close);
  const title = h("h2", { id: "page-title" });
  const shut = button(icon("close"), close, { class: "tool close", "data-key": "close-page" });
  const draw = () => {
    title.textContent = t(name);
    shut.setAttribute("aria-label", t("close"));
    content.draw();
  };
  fill(dialog, h("header", {}, title, shut), content.body);
  draw();
  const quiet = onLang(draw);
  dialog.addEventListener("keydown", (event) => event.stopPropagation()); // keys of the table are for the table
  dialog.addEventListener("close", () => {
    quiet();
    dialog.remove();
    const opener = document.querySelector(`[data-key="${name}"]`); // drawn anew, perhaps, since it was pressed
    if (opener instanceof HTMLElement) opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
