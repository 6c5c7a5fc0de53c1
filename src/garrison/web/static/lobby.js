// The lobby: games with their covers, tables in progress, saves to open. Two clicks to any game.
import { api, held, openSave, setTable } from "./api.js";
import { langSwitch, themeSwitch } from "./bar.js";
import { campaignMap, fetchCampaign, nextStage, setupOf } from "./campaign.js";
import { takeCampaign } from "./campaign_link.js";
import { openEditor, setUpPosition } from "./editor_link.js";
import { announce, button, byId, fill, h, icon } from "./dom.js";
import { lang, onLang, splitText, t } from "./lang.js";
import { fetchLesson } from "./lesson.js";
import { fetchOwn, isOwn, openOwn, ownSection } from "./own.js";
import { openPage } from "./pages.js";
import { at, IN_TAB, linked, ROOT } from "./place.js";
import { scenarioList } from "./scenarios.js";
import { forgetTable, heldTables, recall } from "./settings.js";
import { setupForm } from "./setup.js";
import { Refusal } from "./socket.js";
import { tableList } from "./tables.js";

/** @typedef {import("./protocol.js").GameListed} GameListed */
/** @typedef {import("./protocol.js").TableListed} TableListed */

const SHOWN = 8;

/** @type {readonly GameListed[]} */
let games = [];
/** @type {readonly TableListed[]} */
let tables = [];
/** @type {Map<string, import("./lesson.js").Lesson>} */
const lessons = new Map();
/** @type {Map<string, readonly import("./protocol.js").StageListed[]>} */
const campaigns = new Map();
/** @type {readonly import("./protocol.js").OwnFile[]} */
let own = [];
let trouble = "";
let details = "";
let opened = "";
let loaded = false;
/** @type {Promise<unknown>} until every campaign is known */
let campaignsKnown = Promise.resolve();
// Made once: whoever is choosing a file must not lose it when the lobby is drawn again.
const saveFile = h("input", { type: "file", id: "save-file", accept: ".save,.toml,.jsonl,.json,.txt,text/plain", onchange: () => saveFile.files?.[0] && void load(saveFile.files[0]) });

/** Everything is there before anything can be pressed: nothing moves under the pointer. An engine in the tab takes longer than that. */
export async function openLobby(/** @type {(() => Promise<void>)|undefined} */ first) {
  if (first && (await went(first))) return;
  onLang(draw);
  dropping();
  draw();
  await loadGames();
  await takeCampaign();
  campaignsKnown = loadCampaigns();
  const others = Promise.all([campaignsKnown, loadTables(), fetchOwn().then((found) => { own = found; })]);
  if (!IN_TAB) await others;
  loaded = true;
  draw();
  await others;
  if (IN_TAB) draw();
  if (location.hash.startsWith("#challenge=")) openOver("challenge");
}

/** Where the address leads first, a game in a link; if that fails it is said in the lobby. @param {() => Promise<void>} first */
async function went(first) {
  fill(byId("app"), h("main", { class: "gone" }, h("p", { role: "status" }, t("opening-game"))));
  byId("app").className = "at-door";
  try {
    await first();
    return true;
  } catch (error) {
    note(error);
    history.replaceState(null, "", ROOT.href);
    return false;
  }
}

async function loadGames() {
  try {
    const body = await api("/api/games");
    games = body.games ?? body;
    await Promise.all(games.map(async (game) => {
      const lesson = game.lesson ? await fetchLesson(game.id) : null;
      if (lesson) lessons.set(game.id, lesson);
    }));
  } catch (error) {
    fail(error);
  }
}

async function loadCampaigns() {
  await Promise.all(games.map(async (game) => { campaigns.set(game.id, game.campaign ? await fetchCampaign(game.id) : []); }));
}

/** The next mission of its campaign, or the game as it is printed. @param {GameListed} game */
async function beginNext(game) {
  await campaignsKnown;
  const next = nextStage(campaigns.get(game.id) ?? []);
  await begin(next ? setupOf(game, next) : { game: game.id });
}

