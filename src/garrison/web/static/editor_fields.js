// Small controls for what a tap cannot say: turn, tracks, decks, tokens, the boards of heroes. Each line of the text has its parts.
import { button, h } from "./dom.js";
import { t, word } from "./lang.js";
import { nameOf } from "./own_turn_row.js";

/** @typedef {import("./editor.js").Editor} Editor */
/** @typedef {import("./protocol.js").SheetFieldTold} Field */
/** @typedef {import("./protocol.js").SheetPartTold} Part */
/** @typedef {import("./protocol.js").SheetItemTold} Item */

const MOST_CHOICES = 70; // more are found on the board, not in a list
const MOST_STATES = 6; // so many are buttons

/** @param {Item} item */
const said = (item) => [item.name, item.number].filter((part) => part !== "" && part !== null).join(" ");

/** What a line is called. @param {Field} field */
export const fieldName = (field) => word(field.words, field.key);

/** All lines by section, folded. @param {Editor} editor */
export function sectionList(editor) {
  const { fields } = editor.told;
  const sections = [...new Set(fields.map((field) => field.section))];
  return h("div", { class: "sections" }, head(editor), ...sections.map((section) => {
    const wrong = editor.told.objections.some((one) => one.section === section);
    const fold = h("details", { class: wrong ? "fold wrong" : "fold", open: editor.open.has(section) },
      h("summary", { "data-key": `section-${section}` }, word("part", section), wrong ? h("span", { class: "sr" }, ` ${t("editor-wrong")}`) : ""));
    const show = () => {
      if (fold.open) editor.open.add(section);
      else editor.open.delete(section);
      if (fold.open && fold.children.length === 1) fold.append(...fields.filter((field) => field.section === section).map((field) => row(editor, field)));
    };
    fold.addEventListener("toggle", show);
    if (fold.open) show();
    return fold;
  }));
}

/** Scenario, difficulty, players: what was chosen before the game. @param {Editor} editor */
function head(editor) {
  const { told, game } = editor;
  const words = /** @type {"en"|"it"} */ (document.documentElement.lang);
  const scenario = game.scenarios.find((one) => one.id === told.head.scenario);
  /** @param {string} key @param {readonly (readonly [string, string])[]} choices */
  const choice = (key, choices) => {
    if (choices.length < 2) return "";
    const made = h("select", { id: `head-${key}`, "data-key": `head-${key}`, onchange: () => void editor.set("", key, made.value) },
      ...choices.map(([id, text]) => h("option", { value: id, selected: id === told.head[key] }, text.split(":")[0])));
    return h("p", { class: "field" }, h("label", { for: `head-${key}` }, t(key)), made);
  };
  /** @param {readonly import("./protocol.js").Named[]} list */
  const named = (list) => list.map((one) => /** @type {const} */ ([one.id, one.text[words] ?? one.id]));
  return h("details", { class: "fold", open: editor.open.has("") , ontoggle: (/** @type {Event} */ event) => {
    if (event.target instanceof HTMLDetailsElement && event.target.open) editor.open.add("");
    else editor.open.delete("");
  } }, h("summary", { "data-key": "section-head" }, t("editor-head")),
  choice("scenario", named(game.scenarios)),
  choice("players", (scenario?.players ?? []).map((n) => /** @type {const} */ ([String(n), String(n)]))),
  choice("edition", named(game.editions)),
  choice("difficulty", named(game.difficulties)),
  told.head.heroes === undefined || !game.team ? "" : team(editor, game.team),
  h("div", { class: "editor-begin" },
    button(t("editor-setup"), () => void editor.change({ begin: "setup" }), { class: "small", "data-key": "begin-setup" }),
    button(t("editor-empty"), () => void editor.change({ begin: "empty" }), { class: "small", "data-key": "begin-empty" })));
}

/** Who is on the team: one in place of another. @param {Editor} editor @param {import("./protocol.js").Team} team */
function team(editor, team) {
  const names = (editor.told.head.heroes ?? "").split(", ");
  const words = document.documentElement.lang;
  return h("p", { class: "field" }, h("span", {}, team.title[words]), ...names.map((name, n) => {
    const made = h("select", { "data-key": `hero-${n}`, "aria-label": `${team.title[words]} ${n + 1}`, onchange: () => void editor.set("", "heroes", names.map((old, k) => (k === n ? made.value : old)).join(", ")) },
      ...team.members.filter((one) => one.id === name || !names.includes(one.id)).map((one) => h("option", { value: one.id, selected: one.id === name }, one.text[words] ?? one.id)));
    return made;
  }));
}

/** The line that was tapped. @param {Editor} editor @param {Field} field */
export function fieldCard(editor, field) {
  return h("section", { class: "field-card", "aria-label": fieldName(field) },
    h("h2", {}, fieldName(field)), ...controls(editor, field, "card"),
    button(t("close"), () => { editor.picked = ""; editor.draw(); }, { class: "small", "data-key": "card-close" }));
}

/** @param {Editor} editor @param {Field} field */
function row(editor, field) {
  const wrong = editor.told.objections.some((one) => one.section === field.section && one.key === field.key);
  return h("div", { class: wrong ? "field-row wrong" : "field-row", role: "group", "aria-label": fieldName(field) }, h("h3", {}, fieldName(field)), ...controls(editor, field, "row"));
}

