// What carries requests and messages: a server, or an engine in this tab. The page does not know which.
import { at } from "./place.js";

/** @typedef {Pick<WebSocket, "readyState"|"send"|"close"> & EventTarget} Channel events `open`, `message` and `close`, as of a WebSocket */
/**
 * @typedef {object} Transport
 * @property {(path: string, init?: RequestInit) => Promise<Response>} request rejects if nobody can be reached
 * @property {(table: string) => Channel} open
 */

/** @type {Transport} */
const server = {
  request: (path, init) => fetch(at(path), init),
  open: (table) => new WebSocket(at(`ws/${table}`).replace(/^http/, "ws")),
};

let current = server;

/** Who carries from now on. @param {Transport} other */
export function useTransport(other) {
  current = other;
}

/** @param {string} path @param {RequestInit} [init] */
export function request(path, init) {
  return current.request(path, init);
}

/** The messages of a table. @param {string} table */
export function openChannel(table) {
  return current.open(table);
}
