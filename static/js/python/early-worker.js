/** Takes over the worker that `early.js` has started, so that there is one and no other, whichever script ran first. */

/** @typedef {import("./engine.js").Wire} Wire */

/** @returns {Wire | null} that worker, once; what it has said is said again to who listens now */
export function takeEarly() {
  const { early } = /** @type {{ early?: { worker: Worker, name: string, heard: Event[] } | null }} */ (/** @type {unknown} */ (window));
  Object.assign(window, { early: null }); // what comes after this is too late
  if (!early) return null;
  const { worker, name, heard } = early;
  const repeat = (/** @type {Event} */ event) => (event instanceof MessageEvent ? worker.onmessage?.(event) : worker.onerror?.(/** @type {ErrorEvent} */ (event)));
  queueMicrotask(() => heard.forEach(repeat));
  return Object.assign(worker, { name });
}
