// Requests outside the socket: games, tables, saves.
import { lang } from "./lang.js";
import { linked } from "./place.js";
import { campaignKey, holdTable } from "./settings.js";
import { Refusal } from "./socket.js";
import { request } from "./transport.js";

/** @typedef {import("./protocol.js").Created} Created */

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
export async function api(path, init) {
  const join = path.includes("?") ? "&" : "?";
  const reply = await request(`${path}${join}lang=${lang()}`, init).catch(() => null);
  if (!reply) throw new Refusal("offline", "");
  const body = await reply.json().catch(() => ({}));
  if (!reply.ok) throw new Refusal(body.code ?? "error", body.text ?? "", "", body.detail ?? "");
  return body;
}

/** The header that shows what one holds. @param {readonly string[]} tokens */
export function held(tokens) {
  return { "Garrison-Tokens": tokens.join(",") };
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export function post(path, body) {
  return api(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

/** Goes to a table just made. @param {Created} made @param {string} [query] @param {boolean} [instead] of the page now shown, to which nobody goes back */
export function enter(made, query = "", instead = false) {
  holdTable(made.table, [...made.tokens], made.game);
  const address = linked(made.link.replace("#", `${query}#`));
  if (instead) location.replace(address);
  else location.href = address;
}

/** @param {Record<string, unknown>} setup @param {string} [query] */
export async function setTable(setup, query = "") {
  const whose = setup.campaign ? { campaign_key: campaignKey() } : {};
  enter(await post("/api/tables", { ...setup, ...whose }), query);
}

/** @param {string} table @param {string} token @param {number} node */
export async function forkTable(table, token, node) {
  enter(await post(`/api/tables/${table}/fork`, { token, node }));
}

/** Sets the same game up once more. @param {string} table @param {string} token @param {readonly string[]} seats @param {string} name */
export async function playAgain(table, token, seats, name) {
  enter(await post(`/api/tables/${table}/again`, { token, seats, name }));
}

/** Opens a save file in replay. @param {File} file */
export async function openSave(file) {
  const made = await api("/api/saves", { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file });
  enter(made, "?replay");
}
