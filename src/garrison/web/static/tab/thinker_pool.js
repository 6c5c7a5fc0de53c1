// Workers that think: begun when they are needed, kept for the next question, and ended in the middle of a thought.

/** @typedef {{worker: Worker, number: number, busy: number}} Thinker */

/** @param {(number: number, line: string) => void} heard an empty line: there will be no more */
export function thinkerPool(heard) {
  /** @type {Thinker[]} */
  const spare = [];
  /** @type {Map<number, Thinker>} */
  const used = new Map();

  /** @returns {Thinker} */
  function made() {
    const worker = new Worker(new URL("think_worker.js", import.meta.url), { type: "module" });
    /** @type {Thinker} */
    const thinker = { worker, number: 0, busy: 0 };
    worker.onmessage = ({ data }) => {
      if (data.kind === "done") thinker.busy -= 1;
      else if (data.number === thinker.number && used.has(thinker.number)) heard(thinker.number, data.line);
    };
    worker.onerror = () => { if (used.delete(thinker.number)) heard(thinker.number, ""); };
    return thinker;
  }

  return {
    /** @param {number} number @param {string} module */
    begin(number, module) {
      const thinker = spare.pop() ?? made();
      thinker.number = number;
      used.set(number, thinker);
      thinker.worker.postMessage({ kind: "module", number, module });
    },
    /** @param {number} number @param {string} line */
    think(number, line) {
      const thinker = used.get(number);
      if (!thinker) return;
      thinker.busy += 1;
      thinker.worker.postMessage({ kind: "line", number, line });
    },
    /** Whoever is in the middle of a thought cannot be told to stop: it ends. @param {number} number */
    end(number) {
      const thinker = used.get(number);
      used.delete(number);
      if (!thinker) return;
      if (thinker.busy) thinker.worker.terminate();
      else spare.push(thinker);
    },
  };
}
