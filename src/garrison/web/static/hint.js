// Advice: what to do and why, what the others cost, and numbers for who asks; it gets better while one looks.
import { explainMove } from "./coach.js";
import { announce, button, fill, h, icon, s } from "./dom.js";
import { many, percent, points, t } from "./lang.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").HintLine} HintLine */
/** @typedef {import("./protocol.js").HintTold} HintTold */

/** A chance that was played out is never none and never sure. @param {number} chance */
const likely = (chance) => percent(Math.min(0.99, Math.max(0.01, chance)));
const FEW = 5; // shown at once; the rest behind a word

/** Whether this person wants to be offered hints. */
export const wantsHints = () => recall("hints", "on") === "on";

/** The switch for it. @param {() => void} changed */
export function hintSwitch(changed) {
  const box = h("input", { type: "checkbox", id: "hints-on", checked: wantsHints(), onchange: () => {
    remember("hints", wantsHints() ? "off" : "on");
    changed();
  } });
  return h("p", { class: "switch" }, box, h("label", { for: "hints-on" }, t("offer-hints")));
}

/**
 * @param {Play} play
 * @returns {{panel: HTMLElement, ask: () => void, hide: () => boolean}}
 */
export function hintPanel(play) {
  const { store } = play;
  const panel = h("section", { class: "advice", "aria-label": t("hint"), hidden: true });
  let open = false;
  let explain = explainMove(play);
  let wide = false;
  let numbers = false; // whether they are asked for
  let told = "";

  function ask() {
    if (open) {
      hide();
      return;
    }
    open = true;
    wide = false;
    store.hint = null;
    explain = explainMove(play); // nothing is left of what was said of another move
    draw();
    panel.scrollIntoView({ block: "start" });
    play.socket.ask({ type: "hint" }, "hint").catch((error) => { hide(); play.complain(error); });
  }

  function hide() {
    const was = open;
    open = false;
    store.point([]);
    draw();
    return was;
  }

  function draw() {
    const { hint } = store;
    panel.hidden = !open;
    panel.setAttribute("aria-label", t("hint"));
    if (!open) return;
    const close = button(icon("close"), hide, { class: "tool close", "aria-label": t("close"), "data-key": "hint-close" });
    const head = h("header", {}, h("h2", {}, t("hint")), close);
    fill(panel, head, ...(hint ? body(hint) : [h("p", { class: "soft" }, t("hint-thinking"))]));
    if (hint?.last && hint.text !== told) announce(`${told = hint.text} ${hint.others}`);
  }

  /** @param {HintTold} hint */
  function body(hint) {
    const best = hint.options[0];
    return [
      h("p", { class: "hint-text" }, hint.text),
      hint.others ? h("p", { class: "hint-others" }, hint.others) : "",
      best ? h("p", {}, taking(play, best, t("hint-take"), { class: "small", "data-key": "hint-take" })) : "",
      h("details", { class: "hint-numbers", open: numbers, ontoggle: (/** @type {Event} */ event) => { if (event.target instanceof HTMLDetailsElement) numbers = event.target.open; } },
        h("summary", {}, t("hint-numbers")), ...listed(hint)),
      hint.last ? (store.state?.tree.undo ? explain : "") : h("p", { class: "soft" }, t("hint-thinking")),
    ];
  }

  /** Each option with its chances. @param {HintTold} hint */
  function listed(hint) {
    const shown = wide ? hint.options : hint.options.slice(0, FEW);
    const more = hint.options.length - shown.length;
    return [
      h("ol", { class: "hint-list" }, ...shown.map((line) => h("li", {}, row(play, line)))),
      more ? button(many("hint-more", more), () => { wide = true; draw(); }, { class: "link", "data-key": "hint-more" }) : "",
      h("p", { class: "soft" }, hint.played),
    ];
  }

  store.on(["hint", "lang"], draw);
  store.on("state", () => { if (open && store.state?.n !== store.hint?.n) hide(); });
  return { panel, ask, hide };
}

/** An option with its chances; a click takes it, pointing shows it on the board. @param {Play} play @param {HintLine} line */
function row(play, line) {
  const range = t("hint-range", { low: likely(line.win.low), high: likely(line.win.high) });
  const { mean, low, high } = line.win;
  const bar = s("svg", { class: "hint-bar", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" },
    s("rect", { class: "hint-between", x: 100 * low, width: 100 * (high - low), height: 6 }), s("rect", { class: "hint-mean", x: 99 * mean, width: 1, height: 6 }));
  return taking(play, line, h("span", { class: "hint-face" },
    h("span", { class: "hint-label" }, line.label, line.equal ? h("span", { class: "hint-equal", title: t("hint-equal") }, " ≈") : ""),
    bar,
    h("span", { class: "hint-win" }, t("hint-win", { win: likely(line.win.mean) }), h("span", { class: "soft" }, ` ${range}`)),
    h("span", { class: "hint-score soft" }, t("hint-score", { score: points(line.score.mean) }))),
  { class: "hint-row", "data-key": `hint-${line.option}` });
}

/** A button that takes an option; pointing shows it on the board. @param {Play} play @param {HintLine} line @param {string|Node} face @param {Record<string, unknown>} props */
function taking(play, line, face, props) {
  const offer = play.store.state?.ask.options.find((one) => one.index === line.option);
  const made = button(face, () => { if (offer) void play.send(offer); }, { ...props, disabled: !offer });
  const refs = offer?.path ?? [];
  made.addEventListener("pointerenter", () => play.store.point(refs));
  made.addEventListener("pointerleave", () => play.store.point([]));
  made.addEventListener("focus", () => play.store.point(refs));
  made.addEventListener("blur", () => play.store.point([]));
  return made;
}
