// Sets up a position on the board itself: a piece is chosen once and put down by taps. What cannot be is named by the engine as one goes;
// the page knows no rules. The position lies in the address, so that a reload keeps it.
import { api, post } from "./api.js";
import { langSwitch, themeSwitch } from "./bar.js";
import { boardFrame } from "./editor_board.js";
import { positionAddress } from "./editor_link.js";
import { fieldCard, sectionList } from "./editor_fields.js";
import { ADJUST, palette } from "./editor_palette.js";
import { sharing } from "./editor_share.js";
import { verdict } from "./editor_verdict.js";
import { announce, button, byId, fill, h, icon } from "./dom.js";
import { styled } from "./host.js";
import { loadWords, onLang, t } from "./lang.js";
import { at, IN_TAB, ROOT } from "./place.js";
import { rulesDrawer } from "./rules.js";
import { Refusal } from "./socket.js";
import { onRule } from "./why.js";

/** @typedef {import("./protocol.js").PositionTold} Told */
/** @typedef {import("./protocol.js").PositionEdit} Edit */
/** @typedef {import("./protocol.js").GameListed} GameListed */

const MOST_PAST = 200;
const ROLLING = [".palette-groups", ".palette-tools"]; // what stays where it was rolled to

export class Editor {
  /** @param {Told} told @param {GameListed} game */
  constructor(told, game) {
    this.told = told;
    this.game = game;
    this.tool = ADJUST;
    this.picked = ""; // the line whose controls are open
    this.trouble = "";
    this.changes = 0;
    /** @type {string[]} */ this.past = [];
    /** @type {string[]} */ this.future = [];
    /** @type {Set<string>} sections that are unfolded */ this.open = new Set();
    this.group = told.tools[0]?.section ?? "";
    /** @type {Promise<void>} changes come one after the other */ this.busy = Promise.resolve();
    this.top = h("header", { class: "top" });
    this.side = h("div", { class: "editor-parts" });
    this.foot = h("section", { class: "verdict", "aria-live": "polite" });
    this.board = boardFrame(this);
    this.share = sharing(this);
    this.build();
  }

  /** @param {Edit} first */
  static async open(first) {
    const [told, listed] = await Promise.all([post("/api/positions", first), api("/api/games"), styled(at("static/editor.css"))]);
    await loadWords(told.game);
    const games = /** @type {GameListed[]} */ (listed.games ?? listed);
    const game = games.find((one) => one.id === told.game);
    if (game) new Editor(told, game);
  }

  build() {
    const rules = rulesDrawer(() => this.game.id, () => undefined);
    onRule((rule) => void rules.show(rule));
    fill(byId("app"), this.top, h("main", { class: "board-area" }, this.board.host), h("aside", { class: "editor-side" }, this.side), this.foot, rules.drawer);
    byId("app").className = "at-editor";
    onLang(() => void this.relang());
    addEventListener("popstate", () => location.reload());
    document.addEventListener("keydown", (event) => this.key(event));
    this.keep();
    this.draw();
  }

  async relang() {
    await loadWords(this.game.id);
    await this.change({});
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (typing || event.defaultPrevented) return;
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key.toLowerCase() === "z") void (event.shiftKey ? this.redo() : this.undo());
    else if (event.key === "Escape") this.choose(ADJUST);
    else return;
    event.preventDefault();
  }

  /** Asks for a change and shows what comes of it. @param {Edit} edit @param {boolean} [kept] whether it can be undone */
  change(edit, kept = true) {
    this.busy = this.busy.then(async () => {
      const before = this.told.text;
      try {
        const told = await post("/api/positions", { text: before, ...edit });
        if (kept && told.text !== before) {
          this.past = [...this.past, before].slice(-MOST_PAST);
          this.future = [];
        }
        this.told = told;
        this.trouble = "";
        this.keep();
      } catch (error) {
        this.trouble = error instanceof Refusal ? error.detail || error.message : String(error);
        announce(this.trouble);
      }
      this.changes += 1;
      this.draw();
    });
    return this.busy;
  }

  undo() {
    const text = this.past.pop();
    if (text === undefined) return this.busy;
    this.future.push(this.told.text);
    return this.change({ text }, false);
  }

  redo() {
    const text = this.future.pop();
    if (text === undefined) return this.busy;
    this.past.push(this.told.text);
    return this.change({ text }, false);
  }

  /** In the address: a reload brings it back. */
  keep() {
    history.replaceState(null, "", positionAddress(this.told.letters));
    if (IN_TAB) parent.dispatchEvent(new Event("pagemoved")); // the window around the page shows its address
  }

  /** @param {string} tool */
  choose(tool) {
    this.tool = this.tool === tool ? ADJUST : tool;
    this.draw();
  }

  /** The controls of a line. @param {string} section @param {string} key */
  pick(section, key) {
    this.picked = `${section}/${key}`;
    this.draw();
    this.side.querySelector(".field-card")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} section @param {string} key @param {string} items */
  set(section, key, items) {
    return this.change({ section, key, items });
  }

  draw() {
    const { told } = this;
    document.title = `${t("editor")} · Garrison`;
    Object.assign(byId("app").dataset, { changes: this.changes, objections: told.objections.length }); // for scripts that wait for a change
    fill(this.top,
      h("a", { href: ROOT.href, class: "home", "aria-label": t("to-lobby"), title: t("to-lobby"), "data-key": "home" }, icon("home")),
      h("h1", {}, t("editor-title")),
      h("span", { class: "board-tools", role: "group", "aria-label": t("tools") },
        tool("undo", "undo", () => void this.undo(), !this.past.length),
        tool("redo", "redo", () => void this.redo(), !this.future.length),
        ...this.board.tools, langSwitch(() => this.game.id), themeSwitch(() => this.draw())));
    const card = told.fields.find((field) => `${field.section}/${field.key}` === this.picked);
    const rolled = ROLLING.map((one) => this.side.querySelector(one)).map((made) => [made?.scrollLeft ?? 0, made?.scrollTop ?? 0]);
    fill(this.side,
      this.trouble ? h("p", { class: "trouble", role: "alert" }, this.trouble) : "",
      palette(this),
      card ? fieldCard(this, card) : "",
      sectionList(this),
      this.share.panel());
    ROLLING.forEach((one, n) => this.side.querySelector(one)?.scrollTo(rolled[n]?.[0] ?? 0, rolled[n]?.[1] ?? 0));
    fill(this.foot, ...verdict(this));
    this.board.draw();
  }
}

/** @param {string} sign @param {string} key @param {() => void} act @param {boolean} off */
const tool = (sign, key, act, off) => button(icon(sign), act, { class: "tool", "aria-label": t(key), title: t(key), disabled: off, "data-key": key });
