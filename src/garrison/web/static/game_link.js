// The game in a link and in a QR code, and what an address with a game in it leads to.
import { api, enter, held } from "./api.js";
import { button, fill, h } from "./dom.js";
import { t } from "./lang.js";
import { ROOT } from "./place.js";
import { copyText } from "./replay.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").SharedGame} SharedGame */

const GAME = "#game=";

/** The letters of a game in an address; "" if there is none. @param {Location} address */
export function gameAt(address) {
  return address.hash.startsWith(GAME) ? address.hash.slice(GAME.length) : "";
}

/** Sets a table from the letters and goes to its replay, at the moment that the address names. @param {string} letters */
export async function openGame(letters) {
  const made = await api("/api/links", { method: "POST", headers: { "Content-Type": "text/plain" }, body: letters });
  const node = new URLSearchParams(location.search).get("node");
  enter(made, node === null ? "?replay" : `?node=${Number(node) || 0}`, true);
}

/** Where others find this page: a server at home has an address for them. */
export async function shareRoot() {
  const server = await api("/api/server").catch(() => null);
  return /** @type {string} */ (server?.share[0] ?? ROOT.href);
}

/** @param {Play} play @returns {Promise<{game: SharedGame, address: string}>} */
async function sharedGame(play) {
  const { welcome } = play.store;
  const place = await shareRoot();
  const game = await api(`/api/tables/${welcome?.table}/link?root=${encodeURIComponent(place)}`, { headers: held(welcome?.tokens ?? []) });
  return { game, address: `${place}${GAME}${game.letters}` };
}

/** Where the whole game can be watched. @param {Play} play */
export async function gameAddress(play) {
  return (await sharedGame(play)).address;
}

/** The address of a moment of the game. @param {Play} play @param {number} node */
export async function momentAddress(play, node) {
  const address = new URL((await sharedGame(play)).address);
  address.searchParams.set("node", String(node));
  return address.href;
}

/** Two buttons, and the code under them. @param {Play} play */
export function linkButtons(play) {
  const code = h("div", { class: "game-code", role: "status" });

  /** @param {(shared: Awaited<ReturnType<typeof sharedGame>>) => void} work */
  const sharing = async (work) => {
    try {
      const shared = await sharedGame(play);
      work(shared);
      if (!shared.game.whole) code.append(h("p", { class: "hint" }, t("share-line-only")));
    } catch (error) {
      play.complain(error);
    }
  };
  const copy = (/** @type {Event} */ event) => { const from = event.currentTarget; void sharing(({ address }) => void copyText(address, from)); };
  const show = () => void sharing(({ game, address }) => fill(code, game.qr ? h("img", { src: game.qr, alt: t("qr-alt"), class: "qr" }) : "",
    h("p", { class: "hint" }, h("a", { href: address, "data-key": "game-link" }, `${address.slice(0, 60)}…`), ` (${address.length})`)));
  return h("section", { class: "game-link" }, h("p", { class: "hint" }, t("share-link-hint")),
    h("div", { class: "share-buttons" }, button(t("share-link"), copy, { class: "small", "data-key": "share-link" }), button(t("share-qr"), show, { class: "small", "data-key": "share-qr" })), code);
}
