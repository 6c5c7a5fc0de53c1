// The coach: looks at a move before it is made, and speaks up only when it loses more than was agreed; explains one's last move.
import { announce, button, fill, h } from "./dom.js";
import { t } from "./lang.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").Offer} Offer */

const LOSSES = ["2", "5", "10"]; // games in a hundred

/** How much a move must lose before the coach speaks, in games of a hundred; "off" for never. */
const agreed = () => recall("coach", "off");

/** The choice of it. */
export function coachSwitch() {
  const choices = ["off", ...LOSSES].map((loss) => h("option", { value: loss, selected: agreed() === loss }, loss === "off" ? t("coach-off") : t("coach-loss", { games: loss })));
  const select = h("select", { id: "coach-loss", onchange: (/** @type {Event} */ event) => { if (event.target instanceof HTMLSelectElement) remember("coach", event.target.value); } }, ...choices);
  return h("p", { class: "switch" }, h("label", { for: "coach-loss" }, t("coach")), " ", select, " ", h("span", { class: "hint" }, t("coach-about")));
}

/** @param {Play} play */
export function coachPanel(play) {
  const { store } = play;
  const panel = h("section", { class: "coach", "aria-label": t("coach"), hidden: true });
  let looking = false;

  /** Whether to go on with it. @param {Offer} offer */
  const guard = (offer) => (agreed() === "off" || !store.welcome?.hints || store.offers.length < 2 ? true : look(offer));

  /** @param {Offer} offer @returns {Promise<boolean>} */
  async function look(offer) {
    if (looking) return false;
    looking = true;
    const n = store.state?.n;
    const told = await play.socket.ask({ type: "weigh", option: offer.index }, "weighed").catch(() => null);
    looking = false;
    if (store.state?.n !== n) return false;
    if (!told || 100 * told.loss < Number(agreed())) return true;
    return warn(told.text);
  }

  /** @param {string} text @returns {Promise<boolean>} */
  function warn(text) {
    return new Promise((decide) => {
      /** @param {boolean} goOn */
      const close = (goOn) => { panel.hidden = true; fill(panel); if (!goOn) store.setPicked([]); decide(goOn); };
      const back = button(t("coach-back"), () => close(false), { class: "small", "data-key": "coach-back" });
      const on = button(t("coach-on"), () => close(true), { class: "small", "data-key": "coach-on" });
      fill(panel, h("h2", {}, t("coach")), h("p", { class: "hint-text" }, text), h("p", {}, back, " ", on));
      panel.hidden = false;
      panel.scrollIntoView({ block: "nearest" });
      announce(text);
      back.focus();
    });
  }

  play.guard = guard;
  return panel;
}

/** A button that explains one's own last move, and the place where it is said. @param {Play} play */
export function explainMove(play) {
  const said = h("p", { class: "hint-explained", role: "status" });
  const ask = button(t("explain-move"), async () => {
    said.textContent = t("hint-thinking");
    const told = await play.socket.ask({ type: "weigh" }, "weighed").catch((error) => { play.complain(error); return null; });
    said.textContent = told?.text ?? "";
    said.scrollIntoView({ block: "nearest" });
  }, { class: "link", "data-key": "explain-move" });
  return h("div", { class: "hint-explain" }, ask, said);
}
