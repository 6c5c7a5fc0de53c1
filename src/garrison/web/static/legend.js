// The legend of a game: every sign of its board beside its words, made from the same data by which the board explains itself.
import { fill, h } from "./dom.js";
import { t } from "./lang.js";
import { fitted, sample } from "./sample.js";
import { inWords, symbolsOf } from "./symbols.js";
import { ruleChip } from "./why.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./symbols.js").Sign} Sign */

/** @param {Store} store */
export function legendPanel(store) {
  const body = h("div", { class: "legend" });

  async function load() {
    const symbols = await symbolsOf(store.welcome?.game ?? "");
    const svg = store.board?.svg ?? null;
    fill(body, symbols.all.length ? "" : h("p", {}, t("no-legend")), ...symbols.groups.map((group) => h("section", {}, h("h3", {}, inWords(group.title)),
      h("ul", {}, ...group.symbols.map((sign) => row(sign, svg))))));
    body.querySelectorAll("svg").forEach(fitted);
  }

  store.on("lang", () => { if (body.isConnected) void load(); });
  return { body, load };
}

/** @param {Sign} sign @param {SVGSVGElement|null} svg */
function row(sign, svg) {
  const drawn = svg && [...svg.querySelectorAll(sign.at)].find((made) => !made.closest("defs"));
  const what = (typeof sign.show === "object" ? inWords(sign.show) : sign.show) ?? drawn;
  return h("li", { "data-sign": sign.id }, h("span", { class: "legend-sign" }, svg && what ? sample(svg, what) : ""), h("span", {}, inWords(sign.text), " ", ruleChip(sign.rule)));
}
