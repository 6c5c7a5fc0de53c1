// @ts-check
// The strip below the board: the caption of a film with its controls, and between films the way to see the last one again. It covers nothing.
import { button, fill, h, icon } from "./dom.js";
import { many, t } from "./lang.js";
import { SPEEDS, applySpeed, remember, speed } from "./settings.js";
import { isMuted, mute } from "./sound.js";
import { letSpeak, speaks } from "./speech.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./film.js").Film} Film */
/** @typedef {import("./beats.js").Frame} Frame */

export class FilmStrip {
  /** @type {readonly string[]} */ #lines = [];
  /** @type {Frame|null} */ #frame = null;
  /** @type {readonly import("./protocol.js").Line[]} */ #before = [];
  #place = "";

  /** @param {Film} film */
  constructor(film) {
    this.film = film;
    this.bar = h("section", { class: "film", id: "film" });
    this.instruction = h("section", { class: "instruction", id: "instruction", hidden: true });
    this.draw();
  }

  relang() {
    this.draw();
  }

  /** @param {Frame} frame @param {number} n @param {number} of @param {readonly import("./protocol.js").Line[]} before what led to it */
  caption(frame, n, of, before) {
    this.#frame = frame;
    this.#before = before;
    delete this.bar.dataset.rest;
    this.#place = `${n + 1}/${of}`;
    this.draw();
  }

  /** A beat has come to rest: for scripts that wait for it. @param {number} n */
  rested(n) {
    this.bar.dataset.rest = String(n + 1);
  }

  /** What has changed, a line each. @param {readonly string[]} lines */
  changed(lines) {
    this.#lines = lines;
  }

  draw() {
    this.bar.setAttribute("aria-label", t("film"));
    this.bar.classList.toggle("running", this.film.running);
    if (!this.film.running) delete this.bar.dataset.rest;
    this.#instruct();
    fill(this.bar, ...(this.film.running ? this.#running() : this.#idle()), this.#speeds(), this.#sound(), this.film.byHand ? this.#aloud() : "");
  }

  /** At a real table: what to do with one's hands, and a button for when it is done. */
  #instruct() {
    const line = this.#frame?.line;
    this.instruction.hidden = !this.film.running || !this.film.byHand;
    if (this.instruction.hidden) this.instruction.removeAttribute("data-waits");
    if (this.instruction.hidden || !line) return;
    fill(this.instruction,
      this.#before.length ? h("ul", { class: "instruction-why" }, ...this.#before.map((one) => h("li", {}, one.text, " ", one.rule ? ruleChip(one.rule) : ""))) : "",
      h("p", { class: "instruction-text" }, line.text, " ", line.rule ? ruleChip(line.rule, "instruction-rule") : ""),
      h("div", { class: "pad-foot" },
        button(icon("prev"), () => void this.film.back(), { class: "pad-back", "aria-label": t("film-back"), "data-key": "instruction-back" }),
        button(t("film-done"), () => void this.film.step(), { class: "primary film-done", "data-key": "film-done" })),
      h("p", { class: "hint" }, this.#place));
  }

  #running() {
    const { film } = this;
    const line = this.#frame?.line;
    return [
      h("div", { class: "film-controls", role: "group", "aria-label": t("film-controls") },
        tool("prev", "film-back", () => void film.back()),
        tool(film.paused ? "play" : "pause", film.paused ? "play-replay" : "pause", () => void film.pause()),
        tool("next", "film-on", () => void film.step()),
        tool("skip", "film-skip", () => void film.skip())),
      h("p", { class: "film-caption" }, line?.text ?? ""),
      line?.rule ? ruleChip(line.rule, "film-rule") : "",
      h("span", { class: "film-count" }, this.#place),
    ];
  }

  #idle() {
    const again = button(h("span", { class: "bar-face" }, icon("again"), h("span", { class: "again-text" }, t("film-again"))), () => void this.film.again(), { class: "small", "data-key": "film-again", title: t("film-again") });
    const lines = this.#lines;
    return [
      this.film.hasTurn ? again : "",
      lines.length ? h("details", { class: "what-changed" },
        h("summary", { "data-key": "what-changed", "aria-label": many("changes", lines.length), title: many("changes", lines.length) },
          h("span", { class: "changes-text" }, many("changes", lines.length)), h("span", { class: "changes-mark", "aria-hidden": "true" }, `±${lines.length}`)),
        h("ol", { tabindex: "0" }, ...lines.map((text) => h("li", {}, text)))) : "",
      h("span", { class: "spring" }),
    ];
  }

  #speeds() {
    const menu = h("select", { id: "speed", "aria-label": t("speed"), title: t("speed"), "data-key": "speed",
      onchange: (/** @type {Event} */ event) => {
        if (event.target instanceof HTMLSelectElement) remember("speed", event.target.value);
        applySpeed();
      } },
      ...SPEEDS.map((name) => h("option", { value: name, selected: name === speed() }, t(`speed-${name}`))));
    return h("span", { class: "film-speed" }, icon("speed"), menu);
  }

  #aloud() {
    const on = speaks();
    return tool(on ? "silent" : "speak", on ? "aloud-off" : "aloud-on", () => { letSpeak(!on); this.draw(); this.film.store.tell("picked"); });
  }

  #sound() {
    const muted = isMuted();
    return tool(muted ? "mute" : "sound", muted ? "sound-on" : "sound-off", () => { mute(!muted); this.draw(); });
  }
}

/** @param {string} name @param {string} key @param {() => void} act */
function tool(name, key, act) {
  return button(icon(name), act, { class: "tool", "aria-label": t(key), title: t(key), "data-key": key });
}
