// The memory of an interpreter that has begun, kept on the device: the next one begins from it, which is ten times as
// fast. It is never sent: it takes more room than everything else together, and making it here costs a few seconds once.

const SITE = new URL("../../", import.meta.url);
const NAME = `garrison memory ${SITE.href}`;

/** @param {string} version */
const address = (version) => new URL(`memory/${version}`, SITE);

/** Whether this browser can keep it. */
export const canKeep = () => typeof caches === "object";

/** @param {string} version of the interpreter and its packages @returns {Promise<Uint8Array|null>} */
export async function keptMemory(version) {
  if (!canKeep()) return null;
  const reply = await (await caches.open(NAME)).match(address(version));
  return reply ? new Uint8Array(await reply.arrayBuffer()) : null;
}

/** In place of what another version kept. @param {string} version @param {Uint8Array} bytes */
export async function keepMemory(version, bytes) {
  await dropMemory();
  await (await caches.open(NAME)).put(address(version), new Response(/** @type {BodyInit} */ (bytes)));
}

/** What cannot be used is made anew another time. */
export async function dropMemory() {
  await caches.delete(NAME);
}

/** @param {string} version */
export async function isMemoryKept(version) {
  return Boolean(await (await caches.open(NAME)).match(address(version)));
}
