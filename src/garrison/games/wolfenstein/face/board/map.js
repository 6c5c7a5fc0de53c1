// @ts-check
/** The castle itself: rooms and corridors of cut stone, walls, doors and barricades, what is printed on the floor. */

import { button, draw, part } from "/static/board/kit.js";

/**
 * @typedef {import("/static/board/kit.js").Piece & {tags?: string[]}} Printed
 * @typedef {{x: number, y: number}} Spot
 */

export const CELL = 40;
const MARGIN = 26; // of rock around the tiles
const GROUND = ["rough", "hero_spawn", "nazi_spawn", "passage"];

/** `space:r4c15` as row and column. @param {string} ref @returns {[number, number]} */
export function gridOf(ref) {
  const [row = 0, column = 0] = ref.replace("space:r", "").split("c").map(Number);
  return [row, column];
}

/** The upper left corner of a space. @param {number} row @param {number} column @returns {Spot} */
const corner = (row, column) => ({ x: (column - 1) * CELL, y: (row - 1) * CELL });

/** The middle of a figure that stands there. @param {string} ref @param {number} [size] in spaces @returns {Spot} */
export function middle(ref, size = 1) {
  const { x, y } = corner(...gridOf(ref));
  return { x: x + (CELL * size) / 2, y: y + (CELL * size) / 2 };
}

/** Spaces covered by a figure. @param {string} ref @param {number} [size] */
export function covered(ref, size = 1) {
  const [row, column] = gridOf(ref);
  if (size < 2) return [ref];
  return [0, 1].flatMap((down) => [0, 1].map((right) => `space:r${row + down}c${column + right}`));
}

/** @param {Printed} tile */
const boxOf = ({ values }) => ({
  ...corner(values.row ?? 1, values.column ?? 1),
  width: CELL * (values.width ?? 1),
  height: CELL * (values.height ?? 1),
});

/**
 * Draws the map; tells where it lies.
 * @param {SVGSVGElement} svg @param {readonly Printed[]} chart
 */
export function survey(svg, chart) {
  const tiles = chart.filter(({ kind }) => kind === "room" || kind === "corridor");
  const joints = chart.filter(({ kind }) => kind === "door" || kind === "barricade" || kind === "opening");
  const bounds = boundsOf(tiles.map(boxOf));
  part(svg, ".rock").append(draw("rect", { class: "cliff", ...bounds, rx: 14, fill: "url(#wf-rock)" }));
  part(svg, ".floors").append(...tiles.map(floor));
  part(svg, ".walls").append(...masonry(tiles, joints), ...chart.filter(({ kind }) => GROUND.includes(kind)).map(print));
  part(svg, ".gates").append(...joints.filter(({ kind }) => kind !== "opening").map(gate));
  part(svg, ".plaques").append(...tiles.map(plaque));
  part(svg, ".rock").append(edges(bounds));
  return bounds;
}

