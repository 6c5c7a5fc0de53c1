// Where the dock lies: over as little as possible of what can ever be pressed, and towards the lower right.

/** @typedef {import("./board/base.js").BaseBoard} BaseBoard */
/** @typedef {{x: number, y: number, right: number, bottom: number}} Edges */

const STEPS = 12; // across and down
const EDGE = 8;

/** @param {HTMLElement} dock @param {BaseBoard} board */
export function settle(dock, board) {
  const host = dock.parentElement?.getBoundingClientRect();
  if (!host || getComputedStyle(dock).position === "static") return;
  const { width, height } = dock.getBoundingClientRect();
  const fixed = [...board.svg.querySelectorAll('[role="button"], [role="img"], .man, [data-gauge], [data-pile]')]
    .filter((made) => !made.closest(".piece")).map((made) => made.getBoundingClientRect());
  let best = { x: host.width - width - EDGE, y: host.height - height - EDGE, loss: Infinity };
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      const x = EDGE + ((host.width - width - 2 * EDGE) * (STEPS - column)) / STEPS;
      const y = EDGE + ((host.height - height - 2 * EDGE) * (STEPS - row)) / STEPS;
      const spot = { x: host.x + x, y: host.y + y, right: host.x + x + width, bottom: host.y + y + height };
      const loss = fixed.reduce((sum, made) => sum + overlap(made, spot), 0) + row * 90 + column * 30;
      if (loss < best.loss) best = { x, y, loss };
    }
  }
  Object.assign(dock.style, { left: `${best.x}px`, top: `${best.y}px`, right: "auto", bottom: "auto" });
}

/** @param {Edges} a @param {Edges} b */
function overlap(a, b) {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y));
}
