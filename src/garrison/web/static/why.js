// The small card beside a click: one sentence, the paragraph behind it. Never a modal.
import { button, byId, h } from "./dom.js";
import { t } from "./lang.js";

/** @type {(rule: string) => void} */
let opener = () => {};

/** @param {(rule: string) => void} open what a click on a rule id does */
export function onRule(open) {
  opener = open;
}

/** A rule id that opens its paragraph. @param {string} rule @param {string} [key] */
export function ruleChip(rule, key = "") {
  const name = t("open-rule", { rule });
  const props = { class: "rule-chip", "aria-label": name, title: name, "data-key": key || null };
  const chip = button(rule, (event) => { event.stopPropagation(); opener(rule); }, props);
  return chip;
}

/**
 * @param {string} text
 * @param {string} rule
 * @param {{x: number, y: number}} [spot] of the click; the middle of the window without
 */
export function showCard(text, rule, spot) {
  const card = byId("why");
  const close = button("×", hideCard, { class: "why-close", "aria-label": t("close") });
  card.replaceChildren(h("p", {}, text, rule ? " " : "", rule ? ruleChip(rule) : ""), close);
  card.hidden = false;
  const { width, height } = card.getBoundingClientRect();
  const at = spot ?? { x: innerWidth / 2, y: innerHeight / 3 };
  card.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, at.x - width / 2))}px`;
  card.style.top = `${at.y + height + 24 > innerHeight ? Math.max(8, at.y - height - 14) : at.y + 14}px`;
}

/** @returns {boolean} whether there was a card to hide */
export function hideCard() {
  const card = byId("why");
  const was = !card.hidden;
  card.hidden = true;
  return was;
}
