// What threatens: asked for at every state and at every move that is pointed at, drawn upon the board and told in words.
import { clearDanger, drawDanger, figure } from "./danger_layer.js";
import { announce, button, fill, h, icon } from "./dom.js";
import { t } from "./lang.js";
import { narrowed } from "./picker.js";
import { recall, remember } from "./settings.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").DangerTold} DangerTold */
/** @typedef {import("./protocol.js").ThreatTold} Threat */

const LEAST = 0.005; // of what is told in one line
const PAUSE = 90; // milliseconds that something must be pointed at before its danger is asked for

/** Whether the layer is wanted; it is, until somebody says otherwise. */
export const wantsDanger = () => recall("danger", "on") !== "off";

/** @param {Play} play */
export function dangerPanel(play) {
  const { store } = play;
  const said = h("div", { class: "danger-said" });
  const list = h("ul", { class: "danger-list" });
  const count = h("summary", {});
  const assumed = h("p", { class: "hint" });
  const all = h("details", { class: "danger-all" }, count, list, assumed);
  const swap = button("", () => toggle(), { class: "tool danger-switch", "data-key": "danger" });
  const panel = h("section", { class: "danger" }, h("div", { class: "danger-row" }, swap, said), all);
  /** @type {Map<number|string, Promise<DangerTold|null>>} what is known of the present state, by option or what was told of a free turn */
  const known = new Map();
  let n = -1;
  /** @type {number|null} the option pointed at */
  let option = null;
  /** @type {DangerTold|null} */
  let shown = null;
  let timer = 0;

  function toggle() {
    remember("danger", wantsDanger() ? "off" : "on");
    announce(t(wantsDanger() ? "danger-on" : "danger-off"));
    name();
    void look(null);
  }

  function name() {
    panel.setAttribute("aria-label", t("danger"));
    swap.setAttribute("aria-pressed", String(wantsDanger()));
    swap.title = t(wantsDanger() ? "danger-hide" : "danger-show");
    fill(swap, icon("danger"), h("span", {}, t("danger")));
  }

  /** @param {number|null} index @returns {Promise<DangerTold|null>} */
  function ask(index) {
    const text = isFree() ? store.told?.text ?? "" : "";
    const found = known.get(index ?? text) ?? play.socket.ask({ type: "danger", option: index, text }, "danger").catch(() => null);
    known.set(index ?? text, found);
    return found;
  }

  /** Whether a turn is played freely: what was told of it threatens or protects, too. */
  const isFree = () => store.shown?.mode === "own-turn";
  const isLive = () => isFree() || store.shown?.mode === "live";

  /** Shows what threatens now, or after an option. @param {number|null} index */
  async function look(index) {
    option = index;
    const live = isLive() && store.state !== null && store.state.ask.kind !== "over";
    panel.hidden = !live;
    if (!live && !shown) return undefined; // who leafs through a replay goes on quickly
    if (!live || !wantsDanger()) {
      shown = null;
      if (store.board) clearDanger(store.board);
      return tell([]);
    }
    if (n !== store.state?.n) {
      known.clear();
      n = store.state?.n ?? -1;
    }
    const asked = n, drawn = store.shown;
    const told = await ask(index);
    if (asked !== n || option !== index || !wantsDanger() || store.shown !== drawn) return;
    shown = told;
    if (store.board) {
      if (told) drawDanger(store.board, told.threats, index !== null);
      else clearDanger(store.board);
    }
    tell([]);
  }

  /** Totals, or what threatens the things pointed at. @param {readonly string[]} refs */
  function tell(refs) {
    panel.dataset.after = String(shown?.option ?? "");
    const here = (shown?.threats ?? []).filter((threat) => refs.includes(threat.ref));
    const rows = here.length ? here : (shown?.totals ?? []).filter(isSomething);
    const lead = shown && shown.option !== null ? h("span", { class: "danger-after" }, t("danger-after")) : "";
    fill(said, wantsDanger() ? lead : h("span", { class: "hint" }, t("danger-off")), ...rows.map((threat) => (here.length ? line(threat) : chip(threat))));
    if (here.length) return;
    const threats = [...(shown?.totals ?? []).filter((total) => !isSomething(total)), ...(shown?.threats ?? [])];
    all.hidden = !threats.length;
    count.textContent = t("danger-all", { count: threats.length });
    fill(list, ...threats.map((threat) => h("li", { class: threat.grave ? "grave" : "" }, line(threat), ruleChip(threat.rule, `danger-${threat.ref}-${threat.key}`))));
    if (shown && !rows.length && !threats.length) said.append(h("span", { class: "hint" }, t("danger-none")));
    assumed.textContent = (shown?.assumed ?? []).join(" ");
  }

  /** Pointing at an option, or at a place that leaves one option, shows what comes after it. @param {Event} event */
  function pointed(event) {
    if (!(store.asked || isFree()) || !wantsDanger()) return;
    const target = event.target instanceof Element ? event.target : null;
    const index = target && !isFree() ? optionAt(play, target) : null;
    clearTimeout(timer);
    tell(target ? refsOf(target) : []);
    if (index !== option) timer = setTimeout(() => void look(index), PAUSE);
  }

  store.on(["shown", "board"], () => void look(null));
  store.on("lang", () => { known.clear(); name(); });
  store.on("settings", () => { name(); void look(null); });
  store.on("picked", () => { if (option !== null) void look(null); });
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, pointed);
  const size = new ResizeObserver(() => { if (shown && store.board && wantsDanger()) drawDanger(store.board, shown.threats, shown.option !== null); });
  store.on("board", () => { size.disconnect(); if (store.board) size.observe(store.board.svg); });
  name();
  return { panel, toggle };
}

/** @param {Element} target @returns {string[]} refs from the innermost outwards */
function refsOf(target) {
  const refs = [];
  for (let at = /** @type {Element|null} */ (target.closest("[data-ref]")); at; at = at.parentElement?.closest("[data-ref]") ?? null) {
    refs.push(at.getAttribute("data-ref") ?? "");
  }
  return refs;
}

/** The one option that pressing this would leave. @param {Play} play @param {Element} target @returns {number|null} */
function optionAt(play, target) {
  const named = target.closest("[data-option]")?.getAttribute("data-option");
  if (named) return Number(named);
  const { store } = play;
  const refs = target.closest(".board-inner") ? refsOf(target) : [];
  const ref = refs.length && store.shown ? play.meant(refs) : null;
  const left = ref ? narrowed(play.left, [ref]) : [];
  return left.length === 1 ? left[0]?.index ?? null : null;
}

/** What cannot happen yet is not said at every turn; the list has it. @param {Threat} threat */
function isSomething({ chance, amount }) {
  return chance !== null ? chance >= LEAST : amount === null || amount > 0;
}

/** @param {Threat} threat */
function chip(threat) {
  return h("span", { class: `danger-chip ${threat.grave ? "grave" : ""}`, "data-kind": threat.key, title: threat.text }, `${threat.label} `, h("b", {}, figure(threat)));
}

/** @param {Threat} threat */
function line(threat) {
  const sure = [figure(threat), threat.amount !== null && threat.chance !== null ? figure({ ...threat, chance: null }) : ""].filter(Boolean).join(", ");
  return h("span", { class: "danger-line-text", "data-kind": threat.key }, threat.text, sure ? ": " : "", sure ? h("b", {}, sure) : "");
}
