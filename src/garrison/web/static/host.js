// Where a board lies: loads the drawing of the game, hands it views, turns clicks into refs, zooms and pans.
// A game without a drawing, or a person who prefers text, gets the list of plain.js instead.
import { BaseBoard } from "./board/base.js";
import { button, fill, h, icon } from "./dom.js";
import { boardText, t } from "./lang.js";
import { verbOf } from "./aim.js";
import { dragging } from "./drag.js";
import { narrowed } from "./picker.js";
import { at } from "./place.js";
import { recall, remember } from "./settings.js";
import { symbolsOf } from "./symbols.js";
import { onScreen, touching } from "./touch.js";
import { sure } from "./wheel.js";
import { zooming } from "./zoom.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./store.js").View} View */
/**
 * @typedef {object} Board what board.js of a game gives
 * @property {(view: View) => void} render
 * @property {(refs: Set<string>, verbs: Map<string, string>) => void} offer
 * @property {(refs: readonly string[]) => void} select
 * @property {(refs: readonly string[]) => void} light
 * @property {(refs: readonly string[]) => string[]} [way] spaces on the way to what was clicked, for boards on which one walks
 */
/**
 * @typedef {object} Aid what a board may ask for
 * @property {readonly import("./protocol.js").Piece[]} chart what is printed on the map
 * @property {readonly string[]} goals sentences
 * @property {(ref: string) => string} nameOf what a ref is called at this table; "" if it has no name of its own
 * @property {(name: string) => boolean} wants whether somebody wants to see something, such as the reach of whoever is in turn
 * @property {(ref: string) => Promise<import("./protocol.js").Seen|null>} look
 */
/** @typedef {{size: {width: number, height: number}, mount: (host: HTMLElement, svg: string, t: typeof boardText, aid: Aid) => Board}} BoardModule */

const FINGER = 44; // pixels across, at least, of what a finger touches

