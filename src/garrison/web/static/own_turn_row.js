// One thing on a real table, as it is told: where it is, in which states, how many of what; each a tap.
import { button, h } from "./dom.js";
import { t } from "./lang.js";
import { idOf, kindOf } from "./picker.js";

/** @typedef {import("./protocol.js").TurnField} TurnField */
/** @typedef {import("./protocol.js").SheetItemTold} SheetItemTold */
/** @typedef {import("./protocol.js").SheetPartTold} SheetPartTold */
/** @typedef {{id: string, chosen: boolean, changed: boolean, onBoard: boolean, choose: () => void, say: (items: SheetItemTold[]) => void}} Row */

/** @param {SheetPartTold} part @param {string} name */
export const nameOf = (part, name) => part.names.find((one) => one.id === name)?.label ?? name;

/** @param {SheetPartTold} part @param {SheetItemTold} item */
const belongs = (part, item) => part.names.some((one) => one.id === item.name);

/** What is said of a field once one name of a part is another; "" for none. @param {TurnField} field @param {SheetPartTold} part @param {string} name */
export function changedItems(field, part, name) {
  const rest = field.items.filter((item) => !belongs(part, item));
  return name ? [{ name, number: null }, ...rest] : rest;
}

/** What is said of a field once a name of a list is in it, or no longer. @param {TurnField} field @param {string} name */
export const toggled = (field, name) => (field.items.some((item) => item.name === name) ? field.items.filter((item) => item.name !== name) : [...field.items, { name, number: null }]);

/** The name of a part that stands for one of these refs: a space by its own, the third tile as `tile_3`. @param {SheetPartTold} part @param {readonly string[]} refs */
export const nameAt = (part, refs) => part.names.find(({ id }) => refs.some((ref) => id && (id === idOf(ref) || id === `${kindOf(ref)}_${idOf(ref)}`)))?.id;

/** @param {TurnField} field @param {readonly SheetPartTold[]} parts @param {Row} row */
export function fieldRow(field, parts, row) {
  const own = field.parts.flatMap((n) => parts[n] ?? []);
  const inputs = own.flatMap((part, n) => input(field, part, `${row.id}-${n}`, row.say));
  const head = own[0]?.kind === "one" || row.onBoard
    ? button(field.label, row.choose, { class: "own-name", "aria-pressed": String(row.chosen), "data-key": row.id })
    : h("span", { class: "own-name" }, field.label);
  return h("div", { class: ["own-row", row.chosen ? "chosen" : "", row.changed ? "changed" : ""].join(" ").trim(), role: "group", "aria-label": field.label, "data-field": row.id }, head, ...inputs);
}

/** @param {TurnField} field @param {SheetPartTold} part @param {string} id @param {Row["say"]} say @returns {HTMLElement[]} */
function input(field, part, id, say) {
  if (part.kind === "one") return [choice(field, part, id, say)];
  if (part.kind === "number") return part.names.map((name) => stepper(field, part, name.id, id, say));
  if (part.kind === "flags") return part.names.map((name) => flag(field, part, name.id, id, say));
  return several(field, part, id, say);
}

/** @param {TurnField} field @param {SheetPartTold} part @param {string} id @param {Row["say"]} say */
function choice(field, part, id, say) {
  const now = field.items.find((item) => belongs(part, item))?.name ?? "";
  const menu = h("select", { "aria-label": `${field.label}: ${t("own-turn-where")}`, "data-key": id, onchange: () => say(changedItems(field, part, menu.value)) },
    h("option", { value: "", selected: !now }, "–"), ...part.names.map((name) => h("option", { value: name.id, selected: name.id === now }, name.label)));
  return menu;
}

/** @param {TurnField} field @param {SheetPartTold} part @param {string} name @param {string} id @param {Row["say"]} say */
function stepper(field, part, name, id, say) {
  const at = field.items.findIndex((item) => item.name === name);
  const now = field.items[at]?.number ?? 0;
  const label = [field.label, nameOf(part, name)].filter(Boolean).join(": ");
  const step = (/** @type {number} */ by) => {
    const item = { name, number: now + by };
    say(at < 0 ? [...field.items, item] : field.items.map((old, n) => (n === at ? item : old)));
  };
  return h("span", { class: "own-number" }, name ? h("span", { class: "own-label" }, nameOf(part, name)) : "",
    button("−", () => step(-1), { "aria-label": t("own-turn-less", { what: label }), disabled: now <= part.low, "data-key": `${id}-${name}-less` }),
    h("output", {}, String(now)),
    button("+", () => step(1), { "aria-label": t("own-turn-more", { what: label }), disabled: now >= part.high, "data-key": `${id}-${name}-more` }));
}

/** @param {TurnField} field @param {SheetPartTold} part @param {string} name @param {string} id @param {Row["say"]} say */
function flag(field, part, name, id, say) {
  const on = field.items.some((item) => item.name === name);
  const other = () => say(toggled(field, name));
  return button(nameOf(part, name), other, { class: "own-flag", "aria-pressed": String(on), "data-key": `${id}-${name}` });
}

/** A list: what is in it, each with a way out, and a menu to add to it. @param {TurnField} field @param {SheetPartTold} part @param {string} id @param {Row["say"]} say */
function several(field, part, id, say) {
  const there = field.items.filter((item) => belongs(part, item));
  const items = there.map((item, n) => {
    const label = `${nameOf(part, item.name)}${item.number !== null && item.number > 1 ? ` × ${item.number}` : ""}`;
    return button(`${label} ×`, () => say(without(field, field.items.indexOf(item))), { class: "own-flag", "aria-pressed": "true", "aria-label": t("own-turn-less", { what: label }), "data-key": `${id}-${item.name}-${n}` });
  });
  const free = part.names.filter((name) => part.repeats || part.counted || !there.some((item) => item.name === name.id));
  const menu = h("select", { "aria-label": t("own-turn-add", { what: field.label }), "data-key": `${id}-add`, onchange: () => { if (menu.value) say(withOne(field, part, menu.value)); } },
    h("option", { value: "", selected: true }, "+"), ...free.map((name) => h("option", { value: name.id }, name.label)));
  return [...items, menu];
}

/** One less. @param {TurnField} field @param {number} at @returns {SheetItemTold[]} */
function without(field, at) {
  return field.items.flatMap((item, n) => (n !== at ? [item] : (item.number ?? 1) > 1 ? [{ ...item, number: (item.number ?? 1) - 1 }] : []));
}

/** One more. @param {TurnField} field @param {SheetPartTold} part @param {string} name @returns {SheetItemTold[]} */
function withOne(field, part, name) {
  const known = part.counted && field.items.some((item) => item.name === name);
  if (known) return field.items.map((item) => (item.name === name ? { name, number: (item.number ?? 1) + 1 } : item));
  return [...field.items, { name, number: part.counted ? 1 : null }];
}
