/**
 * What cannot wait for the page's own script: a classic script, which waits for nothing. It notes the buttons that are pressed
 * meanwhile, for `start-worker.js`. For a returning visitor, who has the files at hand, it starts Python's worker; what that says is
 * kept until `start-worker.js` takes it over. A browser that runs the page's own script sooner (WebKit does) has a worker from
 * there by now, and `early` says so.
 */
if (!("runs" in document.documentElement.dataset)) {
  const early = /** @type {Set<string>} */ (new Set());
  const note = (/** @type {Event} */ { target }) => void early.add(/** @type {Element} */ (target).closest("button")?.id ?? "");
  addEventListener("click", note, true);
  Object.assign(window, { presses: { early, end: () => removeEventListener("click", note, true) } });
}
if (navigator.serviceWorker?.controller && !("early" in window)) {
  const name = `pencilmark-page-early-${Math.random().toString(36).slice(2)}`;
  const address = new URL("worker.js", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const worker = new Worker(address, { type: "module", name });
  const heard = /** @type {Event[]} */ ([]);
  worker.onmessage = worker.onerror = (/** @type {Event} */ event) => void heard.push(event);
  Object.assign(window, { early: { worker, name, heard } });
}
