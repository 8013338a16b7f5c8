/**
 * The service worker: keeps every file of the page, so that it opens without a network. While there is a network its
 * answers win, so that nobody is left with an old page. `build.py` puts the list of files in front and lays the whole
 * out beside index.html, since a service worker only serves what lies below it.
 */

/** @type {{ version: string, files: string[] }} */
const { version, files } = /** @type {any} */ (self).pencilmark;
const scope = /** @type {any} */ (self); // a ServiceWorkerGlobalScope, which the types of a document do not know
const NAME = `pencilmark-${version}`;

/** Milliseconds after which a network that says nothing counts as none. */
const PATIENCE = 5000;

async function keepAll() {
  const kept = await caches.open(NAME);
  await kept.addAll(files);
  await scope.skipWaiting();
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("pencilmark-") && name !== NAME).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** @param {Request} request @returns {Promise<Response>} from the network, or as it was kept when that fails */
async function answer(request) {
  const kept = await (await caches.open(NAME)).match(request, { ignoreSearch: true });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const fresh = fetch(request).then((response) => (response.ok ? response : kept)).catch(() => kept);
  return /** @type {Promise<Response>} */ (Promise.race([fresh, late]));
}

scope.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOld()));
scope.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});
