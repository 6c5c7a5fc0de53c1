// The ways to the editor of positions: from the lobby, from a table, from a link. The editor itself is fetched when somebody goes there.
import { api, held } from "./api.js";
import { ROOT } from "./place.js";

const POSITION = "#position=";

/** The letters of a position in an address; "" if there is none. @param {Location} address */
export function positionAt(address) {
  return address.hash.startsWith(POSITION) ? address.hash.slice(POSITION.length) : "";
}

/** The address of a position. @param {string} letters @param {string} [root] where others find this page */
export const positionAddress = (letters, root = ROOT.href) => `${root}${POSITION}${letters}`;

/** @param {import("./protocol.js").PositionEdit} first what it begins with: letters, a text, or a game */
export async function openEditor(first) {
  const { Editor } = await import("./editor.js");
  await Editor.open(first);
}

/** From the lobby, so that one comes back to it. @param {string} game */
export async function setUpPosition(game) {
  history.pushState(null, "", ROOT.href);
  await openEditor({ game });
}

/** How a table stands, in the editor. @param {import("./protocol.js").Welcome} welcome */
export async function editTable(welcome) {
  const written = await api(`/api/tables/${welcome.table}/position`, { headers: held(welcome.tokens) });
  location.href = positionAddress(written.letters);
}
