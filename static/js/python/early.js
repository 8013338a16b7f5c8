/**
 * Runs before the page's own script, and without a request: the build puts it into the page's head. It notes which buttons are
 * pressed before the page is ready, for `start-worker.js`. For returning visitors, whose browser has the files, it starts Python's
 * worker and keeps its messages until `start-worker.js` takes it over; and it hides the page until the grid is there, or until all has come
 * and the script has failed: to lay the page out twice takes longer than to wait.
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
  const { dataset } = document.documentElement;
  dataset.waits = "";
  addEventListener("load", () => "runs" in dataset || delete dataset.waits); // or else its language is on its way
}
