/**
 * Runs before the page's own script, and without a request: the build puts it into the page's head. It notes which buttons are
 * pressed before the page is ready, for `start-worker.js`. It starts Python's worker: for returning visitors, whose browser has the
 * files, at once, for others as soon as the page's own script has come, which may still have to wait for the page to be read. It keeps
 * the worker's messages until `start-worker.js` takes it over.
 */
{
  const early = /** @type {Set<string>} */ (new Set());
  const note = (/** @type {Event} */ { target }) => void early.add(/** @type {Element} */ (target).closest("button")?.id ?? "");
  addEventListener("click", note, true);
  Object.assign(window, { presses: { early, end: () => removeEventListener("click", note, true) } });

  const home = /** @type {HTMLScriptElement} */ (document.currentScript).dataset.home;
  const begin = () => {
    if ("early" in window) return; // the page's own script has begun one itself
    const name = `pencilmark-page-early-${Math.random().toString(36).slice(2)}`;
    const worker = new Worker(`${home}static/js/python/worker.js`, { type: "module", name });
    const heard = /** @type {Event[]} */ ([]);
    worker.onmessage = worker.onerror = (/** @type {Event} */ event) => void heard.push(event);
    Object.assign(window, { early: { worker, name, heard } });
  };
  const isScript = (/** @type {EventTarget | null} */ it) => it instanceof HTMLLinkElement && it.rel === "modulepreload";
  if (navigator.serviceWorker?.controller) begin();
  else addEventListener("load", ({ target }) => isScript(target) && begin(), true); // what happens to an element does not bubble
}
