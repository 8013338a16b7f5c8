/**
 * The service worker: keeps one build whole, so that the page opens without a network and never mixes two builds. A new
 * build is fetched in the background, checked byte by byte, and waits until the visitor takes it. `build.py` puts the list of
 * files in front and places the result beside index.html, since a service worker only serves what is below it.
 */

/** @type {{ id: string, files: Record<string, string>, wished: Record<string, string>, live?: boolean }} files: their SHA-256 in base64 by their names; wished: those kept by whoever has asked for them; live: at the next load a new build takes over */
const { id, files, wished, live } = /** @type {any} */ (self).pencilmark;
const scope = /** @type {any} */ (self); // a ServiceWorkerGlobalScope, which the types of a document do not know
/** Begins the names of our caches: another copy of the page may live elsewhere at this origin. */
const OURS = `pencilmark ${new URL(scope.registration.scope).pathname} `;
const NAME = OURS + id;
/** What a cache holds, by its contents; put in last, so that a cache without it is not whole. */
const LIST = "files.json";
/** The page in a frame; anything else that is opened is the page itself. */
const FRAME = "embed.html";
/** Has the pictures that were shared with us last (`beside/files.js`). */
const SHARED = "pencilmark-shared";

/** @returns {Promise<[Cache, Record<string, string>][]>} whole builds that are kept, with what they hold */
async function keptBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    return /** @type {[Cache, any]} */ ([cache, list && (await list.json())]);
  }));
  return kept.filter(([, list]) => list);
}

/**
 * @param {string} name
 * @param {string} hash
 * @param {[Cache, Record<string, string>][]} kept
 * @returns {Promise<Response>} the file from a build that is kept already, else from the host itself; never another file
 */
async function file(name, hash, kept) {
  for (const [cache, list] of kept) {
    const same = Object.keys(list).find((other) => list[other] === hash);
    const old = same && (await cache.match(same));
    if (old) return new Response(old.body, { headers: old.headers });
  }
  const integrity = `sha256-${hash}`;
  const response = await fetch(name, { integrity }).catch(() => fetch(name, { cache: "reload", integrity })); // files that the page has fetched need not be fetched twice
  if (!response.ok) throw new Error(`${name}: the host answered ${response.status}`);
  return response;
}

/** @param {string} name @returns {string} it, below the folder of its build */
const own = (name) => name.replace(/^b\/[^/]*\//, "");

/** @param {[Cache, Record<string, string>][]} kept @returns {Promise<[string, string][]>} files that were asked for in a build before, with what they hold */
async function askedFor(kept) {
  const requests = (await Promise.all(kept.map(([cache]) => cache.keys()))).flat();
  const names = new Set(requests.map(({ url }) => own(below(url))));
  return Object.entries(wished).filter(([name]) => names.has(own(name)));
}

async function keepAll() {
  const [kept, cache] = [await keptBuilds(), await caches.open(NAME)];
  try {
    const all = [...Object.entries(files), ...(await askedFor(kept))];
    await Promise.all(all.map(async ([name, hash]) => cache.put(name, await file(name, hash, kept))));
    await cache.put(LIST, new Response(JSON.stringify(files)));
  } catch (reason) {
    await caches.delete(NAME); // this build whole, or not at all
    throw reason;
  }
}

/** Keep this build and the one before it, for a tab that is still open with it. */
async function dropOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** @param {Request} request @returns {Promise<Response>} as it is kept: the page is that of this build, and asks for no other */
async function answer(request) {
  const page = live && request.mode === "navigate" && (await fetch(request).catch(() => null));
  if (page) return page;
  const name = below(request.url);
  const ours = await caches.open(NAME);
  const kept = await ours.match(name.startsWith("b/") || name === FRAME ? request : "./", { ignoreSearch: true });
  if (kept) return kept;
  for (const [cache] of await keptBuilds()) {
    const old = await cache.match(request, { ignoreSearch: true });
    if (old) return old;
  }
  const response = await fetch(request);
  if (response.ok && name in wished) await ours.put(request, response.clone());
  return response;
}

/** @param {string} url @returns {string} its path below the page, "?" for one that lies elsewhere */
function below(url) {
  const home = scope.registration.scope;
  return url.startsWith(home) ? url.slice(home.length).split(/[?#]/)[0] : "?";
}

/** @param {Request} request @returns {boolean} whether we answer: what is ours, the page itself among it */
function isOurs({ method, mode, url }) {
  const page = mode === "navigate" && ["", "index.html", FRAME].includes(below(url));
  return method === "GET" && (page || below(url).startsWith("b/"));
}

/** @param {Request} request shares pictures with the installed page: they lie here until the page takes them @returns {Promise<Response>} the way there */
async function taken(request) {
  const shared = /** @type {File[]} */ ((await request.formData()).getAll("picture"));
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  await Promise.all(shared.map((file, at) => cache.put(`${at}`, new Response(file, { headers: { "x-name": encodeURIComponent(file.name) } }))));
  return Response.redirect("./?shared#solve", 303);
}

/** What a start asks for, below the folder of its build: whoever comes has all of it. */
const START = ["static/*", "pyodide/*", "snapshots/*", "fonts/serif-*", "fonts/sans-*"];

/** @returns {object[]} where the browser itself finds the page and what it starts with, before we are started: in the cache, or else at the host */
function routes() {
  const source = { cacheName: NAME };
  const at = (/** @type {string} */ name) => ({ pathname: new URL(name, scope.registration.scope).pathname, baseURL: scope.registration.scope });
  const start = START.map((name) => ({ condition: { urlPattern: at(`b/${id}/${name}`) }, source }));
  const page = { condition: { urlPattern: { ...at("./"), search: "" }, requestMode: "navigate" }, source }; // a page that asks for the host's build gets that
  return live ? start : [page, ...start];
}

scope.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepAll().then(() => live && scope.skipWaiting()));
  event.addRoutes?.(routes()).catch(() => {}); // then all requests come to us
});
scope.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOld()));
scope.addEventListener("message", (/** @type {any} */ { data }) => data === "take" && scope.skipWaiting());
scope.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "POST" && below(event.request.url) === "share") event.respondWith(taken(event.request));
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
