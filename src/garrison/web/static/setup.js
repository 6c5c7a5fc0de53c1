// Everything that can be chosen before a game: scenario, players, who sits where, edition, difficulty, rulings.
import { button, fill, h } from "./dom.js";
import { lang, splitText, t } from "./lang.js";
import { IN_TAB } from "./place.js";
import { realFields } from "./real.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("./protocol.js").GameListed} GameListed */
/** @typedef {import("./protocol.js").ScenarioListed} ScenarioListed */
/** @typedef {import("./protocol.js").Named} Named */

/** Who can sit somewhere, in words. @param {string} who */
export function sitter(who) {
  const key = `sit-${who}`;
  return t(key) === key ? who : t(key);
}

/**
 * @param {GameListed} game
 * @param {(setup: Record<string, unknown>) => void} begin
 * @param {{open?: readonly string[], scenario?: string, key?: string, real?: readonly string[]}} [more] scenarios that can count for the campaign, the one chosen at first, how fields are told apart, what is real at first
 */
export function setupForm(game, begin, { open = [], scenario: first = "", key = game.id, real: box = [] } = {}) {
  const form = h("form", { class: "setup" });
  /** @type {ScenarioListed|undefined} */
  let scenario = game.scenarios.find((one) => one.id === first) ?? game.scenarios[0];
  let players = scenario?.players[0] ?? 1;
  /** @type {string[]} */
  let seats = [];
  /** @type {Record<string, number>} */
  const rulings = {};
  const chosen = { edition: game.editions[0]?.id ?? "", difficulty: game.difficulty };
  /** @type {readonly string[]|null} members of the team, once they were chosen */
  let team = null;
  /** @type {string[]} what people roll and draw themselves */
  const real = [...box];
  const ticked = { "take-back": true, "own-words": false, campaign: true };

  function reseat() {
    const names = scenario?.seats[String(players)] ?? [];
    seats = names.map((_, n) => seats[n] ?? (n === 0 ? "me" : "heuristic"));
  }

  /** @param {string} name @param {string} label @param {readonly (readonly [string, string])[]} choices @param {string} value @param {(value: string) => void} chose */
  function select(name, label, choices, value, chose) {
    const id = `${key}-${name}`;
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
        team = null;
      }),
      h("p", { class: "hint" }, splitText(scenario?.text[words] ?? "").text),
      h("p", { class: "hint notice" }, scenario?.notice[words] ?? ""),
      (scenario?.players.length ?? 0) > 1 ? select("players", t("players"), (scenario?.players ?? []).map((n) => /** @type {const} */ ([String(n), String(n)])), String(players), (n) => { players = Number(n); }) : "",
      ...(names.length > 1 ? names.map((seat, n) => select(`seat-${n}`, seat.text[words] ?? seat.id, ["me", ...(IN_TAB ? [] : ["open"]), ...game.machines].map((who) => /** @type {const} */ ([who, sitter(who)])), seats[n] ?? "me", (who) => { seats[n] = who; })) : []),
      named("edition", game.editions),
      named("difficulty", game.difficulties),
      game.team ? members(game.team) : "",
      open.includes(scenario?.id ?? "") ? checkbox("campaign", t("counts-for-campaign")) : "",
      checkbox("take-back", t("allow-take-back")),
      checkbox("own-words", t("own-words")),
      box.length ? realFields(game.real, real, { key, lang: words, changed: draw }) : "",
      nameField(),
      game.rulings.length ? rulingList() : "",
      button(t("begin"), () => begin(setup()), { class: "primary", "data-key": `${key}-begin` }));
  }

  /** @param {"edition"|"difficulty"} kind @param {readonly Named[]} list */
  function named(kind, list) {
    if (list.length < 2) return "";
    const text = list.find((one) => one.id === chosen[kind])?.text[lang()] ?? "";
    const rows = list.map((one) => /** @type {const} */ ([one.id, splitText(one.text[lang()] ?? one.id).name]));
    const none = kind === "difficulty" && !game.difficulty ? [/** @type {const} */ (["", "—"])] : [];
    return h("div", {}, select(kind, t(kind), [...none, ...rows], chosen[kind], (id) => { chosen[kind] = id; }), h("p", { class: "hint" }, splitText(text).text));
  }

  /** Whom to take along: just so many. @param {import("./protocol.js").Team} all */
  function members(all) {
    const taken = team ?? all.suggested[scenario?.id ?? ""] ?? [];
    const boxes = all.members.map((one) => {
      const id = `${key}-member-${one.id}`;
      const has = taken.includes(one.id);
      const box = h("input", { type: "checkbox", id, checked: has, disabled: !has && taken.length >= all.pick, "data-key": id, onchange: () => {
        team = box.checked ? [...taken, one.id] : taken.filter((name) => name !== one.id);
        draw();
      } });
      return h("span", { class: "member" }, box, h("label", { for: id }, one.text[lang()] ?? one.id));
    });
    return h("fieldset", { class: "team" }, h("legend", {}, t("team", { title: all.title[lang()] ?? all.setting, count: taken.length, pick: all.pick })), ...boxes);
  }

  /** @param {keyof typeof ticked} name @param {string} text */
  function checkbox(name, text) {
    const id = `${key}-${name}`;
    const box = h("input", { type: "checkbox", id, checked: ticked[name], onchange: () => { ticked[name] = box.checked; } });
    return h("p", { class: "field check" }, box, h("label", { for: id }, text));
  }

  function nameField() {
    const id = `${key}-name`;
    const input = h("input", { id, maxlength: 40, value: recall("name"), autocomplete: "nickname", onchange: () => remember("name", input.value) });
    return h("p", { class: "field" }, h("label", { for: id }, t("my-name")), input);
  }

  /** Points on which the book is silent. */
  function rulingList() {
    const open = game.rulings.filter((ruling) => ruling.choices.length > 1);
    return h("details", { class: "rulings" }, h("summary", {}, t("rulings", { count: open.length })), h("p", { class: "hint" }, t("rulings-hint")), ...open.map(reading));
  }

  /** The ways to read one point; they are sentences, so each has a line of its own. @param {import("./protocol.js").RulingListed} ruling */
  function reading(ruling) {
    const name = `${key}-ruling-${ruling.id}`;
    const where = ruling.rules.length ? ` [${ruling.rules.join(", ")}]` : "";
    const sure = ruling.confidence === "guess" ? h("abbr", { class: "guess", title: t("guess") }, " ≈") : "";
    return h("fieldset", { class: "ruling" }, h("legend", {}, `${ruling.title[lang()]}${where}`, sure),
      ...ruling.choices.map((choice, n) => h("label", {},
        h("input", { type: "radio", name, value: n, checked: n === (rulings[ruling.id] ?? 0), "data-key": `${name}-${n}`, onchange: () => { rulings[ruling.id] = n; } }),
        h("span", {}, choice[lang()] ?? ""))));
  }

  function setup() {
    const several = (scenario?.seats[String(players)] ?? []).length > 1;
    const extra = game.team && team?.length === game.team.pick ? { extra: { [game.team.setting]: team.join(",") } } : {};
    return { game: game.id, scenario: scenario?.id ?? "", players, ...chosen, ...extra, rulings, take_back: ticked["take-back"], ...(ticked["own-words"] ? { own_words: true } : {}), ...(ticked.campaign && open.includes(scenario?.id ?? "") ? { campaign: true } : {}), ...(several ? { seats } : {}), ...(real.length ? { real } : {}) };
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  draw();
  return form;
}
