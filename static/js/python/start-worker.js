/** Starts the worker of Python; in a page that is one file, a classic one of the page's own text. */

import { build } from "../../../build.js";
import { takeEarly } from "./after-early.js";
import { filesInside, inside, isSingle } from "./files.js";

/** @typedef {import("./engine.js").Wire} Wire */

/** @typedef {import("./workers.js").Machine["make"]} Make */

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
