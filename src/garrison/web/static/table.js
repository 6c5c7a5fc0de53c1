// The screen of a table: puts the panels together and lets them talk through the store.
import { playAgain } from "./api.js";
import { toolBar } from "./bar.js";
import { weekOfTable } from "./challenge.js";
import { dangerPanel } from "./danger.js";
import { diceMark, ownWords } from "./dice.js";
import { keeping } from "./history.js";
import { handOver, otherToken } from "./hand_over.js";
import { boardHost, fetchDrawing } from "./host.js";
import { button, byId, fill, h, icon, refill } from "./dom.js";
import { explaining } from "./explain.js";
import { Film } from "./film.js";
import { handPanel } from "./cards.js";
import { coachPanel } from "./coach.js";
import { hintPanel, wantsHints } from "./hint.js";
import { inspector } from "./inspect.js";
import { listenToKeys } from "./keys.js";
import { lang, loadWords, onLang, splitText, t, word } from "./lang.js";
import { legendPanel } from "./legend.js";
import { lessonPanel } from "./lesson.js";
import { logPanel } from "./log.js";
import { optionsPanel } from "./options.js";
import { openPage } from "./pages.js";
import { helpBody, panelHost } from "./panels.js";
import { IN_TAB, ROOT } from "./place.js";
import { Play } from "./play.js";
import { keepPresses } from "./press.js";
import { isReal, realPanel } from "./real.js";
import { Replay } from "./replay.js";
import { rulesDrawer } from "./rules.js";
import { heldTables, holdTable, recall } from "./settings.js";
import { Socket } from "./socket.js";
import { readAloud } from "./speech.js";
import { listenForClick } from "./sound.js";
import { Store } from "./store.js";
import { trayPanel } from "./tray.js";
import { hideCard, onRule, ruleChip } from "./why.js";

/** Tokens stand after the # of the address; else this browser may remember them. @param {string} id */
function tokensOf(id) {
  const written = location.hash.slice(1).split(",").filter(Boolean);
  return written.length ? written : heldTables().find((row) => row.id === id)?.tokens ?? [];
}

/** @param {string} id */
export function openTable(id) {
  const store = new Store();
  let tokens = tokensOf(id);
  const socket = new Socket(id, {
    join: () => ({ type: "join", tokens: tokens.length ? tokens : ["-"], lang: lang(), name: recall("name"), have: store.state?.node ?? 0 }),
    heard: (reply) => void heard(reply),
    status: (status) => { store.status = status; store.tell("status"); },
  });
  const play = new Play(store, socket);
  keeping(store, () => weekOfTable(id));
  readAloud(store);
  const film = new Film(store, socket);
  const screen = build(store, play, film);
  let ready = Promise.resolve();

  /** Words come before the first board. @param {import("./protocol.js").Reply} reply */
  async function heard(reply) {
    if (reply.type === "welcome") {
      tokens = [...reply.tokens];
      holdTable(id, tokens, reply.game);
      history.replaceState(null, "", `${location.pathname}${location.search}#${tokens.join(",")}`);
      void fetchDrawing(reply.game); // while the words are on their way
      ready = loadWords(reply.game, reply.printed);
    }
    if (reply.type === "refused" && reply.code === "no-seat") screen.refused(reply.text);
    await ready;
    store.heard(reply);
    if (reply.type === "state") film.play(reply.re !== 0);
  }

  onLang(() => {
    film.quiet = true;
    film.seen = Infinity;
    socket.send({ type: "lang", lang: lang() }); // before anybody asks anew in that language
    store.tell("lang");
  });
  // Another link to the same table, pasted in the same tab: come in with its token.
  addEventListener("hashchange", () => location.reload());
  socket.connect();
}

