/** The worker's end of the wire: passes texts between the page and Python's door. It knows no Sudoku. */

import { DownloadError, countBytes } from "./download.js";
import { startPython } from "./start.js";
import { say } from "../words/say.js";

/**
 * @typedef {import("./start.js").Python} Python
 * @typedef {Pick<import("./start.js").Wish, "root" | "build" | "script" | "plain" | "store" | "compiled">} Files
 */

/** Percent of the way when the downloads have ended, and when Python runs. */
const STAGES = { downloaded: 70, running: 80 };

/** Milliseconds after the start in which a first question comes before all that is done and fetched ahead. */
const REST = 300;

/** What is asked first. */
const FIRST = ["solve", "hint"];
/** @param {any} request @returns {boolean} whether it needs nothing that a snapshot has not */
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
    // a browser that does not hand it on: they compile it themselves
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
 * @param {boolean} [fresh] whether to do without what the browser has kept
 */
export async function serve(files, fresh = false) {
  self.onmessage = keep;
  progress(0);
  try {
    const sizes = sizesOf(files);
    let isReady = false; // what comes later is no part of the way
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
    settle(python).catch(() => {}); // said to whom it is missing
  } catch (reason) {
    const snapshot = files.build.snapshot !== null && !files.plain;
    die(reason, snapshot && !(reason instanceof DownloadError && !reason.address.includes("/snapshots/")));
  }
}

/** Whether the page has asked for anything yet. */
let isAsked = false;

/** Do ahead what a first question would wait for, unless that is there already; then fetch the rest, import what the next ones need, and keep what the next start is quick with. @param {Python} python */
async function settle({ door, whole, keep }) {
  await pause();
  if (!isAsked) door.get_set();
  await unasked(door);
  if (!isAsked) door.practise();
  await whole();
  do await unasked(door, 0);
  while (door.prepare());
  await keep().catch(() => {}); // the next start is as this one
  self.postMessage({ settled: true });
}

/** @param {Python["door"]} door @param {number} rest milliseconds at least @returns {Promise<void>} once nothing is asked */
async function unasked(door, rest = REST) {
  do await new Promise((rested) => setTimeout(rested, rest));
  while (door.busy);
}

/** @param {Files} files @returns {Record<string, number>} bytes of what will be fetched, by the end of its address */
function sizesOf({ build, plain, compiled }) {
  const late = build.snapshot && !plain ? /\.(zip|whl)$/ : /\.snapshot$/;
  const wanted = (/** @type {string} */ name) => !late.test(name) && !(compiled && name.endsWith(".wasm"));
  return Object.fromEntries(Object.entries(build.sizes).filter(([name]) => wanted(name)));
}

/** Bytes that the page was told of last. */
let told = 0;

/** @param {Python} python tells the page what memory it takes, if that is more than before */
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
/** Those that pause, first come first. @type {((_: unknown) => void)[]} */
const resting = [];
channel.port1.onmessage = () => resting.shift()?.(null);
/** Let messages from the page in, between two slices of work. */
const pause = () => new Promise((resume) => {
  resting.push(resume);
  channel.port2.postMessage(0);
});

/** A file of Python that did not come, and why, wherever an error says so. */
const PART = /[\w.-]+\.(?:whl|zip): [^\n]+/;

/** Wheels that were installed since the start. */
const fetched = /** @type {Set<string>} */ (new Set());

/**
 * Hand a request to Python; one whose wheels cannot be had is an error like any other.
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

/** Answer all that is open, slice by slice: Python says whose turn it is. @param {Python} python */
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

/** Fetch, while a search goes on, what it wishes for; where that can't be had, it goes on without. @param {Python} python */
async function fetchWished({ door, install }) {
  const wheels = /** @type {string[]} */ (JSON.parse(door.wished()));
  if (!wheels.length) return;
  const isThere = await install(wheels).then(() => true, () => false);
  if (isThere) for (const name of wheels) fetched.add(name);
  door.delivered(isThere);
}

/** @param {unknown} reason @param {boolean} snapshot whether another may live without the snapshot */
export function die(reason, snapshot) {
  post({ kind: "died", snapshot, message: reason instanceof Error ? reason.message : String(reason) });
  self.close();
}

/** @param {string} why which file, and why it did not come; empty where that is not known */
const noPart = (why) => (why ? say("python-no-part-why", { why }) : say("python-no-part"));
