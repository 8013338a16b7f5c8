/**
 * Starts Python's worker before the page's own script is there, for who has been here before: the files are at hand then. A
 * classic script, which waits for nothing. What the worker says is kept until `start-worker.js` takes it over; a browser that runs
 * the page's own script sooner (WebKit does) has a worker from there by now, and `early` says so.
 */
if (navigator.serviceWorker?.controller && !("early" in window)) {
  const name = `pencilmark-page-early-${Math.random().toString(36).slice(2)}`;
  const address = new URL("worker.js", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  const worker = new Worker(address, { type: "module", name });
  const heard = /** @type {Event[]} */ ([]);
  worker.onmessage = worker.onerror = (/** @type {Event} */ event) => void heard.push(event);
  Object.assign(window, { early: { worker, name, heard } });
}
