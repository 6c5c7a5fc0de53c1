// Python in a worker: fetched from the site itself, with word on how far it is.

/** @typedef {{core: string, packages: {file: string, format: string}[], bytes: number}} Parts what `engine.json` of the site tells */
/** @typedef {(done: number, of: number) => void} Progress */

const SITE = new URL("../../", import.meta.url);

/** The interpreter with everything that is needed in it. @param {Progress|null} progress nobody counts what is on the device @returns {Promise<any>} */
export async function loadPython(progress) {
  const parts = /** @type {Parts} */ (await (await fetch(new URL("engine.json", SITE))).json());
  if (progress) countBytes(parts.bytes, progress);
  const core = new URL(parts.core, SITE).href;
  const archives = Promise.all(parts.packages.map(async ({ file, format }) => {
    const reply = await fetch(new URL(file, SITE));
    if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
    return { format, bytes: await reply.arrayBuffer() };
  }));
  const { loadPyodide } = await import(`${core}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: core, lockFileContents: { info: await platformOf(core), packages: {} } });
  for (const { format, bytes } of await archives) python.unpackArchive(bytes, format);
  return python;
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