/** @param {Play} play @param {(refs: readonly string[]) => void} tell is told what is pointed at */
export function boardHost(play, tell) {
  const inner = h("div", { class: "board-inner" });
  const scroll = h("div", { class: "board-scroll", tabindex: "0", role: "region", "aria-label": t("board") }, inner);
  const tip = h("div", { class: "board-tip", "aria-hidden": "true", hidden: true });
  const zoom = zooming(scroll, inner);
  const asList = button(icon("list"), () => void swap(), { class: "tool", "data-key": "as-list" });
  const views = h("span", { class: "board-views" });
  const more = button(icon("eye"), () => unfold(!tools.classList.contains("unfolded")), { class: "tool more-tools", "aria-expanded": "false", "data-key": "more-tools" });
  const folded = h("span", { class: "folded-tools" }, views, zoom.fit, asList);
  const tools = h("div", { class: "board-tools", role: "group" }, zoom.out, zoom.into, folded, more);
  /** On narrow screens some tools are behind a button. @param {boolean} open */
  const unfold = (open) => { tools.classList.toggle("unfolded", open); more.setAttribute("aria-expanded", String(open)); };
  document.addEventListener("click", (event) => { if (event.target instanceof Node && !tools.contains(event.target)) unfold(false); });
  const { wheel, dock } = touching(play, inner, zoom.near);
  const host = h("div", { class: "board-host" }, scroll, tip, wheel);
  const { store } = play;
  /** @type {Board|null} */
  let board = null;
  let loaded = "";
  let told = { offered: "", selected: "", pointed: "" };

  async function load() {
    const game = store.welcome?.game ?? "";
    const plain = recall("board") === "list";
    const wanted = `${game}/${plain}/${document.documentElement.lang}`;
    if (!game || wanted === loaded) return;
    loaded = wanted;
    const drawn = plain ? null : await drawing(game, inner, aidOf(play));
    const list = drawn ? null : await import("./plain.js"); // hardly anybody needs it
    if (wanted !== loaded) return;
    host.classList.toggle("plain", drawn === null);
    board = drawn ?? list?.mountPlain(inner, play) ?? null;
    told = { offered: "", selected: "", pointed: "" };
    zoom.reset(drawn !== null);
    store.board = drawn instanceof BaseBoard ? drawn : null;
    equip();
    draw();
    store.board?.layer("badges"); // all layers are there from the beginning
    store.tell("board");
  }

  async function swap() {
    remember("board", recall("board") === "list" ? "drawn" : "list");
    await load();
  }

  function draw() {
    if (!board || !store.shown) return;
    board.render(store.shown.view);
    light();
  }

  /** The tools around the board, when a board has come or something else is wanted. */
  function equip() {
    scroll.setAttribute("aria-label", t("board"));
    tools.setAttribute("aria-label", t("view"));
    more.setAttribute("aria-label", t("view"));
    more.title = t("view");
    const name = t(recall("board") === "list" ? "as-board" : "as-list");
    asList.setAttribute("aria-label", name);
    asList.title = name;
    zoom.name();
    fill(views, ...(store.board?.views ?? []).map((name) => button(icon(VIEWS[name] ?? "dot"), () => {
      remember(`view-${name}`, wants(name) ? "off" : "on");
      store.board?.review();
      equip();
      draw();
    }, { class: "tool", "data-key": `view-${name}`, "aria-pressed": String(wants(name)), "aria-label": t(`view-${name}`), title: t(`view-${name}`) })));
  }

  /** Tells the board only what has changed: each mark goes through everything drawn. */
  function light() {
    if (!board) return;
    const targets = store.asked ? play.aim.targets : new Map();
    const verbs = new Map([...targets].map(([ref, offers]) => [ref, verbOf(offers) ?? "several"]));
    const selected = play.done;
    if (isNew("offered", [...verbs].flat())) board.offer(new Set(targets.keys()), verbs);
    if (isNew("selected", selected)) board.select(selected);
    if (isNew("pointed", store.pointed)) board.light(store.pointed);
  }

  /** @param {"offered"|"selected"|"pointed"} kind @param {readonly string[]} refs */
  function isNew(kind, refs) {
    const key = refs.join(" ");
    if (told[kind] === key) return false;
    told[kind] = key;
    return true;
  }

  store.on(["welcome", "lang"], () => { equip(); void load(); });
  store.on(["shown", "lang"], draw);
  store.on("settings", () => { store.board?.review(); equip(); draw(); });
  new ResizeObserver(() => { if (store.board?.fit()) store.tell("board"); }).observe(inner);
  store.on("picked", light);
  store.on("light", light);
  inner.addEventListener("click", (event) => {
    if (!(event instanceof MouseEvent)) return;
    const refs = byFinger(play, event, refsAt(event));
    play.clicked(refs, spotOf(event), board?.way?.(refs));
  });
  dragging(play, inner, refsAt, { meant: (event, refs) => byFinger(play, event, refs), nearest: (event, refs) => nearest(play, event, refs) });
  inner.addEventListener("keydown", (event) => {
    const target = event.target;
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!(target instanceof SVGElement) || !target.dataset.ref) return;
    const box = target.getBoundingClientRect();
    play.clicked(refsAt(event), { x: box.x + box.width / 2, y: box.y + box.height });
    event.preventDefault();
    event.stopPropagation();
  });
  inner.addEventListener("pointermove", (event) => foretell(play, refsAt(event), event, tip));
  inner.addEventListener("pointerleave", (event) => {
    tip.hidden = true;
    if (event.pointerType !== "touch") tell(store.picked); // a finger that is lifted has asked, and wants to read
  });
  for (const event of ["pointerover", "focusin"]) inner.addEventListener(event, (one) => tell(withPieces(refsAt(one), store.shown?.view)));
  return { host, tools, dock };
}

/** Whether something is shown that can be hidden: reach is, coordinates are not, unless somebody wants it otherwise. @param {string} name */
const wants = (name) => recall(`view-${name}`, name === "grid" ? "off" : "on") === "on";

/** @type {Record<string, string>} The icons of what can be shown. */
const VIEWS = { reach: "eye", grid: "grid" };

/** @param {Play} play @returns {Aid} */
export function aidOf(play) {
  const { store, socket } = play;
  return {
    chart: store.welcome?.chart ?? [],
    nameOf: (ref) => play.nameOf(ref) ?? "",
    get goals() { return store.welcome?.goals ?? []; },
    wants: (name) => wants(name),
    look: (ref) => (store.shown ? socket.ask({ type: "look", ref, node: store.shown.node }, "seen") : Promise.resolve(null)),
  };
}

