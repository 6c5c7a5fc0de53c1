// What the page says of the dice: whether they can be foreseen, words of one's own before the first of them, and the check at the end.
import { held } from "./api.js";
import { button, fill, h } from "./dom.js";
import { many, t } from "./lang.js";
import { request } from "./transport.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./store.js").Store} Store */

/** The kind of dice in two words, for the head of the page. @param {Store} store */
export function diceMark(store) {
  const dice = store.state?.dice;
  if (!dice) return "";
  const { commitment } = dice;
  if (dice.kind === "known") return h("abbr", { class: "dice-kind known", title: t("dice-known-hint") }, t("dice-known"));
  if (dice.kind === "typed" && (dice.real.length || !commitment)) return h("abbr", { class: "dice-kind", title: t("dice-typed-hint") }, t("dice-typed"));
  if (dice.renewed) return h("abbr", { class: "dice-kind renewed", title: t("dice-renewed-hint", { commitment }) }, t("dice-renewed"));
  return h("abbr", { class: "dice-kind", title: t("dice-fair-hint", { commitment }) }, t("dice-fair"));
}

/** While the first roll waits: the commitment, a field for words, and a way to begin. @param {Play} play */
export function ownWords(play) {
  const { store } = play;
  const panel = h("section", { class: "own-words", id: "own-words", hidden: true });
  const input = h("input", { id: "own-words-text", maxlength: 200, autocomplete: "off" });

  function draw() {
    const dice = store.state?.dice;
    panel.hidden = !dice?.waiting;
    if (!dice?.waiting) return;
    const mine = store.welcome?.you ?? [];
    const asked = mine.length > 0 && !mine.some((seat) => dice.spoken.includes(seat));
    const missing = store.seats.filter((seat) => seat.kind === "human" && !dice.spoken.includes(seat.seat)).map((seat) => seat.name);
    fill(panel,
      h("p", {}, t("own-words-about")),
      h("p", { class: "hint" }, t("commitment"), " ", h("code", {}, dice.commitment)),
      asked ? h("p", { class: "field" }, h("label", { for: "own-words-text" }, t("own-words-field")), input) : "",
      asked ? button(t("own-words-add"), () => void play.socket.send({ type: "words", words: input.value }), { class: "primary", "data-key": "own-words-add" }) : "",
      h("p", { class: "hint" }, t("own-words-missing", { names: missing.join(", ") })),
      mine.length ? button(t("own-words-begin"), () => void play.socket.send({ type: "begin" }), { "data-key": "own-words-begin" }) : "");
  }

  store.on(["state", "shown", "presence", "lang"], draw);
  return panel;
}

/** At the end: every roll and card computed again, here in the browser. @param {Play} play */
export function diceCheck(play) {
  const { store } = play;
  const found = h("p", { class: "hint", id: "dice-checked", role: "status" });

  async function check() {
    const { welcome } = store;
    if (!welcome) return;
    fill(found, t("checking-dice"));
    const reply = await request(`/api/tables/${welcome.table}/save`, { headers: held(welcome.tokens) }).catch(() => null);
    const { checkDice } = await import("./fair.js");
    fill(found, reply?.ok ? verdict(checkDice(await reply.text())) : t("dice-unreachable"));
  }

  return () => {
    const dice = store.state?.dice;
    if (!dice?.commitment) return dice?.kind === "known" ? h("p", { class: "hint" }, t("dice-known-hint")) : "";
    return h("div", { class: "dice-check" }, button(t("check-dice"), () => void check(), { "data-key": "check-dice" }), found);
  };
}

/** @param {ReturnType<typeof import("./fair.js").checkDice>} report */
function verdict(report) {
  const { line, found, checked, sealed, typed } = report;
  if (line) return t("dice-wrong", { line, found });
  const said = sealed ? t("dice-sealed", { sealed, checked }) : t("dice-right", { checked });
  return typed ? `${said} ${many("dice-yours", typed)}` : said;
}
