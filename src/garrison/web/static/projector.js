// @ts-check
// Shows one beat: looks there, draws its cause and its motion, and leaves the table as it is afterwards. Films and replays use it.
import { places, played, stepsOf, walksOn } from "./beats.js";
import { wait } from "./dom.js";
import { calmMotion, tempo } from "./settings.js";
import { playBeat } from "./sound.js";
import { MOTION, Stage } from "./stage.js";
import { onScreen } from "./touch.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./beats.js").Frame} Frame */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Line} Line */

const REST = { step: 120, plain: 650, read: 1000 }; // milliseconds a picture stays at normal speed
const AROUND = 110; // units of a drawing that dice, plates and cards need beside their place
const TO_READ = new Set(["card", "end", "alarm", "wake"]);

/**
 * How far to scroll, one way, so that something lies within a frame and not at its edge.
 * @param {number} at @param {number} long @param {number} start of the frame @param {number} room of the frame @param {number} around
 */
function into(at, long, start, room, around) {
  const edge = Math.max(0, Math.min(around, (room - long) / 2));
  return Math.min(0, at - start - edge) + Math.max(0, at + long + edge - start - room);
}

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

  /** The board scrolls until what is shown is in sight, with the dice and plates that stand around it. @param {Frame["beat"]} beat */
  #look(beat) {
    const { board } = this.store;
    const box = this.#stage?.box(...places(beat));
    const scroll = board?.svg.closest(".board-scroll");
    if (!box || !board || !scroll) return;
    const place = onScreen(board, box);
    const frame = scroll.getBoundingClientRect();
    const around = AROUND * (this.#stage?.unit ?? 1) * (place.width / box.width);
    scroll.scrollBy({ left: into(place.x, place.width, frame.x, frame.width, around), top: into(place.y, place.height, frame.y, frame.height, around), behavior: "instant" });
  }
}
