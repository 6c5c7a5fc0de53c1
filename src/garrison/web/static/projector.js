// @ts-check
// Shows one beat: looks there, draws its cause and its motion, and leaves the table as it is afterwards. Films and replays use it.
import { places, played, stepsOf, walksOn } from "./beats.js";
import { wait } from "./dom.js";
import { calmMotion, tempo } from "./settings.js";
import { playBeat } from "./sound.js";
import { MOTION, Stage } from "./stage.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./beats.js").Frame} Frame */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Line} Line */

const REST = { step: 120, plain: 650, read: 1000 }; // milliseconds a picture stays at normal speed
const TO_READ = new Set(["card", "end", "alarm", "wake"]);

export class Projector {
  /** @type {Stage|null} */ #stage = null;
  #shows = 0;

  /** @param {Store} store @param {"film"|"replay"} mode */
  constructor(store, mode) {
    this.store = store;
    this.mode = mode;
  }

  /**
   * Draws a beat; true when it has come to rest, false if another was shown or all was cleared meanwhile.
   * @param {Frame} frame @param {View} before @param {View} after @param {readonly Line[]} told the lines of this answer up to now
   */
  async show(frame, before, after, told) {
    const own = ++this.#shows;
    const { beat } = frame;
    const still = calmMotion();
    this.#stage?.clear();
    this.#table(frame.node, before, told);
    const board = this.store.board;
    const motion = still ? 0 : Math.min(MOTION, MOTION * tempo());
    this.#stage = board ? new Stage(board, motion) : null;
    this.#look(beat);
    playBeat(beat);
    const drawn = this.#stage?.show(beat);
    if (beat.path?.length && !still) await this.#walk(own, frame, before, motion);
    await drawn;
    if (own !== this.#shows) return false;
    this.#table(frame.node, after, told);
    return true;
  }

  /** How long a picture stays, in milliseconds. @param {Frame} frame @param {Frame} [next] */
  rest({ beat }, next) {
    const kind = walksOn(beat, next?.beat) ? "step" : beat.dice?.length || beat.card || TO_READ.has(beat.kind) ? "read" : "plain";
    return REST[kind] * tempo();
  }

  /** Nothing is shown any more. */
  clear() {
    this.#shows++;
    this.#stage?.clear();
    this.#stage = null;
  }

  /** @param {number} node @param {View} view @param {readonly Line[]} lines */
  #table(node, view, lines) {
    this.store.show({ mode: this.mode, node, view, lines });
  }

  /** Place by place. @param {number} own @param {Frame} frame @param {View} before @param {number} motion */
  async #walk(own, { beat }, before, motion) {
    const steps = stepsOf(beat, before);
    for (const place of steps) {
      if (own !== this.#shows) return;
      this.store.board?.render(played(before, beat, place));
      await wait(motion / steps.length);
    }
  }

  /** The board scrolls to what is shown, if it is out of sight. @param {Frame["beat"]} beat */
  #look(beat) {
    const box = this.#stage?.box(...places(beat));
    const matrix = this.#stage?.layer instanceof SVGGraphicsElement ? this.#stage.layer.getScreenCTM() : null;
    const scroll = this.store.board?.svg.closest(".board-scroll");
    if (!box || !matrix || !scroll) return;
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    const { left, right, top, bottom, width, height } = scroll.getBoundingClientRect();
    if (x > left && x < right && y > top && y < bottom) return;
    scroll.scrollBy({ left: x - left - width / 2, top: y - top - height / 2, behavior: "instant" });
  }
}
