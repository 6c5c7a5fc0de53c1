// Everything that can be chosen before a game: scenario, players, who sits where, edition, difficulty, rulings.
import { button, fill, h } from "./dom.js";
import { lang, t } from "./lang.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./protocol.js").GameListed} GameListed */
/** @typedef {import("./protocol.js").ScenarioListed} ScenarioListed */
/** @typedef {import("./protocol.js").Named} Named */

const SITTERS = /** @type {const} */ (["me", "open", "heuristic", "random"]);

/** `Standard: eleven Riflemen…` as name and sentence. @param {string} whole */
export function splitText(whole) {
  const cut = whole.indexOf(":");
  if (cut < 0) return { name: whole, text: "" };
  const text = whole.slice(cut + 1).trim();
  return { name: whole.slice(0, cut), text: text.charAt(0).toUpperCase() + text.slice(1) };
}

/**
 * @param {GameListed} game
 * @param {(setup: Record<string, unknown>) => void} begin
 */
export function setupForm(game, begin) {
  const form = h("form", { class: "setup" });
  /** @type {ScenarioListed|undefined} */
  let scenario = game.scenarios[0];
  let players = scenario?.players[0] ?? 1;
  /** @type {string[]} */
  let seats = [];
  /** @type {Record<string, number>} */
  const rulings = {};
  const chosen = { edition: game.editions[0]?.id ?? "", difficulty: "" };
  let takeBack = true;

  function reseat() {
    const names = scenario?.seats[String(players)] ?? [];
    seats = names.map((_, n) => seats[n] ?? (n === 0 ? "me" : "heuristic"));
  }

  /** @param {string} name @param {string} label @param {readonly (readonly [string, string])[]} choices @param {string} value @param {(value: string) => void} chose */
  function select(name, label, choices, value, chose) {
    const id = `${game.id}-${name}`;
    const made = h("select", { id, "data-key": id, onchange: () => { chose(made.value); draw(); } },
      ...choices.map(([key, text]) => h("option", { value: key, selected: key === value }, text)));
    return h("p", { class: "field" }, h("label", { for: id }, label), made);
  }

  function draw() {
    reseat();
    const words = lang();
    const names = scenario?.seats[String(players)] ?? [];
    fill(form,
      select("scenario", t("scenario"), game.scenarios.map((one) => /** @type {const} */ ([one.id, splitText(one.text[words] ?? one.id).name])), scenario?.id ?? "", (id) => {
        scenario = game.scenarios.find((one) => one.id === id);
        players = scenario?.players[0] ?? 1;
      }),
      h("p", { class: "hint" }, splitText(scenario?.text[words] ?? "").text),
      (scenario?.players.length ?? 0) > 1 ? select("players", t("players"), (scenario?.players ?? []).map((n) => /** @type {const} */ ([String(n), String(n)])), String(players), (n) => { players = Number(n); }) : "",
      ...(names.length > 1 ? names.map((seat, n) => select(`seat-${n}`, seat.text[words] ?? seat.id, SITTERS.map((who) => /** @type {const} */ ([who, t(`sit-${who}`)])), seats[n] ?? "me", (who) => { seats[n] = who; })) : []),
      named("edition", game.editions),
      named("difficulty", game.difficulties),
      checkbox(),
      nameField(),
      game.rulings.length ? rulingList() : "",
      button(t("begin"), () => begin(setup()), { class: "primary", "data-key": `${game.id}-begin` }));
  }

  /** @param {"edition"|"difficulty"} kind @param {readonly Named[]} list */
  function named(kind, list) {
    if (list.length < 2) return "";
    const text = list.find((one) => one.id === chosen[kind])?.text[lang()] ?? "";
    const rows = list.map((one) => /** @type {const} */ ([one.id, splitText(one.text[lang()] ?? one.id).name]));
    const none = kind === "difficulty" ? [/** @type {const} */ (["", "—"])] : [];
    return h("div", {}, select(kind, t(kind), [...none, ...rows], chosen[kind], (id) => { chosen[kind] = id; }), h("p", { class: "hint" }, splitText(text).text));
  }

  function checkbox() {
    const id = `${game.id}-take-back`;
    const box = h("input", { type: "checkbox", id, checked: takeBack, onchange: () => { takeBack = box.checked; } });
    return h("p", { class: "field check" }, box, h("label", { for: id }, t("allow-take-back")));
  }

  function nameField() {
    const id = `${game.id}-name`;
    const input = h("input", { id, maxlength: 40, value: recall("name"), autocomplete: "nickname", onchange: () => remember("name", input.value) });
    return h("p", { class: "field" }, h("label", { for: id }, t("my-name")), input);
  }

  /** Points on which the book is silent. */
  function rulingList() {
    const open = game.rulings.filter((ruling) => ruling.choices.length > 1);
    return h("details", { class: "rulings" }, h("summary", {}, t("rulings", { count: open.length })), h("p", { class: "hint" }, t("rulings-hint")),
      ...open.map((ruling) => select(`ruling-${ruling.id}`, `${ruling.id.replaceAll("_", " ")} ${ruling.rules.length ? `[${ruling.rules.join(", ")}]` : ""}${ruling.confidence === "guess" ? " ≈" : ""}`,
        ruling.choices.map((choice, n) => /** @type {const} */ ([String(n), choice])), String(rulings[ruling.id] ?? 0), (n) => { rulings[ruling.id] = Number(n); })));
  }

  function setup() {
    const several = (scenario?.seats[String(players)] ?? []).length > 1;
    return { game: game.id, scenario: scenario?.id ?? "", players, ...chosen, rulings, take_back: takeBack, ...(several ? { seats } : {}) };
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  draw();
  return form;
}
