// Python in a worker: fetched from the site itself, with word on how far it is.

import { dropMemory, keptMemory } from "./memory.js";

/** @typedef {{core: string, version: string, packages: {file: string, format: string}[], bytes: number}} Parts what `engine.json` of the site tells */
/** @typedef {(done: number, of: number) => void} Progress */

const SITE = new URL("../../", import.meta.url);

/** @returns {Promise<Parts>} */
export async function partsOfSite() {
  return (await fetch(new URL("engine.json", SITE))).json();
}

/** The interpreter with everything that is needed in it, and whether it began from kept memory. @param {Progress|null} progress nobody counts what is on the device @returns {Promise<{python: any, remembered: boolean}>} */
export async function loadPython(progress) {
  const parts = await partsOfSite();
  if (progress) countBytes(parts.bytes, progress);
  const [packages, memory] = [archives(parts), await keptMemory(parts.version).catch(() => null)];
  const kept = memory && (await begun(parts, { _loadSnapshot: memory }).catch((error) => unusable(error)));
  const python = kept ?? (await begun(parts, {}));
  for (const { format, bytes } of await packages) python.unpackArchive(bytes, format);
  python.runPython("import random; random.seed()"); // memory holds a generator, the same one every time
  return { python, remembered: Boolean(kept) };
}

/** @param {unknown} error @returns {Promise<null>} */
async function unusable(error) {
  console.warn(error);
  await dropMemory();
  return null;
}

/** A bare interpreter. @param {Parts} parts @param {Record<string, unknown>} how @returns {Promise<any>} */
export async function begun(parts, how) {
  const core = new URL(parts.core, SITE).href;
  const { loadPyodide } = await import(`${core}pyodide.mjs`);
  return loadPyodide({ indexURL: core, lockFileContents: { info: await platformOf(core), packages: {} }, ...how });
}

/** What goes into it. @param {Parts} parts */
export function archives(parts) {
  return Promise.all(parts.packages.map(async ({ file, format }) => {
    const reply = await fetch(new URL(file, SITE));
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    return { format, bytes: await reply.arrayBuffer() };
  }));
}

/** The interpreter asks which packages there are: ours come by another way. @param {string} core */
async function platformOf(core) {
  const lock = await (await fetch(`${core}platform.json`)).json();
  return lock.info;
}

/** Counts what comes in, without standing in the way of it. @param {number} all @param {Progress} progress */
function countBytes(all, progress) {
  const plain = self.fetch.bind(self);
  let sum = 0;
  self.fetch = async (...asked) => {
    const reply = await plain(...asked);
    if (!reply.body || !reply.ok) return reply;
    const counted = reply.body.pipeThrough(new TransformStream({
      transform(chunk, controller) {
        sum += chunk.byteLength;
        progress(Math.min(sum, all), all);
        controller.enqueue(chunk);
      },
    }));
    return new Response(counted, { status: reply.status, headers: reply.headers });
  };
}
