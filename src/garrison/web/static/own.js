// Files of one's own: missions and owners' corrections. The browser keeps their text, the server reads it anew each time.
import { api } from "./api.js";
import { button, h } from "./dom.js";
import { lang, splitText, t } from "./lang.js";
import { recall, remember } from "./settings.js";
import { setupForm } from "./setup.js";

/** @typedef {import("./protocol.js").OwnFile} OwnFile */
/** @typedef {{name: string, text: string}} Kept */

const MOST = 4;

/** Whether it is such a file, and not a save. @param {File} file */
export const isOwn = (file) => file.name.toLowerCase().endsWith(".toml");

/** Reads a file and keeps it for the next time. @param {File} file @returns {Promise<OwnFile>} */
export async function openOwn(file) {
  const kept = { name: file.name, text: await file.text() };
  const own = await looked(kept);
  remember("files", JSON.stringify([kept, ...keptFiles().filter((one) => one.name !== kept.name)].slice(0, MOST)));
  return own;
}

/** All that were kept; what can no longer be played is left out. @returns {Promise<OwnFile[]>} */
export async function fetchOwn() {
  const found = await Promise.all(keptFiles().map((kept) => looked(kept).catch(() => null)));
  return found.filter((own) => own !== null);
}

/** @param {Kept} kept @returns {Promise<OwnFile>} */
async function looked(kept) {
  const own = await api(`/api/files?name=${encodeURIComponent(kept.name)}`, { method: "POST", headers: { "Content-Type": "application/toml" }, body: kept.text });
  return { ...own, name: kept.name };
}

/** @returns {Kept[]} */
function keptFiles() {
  try {
    const kept = JSON.parse(recall("files", "[]"));
    return Array.isArray(kept) ? kept.filter((row) => typeof row?.name === "string" && typeof row.text === "string") : [];
  } catch {
    return [];
  }
}

/**
 * @param {readonly OwnFile[]} files the first one is unfolded
 * @param {(setup: Record<string, unknown>) => void} begin
 * @param {(name: string) => void} forgotten
 */
export function ownSection(files, begin, forgotten) {
  if (!files.length) return "";
  const forget = (/** @type {string} */ name) => {
    remember("files", JSON.stringify(keptFiles().filter((one) => one.name !== name)));
    forgotten(name);
  };
  return h("section", { class: "own", id: "own-files", "aria-labelledby": "own-title" },
    h("h2", { id: "own-title" }, t("your-files")),
    ...files.map((own, n) => h("details", { class: "more", open: n === 0, "data-own": own.name },
      h("summary", { "data-key": `own-${own.name}` }, h("strong", {}, own.name), ` ${about(own)}`),
      setupForm(own.game, (setup) => begin({ ...setup, corrections: own.corrections }), { scenario: own.scenario, key: `own-${n}` }),
      withBox(own, begin, `own-${n}-real`),
      button(t("forget-file"), () => forget(own.name), { "data-key": `forget-${own.name}` }))));
}

/** The same with one's own dice and cards. @param {OwnFile} own @param {(setup: Record<string, unknown>) => void} begin @param {string} key */
function withBox({ game, scenario, corrections }, begin, key) {
  const details = h("details", { class: "more" }, h("summary", { "data-key": key }, t("real")));
  details.addEventListener("toggle", () => {
    if (!details.open || details.children.length > 1) return;
    details.append(setupForm(game, (setup) => begin({ ...setup, corrections }), { scenario, key, real: game.real.map((thing) => thing.id) }));
  });
  return details;
}

/** What it is and for which game. @param {OwnFile} own */
function about({ game, scenario }) {
  const mission = game.scenarios.find((one) => one.id === scenario);
  return `${game.title[lang()]} · ${mission ? splitText(mission.text[lang()] ?? scenario).name : t("corrections")}`;
}
