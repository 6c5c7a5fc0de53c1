// Keeps the whole site on the device, so that it works without a network. `garrison site` writes VERSION and FILES, the
// hash of every file, above this line. A new version is fetched beside the old one and waits until somebody wants it.

const worker = /** @type {any} */ (self); // the types of the page are not those of a service worker
/** @type {string} */ const VERSION = worker.SITE.version;
/** @type {Record<string, string>} */ const FILES = worker.SITE.files;
const PREFIX = `garrison ${worker.registration.scope} `;
const NAME = PREFIX + VERSION;
const AT_ONCE = 6;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (/** @type {any} */ event) => { if (event.data === "take over") void worker.skipWaiting(); });
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(worker.registration.scope)) return;
  event.respondWith(answer(event.request, address));
});

/** All files, each as it should be, or none: half of a new version is no version. */
async function fetchAll() {
  const cache = await caches.open(NAME);
  const left = Object.keys(FILES);
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await fetchOne(cache, name);
  }));
}

/** @param {Cache} cache @param {string} name */
async function fetchOne(cache, name) {
  const address = new URL(name, worker.registration.scope).href;
  const reply = await fetch(address, { cache: "no-cache" });
  if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
  const sum = await crypto.subtle.digest("SHA-256", await reply.clone().arrayBuffer());
  const hash = Array.from(new Uint8Array(sum).slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hash !== FILES[name]) throw new Error(`${name} is of another version`);
  await cache.put(address, reply);
}

/** What older versions kept goes; pages that came before the first version are served from now on. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From the device; what is not of the site is asked for. @param {Request} request @param {URL} address */
async function answer(request, address) {
  const name = request.mode === "navigate" ? "index.html" : address.href.slice(worker.registration.scope.length).split(/[?#]/)[0];
  const kept = name !== undefined && name in FILES ? await (await caches.open(NAME)).match(new URL(name, worker.registration.scope)) : undefined;
  return kept ?? fetch(request);
}