/** @param {Store} store @param {Play} play @param {Film} film */
function build(store, play, film) {
  const app = byId("app");
  const panels = panelHost();
  const rules = rulesDrawer(() => store.welcome?.game ?? "", () => tab("play"), () => store.state?.ask.rule ?? "");
  const tree = onDemand(() => import("./tree.js").then(({ treePanel }) => treePanel(play, panels.hide)));
  const share = onDemand(() => import("./share.js").then(({ sharePanel }) => sharePanel(play)));
  const correct = onDemand(() => import("./correct.js").then(({ correctPanel }) => correctPanel(play)));
  /** @param {number} node */
  const correctAt = (node) => void correct().then(({ body, load }) => { panels.hide(); panels.show({ key: "correct", body, opened: () => void load(node) }); });
  /** @param {string} [rule] */
  const openRule = (rule) => { hideCard(); tab("rules"); void rules.show(rule); };
  onRule(openRule);
  const replay = new Replay(play, (open) => app.classList.toggle("replaying", open));
  /** @param {number} node */
  const jump = (node) => { tab("play"); if (replay.open) replay.jump(node); else void replay.start(node); };
  const lesson = lessonPanel(play, openRule);
  const inspect = inspector(play, () => acts.inspect());
  const hint = hintPanel(play);
  const drawn = boardHost(play, inspect.show);
  const legend = legendPanel(store);
  /** @param {readonly string[]} refs */
  const inspectWhole = (refs) => { if (inspect.take(refs)) { panels.hide(); panels.show({ key: "inspect", body: inspect.whole }); } };
  const explain = explaining(play, drawn.host, inspectWhole);
  const danger = dangerPanel(play);
  const ending = atTheEnd(play, { jump, again: () => void again(store), lobby: () => { location.href = ROOT.href; }, save: () => import("./share.js").then(({ downloadSave }) => downloadSave(play)) });
  const acts = {
    undo: () => { if (store.takeBack && store.state?.tree.undo) { film.quiet = true; void play.move({ type: "undo" }); } },
    redo: () => { if (store.takeBack && store.state?.tree.redo) { film.quiet = true; void play.move({ type: "redo" }); } },
    hint: () => { if (store.asked && store.welcome?.hints && wantsHints()) hint.ask(); },
    tree: () => void tree().then(({ body, load }) => panels.show({ key: "branches", body, opened: () => void load() })),
    replay: () => { if (!replay.stop()) void replay.start(); },
    rules: () => { if (!rules.hide()) openRule(); },
    share: () => void share().then(({ body, draw }) => panels.show({ key: "share", body, opened: draw })),
    danger: danger.toggle,
    legend: () => panels.show({ key: "legend", body: legend.body, opened: () => void legend.load() }),
    inspect: () => { if (!panels.hide()) inspectWhole(inspect.refs); },
    explain: explain.go,
    settings: () => { panels.hide(); void openPage("settings", { game: () => store.welcome?.game, changed: () => store.tell("settings") }); },
    help: () => panels.show({ key: "help", body: helpBody(() => store.tell("presence")) }),
  };
  /** @param {string} name what the phone shows below the board */
  const tab = (name) => { app.dataset.tab = name; for (const one of tabs.children) one.setAttribute("aria-pressed", String(one.getAttribute("data-tab") === name)); };
  const tabs = h("div", { class: "tabs", role: "group" });
  const top = h("header", { class: "top" });
  const side = h("aside", { class: "side" }, h("div", { class: "now", id: "panel-play" }, nowPanel(store, play), ownWords(play), lesson.panel, coachPanel(play), hint.panel, film.strip.instruction, ownTurn(play), realPanel(play), danger.panel, handPanel(play), optionsPanel(play), trayPanel(store)), logPanel(store, jump, correctAt), inspect.strip);
  const board = h("main", { class: "board-area", id: "board-area", tabindex: "-1" }, drawn.host, h("div", { class: "film-row" }, drawn.dock, film.bar), replay.bar, ending);
  fill(app, h("a", { href: "#options", class: "skip button", onclick: skip }, t("to-options")), top, board, side, h("footer", { class: "foot" }, tabs, toolBar(store, acts)), panels.panel, rules.drawer, explain.card, handOver(store));
  app.className = "at-table";

  function words() {
    fill(tabs, ...["play", "log", "rules"].map((name) => button(t(`tab-${name}`), () => {
      if (name === "rules") openRule();
      else { rules.hide(); tab(name); }
    }, { "data-tab": name, "data-key": `tab-${name}` })));
    tabs.setAttribute("aria-label", t("tabs"));
    tab(app.dataset.tab ?? "play");
    header(top, store, drawn.tools);
    rules.relang();
    panels.relang();
  }
  store.on(["shown", "picked", "sending"], () => mark(app, store));
  let turn = /** @type {unknown} */ (null);
  store.on(["welcome", "presence", "status", "lang", "state"], () => header(top, store, drawn.tools));
  store.on("shown", () => {
    if (turn !== (turn = store.shown?.view.facts.turn)) header(top, store, drawn.tools);
  });
  store.on("lang", words);
  store.on("settings", () => film.strip.draw());
  words();
  listenToKeys({ film, replay, play, acts, escape: () => explain.hide() || hideCard() || rules.hide() || panels.hide() || hint.hide() });
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && !event.target.closest("#why")) hideCard();
  });
  document.addEventListener("click", (event) => {
    // A tap anywhere; at a real table hands are busy, and only those who want to skip do.
    if (!film.byHand && event.target instanceof Element && !event.target.closest("#film")) film.skip();
  }, { capture: true });
  listenForClick();
  keepPresses(app);
  atFirst(store, () => begin(store, replay, lesson, acts.hint));
  return {
    /** @param {string} text */
    refused(text) {
      fill(app, h("main", { class: "gone" }, h("h1", {}, t("no-table")), h("p", {}, text), h("a", { href: ROOT.href, class: "button primary" }, t("to-lobby"))));
      app.className = "at-door";
    },
  };
}

