/** The worker's end of the wire: passes texts between the page and Python's door. It knows no Sudoku. */

import { DownloadError, countBytes } from "./download.js";
import { startPython } from "./start.js";
import { say } from "../words/say.js";

/**
 * @typedef {import("./start.js").Python} Python
 * @typedef {Pick<import("./start.js").Wish, "root" | "build" | "script" | "plain" | "store" | "readNow" | "compiled">} Files
 */

/** Percent of the start that is done when the downloads have ended, and when Python runs. */
const STAGES = { downloaded: 70, running: 80 };

/** Milliseconds after the start in which nothing is prepared or fetched ahead, so that a first question need not wait. */
const REST = 300;

/** What visitors usually ask first. */
const FIRST = ["solve", "hint"];
/** @param {any} request @returns {boolean} whether a snapshot has all that it needs */
const isFirst = ({ kind, board, rules, candidates }) => FIRST.includes(kind) && board === "9" && !rules?.length && !candidates?.length;

/** @param {WorkerMessage} message */
const post = (message) => self.postMessage(JSON.stringify(message));
/** @param {number} percent */
const progress = (percent) => post({ kind: "boot", percent: Math.round(percent) });

/** @type {Record<string, number>} when each stage was reached, in milliseconds since 1970 */
const marks = {};
/** @param {string} stage */
const mark = (stage) => void (marks[stage] = performance.timeOrigin + performance.now());
mark("worker");

/** Hand the compiled WebAssembly to the page, for workers to come. @param {WebAssembly.Module} compiled */
function share(compiled) {
  try {
    self.postMessage({ compiled });
  } catch {
    // this browser cannot pass it on: other workers compile it themselves
  }
}

/** What the page said before Python was there. @type {string[]} */
const early = [];
let give = (/** @type {WebAssembly.Module} */ _) => {};
/** Python's WebAssembly, where another worker has compiled it. @type {Promise<WebAssembly.Module>} */
export const given = new Promise((settle) => void (give = settle));
const keep = (/** @type {MessageEvent} */ { data }) => void (typeof data === "string" ? early.push(data) : give(data.compiled));
self.onmessage = keep;

/**
 * Start Python and answer all that the page asks.
 * @param {Files} files
 * @param {boolean} [fresh] whether to ignore the browser's cache
 */
export async function serve(files, fresh = false) {
  self.onmessage = keep;
  progress(0);
  try {
    const sizes = sizesOf(files);
    let isReady = false; // later downloads are no part of the start
    const failed = countBytes((share) => isReady || progress(share * STAGES.downloaded), { sizes, fresh });
    const reached = (/** @type {string} */ stage) => {
      mark(stage);
      if (stage === "running") progress(STAGES.running);
    };
    const python = await Promise.race([failed, startPython({ ...files, reached, share })]);
    isReady = true;
    mark("ready");
    post({ kind: "ready", version: python.version, build: python.build, marks });
    listen(python);
    tellMemory(python);
    settle(python).catch(() => {}); // reported when a request needs it
  } catch (reason) {
    const snapshot = files.build.snapshot !== null && !files.plain;
    die(reason, snapshot && !(reason instanceof DownloadError && !reason.address.includes("/snapshots/")));
  }
}

/** Whether the page has asked for anything yet. */
let isAsked = false;

/** Prepare for a first question, unless one is there already; then fetch the rest, keep the files that make the next start quick, for a visitor who soon leaves, and import what later questions need. @param {Python} python */
async function settle({ door, whole, keep }) {
  await pause();
  if (!isAsked) door.get_set();
  await unasked(door);
  if (!isAsked) door.practise();
  await whole();
  await unasked(door, 0);
  await keep().catch(() => {}); // the next start will be no quicker
  do await unasked(door, 0);
  while (door.prepare());
  self.postMessage({ settled: true });
}

/** @param {Python["door"]} door @param {number} rest milliseconds at least @returns {Promise<void>} once nothing is asked */
async function unasked(door, rest = REST) {
  do await new Promise((rested) => setTimeout(rested, rest));
  while (door.busy);
}