async function loadTables() {
  const known = heldTables();
  if (!known.length) return;
  const tokens = known.flatMap((row) => row.tokens);
  try {
    const body = await api("/api/tables", { headers: held(tokens) });
    tables = body.tables ?? body;
  } catch (error) {
    fail(error);
    return; // none of them is gone: they are only out of reach
  }
  const there = new Set(tables.map((row) => row.table));
  for (const row of known) if (!there.has(row.id)) forgetTable(row.id);
}

/** Deletes a table for good. @param {TableListed} row */
async function remove(row) {
  try {
    await api(`/api/tables/${row.table}`, { method: "DELETE", headers: held(row.tokens) });
    tables = tables.filter((other) => other !== row);
    forgetTable(row.table);
    draw();
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function note(error) {
  trouble = error instanceof Refusal ? error.message || t(`refused-${error.code}`) : String(error);
  details = error instanceof Refusal ? error.detail : "";
  announce(trouble);
}

/** @param {unknown} error */
function fail(error) {
  note(error);
  draw();
  document.querySelector(".trouble")?.scrollIntoView({ block: "nearest" });
}

/** @param {Record<string, unknown>} setup @param {string} [query] */
async function begin(setup, query = "") {
  try {
    await setTable({ ...setup, name: recall("name") }, query);
  } catch (error) {
    fail(error);
  }
}

function draw() {
  document.title = "Garrison";
  const app = byId("app");
  app.className = "in-lobby";
  const going = tables.filter((row) => !row.over && !row.archived && !row.unreadable);
  const last = going[0];
  fill(app,
    h("header", { class: "lobby-top" },
      h("div", { class: "brand" }, h("h1", {}, "Garrison"), h("p", {}, t("tagline"))),
      h("div", { class: "lobby-tools" }, pageButton("challenge", "week"), pageButton("history", "cup"), pageButton("settings", "gear"), langSwitch(() => undefined), themeSwitch(draw))),
    h("main", { id: "lobby", "aria-busy": String(!loaded) },
      trouble ? h("div", { class: "trouble", role: "alert" }, h("p", {}, trouble), ...details.split("\n").filter(Boolean).map((line) => h("p", { class: "detail" }, line))) : "",
      ...(loaded ? [
        last ? continuation(last) : "",
        h("section", { class: "games", "aria-labelledby": "games-title" }, h("h2", { id: "games-title", class: "sr" }, t("games")), ...games.map(gameCard)),
        h("div", { class: "lobby-more" }, tableList(tables.slice(0, SHOWN), (row) => void remove(row)), saveBox(), ownSection(own, (setup) => void begin(setup), forgotten)),
      ] : [])));
}

/** @param {string} name */
const openOver = (name) => void openPage(name, { game: () => undefined, changed: draw });

/** A button for a page over the lobby. @param {string} name @param {string} sign */
function pageButton(name, sign) {
  return button(h("span", { class: "bar-face" }, icon(sign), h("span", { class: "lobby-word" }, t(name))), () => openOver(name), { class: "tool", "aria-label": t(name), title: t(name), "data-key": name });
}

/** @param {TableListed} row */
function continuation(row) {
  const sum = `${row.title[lang()]} · ${splitText(row.scenario_text[lang()] ?? row.scenario).name}${row.facts.turn ? ` · ${t("turn", { turn: row.facts.turn })}` : ""}`;
  return h("a", { class: "continue", href: linked(row.link), "data-key": "continue" }, icon("play"), h("span", {}, h("strong", {}, t("continue")), h("span", {}, sum)));
}

/** @param {GameListed} game */
function gameCard(game) {
  const first = game.scenarios[0];
  const title = game.title[lang()] ?? game.id;
  const line = game.about[lang()] ?? "";
  const lesson = lessons.get(game.id);
  const stages = campaigns.get(game.id) ?? [];
  return h("article", { class: "game", "aria-labelledby": `title-${game.id}` },
    coverOf(game),
    h("div", { class: "game-body" },
      h("h3", { id: `title-${game.id}` }, title),
      line ? h("p", { class: "context" }, line) : "",
      h("div", { class: "game-start" },
        button(t("play"), () => void beginNext(game), { class: "primary big", "aria-label": t("play-game", { game: title }), "data-key": `play-${game.id}`, "data-game": game.id }),
        lesson ? button(t("learn"), () => void begin({ game: game.id, ...lesson.setup }, "?lesson"), { class: "big", "aria-label": t("learn-game", { game: title }), "data-key": `learn-${game.id}` }) : ""),
      stages.length ? campaignMap(game, stages, (setup) => void begin(setup)) : "",
      stages.length ? h("details", { class: "more" }, h("summary", { "data-key": `single-${game.id}` }, t("single-missions")), scenarioList(game, (setup) => void begin(setup))) : scenarioList(game, (setup) => void begin(setup)),
      ...notices(game),
      first ? more(game, "real") : "",
      game.positions ? button(t("editor-open"), () => void setUpPosition(game.id).catch(fail), { class: "link set-up", "data-key": `position-${game.id}` }) : "",
      first ? more(game, "more") : ""));
}

/**
 * What of the data is reconstructed, each sentence once; with the scenarios it is about where they differ.
 * @param {GameListed} game
 */
function notices(game) {
  /** @type {Map<string, string[]>} */
  const about = new Map();
  for (const scenario of game.scenarios) {
    const notice = scenario.notice[lang()] ?? "";
    if (notice) about.set(notice, [...(about.get(notice) ?? []), splitText(scenario.text[lang()] ?? scenario.id).name]);
  }
  return [...about].map(([notice, names]) => h("p", { class: "hint notice" }, about.size > 1 ? `${names.join(", ")}: ${notice}` : notice));
}

/** The game's own cover, or a pair of dice. @param {GameListed} game */
function coverOf(game) {
  const covers = [game.board && at(`board/${game.id}/cover.svg`), at("static/covers/any.svg")].filter((one) => one !== false);
  const image = h("img", { class: "cover", src: covers.shift(), alt: "", width: 480, height: 270 });
  image.addEventListener("error", () => { const next = covers.shift(); if (next) image.src = next; });
  return image;
}

/** Everything that can be chosen; `real`: the same, to play with one's own box. @param {GameListed} game @param {"more"|"real"} kind */
function more(game, kind) {
  const key = `${kind}-${game.id}`;
  const details = h("details", { class: "more", open: opened === key },
    h("summary", { "data-key": key }, t(kind === "real" ? "real" : "more-choices")));
  const real = kind === "real" ? { key, real: game.real.map((thing) => thing.id) } : {};
  const show = () => {
    if (details.open && details.children.length === 1) details.append(setupForm(game, (setup) => void begin(setup), { open: openStages(game.id), ...real }));
    if (details.open) opened = key;
    else if (opened === key) opened = "";
  };
  details.addEventListener("toggle", show);
  if (details.open) show();
  return details;
}

/** Missions whose end counts for the campaign. @param {string} game */
const openStages = (game) => (campaigns.get(game) ?? []).filter((stage) => stage.state !== "closed").map((stage) => stage.mission);

function saveBox() {
  return h("section", { class: "saves", id: "drop" }, h("h2", {}, t("open-save")), h("p", {}, t("drop-save")),
    h("label", { for: "save-file", class: "button" }, t("choose-file")), saveFile);
}

/** @param {File} file */
async function load(file) {
  trouble = "";
  try {
    if (isOwn(file)) show(await openOwn(file));
    else if ((await file.slice(0, 5).text()) === "game:") await openEditor({ text: await file.text() });
    else await openSave(file);
  } catch (error) {
    fail(error);
  }
  saveFile.value = ""; // the same file can be chosen again, once it is mended
}

/** A file of one's own, ready to be played with. @param {import("./protocol.js").OwnFile} file */
function show(file) {
  own = [file, ...own.filter((one) => one.name !== file.name)];
  draw();
  byId("own-files").querySelector("summary")?.focus();
}

/** @param {string} name */
function forgotten(name) {
  own = own.filter((one) => one.name !== name);
  draw();
}

/** A save can be dropped anywhere on the lobby. */
function dropping() {
  addEventListener("dragover", (event) => { event.preventDefault(); document.body.classList.add("dropping"); });
  addEventListener("dragleave", () => document.body.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    if (file) void load(file);
  });
}