/** @param {{x: number, y: number, width: number, height: number}[]} boxes */
function boundsOf(boxes) {
  const x = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const y = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

/** A tile with its spaces, each to be pressed. @param {Printed} tile */
function floor(tile) {
  const { row = 1, column = 1, width = 0, height = 0 } = tile.values;
  const made = draw("g", { class: `tile ${tile.kind}`, "data-ref": tile.at, "data-tile": tile.id },
    draw("rect", { class: "ground", ...boxOf(tile), fill: `url(#wf-${tile.kind === "room" ? "flags" : "slabs"})` }));
  for (let down = 0; down < height; down++) {
    for (let right = 0; right < width; right++) {
      const { x, y } = corner(row + down, column + right);
      made.append(button(draw("rect", { class: "cell", "data-ref": `space:r${row + down}c${column + right}`,
        x: x + 1.5, y: y + 1.5, width: CELL - 3, height: CELL - 3, rx: 4 })));
    }
  }
  made.append(draw("rect", { class: "halo", ...boxOf(tile) }));
  return made;
}

/** Edges of spaces as `x y way`, where a wall would stand. @param {Printed} joint */
function gaps({ values }) {
  const { row = 1, column = 1, upright = 0, length = 1 } = values;
  return Array.from({ length }, (_, n) => {
    const { x, y } = upright ? corner(row + n, column + 1) : corner(row + 1, column + n);
    return `${x} ${y} ${upright ? "v" : "h"}`;
  });
}

/** Walls around every tile, but for the gaps. @param {Printed[]} tiles @param {Printed[]} joints */
function masonry(tiles, joints) {
  const open = new Set(joints.flatMap(gaps));
  const edges = new Set(tiles.flatMap((tile) => {
    const { x, y, width, height } = boxOf(tile);
    const rows = Array.from({ length: height / CELL }, (_, n) => y + CELL * n);
    const columns = Array.from({ length: width / CELL }, (_, n) => x + CELL * n);
    return [
      ...rows.flatMap((at) => [`${x} ${at} v`, `${x + width} ${at} v`]),
      ...columns.flatMap((at) => [`${at} ${y} h`, `${at} ${y + height} h`]),
    ];
  }));
  const d = [...edges].filter((edge) => !open.has(edge)).map((edge) => {
    const [x, y, way] = edge.split(" ");
    return `M${x} ${y}${way}${CELL}`;
  }).join("");
  return [
    draw("path", { class: "gloom", d, transform: "translate(4 5)" }),
    draw("path", { class: "wall", d }),
    draw("path", { class: "coping", d }),
  ];
}

/** @param {Printed} thing */
function print(thing) {
  const { x, y } = corner(...gridOf(thing.at));
  const letter = thing.kind === "rough" ? "" : thing.tags?.[0] ?? "";
  const low = { hero_spawn: 27, nazi_spawn: 26, passage: 31 }[thing.kind] ?? 0;
  const made = draw("g", { class: "print", transform: `translate(${x} ${y})` }, draw("use", { href: `#wf-${thing.kind}` }));
  if (letter) made.append(draw("text", { class: `letter ${thing.kind}`, x: 20, y: low }, letter));
  return made;
}

/** A door or barricade across a joint. @param {Printed} joint */
function gate(joint) {
  const { row = 1, column = 1, upright = 0, length = 1 } = joint.values;
  const at = upright ? corner(row, column + 1) : corner(row + 1, column);
  const long = CELL * length;
  const turn = upright ? `translate(${at.x} ${at.y}) rotate(90)` : `translate(${at.x} ${at.y})`;
  const made = draw("g", { class: `gate ${joint.kind}`, "data-ref": joint.at, transform: turn },
    draw("rect", { class: "grip", x: 2, y: -12, width: long - 4, height: 24 }),
    draw("rect", { class: "halo", x: 1, y: -9, width: long - 2, height: 18, rx: 4 }));
  if (joint.kind === "door") {
    made.append(
      draw("g", { class: "shut" }, draw("rect", { class: "leaf", x: 3, y: -6, width: long - 6, height: 12, rx: 2 }),
        draw("path", { class: "iron", d: `M${long / 2} -6v12M${long / 4} -6v12M${(3 * long) / 4} -6v12` }),
        draw("circle", { class: "knob", cx: long / 2 - 6, r: 2.5 }), draw("circle", { class: "knob", cx: long / 2 + 6, r: 2.5 })),
      draw("g", { class: "ajar" }, draw("path", { class: "sill", d: `M6 0h${long - 12}` }),
        draw("rect", { class: "leaf", x: 1, y: -3, width: 8, height: long / 2 - 6, rx: 2 }),
        draw("rect", { class: "leaf", x: long - 9, y: -3, width: 8, height: long / 2 - 6, rx: 2 })));
  } else {
    made.append(draw("g", { class: "shut" },
      ...[[-4, 6], [5, -5], [-1, 2]].map(([a = 0, b = 0]) => draw("path", { class: "plank", d: `M4 ${a}L${long - 4} ${b}` })),
      draw("path", { class: "iron", d: `M12 -9v18M${long - 12} -9v18` })));
  }
  return button(made);
}

/** Rows and columns by number at the edges of the map, for whoever wants coordinates. @param {{x: number, y: number, width: number, height: number}} bounds */
function edges({ x, y, width, height }) {
  const made = draw("g", { class: "grid", "aria-hidden": "true" });
  for (let column = Math.floor((x + MARGIN) / CELL); column * CELL < x + width - MARGIN; column++) {
    made.append(draw("text", { x: (column + 0.5) * CELL, y: y + 15 }, `${column + 1}`));
  }
  for (let row = Math.floor((y + MARGIN) / CELL); row * CELL < y + height - MARGIN; row++) {
    made.append(draw("text", { x: x + 12, y: (row + 0.5) * CELL + 5 }, `${row + 1}`));
  }
  return made;
}

/** The name of a tile on its wall. @param {Printed} tile */
function plaque(tile) {
  const { x, y, width, height } = boxOf(tile);
  const aside = tile.kind === "corridor" && height > width;
  const at = aside ? `translate(${x - 17} ${y + height / 2})` : `translate(${x + 24} ${y - 5})`;
  return button(draw("g", { class: "plaque", "data-ref": tile.at, transform: at },
    draw("rect", { class: "edge", x: -18, y: -12, width: 36, height: 24, rx: 4 }),
    draw("text", { y: 7 }, tile.id)));
}
