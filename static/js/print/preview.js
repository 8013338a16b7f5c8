/** The view of Paper: the preview, the progress of the work, and pages for the browser's print. */

import { layersOf, shapeOf, svg } from "../grid/drawing.js";
import { byId, setProgress } from "../page/dom.js";
import { BROAD, THINNEST } from "../page/tables.js";
import { say } from "../words/say.js";

const ANCHORS = { left: "start", middle: "middle", right: "end" };
const MAKERS = { drawing: shapesOf, line: textOf, code: modulesOf };

/** @param {PageData} page @param {string} label what it is called aloud @returns {SVGElement} */
function pageOf({ width, height, items }, label) {
  const how = { viewBox: `0 0 ${width} ${height}`, class: "page", role: "img", "aria-label": label };
  return svg("svg", how, svg("rect", { class: "page-ground", width, height }), ...items.map(itemOf));
}

/** @param {ItemData} item @returns {SVGElement} */
function itemOf(item) {
  return svg("g", { transform: `translate(${item.x} ${item.y})${item.turned ? " rotate(180)" : ""}` }, ...MAKERS[item.kind](item));
}

/** @param {ItemData} item @returns {SVGElement[]} those below digits before those above */
function shapesOf({ shapes = [], scale = 1 }) {
  return [svg("g", { transform: `scale(${scale})` }, ...layersOf(shapes).flat().map((shape) => {
    const element = shapeOf({ ...shape, width: Math.max(shape.width, THINNEST / scale) });
    element.classList.toggle("broad", shape.width >= BROAD);
    return element;
  }))];
}

/** @param {ItemData} item @returns {SVGElement[]} */
function textOf({ text = "", size = 4, align = "left", face = "plain", tone = "ink", width = Infinity }) {
  const shrink = Math.min(1, width / (textWidth(text, face) * size));
  return [svg("text", { class: `fill-${tone} face-${face}`, "font-size": size * shrink, "text-anchor": ANCHORS[align] }, text)];
}

/** @param {string} text @param {string} face @returns {number} its width where the size of the font is 1 */
function textWidth(text, face) {
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  const style = { plain: "", strong: "600 ", slanted: "italic " }[face] ?? "";
  pen.font = `${style}100px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width / 100;
}

/** @param {ItemData} item @returns {SVGElement[]} the dark modules as one path */
function modulesOf({ rows = [], side = 1 }) {
  const dark = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}Z`));
  return [svg("path", { class: "modules", d: dark.join(""), transform: `scale(${side / (rows.length || 1)})` })];
}

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
  const place = say("print-page-of", { number: shown + 1, total });
  byId("paper-preview").replaceChildren(...pages.map((page) => pageOf(page, place)));
  byId("paper-place").textContent = place;
  /** @type {HTMLButtonElement} */ (byId("paper-back")).disabled = shown === 0;
  /** @type {HTMLButtonElement} */ (byId("paper-on")).disabled = shown + 1 >= total;
}

/** @param {Note} note how far the work is */
export function follow({ text, done }) {
  byId("paper-work").hidden = false;
  setProgress(byId("paper-bar"), done);
  report(text);
}

/** The work is done. */
export const hideWork = () => void (byId("paper-work").hidden = true);

/** @param {string} text @param {"plain" | "bad"} [tone] */
export function report(text, tone = "plain") {
  byId("paper-note").textContent = text;
  byId("paper-note").dataset.tone = tone;
}

/** @returns {boolean} whether a failure is shown */
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
