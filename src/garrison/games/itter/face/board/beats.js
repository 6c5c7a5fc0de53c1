// @ts-check
/** Beats as Castle Itter draws them: rounds from the crates fall on who comes, shells come from beyond the sheet. */

/**
 * @typedef {import("/static/pictures.js").Picture} Picture
 * @typedef {import("/static/stage.js").Stage} Stage
 * @typedef {import("/static/beats.js").Beat} Beat
 * @typedef {import("/static/board/anchor.js").Box} Box
 */

const ROUND = "M-2.5 9v-10q0-5 2.5-8q2.5 3 2.5 8v10z";

/** Suppression: a round for each die goes from the crate to the area, and rolls there. @param {Stage} stage @param {Beat} beat */
function suppression(stage, beat) {
  const [crate, area] = [stage.box(beat.who), stage.box(beat.to)];
  if (!area) return;
  const to = stage.middle(area);
  const from = crate ? stage.middle(crate) : to;
  (beat.dice ?? []).forEach((_, n) => {
    const x = to.x + (n - ((beat.dice?.length ?? 1) - 1) / 2) * 12;
    const made = stage.add("path", { class: "beat-round", d: ROUND, transform: `translate(${x} ${to.y + 4})` });
    stage.move(made, [{ translate: `${from.x - x}px ${from.y - to.y}px` }, { translate: "0 0" }], { delay: n * 25, duration: Math.max(stage.motion - n * 25, 80) });
  });
  stage.ring(area, beat.hit ? "good" : "bad");
  stage.dice(area, beat);
}

/** Pak, flak and panzerfaust hit walls: fire comes in from beyond the sheet. @param {Stage} stage @param {Beat} beat @param {Box} wall */
function shell(stage, beat, wall) {
  const { x, y, width } = stage.frame;
  const middle = stage.middle(wall);
  const left = middle.x < x + width / 2;
  stage.line({ x: left ? x : x + width, y: y + middle.y * 0.4, width: 0, height: 0 }, wall, "tracer");
  if (beat.hit) stage.burst(wall, 2, "fire");
  stage.dice(wall, beat);
}

/** @type {Record<string, Picture>} */
export const pictures = {
  roll(stage, beat) {
    const box = stage.box(beat.to);
    if (beat.who?.startsWith("crate:") && beat.needed) suppression(stage, beat);
    else if (box) {
      stage.ring(box, "aim");
      stage.dice(box, beat);
    }
  },
  shot(stage, beat) {
    const [from, to] = [stage.box(beat.who), stage.box(beat.to)];
    if (!to) return;
    if (beat.to?.startsWith("location:")) return shell(stage, beat, to);
    if (from) stage.line(from, to, "tracer");
    stage.ring(to, beat.hit ? "hit" : "miss");
    stage.dice(to, beat);
  },
};
