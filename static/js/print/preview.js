/** What Paper shows: the preview, how far the work is, and pages for the browser's print. */

import { byId } from "../page/dom.js";
import { pageOf } from "./paper-pages.js";
import * as wording from "./words.js";

/** @typedef {import("../protocol.js").PagesData} PagesData */

/** @param {() => SVGElement} sketch is shown until Python has laid out its first page */
export function sketchUntil(sketch) {
  const preview = byId("paper-preview");
  if (preview.querySelector(":scope > :not([data-sketch])")) return;
  const page = sketch();
  page.dataset.sketch = "";
  preview.replaceChildren(page);
}

/** @param {PagesData} data with the page that is shown @param {number} shown its number, from 0 */
export function drawPreview({ pages, total }, shown) {
  const place = wording.pageText(shown + 1, total);
  byId("paper-preview").replaceChildren(...pages.map((page) => pageOf(page, place)));
  byId("paper-place").textContent = place;
  /** @type {HTMLButtonElement} */ (byId("paper-back")).disabled = shown === 0;
  /** @type {HTMLButtonElement} */ (byId("paper-on")).disabled = shown + 1 >= total;
}

/** @param {import("../protocol.js").Note} note how far the work is */
export function follow({ text, done }) {
  const bar = /** @type {HTMLProgressElement} */ (byId("paper-bar"));
  byId("paper-work").hidden = false;
  if (done === null) bar.removeAttribute("value");
  else bar.value = done;
  say(text);
}

/** The work is done. */
export const hideWork = () => void (byId("paper-work").hidden = true);

/** @param {string} text @param {"plain" | "bad"} [tone] */
export function say(text, tone = "plain") {
  byId("paper-note").textContent = text;
  byId("paper-note").dataset.tone = tone;
}

/** @returns {boolean} whether what is said is why something failed */
export const isComplaint = () => byId("paper-note").dataset.tone === "bad";

/** Hand pages to the browser's print, at their true size. @param {PagesData["pages"]} pages */
export function showOnPaper(pages) {
  const size = new CSSStyleSheet();
  size.replaceSync(`@page { size: ${pages[0].width}mm ${pages[0].height}mm; margin: 0; }`);
  byId("paper-out").replaceChildren(...pages.map((page, number) => {
    const drawn = pageOf(page, `Page ${number + 1}`);
    drawn.style.width = `${page.width}mm`;
    drawn.style.height = `${page.height}mm`;
    return drawn;
  }));
  document.adoptedStyleSheets = [size];
  document.documentElement.dataset.printing = "";
  addEventListener("afterprint", () => {
    delete document.documentElement.dataset.printing;
    document.adoptedStyleSheets = [];
    byId("paper-out").replaceChildren();
  }, { once: true });
  print();
}
