// @ts-check
/** Beats as Wolfenstein draws them: who wakes and what it sees, dice over the target, noise within its room. */

/**
 * @typedef {import("/static/pictures.js").Picture} Picture
 * @typedef {import("/static/stage.js").Stage} Stage
 */

/** @type {Record<string, Picture>} */
export const pictures = {
  /** What is found comes from its deck, opens, and lies with the hero who found it. */
  card(stage, beat) {
    const deck = stage.box(/^(gun_case|ammo_box|supply_bag|arms_and_rounds|medical_chest|loot_for_all|booby_trap|trip_wire)$/.test(beat.card ?? "") ? "pile:crate-deck" : "pile:event-deck");
    stage.card(stage.box(beat.who), beat.card ?? "", deck);
  },
  noise(stage, beat) {
    const made = stage.board.svg.querySelector(`.tile[data-ref="${CSS.escape(beat.to ?? "")}"] .ground`);
    const box = (made && stage.boxOf(made)) ?? stage.box(beat.to);
    if (box) stage.waves(box, Math.min(110, Math.min(box.width, box.height) / 2 / stage.unit));
  },
  aim(stage, beat) {
    const [from, to] = [stage.box(beat.who), stage.box(beat.to)];
    if (from) stage.ring(from, "foe");
    if (from && to) stage.line(from, to, "sight");
    if (!to) return;
    stage.ring(to, "aim");
    if (beat.amount) stage.plate(to, `${beat.amount} ⚄`, "bad");
  },
  mark(stage, beat) {
    const box = stage.box(beat.to?.replace("piece:gate_", "gate:"), beat.who);
    if (box) stage.ring(box);
  },
};
