// Correcting the past: what was asked at an answer of the log, what it should have been, and what comes of it.
import { announce, button, fill, h } from "./dom.js";
import { many, t } from "./lang.js";
import { cardsOf, dicePad, itemPicker } from "./pad.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").AskedTold} AskedTold */
/** @typedef {import("./protocol.js").Corrected} Corrected */
/** @typedef {{option?: number, faces?: number[], card?: string}} Better */

/** @param {Play} play */
export function correctPanel(play) {
  const body = h("div", { class: "correct-body" });

  /** @param {number} node */
  async function load(node) {
    fill(body);
    const told = await play.socket.ask({ type: "asked", node }, "asked").catch((error) => { play.complain(error); return null; });
    if (!told) return;
    const { part, focus } = input(told, (better) => void send(node, better));
    fill(body,
      h("p", {}, told.text, " ", told.rule ? ruleChip(told.rule) : ""),
      h("p", { class: "correct-was" }, t("correct-was", { answer: told.label })),
      h("p", { class: "hint" }, t("correct-hint")), part);
    focus();
  }

  /** @param {number} node @param {Better} better */
  async function send(node, better) {
    const message = { type: /** @type {const} */ ("correct"), node, ...better };
    const came = await play.socket.ask(message, "corrected").catch((error) => { play.complain(error); return null; });
    if (came) tell(came);
  }

  /** @param {Corrected} came */
  function tell(came) {
    const kept = came.changed ? `${many("correct-kept", came.kept)} ${came.left ? many("correct-left", came.left) : ""}` : t("correct-same");
    const why = came.conflict ? t("correct-conflict", { answer: came.conflict, why: came.why }) : "";
    const back = button(t("correct-back"), () => void play.move({ type: "go", node: came.before }).then(() => fill(body, t("correct-undone"))), { "data-key": "correct-back" });
    fill(body,
      h("p", { class: "correct-came", role: "status" }, kept),
      why ? h("p", { class: "correct-conflict" }, why, " ", came.rule ? ruleChip(came.rule) : "") : "",
      came.changed ? h("p", {}, back, " ", h("span", { class: "hint" }, t("correct-counts"))) : "");
    announce(`${kept} ${why}`);
  }

  return { body, load };
}

/** What fits the question: a pad, a picker of cards, or all options. @param {AskedTold} told @param {(better: Better) => void} done */
function input(told, done) {
  if (told.dice) {
    const { pad, focus } = dicePad(told.dice, { done: (faces) => done({ faces }) });
    return { part: pad, focus };
  }
  const items = told.draw ? cardsOf(told.draw) : told.options.map((offer) => ({ id: String(offer.index), label: offer.label }));
  const { picker, focus } = itemPicker(items, {
    label: t(told.draw ? "pick-card" : "pick-choice"),
    done: (id) => done(told.draw ? { card: id } : { option: Number(id) }),
  });
  return { part: picker, focus };
}