/** What is fetched when it is first wanted: most tables are played without it. @template T @param {() => Promise<T>} fetching @returns {() => Promise<T>} */
function onDemand(fetching) {
  /** @type {Promise<T>|undefined} */
  let made;
  return () => (made ??= fetching().catch((error) => { made = undefined; throw error; })); // a server that was away may be back
}

/** A turn played freely, fetched at the first real table: most tables have none. @param {Play} play */
function ownTurn(play) {
  const place = h("div", { class: "own-turn-place" });
  let fetched = false;
  play.store.on(["shown", "state"], () => {
    if (fetched || !play.store.state?.ask.own_turn) return;
    fetched = true;
    void import("./own_turn.js").then(({ ownTurnPanel }) => place.append(ownTurnPanel(play)));
  });
  return place;
}

/**
 * The page of the end, fetched when a game has ended: most tables are opened to be played.
 * @param {Play} play @param {Parameters<typeof import("./ending.js").endingPanel>[1]} acts
 */
function atTheEnd(play, acts) {
  const place = h("div", { class: "ending-place" });
  let fetched = false;
  play.store.on(["shown", "state"], () => {
    if (fetched || !play.store.state?.outcome) return;
    fetched = true;
    void import("./ending.js").then(({ endingPanel }) => {
      const ending = endingPanel(play, acts);
      place.append(ending.panel);
      ending.again();
    });
  });
  return place;
}

/** What is on the screen, for scripts that wait for a change. @param {HTMLElement} app @param {Store} store */
function mark(app, store) {
  app.dataset.n = String(store.state?.n ?? -1);
  app.dataset.mode = store.sending ? "sending" : store.shown?.mode ?? "";
  app.dataset.picked = String(store.picked.length);
}

/** To the first option. @param {Event} event */
function skip(event) {
  event.preventDefault();
  const list = document.querySelector(".option-fold");
  if (list instanceof HTMLDetailsElement) list.open = true;
  const first = document.querySelector("#options button");
  if (first instanceof HTMLElement) first.focus();
}

/** @param {Store} store @param {() => void} what */
function atFirst(store, what) {
  let done = false;
  store.on("shown", () => { if (!done) { done = true; what(); } });
}