/** @param {Files} files @returns {Record<string, number>} bytes of what will be fetched, by the end of its address */
function sizesOf({ build, plain, compiled }) {
  const late = build.snapshot && !plain ? /\.(zip|whl)$|later\.wasm$/ : /\.snapshot$/;
  const wanted = (/** @type {string} */ name) => !late.test(name) && !(compiled && name.endsWith(".wasm"));
  return Object.fromEntries(Object.entries(build.sizes).filter(([name]) => wanted(name)));
}

/** Bytes that were reported to the page last. */
let told = 0;

/** @param {Python} python reports its memory to the page, if that has changed */
function tellMemory({ memory }) {
  const bytes = memory();
  if (bytes !== told) self.postMessage({ memory: bytes });
  told = bytes;
}

/** @param {Python} python */
function listen(python) {
  const hear = (/** @type {string} */ text) => {
    const request = JSON.parse(text);
    if (request.kind === "cancel") python.door.cancel(request.id);
    else accept(python, text, request).catch((reason) => die(reason, false));
  };
  early.splice(0).forEach(hear);
  self.onmessage = ({ data }) => hear(data);
}

const channel = new MessageChannel();
/** The waiting pauses, first come, first served. @type {((_: unknown) => void)[]} */
const resting = [];
channel.port1.onmessage = () => resting.shift()?.(null);
/** Let messages from the page in, between two slices of work. */
const pause = () => new Promise((resume) => {
  resting.push(resume);
  channel.port2.postMessage(0);
});

/** The name of a file that could not be fetched, and why, within the text of an error. */
const PART = /[\w.-]+\.(?:whl|zip|wasm): [^\n]+/;

/** Wheels that were installed since the start. */
const fetched = /** @type {Set<string>} */ (new Set());

/**
 * Hand a request to Python; if a wheel that it needs cannot be fetched, answer with an error.
 * @param {Python} python
 * @param {string} text
 * @param {{ id: number, kind: string, lang?: string }} request what it says
 */
async function accept(python, text, request) {
  const { id, lang } = request;
  const { door, install, whole, speak } = python;
  isAsked = true;
  try {
    if (!isFirst(request)) await whole();
    if (lang && lang !== "en") await speak(lang);
    const wheels = /** @type {string[]} */ (JSON.parse(door.wheels(text)));
    if (wheels.some((name) => !fetched.has(name))) post({ id, kind: "progress", note: { done: null, text: say("python-part-coming") } });
    await install(wheels);
    for (const name of wheels) fetched.add(name);
  } catch (reason) {
    return post({ id, kind: "error", error: { code: "no-wheel", message: noPart(PART.exec(`${reason}`)?.[0] ?? ""), details: `${reason}` } });
  }
  const idle = !door.busy;
  door.accept(text);
  if (!idle) return;
  await answer(python);
  tellMemory(python);
}

/** Answer all open requests, slice by slice: Python decides whose turn it is. @param {Python} python */
async function answer(python) {
  const { door } = python;
  for (;;) {
    const reply = door.step();
    if (reply) self.postMessage(reply);
    if (!door.busy) return;
    fetchWished(python);
    await pause();
  }
}

/** Fetch wheels that a running search asks for; if that fails, the search goes on without them. @param {Python} python */
async function fetchWished({ door, install }) {
  const wheels = /** @type {string[]} */ (JSON.parse(door.wished()));
  if (!wheels.length) return;
  const isThere = await install(wheels).then(() => true, () => false);
  if (isThere) for (const name of wheels) fetched.add(name);
  door.delivered(isThere);
}

/** @param {unknown} reason @param {boolean} snapshot whether a worker without the snapshot may do better */
export function die(reason, snapshot) {
  const why = PART.exec(`${reason}`)?.[0];
  post({ kind: "died", snapshot, message: reason instanceof Error ? reason.message : String(reason), ...(why && { part: noPart(why) }) });
  self.close();
}

/** @param {string} why which file, and why it did not come; empty where that is not known */
const noPart = (why) => (why ? say("python-no-part-why", { why }) : say("python-no-part"));
