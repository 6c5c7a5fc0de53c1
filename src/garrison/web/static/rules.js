// The rules drawer: contents in the chapters of the book, the paragraph of the moment first, searched as one types.
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
 * @param {() => string} [moment] the rule of what is asked now
 */
export function rulesDrawer(game, closed, moment = () => "") {
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
  let chapter = ""; // the one that is open; "" for the contents
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
    const place = paragraphs.findIndex((p) => p.chapter === chapter);
    paragraphs = await fetchRules(game());
    chapter = paragraphs[place]?.chapter ?? ""; // the same one in the other language
    words();
    list();
  }

  function list() {
    const wanted = search.value.trim().toLowerCase();
    const found = paragraphs.filter((p) => (wanted ? matches(p, wanted) : p.chapter === chapter));
    count.textContent = wanted ? many("found", found.length) : many("paragraphs", chapter ? found.length : paragraphs.length);
    body.scrollTop = 0;
    if (wanted || chapter) fill(body, back(), ...inChapters(found));
    else fill(body, now(), contents());
  }

  /** What is asked now, before everything else. */
  function now() {
    const rule = moment();
    const found = rule ? paragraphNamed(rule) : undefined;
    if (!found) return "";
    return h("section", { class: "rule-now", "aria-labelledby": "rule-now" }, h("h3", { id: "rule-now" }, t("rule-now")), paragraphOf(found),
      button(t("rule-chapter", { chapter: found.chapter }), () => void show(found.id), { class: "link", "data-key": "rule-chapter" }));
  }

  /** The chapters of the book. */
  function contents() {
    const chapters = [...new Set(paragraphs.map((p) => p.chapter))];
    return h("nav", { "aria-labelledby": "rule-contents" }, h("h3", { id: "rule-contents" }, t("rule-contents")),
      h("ol", { class: "chapters" }, ...chapters.map((name) => h("li", {}, button(h("span", { class: "chapter-face" }, h("span", {}, name),
        h("span", { class: "hint" }, many("paragraphs", paragraphs.filter((p) => p.chapter === name).length))), () => turn(name), { class: "chapter", "data-chapter": name, "data-key": `chapter-${name}` })))));
  }

  function back() {
    return button(h("span", { class: "bar-face" }, icon("back"), t("rule-contents")), () => { search.value = ""; turn(""); }, { class: "small", "data-key": "rule-contents" });
  }

  /** Opens a chapter, or the contents. @param {string} name */
  function turn(name) {
    chapter = name;
    list();
    const first = body.querySelector(name ? ".paragraph" : ".chapter");
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** @param {string} rule */
  const paragraphNamed = (rule) => paragraphs.find((p) => p.id === rule) ?? paragraphs.find((p) => p.id.startsWith(rule));

  /** @param {string} [rule] the paragraph to show; the contents without */
  async function show(rule) {
    if (drawer.hidden) opener = document.activeElement;
    drawer.hidden = false;
    document.body.classList.add("with-drawer");
    search.value = ""; // before the wait: what is typed while the book comes is kept
    await load();
    const wanted = rule ? paragraphNamed(rule) : undefined;
    chapter = wanted?.chapter ?? "";
    list();
    const found = wanted && body.querySelector(`[data-rule="${CSS.escape(wanted.id)}"]`);
    if (!(found instanceof HTMLElement)) {
      search.focus();
      return;
    }
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

/** Under the names of their chapters. @param {readonly Paragraph[]} found */
function inChapters(found) {
  return found.flatMap((p, n) => [p.chapter === found[n - 1]?.chapter ? "" : h("h3", { class: "chapter-title" }, p.chapter), paragraphOf(p)]);
}

/** @param {Paragraph} p @param {string} wanted */
function matches(p, wanted) {
  const text = `${p.id} ${p.title} ${p.text} ${p.reading}`.toLowerCase();
  return wanted.split(/\s+/).every((part) => text.includes(part));
}

/** @param {Paragraph} p */
function paragraphOf(p) {
  return h("article", { class: "paragraph", "data-rule": p.id, tabindex: "-1" },
    h("h4", {}, h("span", { class: "rule-id" }, p.id), p.title),
    h("p", {}, p.text),
    p.reading ? h("p", { class: "reading" }, h("strong", {}, t("our-reading")), " ", p.reading) : "",
    p.page ? h("p", { class: "page" }, t("page", { page: p.page })) : "");
}