/** What the address asks for. @param {Store} store @param {Replay} replay @param {ReturnType<typeof lessonPanel>} lesson @param {() => void} hint */
function begin(store, replay, lesson, hint) {
  const query = new URLSearchParams(location.search);
  const node = query.get("node");
  if (node !== null) void replay.start(Number(node) || 0);
  else if (query.has("replay")) void replay.start();
  else if (query.has("hint")) hint();
  void lesson.start(store.welcome?.game ?? "", query.has("lesson"));
}

/** The same game once more. @param {Store} store */
async function again(store) {
  const { welcome } = store;
  if (!welcome) return;
  const seats = store.seats.map((seat) => (welcome.you.includes(seat.seat) ? "me" : seat.kind === "human" ? (IN_TAB || otherToken(store) ? "me" : "open") : seat.kind));
  await playAgain(welcome.table, welcome.tokens[0] ?? "", seats, recall("name"));
}

/** @param {HTMLElement} top @param {Store} store @param {HTMLElement} tools */
function header(top, store, tools) {
  const { welcome } = store;
  const facts = store.shown?.view.facts ?? {};
  document.title = welcome ? `${welcome.title} · Garrison` : "Garrison";
  fill(top,
    h("a", { href: ROOT.href, class: "home", "aria-label": t("to-lobby"), title: t("to-lobby"), "data-key": "home" }, icon("home")),
    h("h1", {}, welcome?.title ?? "…"),
    welcome ? h("span", { class: "scenario", title: welcome.goals.join(". ") }, splitText(welcome.scenario_text).name) : "",
    welcome?.corrected ? h("abbr", { class: "corrected", title: t("corrected-hint") }, t("corrected")) : "",
    diceMark(store),
    typeof facts.turn === "number" ? h("span", { class: "turn" }, t("turn", { turn: facts.turn })) : "",
    h("ul", { class: "seats", "aria-label": t("seats") }, ...store.seats.map((seat) => {
      const asked = store.state?.ask.seats.includes(seat.seat) && store.state.ask.kind === "choice";
      const state = seat.kind !== "human" ? "machine" : seat.online ? "online" : "away";
      return h("li", { class: `seat ${state} ${asked ? "asked" : ""}` }, seat.name, h("span", { class: "sr" }, ` ${t(`is-${state}`)}${asked ? `, ${t("is-asked")}` : ""}`));
    })),
    h("span", { class: `status ${store.status}`, role: "status" }, store.status === "live" ? "" : t(`status-${store.status}`)),
    tools);
}

/** Seat, phase and the prompt with its rule. @param {Store} store @param {Play} play */
function nowPanel(store, play) {
  const now = h("section", { class: "prompt" });
  const phase = h("p", { class: "phase" });
  const text = h("p", { class: "prompt-text", id: "prompt", role: "status", "aria-live": "polite" });
  const rule = h("span", {});
  now.append(phase, h("div", { class: "prompt-row" }, text, rule));
  const draw = () => {
    const { state, shown } = store;
    if (!state || !shown) return;
    const seat = store.seats[state.ask.seat];
    const where = shown.view.facts.phase;
    const told = [seat?.name, where ? word("phase", String(where)) : ""].filter(Boolean).join(" · ");
    if (phase.textContent !== told) phase.textContent = told;
    now.dataset.mode = shown.mode;
    const asked = store.asked || state.ask.kind === "over" || isReal(state);
    const said = shown.mode === "replay" ? t("in-replay") : shown.mode === "film" ? t("in-film") : shown.mode === "own-turn" ? t("own-turn-now") : asked ? state.ask.text : state.thinking ? t("thinking") : play.idle();
    if (text.textContent !== said) text.textContent = said;
    refill(rule, asked && shown.mode === "live" && state.ask.rule ? ruleChip(state.ask.rule, "prompt-rule") : "");
  };
  store.on(["shown", "presence", "lang"], draw);
  return now;
}
