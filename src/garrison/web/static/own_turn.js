// Enemy only: people move their own pieces as they like; before the enemy's turn they say what lies otherwise than believed, by taps on
// the board and in a list. What cannot lie there is named with its rule, and only then the enemy waits.
import { announce, button, fill, h } from "./dom.js";
import { many, t } from "./lang.js";
import { idOf, kindOf } from "./picker.js";
import { remember } from "./settings.js";
import { speak } from "./speech.js";
import { enemyOnly } from "./store.js";
import { changedItems, fieldRow, nameAt, nameOf, toggled } from "./own_turn_row.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").TurnField} TurnField */
/** @typedef {import("./protocol.js").SheetItemTold} SheetItemTold */
/** @typedef {import("./protocol.js").SheetPartTold} SheetPartTold */
/** @typedef {import("./protocol.js").OwnTurnTold} OwnTurnTold */

/** @param {Play} play @returns {HTMLElement} */
export function ownTurnPanel(play) {
  const { store } = play;
  const panel = h("section", { class: "own-turn", id: "own-turn", hidden: true });
  const list = h("div", { class: "own-list" });
  const faults = h("ul", { class: "own-faults", role: "status" });
  const count = h("p", { class: "hint", role: "status" });
  const done = button(t("own-turn-done"), () => void send(), { class: "primary film-done", "data-key": "own-turn-done" });
  /** @type {OwnTurnTold|null} what is believed, and with what was said */ let draft = null;
  /** @type {readonly SheetPartTold[]} */ let parts = [];
  /** @type {Map<string, readonly SheetItemTold[]>} what was believed at first */ const before = new Map();
  /** @type {Map<string, readonly SheetItemTold[]>} what was said, by section and key */ const said = new Map();
  let chosen = "";
  let loaded = "";
  let spoken = ""; // the language of what is shown
  let begun = false; // whether what was believed at first is known
  /** @type {Set<string>} sections that are open */ let open = new Set();

  function draw() {
    const { state, shown } = store;
    const may = Boolean(state?.ask.own_turn) && (shown?.mode === "live" || shown?.mode === "own-turn");
    panel.hidden = !may;
    if (!may || !state) return;
    const now = `${state.n} ${enemyOnly()}`;
    const { lang } = document.documentElement;
    if (now === loaded && lang === spoken) return;
    if (now !== loaded) forget();
    loaded = now;
    spoken = lang;
    fill(panel, ways()); // what was believed of the turn before must not be sent for this one
    if (enemyOnly()) void load(true);
  }

  function forget() {
    said.clear();
    chosen = "";
    begun = false;
  }

  /** Both ways, one of them pressed. */
  function ways() {
    const way = (/** @type {string} */ name) => button(t(`own-turn-${name}`), () => choose(name), { "aria-pressed": String((name === "enemy") === enemyOnly()), "data-key": `way-${name}` });
    return h("div", { class: "own-ways", role: "group", "aria-label": t("own-turn-ways") }, way("referee"), way("enemy"));
  }

  /** @param {string} name */
  function choose(name) {
    remember("own-turn", name);
    forget();
    store.told = null;
    store.showLive();
  }

  const text = () => {
    /** @type {Map<string, string[]>} */
    const sections = new Map();
    for (const [id, items] of said) {
      const [section = "", key = ""] = id.split(" ");
      const line = `${key}: ${items.map((item) => [item.name, item.number ?? ""].filter((part) => part !== "").join(" ")).join(", ")}`;
      sections.set(section, [...(sections.get(section) ?? []), line]);
    }
    return [...sections].map(([section, lines]) => `[${section}]\n${lines.join("\n")}\n`).join("");
  };

  /** What lies there now. @param {boolean} [whole] with the names of everything, in the language of now */
  async function load(whole = false) {
    const { state } = store;
    if (!state) return;
    const lines = text();
    const told = await play.socket.ask({ type: "own_turn_draft", text: lines, whole }, "own_turn_draft").catch((error) => { play.complain(error); return null; });
    if (!told && whole) spoken = ""; // asked for again once the connection is back
    if (!told || told.n !== store.state?.n || !enemyOnly()) return;
    if (whole) parts = told.parts;
    if (!begun) first(told);
    draft = told;
    if (told.view) store.told = { view: told.view, text: lines };
    if (store.shown?.mode === "own-turn") store.showLive();
    show();
  }

  /** @param {OwnTurnTold} told */
  function first(told) {
    begun = true;
    before.clear();
    for (const section of told.sections) for (const field of section.fields) before.set(`${section.id} ${field.key}`, field.items);
    open = new Set([told.sections[0]?.id ?? ""]);
    speak(t("own-turn-hint"));
  }

  function show() {
    if (!draft) return;
    const focused = document.activeElement?.getAttribute("data-key");
    fill(list, ...draft.sections.map(section));
    fill(faults, ...draft.faults.map((fault) => h("li", {}, fault.text, " ", fault.rule ? ruleChip(fault.rule) : "")));
    store.point([...new Set([...draft.faults.flatMap((fault) => fault.refs), ...chosenRefs()])]);
    count.textContent = said.size ? many("own-turn-changed", said.size) : t("own-turn-same");
    done.disabled = draft.faults.length > 0;
    if (!panel.contains(done)) { // else it stays where it is: a button that is moved under a finger is not pressed
      fill(done, t("own-turn-done"));
      fill(panel, ways(), h("p", { class: "hint" }, t("own-turn-hint")), list, h("div", { class: "own-foot" }, faults, count, done));
    }
    const again = focused && panel.querySelector(`[data-key="${CSS.escape(focused)}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /** @param {OwnTurnTold["sections"][number]} section */
  function section(section) {
    const changed = section.fields.filter((field) => said.has(`${section.id} ${field.key}`)).length;
    const rows = section.fields.map((field) => row(section.id, field));
    const made = h("details", { class: "own-section", open: open.has(section.id) || changed > 0 },
      h("summary", { "data-key": `own-section-${section.id}` }, section.label, changed ? h("span", { class: "own-count" }, ` ${many("own-turn-changed", changed)}`) : ""), ...(open.has(section.id) || changed ? rows : []));
    made.addEventListener("toggle", () => {
      if (made.open === open.has(section.id)) return;
      if (made.open) open.add(section.id);
      else open.delete(section.id);
      if (made.open && made.childElementCount < 2) made.append(...rows);
    });
    return made;
  }

  /** @param {string} section @param {TurnField} field */
  function row(section, field) {
    const id = `${section} ${field.key}`;
    return fieldRow(field, parts, {
      id: `own-${section}-${field.key}`,
      chosen: id === chosen,
      changed: said.has(id),
      onBoard: isMapped(field),
      choose: () => { chosen = chosen === id ? "" : id; show(); },
      say: (items) => change(id, items),
    });
  }

  /** Whether a field is a list of places that can be tapped: noise, open doors. @param {TurnField} field */
  function isMapped(field) {
    const list = parts[field.parts[0] ?? -1];
    return list?.kind === "some" && !list.counted && Boolean(nameAt(list, [...(store.board?.drawnRefs() ?? [])]));
  }

  /** @param {string} id @param {readonly SheetItemTold[]} items */
  function change(id, items) {
    if (JSON.stringify(items) === JSON.stringify(before.get(id) ?? [])) said.delete(id);
    else said.set(id, items);
    void load();
  }

  /** The field of an id, as it is said. @param {string} id */
  function fieldOf(id) {
    const [name = "", key = ""] = id.split(" ");
    return draft?.sections.find((one) => one.id === name)?.fields.find((one) => one.key === key) ?? null;
  }

  const chosenRefs = () => {
    const field = chosen ? fieldOf(chosen) : null;
    return field ? (store.shown?.view.pieces ?? []).filter((piece) => piece.id === field.key).map((piece) => `piece:${piece.id}`) : [];
  };

  /** A tap on the board: a piece of the list is chosen, and the chosen one goes where it is tapped. @param {readonly string[]} refs */
  function tapped(refs) {
    if (!draft) return;
    const things = refs.map(idOf);
    const ids = draft.sections.flatMap((one) => one.fields.map((field) => `${one.id} ${field.key}`));
    const piece = refs.find((ref) => kindOf(ref) === "piece" && ids.some((id) => id.endsWith(` ${idOf(ref)}`)));
    const field = chosen ? fieldOf(chosen) : null;
    const place = field && parts[field.parts[0] ?? -1];
    const to = place && nameAt(place, refs);
    const marks = Boolean(field && isMapped(field));
    if (field && place && to && (marks || (place.kind === "one" && (!piece || idOf(piece) === field.key)))) {
      announce(`${field.label}: ${nameOf(place, to)}`);
      change(chosen, marks ? toggled(field, to) : changedItems(field, place, to));
      return;
    }
    const id = ids.find((one) => things.some((thing) => one.endsWith(` ${thing}`)));
    if (!id) return;
    chosen = id;
    open.add(id.split(" ")[0] ?? "");
    show();
    list.querySelector(".own-row.chosen")?.scrollIntoView({ block: "nearest" });
    announce(fieldOf(id)?.label ?? "");
  }

  async function send() {
    const { state } = store;
    if (!state || store.sending) return;
    store.setSending(true);
    try {
      await play.socket.ask({ type: "own_turn", n: state.n, text: text() }, "state");
      said.clear();
      draft = null;
    } catch (error) {
      play.complain(error);
    } finally {
      store.setSending(false);
    }
  }

  play.tapped = tapped;
  store.on(["shown", "lang"], draw);
  draw();
  return panel;
}
