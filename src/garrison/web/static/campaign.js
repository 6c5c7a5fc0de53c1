// The campaign map of the lobby: missions in order, what came of each, and the way to the next.
import { api } from "./api.js";
import { copyCampaign, goBack } from "./campaign_link.js";
import { button, h } from "./dom.js";
import { lang, many, splitText, t } from "./lang.js";
import { campaignKey, recall } from "./settings.js";

/** @typedef {import("./protocol.js").GameListed} GameListed */
/** @typedef {import("./protocol.js").StageListed} StageListed */
/** @typedef {(setup: Record<string, unknown>) => void} Begin */

/** @param {string} game @returns {Promise<readonly StageListed[]>} */
export function fetchCampaign(game) {
  return api(`/api/campaign/${encodeURIComponent(game)}`, { headers: { "Garrison-Campaign": campaignKey() } }).catch(() => []);
}

/** The mission to be won next, or the first when all are won. @param {readonly StageListed[]} stages */
export function nextStage(stages) {
  return stages.find((stage) => stage.state !== "won" && stage.state !== "closed") ?? stages[0];
}

/** How a mission is begun from the map; one that is not open yet is played by itself. @param {GameListed} game @param {StageListed} stage */
export function setupOf(game, stage) {
  return { game: game.id, scenario: stage.mission, ...(stage.state === "closed" ? {} : { campaign: true }) };
}

/** @param {GameListed} game @param {string} mission */
function told(game, mission) {
  const whole = game.scenarios.find((one) => one.id === mission)?.text[lang()] ?? mission;
  const { name, text } = splitText(whole);
  const cut = name.indexOf(",");
  return { name: cut < 0 ? name : name.slice(cut + 1).trim(), text };
}

/** What came of a mission, in words. @param {StageListed} stage @param {boolean} isNext */
function stateText(stage, isNext) {
  if (stage.state === "won") return `${t("stage-won")}, ${many("stage-best", stage.rounds)}`;
  const tried = stage.tries ? `, ${many("stage-tries", stage.tries)}` : "";
  return `${t(isNext ? "stage-next" : stage.state === "open" ? "stage-open" : "stage-closed")}${tried}`;
}

/**
 * @param {GameListed} game
 * @param {readonly StageListed[]} stages
 * @param {Begin} begin
 */
export function campaignMap(game, stages, begin) {
  const won = stages.filter((stage) => stage.state === "won").length;
  const next = won < stages.length ? nextStage(stages) : undefined;
  const note = h("p", { class: "stage-note" });
  /** @param {StageListed|undefined} stage */
  const tell = (stage) => {
    if (!stage) return note.replaceChildren(t("campaign-done"));
    const { name, text } = told(game, stage.mission);
    note.replaceChildren(h("strong", {}, `${stages.indexOf(stage) + 1}. ${name}`), h("span", {}, text), h("span", { class: "hint" }, stateText(stage, stage === next)));
  };
  const rooms = stages.map((stage, n) => {
    const { name, text } = told(game, stage.mission);
    const made = button(h("span", { class: "stage-number" }, n + 1), () => begin(setupOf(game, stage)), {
      class: `stage ${stage === next ? "next" : stage.state}`, "data-key": `stage-${stage.mission}`, "data-stage": stage.mission,
      "aria-label": `${n + 1}. ${name}: ${stateText(stage, stage === next)}. ${text}`,
    });
    made.append(h("span", { class: "stage-sign", "aria-hidden": "true" }, stage.state === "won" ? `✔ ${stage.rounds}` : stage === next ? "▶" : stage.state === "open" ? "○" : "·"));
    for (const event of ["pointerenter", "focus"]) made.addEventListener(event, () => tell(stage));
    return h("li", {}, made);
  });
  const map = h("ol", { class: "stages" }, ...rooms);
  map.addEventListener("pointerleave", () => tell(next));
  tell(next);
  return h("section", { class: "campaign", "aria-labelledby": `campaign-${game.id}` },
    h("h4", { id: `campaign-${game.id}` }, t("campaign"), h("span", { class: "hint" }, t("campaign-so-far", { won, all: stages.length }))),
    map, note,
    h("div", { class: "campaign-own" }, button(t("campaign-link"), (event) => void copyCampaign(game.id, event.currentTarget), { class: "small", "data-key": `campaign-link-${game.id}` }), 
      recall("campaign-before") ? button(t("campaign-back"), () => { goBack(); location.reload(); }, { class: "small", "data-key": "campaign-back" }) : "", h("span", { class: "hint" }, t("campaign-yours"))));
}
