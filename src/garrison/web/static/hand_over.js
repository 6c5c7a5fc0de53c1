// Two sides with secrets at one screen: between their turns a curtain hides the table until the other has taken over.
import { button, fill, h } from "./dom.js";
import { t } from "./lang.js";
import { heldTables } from "./settings.js";

/** @typedef {import("./store.js").Store} Store */

/** The token of the other side, where this browser holds one too; "" elsewhere. @param {Store} store */
export function otherToken(store) {
  const { welcome } = store;
  if (!welcome?.secrets) return "";
  const all = heldTables().find((row) => row.id === welcome.table)?.tokens ?? [];
  return all.find((token) => !welcome.tokens.includes(token) && !welcome.watch.endsWith(token)) ?? "";
}

/** @param {Store} store */
export function handOver(store) {
  const curtain = h("section", { class: "curtain", id: "curtain", role: "dialog", "aria-modal": "true", "aria-labelledby": "curtain-title", hidden: true });

  function draw() {
    const { state, welcome } = store;
    const token = otherToken(store);
    const mine = state?.ask.seats.some((seat) => welcome?.you.includes(seat));
    const asked = state?.ask.kind === "choice" && !mine ? store.seats.find((seat) => state.ask.seats.includes(seat.seat)) : undefined;
    const show = Boolean(token && asked?.kind === "human" && store.shown?.mode === "live");
    const came = show && curtain.hidden;
    curtain.hidden = !show;
    if (!show || !asked) return;
    const take = button(t("hand-over-take", { side: asked.name }), () => { location.hash = token; }, { class: "primary big", "data-key": "hand-over" });
    fill(curtain, h("h2", { id: "curtain-title" }, t("hand-over", { side: asked.name })), h("p", {}, t("hand-over-why")), take);
    if (came) take.focus();
  }

  store.on(["shown", "presence", "lang"], draw);
  return curtain;
}
