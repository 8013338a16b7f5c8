/**
 * What cannot wait for the page's own script, nor for a request of its own: the build puts it into the page's head, before all
 * that is fetched. It notes the buttons that are pressed meanwhile, for `start-worker.js`. For a returning visitor, who has the files
 * at hand, it starts Python's worker; what that says is kept until `start-worker.js` takes it over.
 */
{
  const early = /** @type {Set<string>} */ (new Set());
  const note = (/** @type {Event} */ { target }) => void early.add(/** @type {Element} */ (target).closest("button")?.id ?? "");
  addEventListener("click", note, true);
  Object.assign(window, { presses: { early, end: () => removeEventListener("click", note, true) } });
}
if (navigator.serviceWorker?.controller) {
  const name = `pencilmark-page-early-${Math.random().toString(36).slice(2)}`;
  const home = /** @type {HTMLScriptElement} */ (document.currentScript).dataset.home;
  const worker = new Worker(`${home}static/js/python/worker.js`, { type: "module", name });
  const heard = /** @type {Event[]} */ ([]);
  worker.onmessage = worker.onerror = (/** @type {Event} */ event) => void heard.push(event);
  Object.assign(window, { early: { worker, name, heard } });
}
