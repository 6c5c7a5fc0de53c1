// @ts-check
// Short dry sounds, made here: no files. Silent until somebody has clicked, and whenever somebody wants silence.
import { recall, remember } from "./settings.js";

/** @typedef {"dice"|"card"|"step"|"shot"|"brick"|"alarm"|"turn"|"victory"|"defeat"} Sound */

/** What is heard of a beat. @type {Record<string, Sound>} */
const OF_BEATS = {
  card: "card", roll: "dice", shot: "shot", place: "step", move: "step", hurt: "brick", lost: "brick", break: "brick", blast: "brick",
  wake: "step", noise: "step", alarm: "alarm",
};
const LOUDNESS = 0.16;

/** @type {AudioContext|null} */
let context = null;
/** @type {AudioBuffer|null} */
let hiss = null;
/** @type {string[]} what has been played, for those who cannot hear it: the last few */
export const heard = [];

export const isMuted = () => recall("sound") === "off";

/** @param {boolean} muted */
export function mute(muted) {
  remember("sound", muted ? "off" : "on");
}

/** Browsers let nobody make a sound before a click; nor would we. */
export function listenForClick() {
  addEventListener("pointerdown", begin, { once: true, capture: true });
  addEventListener("keydown", begin, { once: true, capture: true });
}

function begin() {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let n = 0, seed = 7; n < data.length; n++) {
    seed = (seed * 16807) % 2147483647;
    data[n] = (seed / 1073741823.5 - 1);
  }
}

/** The sound of a beat, if it has one. @param {import("./beats.js").Beat} beat */
export function playBeat(beat) {
  if (beat.kind === "end") play(beat.hit ? "victory" : "defeat");
  else if (beat.dice?.length) play("dice");
  const name = OF_BEATS[beat.kind];
  if (name && name !== "dice") play(name);
}

/** @param {Sound} name */
export function play(name) {
  if (isMuted() || !context || !hiss) return;
  heard.push(name);
  heard.splice(0, heard.length - 20);
  MADE[name](context.currentTime + 0.01);
}

/** A knock: filtered noise that dies away. @param {number} at @param {number} pitch @param {number} length @param {number} [loud] */
function knock(at, pitch, length, loud = 1) {
  if (!context || !hiss) return;
  const source = context.createBufferSource();
  source.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  source.connect(filter).connect(fading(at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** A tone. @param {number} at @param {number} pitch @param {number} length @param {OscillatorType} [shape] @param {number} [loud] */
function tone(at, pitch, length, shape = "triangle", loud = 0.6) {
  if (!context) return;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(fading(at, length, loud));
  source.start(at);
  source.stop(at + length);
}

/** @param {number} at @param {number} length @param {number} loud */
function fading(at, length, loud) {
  const gain = /** @type {AudioContext} */ (context).createGain();
  gain.gain.setValueAtTime(LOUDNESS * loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(/** @type {AudioContext} */ (context).destination);
  return gain;
}

/** @type {Record<Sound, (at: number) => void>} */
const MADE = {
  dice: (at) => [0, 0.05, 0.09, 0.16, 0.2].forEach((late, n) => knock(at + late, 1400 + 300 * (n % 3), 0.05, 0.9 - n * 0.1)),
  card: (at) => { knock(at, 3800, 0.09, 0.5); knock(at + 0.08, 900, 0.05, 0.7); },
  step: (at) => { knock(at, 420, 0.06, 0.9); knock(at + 0.14, 380, 0.06, 0.7); },
  shot: (at) => { knock(at, 900, 0.14, 1.4); knock(at, 160, 0.2, 1.4); },
  brick: (at) => [0, 0.04, 0.1].forEach((late, n) => knock(at + late, 300 + 140 * n, 0.1, 1)),
  alarm: (at) => [0, 0.22, 0.44].forEach((late) => { tone(at + late, 620, 0.12, "square", 0.25); tone(at + late + 0.11, 470, 0.11, "square", 0.25); }),
  turn: (at) => { tone(at, 523, 0.12); tone(at + 0.1, 659, 0.2); },
  victory: (at) => [523, 659, 784, 1047].forEach((pitch, n) => tone(at + n * 0.14, pitch, 0.34)),
  defeat: (at) => [392, 330, 262].forEach((pitch, n) => tone(at + n * 0.2, pitch, 0.4, "sine", 0.8)),
};
