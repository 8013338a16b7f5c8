/** The worker: starts Python and passes texts between it and the page. It knows no Sudoku. */

import { DownloadError, countBytes } from "./download.js";

/**
 * @typedef {{ get_set(): void, accept(text: string): void, step(): string, busy: boolean, wheels(text: string): string, cancel(id: number): void }} Door
 * @typedef {{ door: Door, install: (names: string[]) => Promise<void> }} Python
 * @typedef {(more: object) => Promise<import("../../pyodide/pyodide.mjs").PyodideAPI>} Load
 */

const ROOT = new URL("../../", import.meta.url);
const PYODIDE = new URL("pyodide/", ROOT).href;
const WHEELS = new URL("wheels/", ROOT).href;
const SNAPSHOTS = new URL("snapshots/", ROOT).href;

/** Whether to start without the snapshot: one before could not start with it, or its 7 MB would take too long. */
const PLAIN = self.name.endsWith("-plain") || isSlow(/** @type {any} */ (navigator).connection);

/** @param {{ saveData: boolean, effectiveType: string } | undefined} connection unknown in some browsers */
function isSlow(connection) {
  return connection !== undefined && (connection.saveData || connection.effectiveType !== "4g");
}

/** Percent of the way when the download ends, and when Python runs. */
const STAGES = { downloaded: 70, running: 80 };

/** @param {import("./protocol.js").WorkerMessage} message */
const post = (message) => self.postMessage(JSON.stringify(message));
/** @param {number} percent */
const progress = (percent) => post({ kind: "boot", percent: Math.round(percent) });

/** Hold a lock while this worker lives: the page waits for it, and so learns of any end at once. */
function hold() {
  return new Promise((held) => {
    if (!navigator.locks) held(undefined);
    else navigator.locks.request(self.name, () => (held(undefined), new Promise(() => {})));
  });
}

/** @returns {Promise<Record<string, string>>} file names of wheels by the names of their projects */
async function wheelFiles() {
  const response = await fetch(`${WHEELS}index.json`, { cache: "no-cache" });
  return response.json();
}

/**
 * Make an installer of our own wheels, which loads micropip when it is first used.
 * @param {import("../../pyodide/pyodide.mjs").PyodideAPI} python
 * @param {Record<string, string>} files
 * @returns {(names: string[]) => Promise<void>} installs wheels by the names of their projects, each once
 */
function wheelInstaller(python, files) {
  let micropip = /** @type {any} */ (null);
  const installed = new Set();
  /** @param {string[]} names */
  const install = async (names) => {
    const missing = names.filter((name) => !installed.has(name));
    if (!missing.length) return;
    if (!micropip) await python.loadPackage(WHEELS + files.micropip, { messageCallback: () => {} });
    micropip ??= python.pyimport("micropip");
    await micropip.install.callKwargs(missing.map((name) => WHEELS + files[name]), { deps: false });
    for (const name of missing) installed.add(name);
  };
  let before = Promise.resolve();
  return (names) => {
    if (names.every((name) => installed.has(name))) return Promise.resolve();
    const mine = before.then(() => install(names)); // one after the other, since two requests may wish for the same
    before = mine.catch(() => {});
    return mine;
  };
}

/** @param {Response} response @returns {Promise<Uint8Array>} */
async function unpacked(response) {
  const stream = /** @type {ReadableStream} */ (response.body).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {import("../../pyodide/pyodide.mjs").PyodideAPI} python @returns {Door} */
const doorOf = (python) => python.pyimport("pencilmark.doors.service").Service(python.pyimport("time").perf_counter);

/**
 * Make Pyodide's module with room for a snapshot: it begins with less memory than Python has with all our package in it.
 * @param {Promise<Uint8Array>} memory
 */
const roomFor = (memory) => async (/** @type {object} */ settings) => {
  const { default: create } = await import(`${PYODIDE}pyodide.asm.mjs`);
  const module = await create(settings);
  module.growMemory((await memory).length);
  return module;
};

/**
 * Start Python with the memory of one that has our package imported already.
 * @param {Load} load
 * @param {Record<string, string>} files
 * @returns {Promise<Python>}
 */
async function fromSnapshot(load, files) {
  const memory = fetch(SNAPSHOTS + files.snapshot).then(unpacked);
  const broken = memory.then(() => new Promise(() => {})); // Pyodide itself would wait for ever
  const python = await Promise.race([load({ _loadSnapshot: memory, createPyodideModule: roomFor(memory) }), broken]);
  return { door: doorOf(python), install: wheelInstaller(python, files) };
}

/**
 * Start Python and install our package.
 * @param {Load} load
 * @param {Record<string, string>} files
 * @returns {Promise<Python>}
 */
async function fromScratch(load, files) {
  const python = await load({});
  progress(STAGES.running);
  const install = wheelInstaller(python, files);
  await install(["pencilmark"]);
  return { door: doorOf(python), install };
}

/** What of the network and of this browser's memory a worker reaches; a visitor's own Python needs none of it. */
const REACH = [
  ...["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "EventSource", "WebTransport", "RTCPeerConnection"],
  ...["Worker", "SharedWorker", "BroadcastChannel", "importScripts", "indexedDB", "caches", "cookieStore"],
];

/** Give up the network, so that a slip in a visitor's own Python stays in this worker. */
function giveUpReach() {
  for (const name of REACH) Object.defineProperty(self, name, { value: undefined });
}

async function boot() {
  await hold();
  progress(0);
  const failed = countBytes((share) => progress(share * STAGES.downloaded));
  const files = await wheelFiles();
  const { loadPyodide, version } = await import("../../pyodide/pyodide.mjs");
  const start = files.snapshot && !PLAIN ? fromSnapshot : fromScratch;
  const python = await Promise.race([failed, start((more) => loadPyodide({ indexURL: PYODIDE, ...more }), files)]);
  if (self.name.startsWith("rule-")) giveUpReach();
  post({ kind: "ready", version });
  python.door.get_set();
  return python;
}

const channel = new MessageChannel();
/** Let messages from the page in, between two slices of work. */
const pause = () => new Promise((resume) => {
  channel.port1.onmessage = resume;
  channel.port2.postMessage(0);
});

/**
 * Hand a request to Python; one whose wheels cannot be had is an error like any other.
 * @param {Python} python
 * @param {string} text
 * @param {number} id
 */
async function accept({ door, install }, text, id) {
  try {
    await install(JSON.parse(door.wheels(text)));
  } catch (reason) {
    const message = "A part of Python could not be downloaded";
    return post({ id, kind: "error", error: { code: "no-wheel", message, details: `${reason}` } });
  }
  const idle = !door.busy;
  door.accept(text);
  if (idle) await answer(door);
}

/** Answer all that is open, slice by slice: Python says whose turn it is. @param {Door} door */
async function answer(door) {
  for (;;) {
    const reply = door.step();
    if (reply) self.postMessage(reply);
    if (!door.busy) return;
    await pause();
  }
}

/** @param {unknown} reason @param {boolean} snapshot whether another may live without the snapshot */
function die(reason, snapshot) {
  post({ kind: "died", snapshot, message: reason instanceof Error ? reason.message : String(reason) });
  self.close();
}

const booted = boot();
booted.catch((reason) => die(reason, !PLAIN && !(reason instanceof DownloadError)));

self.onmessage = async ({ data }) => {
  const request = JSON.parse(data);
  const python = await booted;
  if (request.kind === "cancel") python.door.cancel(request.id);
  else accept(python, data, request.id).catch((reason) => die(reason, false));
};
