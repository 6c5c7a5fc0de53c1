// @ts-check
/** Beats as the Westerplatte draws them: each gun fires alone, and it is seen which brick breaks and where the rest goes. */

/**
 * @typedef {import("/static/pictures.js").Picture} Picture
 * @typedef {import("/static/stage.js").Stage} Stage
 * @typedef {import("/static/beats.js").Beat} Beat
 */

/** The wall of a space. @param {string | undefined} ref */
const wallOf = (ref) => (ref ?? "").replace("space:", "gauge:wall:");

/** The bricks that are lost: the board still shows them. @param {Stage} stage @param {Beat} beat */
function bricksOf(stage, { gauges = {}, amount = 1 }) {
  const [[name, left] = ["", 0]] = Object.entries(gauges);
  const bricks = [...stage.board.svg.querySelectorAll(`[data-gauge="${CSS.escape(name)}"] .bricks use`)];
  return bricks.slice(left, left + amount).flatMap((brick) => stage.boxOf(brick) ?? []);
}

/** @type {Record<string, Picture>} */
export const pictures = {
  shot(stage, beat) {
    const [from, to] = [stage.box(beat.who), stage.box(wallOf(beat.to), beat.to)];
    if (!from || !to) return;
    stage.ring(from, "foe");
    const rounds = Math.max(1, beat.amount ?? 1);
    for (let n = 0; n < rounds; n++) {
      const aside = (n - (rounds - 1) / 2) * 14;
      stage.line({ ...from, x: from.x + aside, height: from.height * 0.3 }, { ...to, x: to.x + aside }, "tracer", (n / rounds) * 0.6);
    }
    if (beat.to?.startsWith("space:")) stage.plate(from, `${rounds}`, "bad");
  },
  break(stage, beat) {
    const bricks = bricksOf(stage, beat);
    for (const brick of bricks) {
      stage.burst(brick, 1);
      stage.cross(brick);
    }
    const wall = stage.box(wallOf(beat.to), beat.to);
    if (wall) stage.plate(wall, `−${beat.amount || 1}`, "bad");
  },
  pass(stage, beat) {
    const [from, to] = [stage.box(wallOf(beat.who), beat.who), stage.box(wallOf(beat.to), beat.to)];
    if (!from || !to) return;
    stage.trail([from, to]);
    stage.ring(to, "hit");
  },
};
