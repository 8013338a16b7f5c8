/**
 * Starts Python's worker; in a page of one file, a classic worker from a script within the page. It also takes over what `early.js` began
 * before the page's own script ran: a worker, and the buttons that were pressed.
 */

import { build } from "../../../build.js";
import { filesInside, inside, isSingle } from "./files.js";

/**
 * @typedef {import("./engine.js").Wire} Wire
 * @typedef {import("./workers.js").Machine["make"]} Make
 */

/** @returns {Wire | null} that worker, the first time; its earlier messages are repeated to its new listener */
export function takeEarly() {
  const { early } = /** @type {{ early?: { worker: Worker, name: string, heard: Event[] } | null }} */ (/** @type {unknown} */ (window));
  Object.assign(window, { early: null }); // taken once
  if (!early) return null;
  const { worker, name, heard } = early;
  const repeat = (/** @type {Event} */ event) => (event instanceof MessageEvent ? worker.onmessage?.(event) : worker.onerror?.(/** @type {ErrorEvent} */ (event)));
  queueMicrotask(() => heard.forEach(repeat));
  return Object.assign(worker, { name });
}

/** Buttons that work without a script: a second press would undo the first. */
const OWN = "[popovertarget]";

/** Press again, once and in order, the buttons that were pressed too early. */
export function pressAgain() {
  const { presses } = /** @type {{ presses?: { early: Set<string>, end(): void } | null }} */ (/** @type {unknown} */ (window));
  presses?.end();
  Object.assign(window, { presses: null });
  for (const id of presses?.early ?? []) {
    const button = id && document.getElementById(id);
    if (button && !button.matches(OWN)) button.click();
  }
}

/** @type {Make} */
export const startWorker = (name, compiled) => (isSingle() ? startInside : startBeside)(name, compiled);

/** @type {Make} */
function startBeside(name, compiled) {
  const early = takeEarly();
  if (early && !/-(plain|fresh)\b/.test(name)) return early;
  early?.terminate();
  const worker = new Worker(new URL("../python/worker.js", import.meta.url), { type: "module", name }); // from wherever a script is bundled
  if (compiled) worker.postMessage({ compiled });
  return worker;
}

/** @type {Make} */
function startInside(name, compiled) {
  let worker = /** @type {Worker | null} */ (null);
  let ended = false;
  const wire = /** @type {Wire} */ ({
    onmessage: null,
    onerror: null,
    postMessage: (/** @type {string} */ text) => worker?.postMessage(text),
    terminate: () => (worker?.terminate(), void (ended = true)),
  });
  const start = async () => {
    const script = await inside("alone.js");
    const names = (await filesInside()).filter((file) => file !== "alone.js");
    const files = Object.fromEntries(await Promise.all(names.map(async (file) => [file, await inside(file)])));
    if (ended) return;
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    worker = new Worker(address, { name });
    worker.onmessage = (event) => wire.onmessage?.call(/** @type {any} */ (wire), event);
    worker.onerror = (event) => wire.onerror?.call(/** @type {any} */ (wire), event);
    worker.postMessage({ build, files, compiled, plain: name.split("-").includes("plain") });
  };
  start().catch((reason) => wire.onerror?.call(/** @type {any} */ (wire), new ErrorEvent("error", { message: `${reason}` })));
  return wire;
}
