// Small helpers for making elements. Nothing here knows about games.
import { at } from "./place.js";

/** @typedef {Node|string|number|null|undefined|false} Child */

/**
 * An element with properties and children. `on…` adds a listener, `class` and the rest are attributes;
 * true writes an empty attribute, false and null leave it out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  assign(made, props);
  made.append(...kept(children));
  return made;
}

/**
 * The same for SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, props = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  assign(made, props);
  made.append(...kept(children));
  return made;
}

/** @param {Element} made @param {Record<string, unknown>} props */
function assign(made, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
}

/** @param {Child[]} children @returns {(Node|string)[]} */
function kept(children) {
  const out = [];
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    out.push(typeof child === "number" ? String(child) : child);
  }
  return out;
}

/**
 * New content for a panel. What had the focus keeps it, if something with the same `data-key` is still there.
 * @param {Element} host
 * @param {...Child} children
 */
export function fill(host, ...children) {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && host.contains(active) ? active.dataset.key : undefined;
  host.replaceChildren(...kept(children));
  if (key === undefined) return;
  const again = host.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * New content for a panel whose nodes say all that they do: those that are the same as before stay, under a pointer and with what they have been told.
 * @param {Element} host
 * @param {...Child} children
 */
export function refill(host, ...children) {
  const fresh = kept(children);
  const old = [...host.childNodes];
  const same = fresh.length === old.length && fresh.every((one, n) => (typeof one === "string" ? old[n]?.nodeType === 3 && old[n].nodeValue === one : old[n]?.isEqualNode(one)));
  if (!same) fill(host, ...children);
}

/**
 * A button with a listener; `name` is what a screen reader says where the text is only a sign.
 * @param {Child} text
 * @param {(event: MouseEvent) => void} onclick
 * @param {Record<string, unknown>} [props]
 */
export function button(text, onclick, props = {}) {
  return h("button", { type: "button", onclick, ...props }, text);
}

/** Puts the icons into the page itself: what is fetched for each of them is gone when the server has been away. */
export async function loadIcons() {
  const reply = await fetch(at("static/icons.svg")).catch(() => null);
  if (!reply?.ok) return;
  const holder = h("div", { hidden: true, id: "icons" });
  holder.innerHTML = await reply.text();
  for (const one of holder.querySelectorAll("[id]")) one.id = `icon-${one.id}`; // other things of the page have short ids too
  document.body.append(holder);
}

/** @param {string} name an icon of icons.svg @param {string} [extra] */
export function icon(name, extra = "") {
  const svg = s("svg", { class: `icon ${extra}`, "aria-hidden": "true", viewBox: "0 0 24 24" });
  svg.append(s("use", { href: `#icon-${name}` }));
  return svg;
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element with id ${id}`);
  return found;
}

/**
 * Says something to screen readers, politely.
 * @param {string} text
 */
export function announce(text) {
  const live = byId("live");
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/** @param {number} ms @returns {Promise<void>} */
export function wait(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
