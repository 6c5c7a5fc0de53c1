// @ts-check
// What is drawn of each kind of beat in any game; a board may have pictures of its own.

/** @typedef {import("./beats.js").Beat} Beat */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {(stage: Stage, beat: Beat) => void} Picture */

/** @type {Record<string, Picture>} */
export const PICTURES = {
  tell(stage, beat) {
    for (const ref of [beat.who, beat.to, ...(beat.path ?? [])]) {
      const box = stage.box(ref);
      if (box) stage.ring(box);
    }
  },
  phase(stage, beat) {
    const box = stage.box(beat.who, ...Object.keys(beat.gauges ?? {}).map((name) => `gauge:${name}`));
    if (box) stage.ring(box);
  },
  card: (stage, beat) => void stage.card(stage.box(beat.who), beat.card ?? ""),
  roll(stage, beat) {
    const box = stage.box(beat.to);
    if (!box) return;
    stage.ring(box, beat.needed ? (beat.hit ? "good" : "bad") : "plain");
    stage.dice(box, beat);
  },
  aim(stage, beat) {
    const [from, to] = [stage.box(beat.who), stage.box(beat.to)];
    if (from) stage.ring(from, "foe");
    if (from && to) stage.line(from, to, "sight");
    if (to) stage.ring(to, "aim");
    if (to && beat.dice) stage.dice(to, beat);
  },
  shot(stage, beat) {
    const [from, to] = [stage.box(beat.who), stage.box(beat.to)];
    if (from && to) stage.line(from, to, "tracer");
    if (!to) return;
    stage.ring(to, beat.hit ? "hit" : "miss");
    stage.dice(to, beat);
  },
  place(stage, beat) {
    const box = stage.box(beat.to);
    if (box) stage.ring(box, "foe");
  },
  move(stage, beat) {
    const path = beat.path ?? [];
    stage.trail([...(path.length === 1 ? [beat.who] : []), ...path].flatMap((ref) => stage.box(ref) ?? []));
  },
  hurt(stage, beat) {
    const box = stage.box(beat.to);
    if (!box) return;
    stage.ring(box, "hit");
    if (beat.amount) stage.plate(box, `−${beat.amount}`, "bad");
  },
  lost(stage, beat) {
    const box = stage.box(beat.to);
    if (box && !beat.hit) stage.cross(box);
  },
  mark(stage, beat) {
    const box = stage.box(beat.to, beat.who);
    if (box) stage.ring(box);
  },
  break(stage, beat) {
    const box = stage.box(...Object.keys(beat.gauges ?? {}).map((name) => `gauge:${name}`), beat.to);
    if (!box) return;
    stage.burst(box, Math.min(beat.amount || 1, 4));
    stage.plate(box, `−${beat.amount || 1}`, "bad");
  },
  pass(stage, beat) {
    const [from, to] = [stage.box(beat.who), stage.box(beat.to)];
    if (from && to) stage.trail([from, to]);
  },
  blast(stage, beat) {
    const box = stage.box(beat.path?.at(-1), beat.to);
    if (!box) return;
    stage.waves(box, 60);
    stage.burst(box, 3, "fire");
  },
  wake(stage, beat) {
    const [from, to] = [stage.box(beat.who), stage.box(beat.to)];
    if (!from) return;
    if (to) stage.line(from, to, "sight");
    stage.ring(from, "foe");
    stage.plate(from, "!", "bad");
  },
  noise(stage, beat) {
    const box = stage.box(beat.to);
    if (box) stage.waves(box);
  },
  alarm(stage, beat) {
    const { x, y, width, height } = stage.frame;
    const made = stage.add("rect", { class: "beat-alarm", x, y, width, height, "stroke-width": 18 * stage.unit });
    stage.move(made, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }]);
    const box = stage.box(beat.to);
    if (box) stage.waves(box, 70);
  },
  gain(stage, beat) {
    const box = stage.box(beat.to);
    if (!box) return;
    stage.ring(box, "good");
    if (beat.card) stage.card(box, beat.card, stage.box(beat.who));
    else if (beat.amount) stage.plate(box, `+${beat.amount}`, "good");
  },
  gauge(stage, beat) {
    const box = stage.box(beat.to, ...Object.keys(beat.gauges ?? {}).map((name) => `gauge:${name}`));
    if (box) stage.ring(box);
  },
  end(stage, beat) {
    const { x, y, width, height } = stage.frame;
    const made = stage.add("rect", { class: `beat-end beat-${beat.hit ? "good" : "bad"}`, x, y, width, height, "stroke-width": 24 * stage.unit });
    stage.move(made, [{ opacity: 0 }, { opacity: 1 }]);
  },
};
