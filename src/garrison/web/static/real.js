// Real dice and cards: what people roll and draw at their own table, typed on a pad or picked from what can still come.
// What was typed stays in this browser until it is sent, and the screen stays awake.
import { cardPicture } from "./cards.js";
import { fill, h } from "./dom.js";
import { many, t } from "./lang.js";
import { cardsOf, dicePad, DOUBLE, itemPicker, sayDice } from "./pad.js";
import { Refusal } from "./socket.js";
import { speak, speaks } from "./speech.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").State} State */
/** @typedef {{faces?: number[], card?: string}} Brought */

const RECENT = 6; // cards that come first
const FINGER = 48; // pixels within which two touches are at the same place
const PATIENCE = 400; // milliseconds after which a card that nobody finds is asked for

/** Whether people are asked for a roll or a draw of their own. @param {State|null} state */
export const isReal = (state) => Boolean(state?.ask.dice || state?.ask.draw);

/** @param {Play} play @returns {HTMLElement} */
export function realPanel(play) {
  const { store } = play;
  const panel = h("section", { class: "real", id: "real", hidden: true });
  const told = h("div", { class: "real-told", role: "status" });
  /** @type {ReturnType<typeof dicePad>|null} */
  let pad = null;
  let drawn = "";
  let spaced = false; // whether the last thing pressed was Space, for another purpose than a roll
  let taught = false; // whether the keys of the picker have been told
  /** @type {Brought|null} what could not be sent */
  let waiting = null;

  /** @type {PointerEvent|null} */ let pressed = null;
  /** @type {PointerEvent|null} what was pressed before this question came up */ let before = null;
  let since = 0;

  /** Whether a touch was meant for what stood there before: the second half of a double tap on *Done*. @param {MouseEvent} event */
  const isEcho = (event) => event.detail > 0 && before !== null && performance.now() - since < DOUBLE
    && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < FINGER;

  const place = () => `garrison.typed.${store.welcome?.table ?? ""}`;

  /** Faces typed for this very question, before the page was left or the connection lost. */
  function kept() {
    const found = JSON.parse(sessionStorage.getItem(place()) ?? "null");
    return found && found.node === store.state?.node ? /** @type {number[]} */ (found.faces) : [];
  }

  /** @param {number[]} faces */
  const keep = (faces) => sessionStorage.setItem(place(), JSON.stringify({ node: store.state?.node, faces }));

  function draw() {
    const { state } = store;
    const live = store.shown?.mode === "live" && isReal(state);
    panel.hidden = !live;
    const now = live && state ? `${state.n} ${document.documentElement.lang} ${state.ask.draw ? Boolean(store.board) : ""}` : ""; // pictures are those of the board
    if (now === drawn) return;
    drawn = now;
    waiting = null;
    pad = null;
    before = pressed;
    since = performance.now();
    fill(told);
    if (live && state) fill(panel, h("p", { class: "hint" }, t(state.ask.dice ? "real-asked-dice" : "real-asked-draw")), input(state), told);
  }

  /** @param {State} state */
  function input(state) {
    const machine = { act: () => { spaced = false; void send({}); }, afterStep: spaced };
    if (state.ask.dice) {
      pad = dicePad(state.ask.dice, { done: (faces) => void send({ faces }), machine, kept: kept(), typed: keep });
      return pad.pad;
    }
    const all = state.ask.draw;
    if (!all) return "";
    const { picker, focus } = itemPicker(cardsOf(all), {
      label: t("pick-card"), done: (card) => void send({ card }), machine, recent: recent(all.pile), nothing: where,
      picture: (id) => cardPicture(id, store.board),
    });
    // No keyboard comes up on a phone by itself, unless nobody looks at it.
    if (matchMedia("(hover: hover)").matches || speaks()) queueMicrotask(focus);
    return picker;
  }

  /** Cards of the pile that came last, the newest first. @param {string} pile */
  const recent = (pile) => /** @type {string[]} */ (JSON.parse(sessionStorage.getItem(`${place()}.${pile}`) ?? "[]"));

  /** @param {Brought} brought */
  async function send(brought) {
    const { state } = store;
    if (!state || store.sending) return;
    store.setSending(true);
    try {
      await play.socket.ask({ type: "typed", n: state.n, ...brought }, "state");
      sessionStorage.removeItem(place());
      const pile = state.ask.draw?.pile;
      if (pile && brought.card) {
        const cards = [brought.card, ...recent(pile).filter((card) => card !== brought.card)];
        sessionStorage.setItem(`${place()}.${pile}`, JSON.stringify(cards.slice(0, RECENT)));
      }
    } catch (error) {
      if (error instanceof Refusal && error.code === "offline") {
        waiting = brought;
        fill(told, t("real-kept"));
        speak(t("real-kept"));
      } else {
        sessionStorage.removeItem(place());
        drawn = "";
        draw();
        play.complain(error);
      }
    } finally {
      store.setSending(false);
    }
  }

  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let asking;
  /** Where a card is that cannot come. @param {string} text */
  function where(text) {
    clearTimeout(asking);
    asking = setTimeout(async () => {
      const found = await play.socket.ask({ type: "where", text }, "where").catch(() => null);
      if (!found) return;
      fill(told, h("ul", { class: "where" }, ...found.lines.map((line) => h("li", {}, line))));
      for (const line of found.lines) speak(line);
    }, PATIENCE);
  }

  document.addEventListener("keydown", (event) => { spaced = event.key === " "; }, { capture: true });
  document.addEventListener("pointerdown", (event) => { spaced = false; pressed = event; }, { capture: true });
  panel.addEventListener("click", (event) => {
    panel.querySelector(".real-echo")?.remove();
    if (!isEcho(event)) return;
    event.stopPropagation();
    fill(told, h("p", { class: "real-echo" }, t("real-echo")));
  }, { capture: true });
  document.addEventListener("keydown", (event) => {
    if (panel.hidden || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    if (pad?.key(event)) event.preventDefault();
  });
  store.on(["shown", "lang", "board"], draw);
  store.on("read", () => {
    const { dice, draw: asked } = store.state?.ask ?? {};
    if (dice) sayDice(dice);
    if (asked) speak(many("aloud-draw", asked.cards.length));
    if (asked && !taught) speak(t("aloud-draw-keys"));
    taught ||= Boolean(asked);
  });
  store.on("status", () => {
    if (store.status !== "live" || !waiting) return;
    const again = waiting;
    waiting = null;
    setTimeout(() => { if (isReal(store.state)) void send(again); }, PATIENCE);
  });
  stayAwake(() => Boolean(store.state?.dice.real.length));
  return panel;
}

/** Keeps the screen on while `wanted`, where the browser can: hands are at the table. @param {() => boolean} wanted */
function stayAwake(wanted) {
  if (!("wakeLock" in navigator)) return;
  /** @type {WakeLockSentinel|null} */
  let lock = null;
  const hold = async () => {
    if (!wanted() || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  document.addEventListener("visibilitychange", () => void hold());
  document.addEventListener("pointerdown", () => void hold());
}

/**
 * *With my box*: which things are real, each by itself.
 * @param {readonly import("./protocol.js").Named[]} things
 * @param {string[]} chosen
 * @param {{key: string, lang: string, changed: () => void}} about
 */
export function realFields(things, chosen, { key, lang, changed }) {
  const boxes = things.map((thing) => {
    const id = `${key}-real-${thing.id}`;
    const box = h("input", { type: "checkbox", id, checked: chosen.includes(thing.id), "data-key": id, onchange: () => {
      if (box.checked) chosen.push(thing.id);
      else chosen.splice(chosen.indexOf(thing.id), 1);
      changed();
    } });
    return h("span", { class: "member" }, box, h("label", { for: id }, thing.text[lang] ?? thing.id));
  });
  return h("fieldset", { class: "team with-box" }, h("legend", {}, t("real-mine")), ...boxes, h("p", { class: "hint" }, t("real-hint")));
}
