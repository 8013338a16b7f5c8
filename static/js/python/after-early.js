/** Takes over what `early.js` has begun before the page's own script was there: Python's worker, and the buttons that were pressed. */

/** @typedef {import("./engine.js").Wire} Wire */

/** @returns {Wire | null} that worker, once, so that there is no other; what it has said is said again to whoever listens now */
export function takeEarly() {
  const { early } = /** @type {{ early?: { worker: Worker, name: string, heard: Event[] } | null }} */ (/** @type {unknown} */ (window));
  Object.assign(window, { early: null }); // what comes after this is too late
  if (!early) return null;
  const { worker, name, heard } = early;
  const repeat = (/** @type {Event} */ event) => (event instanceof MessageEvent ? worker.onmessage?.(event) : worker.onerror?.(/** @type {ErrorEvent} */ (event)));
  queueMicrotask(() => heard.forEach(repeat));
  return Object.assign(worker, { name });
}

/** Buttons that work without a script: a second press would undo the first. */
const OWN = "[popovertarget]";

/** Press each button that was pressed before, once, in their order. */
export function pressAgain() {
  const { presses } = /** @type {{ presses?: { early: Set<string>, end(): void } | null }} */ (/** @type {unknown} */ (window));
  presses?.end();
  Object.assign(window, { presses: null });
  for (const id of presses?.early ?? []) {
    const button = id && document.getElementById(id);
    if (button && !button.matches(OWN)) button.click();
  }
}