/** @param {Editor} editor @param {Field} field @param {string} where so that keys differ */
function controls(editor, field, where) {
  const parts = field.parts.flatMap((n) => editor.told.parts[n] ?? []);
  const own = parts.map((_, n) => field.items.filter((item) => parts.findIndex((part) => part.names.some((name) => name.id === item.name)) === n));
  /** @param {number} n @param {readonly Item[]} items the new items of a part */
  const change = (n, items) => void editor.set(field.section, field.key, own.flatMap((old, k) => (k === n ? items : old)).map(said).join(", "));
  return parts.map((part, n) => {
    const key = `${where}-${field.section}-${field.key}-${n}`;
    const all = part.names;
    const items = own[n] ?? [];
    if (part.kind === "number") return stepper(part, items, key, fieldName(field), (name, number) => change(n, [{ name, number }]));
    if (part.kind === "one") return all.length > MOST_CHOICES ? "" : selection(part, items, key, fieldName(field), (chosen) => change(n, chosen));
    if (all.length > 2 * MOST_CHOICES) return wording(items, key, fieldName(field), (text) => void editor.set(field.section, field.key, text));
    if (part.kind === "flags" || (all.length <= MOST_STATES && !part.counted && !part.repeats)) return states(part, items, key, (chosen) => change(n, chosen));
    return several(part, items, key, fieldName(field), (chosen) => change(n, chosen));
  });
}

/** @param {Part} part @param {readonly Item[]} items @param {string} key @param {string} whole @param {(name: string, number: number) => void} changed */
function stepper(part, items, key, whole, changed) {
  const number = items[0]?.number ?? Math.max(0, part.low);
  const { id: name, label: own } = part.names[0] ?? { id: "", label: "" };
  const label = own || whole;
  /** @param {number} to */
  const change = (to) => changed(name, to);
  const input = h("input", { type: "number", min: part.low, max: part.high, value: number, "aria-label": name ? `${whole}, ${label}` : whole, "data-key": key,
    onchange: () => change(Math.max(part.low, Math.min(part.high, Math.round(Number(input.value) || 0)))) });
  return h("span", { class: "stepper" }, name ? h("span", {}, label) : "",
    button("−", () => change(number - 1), { class: "small", disabled: number <= part.low, "aria-label": t("editor-less", { name: label }), "data-key": `${key}-less` }), input,
    button("+", () => change(number + 1), { class: "small", disabled: number >= part.high, "aria-label": t("editor-more", { name: label }), "data-key": `${key}-more` }));
}

/** @param {Part} part @param {readonly Item[]} items @param {string} key @param {string} whole @param {(items: Item[]) => void} change */
function selection(part, items, key, whole, change) {
  const now = items[0]?.name ?? "";
  const made = h("select", { "aria-label": whole, "data-key": key, onchange: () => change(made.value ? [{ name: made.value, number: null }] : []) },
    h("option", { value: "", selected: now === "" }, "—"), ...part.names.map((name) => h("option", { value: name.id, selected: name.id === now }, name.label)));
  return made;
}

/** @param {Part} part @param {readonly Item[]} items @param {string} key @param {(items: Item[]) => void} change */
function states(part, items, key, change) {
  const has = new Set(items.map((item) => item.name));
  return h("span", { class: "states" }, ...part.names.map(({ id, label }) => button(label, () => {
    const next = part.names.filter((one) => (one.id === id) !== has.has(one.id));
    change(next.map((one) => ({ name: one.id, number: null })));
  }, { class: "small", "aria-pressed": String(has.has(id)), "data-key": `${key}-${id}` })));
}

/** @param {Part} part @param {readonly Item[]} items @param {string} key @param {string} whole @param {(items: Item[]) => void} change */
function several(part, items, key, whole, change) {
  /** @param {number} at @param {number} step */
  const step = (at, step) => {
    const old = items[at];
    if (!old) return;
    const number = (old.number ?? 1) + step;
    change(items.flatMap((item, n) => (n !== at ? [item] : number > 0 && part.counted ? [{ ...item, number }] : [])));
  };
  const list = h("ol", { class: "items" }, ...items.map((item, n) => {
    const name = nameOf(part, item.name);
    return h("li", {}, name, part.counted ? h("b", {}, ` ×${item.number ?? 1}`) : "",
      button("−", () => step(n, -1), { class: "small", "aria-label": t("editor-less", { name }), "data-key": `${key}-${item.name}-less-${part.repeats ? n : ""}` }),
      part.counted ? button("+", () => step(n, 1), { class: "small", disabled: (item.number ?? 1) >= part.high, "aria-label": t("editor-more", { name }), "data-key": `${key}-${item.name}-more` }) : "");
  }));
  const has = new Set(items.map((item) => item.name));
  const more = part.names.filter((name) => part.repeats || !has.has(name.id));
  const add = h("select", { "aria-label": `${whole}: ${t("editor-add")}`, "data-key": `${key}-add`, onchange: () => { if (add.value) change([...items, { name: add.value, number: part.counted ? 1 : null }]); } },
    h("option", { value: "" }, t("editor-add")), ...more.map((name) => h("option", { value: name.id }, name.label)));
  return h("div", { class: "several" }, items.length ? list : "", more.length ? add : "");
}

/** What has too many names for a list, in the words of the text. @param {readonly Item[]} items @param {string} key @param {string} whole @param {(text: string) => void} change */
function wording(items, key, whole, change) {
  const input = h("input", { value: items.map(said).join(", "), maxlength: 400, "aria-label": whole, "data-key": key, onchange: () => change(input.value) });
  return input;
}
