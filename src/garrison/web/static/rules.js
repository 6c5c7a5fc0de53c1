// The rules drawer: every paragraph in our words, searchable, in the present language.
import { button, fill, h, icon } from "./dom.js";
import { lang, many, t } from "./lang.js";
import { request } from "./transport.js";

/** @typedef {import("./protocol.js").RuleListed} Paragraph */

/** @param {string} game @returns {Promise<readonly Paragraph[]>} */
async function fetchRules(game) {
  const reply = await request(`/api/rules/${encodeURIComponent(game)}?lang=${lang()}`);
  if (!reply.ok) return [];
  const body = await reply.json();
  return body.paragraphs ?? body;
}

/**
 * @param {() => string} game
 * @param {() => void} closed
 */
export function rulesDrawer(game, closed) {
  const search = h("input", { type: "search", id: "rule-search", autocomplete: "off", oninput: () => list() });
  const label = h("label", { for: "rule-search" });
  const count = h("p", { class: "rule-count", role: "status" });
  const body = h("div", { class: "rule-list", tabindex: "0", role: "region" });
  const title = h("h2", { id: "rules-title" });
  const close = button(icon("close"), () => hide(), { class: "tool close" });
  const drawer = h("aside", { class: "drawer", id: "rules", "aria-labelledby": "rules-title", hidden: true },
    h("header", {}, title, close), h("div", { class: "rule-search" }, label, search, count), body);
  /** @type {readonly Paragraph[]} */
  let paragraphs = [];
  let known = "";
  /** @type {Element|null} */
  let opener = null;

  function words() {
    title.textContent = t("rules");
    label.textContent = t("search-rules");
    body.setAttribute("aria-label", t("rules"));
    close.setAttribute("aria-label", t("close"));
  }

  async function load() {
    const key = `${game()}/${lang()}`;
    if (known === key) return;
    known = key;
    paragraphs = await fetchRules(game());
    words();
    list();
  }

  function list() {
    const wanted = search.value.trim().toLowerCase();
    const found = paragraphs.filter((p) => matches(p, wanted));
    count.textContent = wanted ? many("found", found.length) : many("paragraphs", paragraphs.length);
    fill(body, ...found.map(paragraphOf));
  }

  /** @param {string} [rule] the paragraph to show */
  async function show(rule) {
    if (drawer.hidden) opener = document.activeElement;
    drawer.hidden = false;
    document.body.classList.add("with-drawer");
    await load();
    if (!rule) {
      search.focus();
      return;
    }
    search.value = "";
    list();
    const found = body.querySelector(`[data-rule="${CSS.escape(rule)}"]`) ?? body.querySelector(`[data-rule^="${CSS.escape(rule)}"]`);
    for (const old of body.querySelectorAll(".shown")) old.classList.remove("shown");
    if (!(found instanceof HTMLElement)) return;
    found.classList.add("shown");
    body.scrollTop = Math.max(0, found.offsetTop - body.offsetTop - 12);
    found.focus({ preventScroll: true });
  }

  function hide() {
    if (drawer.hidden) return false;
    drawer.hidden = true;
    document.body.classList.remove("with-drawer");
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    closed();
    return true;
  }

  words();
  return { drawer, show, hide, get open() { return !drawer.hidden; }, relang: () => { words(); if (!drawer.hidden) void load(); } };
}

/** @param {Paragraph} p @param {string} wanted */
function matches(p, wanted) {
  if (!wanted) return true;
  const text = `${p.id} ${p.title} ${p.text} ${p.reading} ${p.note}`.toLowerCase();
  return wanted.split(/\s+/).every((part) => text.includes(part));
}

/** @param {Paragraph} p */
function paragraphOf(p) {
  return h("article", { class: "paragraph", "data-rule": p.id, tabindex: "-1" },
    h("h3", {}, h("span", { class: "rule-id" }, p.id), p.title),
    h("p", {}, p.text),
    p.reading ? h("p", { class: "reading" }, h("strong", {}, t("our-reading")), " ", p.reading) : "",
    p.note ? h("p", { class: "note" }, p.note) : "",
    p.page ? h("p", { class: "page" }, t("page", { page: p.page })) : "");
}
