// A campaign taken along: the link has its key and what came of it, so that it works without the server it was played on.
import { api } from "./api.js";
import { ROOT } from "./place.js";
import { copyText } from "./replay.js";
import { campaignKey, recall, remember } from "./settings.js";
import { request } from "./transport.js";

const MARK = "#campaign=";

/** @param {string} key */
const header = (key) => ({ "Garrison-Campaign": key });

/** What came of a campaign. @param {string} game @param {string} key @returns {Promise<unknown[]>} */
export function campaignResults(game, key) {
  return api(`/api/campaign/${encodeURIComponent(game)}/results`, { headers: header(key) }).catch(() => []);
}

/** What came of a campaign elsewhere is known here too. @param {string} game @param {string} key @param {unknown[]} results */
export async function bringResults(game, key, results) {
  const body = JSON.stringify({ results });
  await api(`/api/campaign/${encodeURIComponent(game)}/results`, { method: "POST", headers: { ...header(key), "Content-Type": "application/json" }, body }).catch(() => null);
}

/** What came of a campaign is known here no longer. @param {string} game @param {string} key */
export async function deleteResults(game, key) {
  await request(`/api/campaign/${encodeURIComponent(game)}/results`, { method: "DELETE", headers: header(key) }).catch(() => null);
}

/** Copies the address that brings the campaign of a game to another browser. @param {string} game @param {EventTarget|null} from */
export async function copyCampaign(game, from) {
  const key = campaignKey();
  const results = await campaignResults(game, key);
  const server = await api("/api/server").catch(() => null);
  await copyText(`${server?.share[0] ?? ROOT.href}${MARK}${encodeURIComponent(JSON.stringify({ key, game, results }))}`, from);
}

/** Takes over the campaign that an address brings. The key before is kept: who opens the wrong link can go back. */
export async function takeCampaign() {
  if (!location.hash.startsWith(MARK)) return;
  const brought = read(location.hash.slice(MARK.length));
  history.replaceState(null, "", location.pathname + location.search);
  if (!brought) return;
  const before = recall("campaign");
  if (before && before !== brought.key) remember("campaign-before", before);
  remember("campaign", brought.key);
  await bringResults(brought.game, brought.key, brought.results);
}

/** The campaign that was here before a link brought another. */
export function goBack() {
  const before = recall("campaign-before");
  remember("campaign-before", "");
  if (before) remember("campaign", before);
}

/** @param {string} text @returns {{key: string, game: string, results: unknown[]}|null} */
function read(text) {
  try {
    const found = JSON.parse(decodeURIComponent(text));
    return /^[0-9a-f]{32}$/.test(found?.key) && typeof found.game === "string" && Array.isArray(found.results) ? found : null;
  } catch {
    return null;
  }
}
