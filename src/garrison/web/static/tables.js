// The tables of this browser, listed in the lobby.
import { button, h } from "./dom.js";
import { lang, splitText, t } from "./lang.js";
import { linked } from "./place.js";

/** @typedef {import("./protocol.js").TableListed} TableListed */

/** @param {readonly TableListed[]} rows @param {(row: TableListed) => void} remove */
export function tableList(rows, remove) {
  if (!rows.length) return "";
  const when = new Intl.DateTimeFormat(lang(), { dateStyle: "medium", timeStyle: "short" });
  return h("section", { class: "tables" }, h("h2", {}, t("your-tables")),
    h("ul", {}, ...rows.map((row) => h("li", {}, row.unreadable ? unreadable(row) : entry(row, when), remover(row, remove)))));
}

/** @param {TableListed} row @param {Intl.DateTimeFormat} when */
function entry(row, when) {
  const state = row.archived ? t("table-archived") : row.over ? t("table-over") : row.yours ? t("table-yours") : t("table-waiting");
  const time = row.played > 1e12 ? row.played : row.played * 1000;
  return h("a", { href: linked(row.link), "data-key": `table-${row.table}` },
    h("strong", {}, row.title[lang()] ?? row.game), h("span", {}, splitText(row.scenario_text[lang()] ?? row.scenario).name),
    row.facts.turn ? h("span", {}, t("turn", { turn: row.facts.turn })) : "",
    h("span", { class: row.yours && !row.over ? "yours" : "hint" }, state), h("time", { class: "hint" }, when.format(time)));
}

/** A table that cannot be opened, with the reason. @param {TableListed} row */
function unreadable(row) {
  return h("p", { "data-key": `table-${row.table}`, title: row.unreadable }, h("strong", {}, row.table), " ", t("table-unreadable"), h("span", { class: "detail" }, row.unreadable));
}

/** Deletes a table one holds a seat at: the second press is meant. @param {TableListed} row @param {(row: TableListed) => void} remove */
function remover(row, remove) {
  if (!row.you.length) return "";
  const made = button(t("delete-table"), () => {
    if (made.dataset.sure) remove(row);
    made.dataset.sure = "yes";
    made.textContent = t("delete-sure");
  }, { class: "small quiet", "data-key": `delete-${row.table}` });
  return made;
}