/** A style sheet, there before what it styles: without it clicks meet the wrong shapes. @param {string} href */
export function styled(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = h("link", { rel: "stylesheet", href });
    for (const came of ["load", "error"]) link.addEventListener(came, () => done(undefined));
    document.head.append(link);
  });
}

/** @type {Map<string, Promise<{module: BoardModule, svg: string}|null>>} */
const drawings = new Map();

/** The files of a game's drawing and what its signs mean, fetched once; null if it has none. Whoever knows the game may ask before a board is needed. @param {string} game */
export function fetchDrawing(game) {
  const base = at(`board/${encodeURIComponent(game)}`);
  /** @param {Response} reply */
  const text = (reply) => (reply.ok ? reply.text() : Promise.reject(reply.status));
  const coming = drawings.get(game) ?? Promise.all([import(`${base}/board.js`), fetch(`${base}/board.svg`).then(text), styled(`${base}/board.css`), symbolsOf(game)])
    .then(([module, svg]) => ({ module, svg }))
    .catch(() => { drawings.delete(game); return null; }); // a server that was away may be back
  drawings.set(game, coming);
  return coming;
}

/** @param {string} game @param {HTMLElement} inner @param {Aid} aid @returns {Promise<Board|null>} */
export async function drawing(game, inner, aid) {
  const found = await fetchDrawing(game);
  if (!found) return null;
  inner.replaceChildren();
  try {
    return found.module.mount(inner, found.svg, boardText, aid);
  } catch {
    return null;
  }
}

/** @param {Event} event @returns {string[]} refs from the innermost outwards */
export function refsAt(event) {
  const refs = [];
  for (const node of event.composedPath()) {
    if (node instanceof HTMLElement && node.classList.contains("board-inner")) break;
    if ((node instanceof SVGElement || node instanceof HTMLElement) && node.dataset.ref) refs.push(node.dataset.ref);
  }
  return refs;
}

/**
 * What a finger means: what lies under it, unless nothing there is lit and something lit is near enough to a fingertip.
 * @param {Play} play @param {MouseEvent} event @param {string[]} refs
 */
function byFinger(play, event, refs) {
  if (!("pointerType" in event) || event.pointerType !== "touch" || play.meant(refs)) return refs;
  const near = nearest(play, event, play.aim.targets.keys());
  return near ? [near] : refs;
}

/** Which of several refs a fingertip reaches; "" for none. @param {{store: {board: BaseBoard|null}}} play @param {MouseEvent} event @param {Iterable<string>} refs */
export function nearest({ store: { board } }, event, refs) {
  let best = { ref: "", far: FINGER / 2 };
  for (const ref of refs) {
    const box = board?.anchor(ref);
    if (!board || !box) continue;
    const { x, y, width, height } = onScreen(board, box);
    const far = Math.hypot(Math.max(x - event.clientX, 0, event.clientX - x - width), Math.max(y - event.clientY, 0, event.clientY - y - height));
    if (far < best.far) best = { ref, far };
  }
  return best.ref;
}

/** A place with something on it stands for that. @param {string[]} refs @param {View|undefined} view */
function withPieces(refs, view) {
  const there = view?.pieces.find((piece) => piece.at === refs[0]);
  return there ? [`piece:${there.id}`, ...refs] : refs;
}

/** @param {MouseEvent} event */
function spotOf(event) {
  if (event.clientX || event.clientY || !(event.target instanceof Element)) return { x: event.clientX, y: event.clientY };
  const box = event.target.getBoundingClientRect(); // pressed by keyboard
  return { x: box.x + box.width / 2, y: box.y + box.height };
}

/**
 * The chance of what a click here would do, beside the pointer.
 * @param {Play} play
 * @param {string[]} refs
 * @param {PointerEvent} event
 * @param {HTMLElement} tip
 */
function foretell(play, refs, event, tip) {
  const { store } = play;
  tip.hidden = true;
  if (!refs.length || !store.asked || !store.shown) return;
  const ref = play.meant(refs);
  if (!ref) return;
  const left = narrowed(play.left, [ref]).filter((offer) => offer.chance !== null);
  if (left.length !== 1 || !left[0] || left[0].chance === null) return;
  tip.textContent = `${left[0].label}: ${sure(left[0].chance)}`;
  tip.hidden = false;
  tip.style.left = `${Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8)}px`;
  tip.style.top = `${Math.max(8, event.clientY - 34)}px`;
}
