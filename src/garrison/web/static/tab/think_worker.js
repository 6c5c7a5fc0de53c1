// A worker that thinks about positions: hints, machines that take their time, luck and skill after a game.
import { loadPython } from "./loading.js";

const loaded = loadPython(null);
/** @type {any} who takes the lines */
let take = null;
/** @type {Promise<void>} */
let queue = Promise.resolve();

onmessage = ({ data }) => { queue = queue.then(() => done(data)); };

/** @param {any} data */
async function done(data) {
  const { number } = data;
  if (data.kind === "module") {
    take?.destroy();
    const say = (/** @type {string} */ line) => postMessage({ kind: "said", number, line });
    take = (await loaded).python.pyimport("garrison.web.tab.thinkers").text_listener(data.module, say);
  } else {
    try {
      take(data.line);
    } catch (error) {
      console.error(error);
      postMessage({ kind: "said", number, line: "" });
    }
    postMessage({ kind: "done", number });
  }
}
