/** What Paper shows: its form, the preview, how far the work is, and pages for the browser's print. */

import { byId, onClick } from "./dom.js";
import { pageOf } from "./paper-pages.js";
import * as english from "./paper-words.js";
import { Paper } from "./paper.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./protocol.js").PagesData} PagesData
 */

const LETTER = /^en-(US|CA)|^es-(US|MX)|^fr-CA/;

/** @param {import("./actions.js").Actions} actions @returns {(state: AppState) => void} */
export function paperView(actions) {
  const panel = /** @type {HTMLDetailsElement} */ (byId("paper"));
  const form = /** @type {HTMLFormElement} */ (byId("paper-form"));
  const field = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  const what = field("what");
  const paper = new Paper(actions, form, () => panel.open);
  let made = /** @type {AppState["made"]} */ (null);

  const sayWho = () => (byId("paper-class").hidden = field("kind").value !== "class" || what.value === "made");
  const choose = () => {
    if (actions.toPrint) what.value = what.options[1].disabled ? "grid" : actions.toPrint;
    actions.toPrint = "";
    sayWho();
    paper.renew();
  };

  if (LETTER.test(navigator.language)) field("paper").value = "Letter";
  addEventListener("hashchange", choose);
  form.addEventListener("input", ({ target }) => {
    if (target === field("kind")) cutUp(field("kind"), field("per-page"));
    sayWho();
    paper.begin();
  });
  form.addEventListener("submit", (event) => (event.preventDefault(), void paper.download()));
  for (const kind of ["paste", "keydown"]) form.addEventListener(kind, (event) => event.stopPropagation()); // no puzzle, no command
  panel.addEventListener("toggle", () => paper.renew());
  onClick("paper-print", () => void paper.print());
  onClick("paper-back", () => paper.turn(-1));
  onClick("paper-on", () => paper.turn(1));
  onClick("paper-stop", () => paper.stop());

  return (state) => {
    if (state.made !== made) drawChoice(what, (made = state.made)?.puzzles.length ?? 0);
    choose();
  };
}

/** Cards are several on a page. @param {HTMLSelectElement} kind of sheets, as it is now @param {HTMLSelectElement} many on a page */
function cutUp(kind, many) {
  if (kind.value === "cards" && many.value === "1") many.value = "6";
}

/** @param {HTMLSelectElement} what @param {number} count of puzzles made: the choice, as soon as they are several */
function drawChoice(what, count) {
  const many = count > 1;
  what.options[1].disabled = !many;
  what.options[1].textContent = english.madeText(count);
  what.value = many ? "made" : "grid";
}

/** @param {PagesData} data with the page that is shown @param {number} shown its number, from 0 */
export function drawPreview({ pages, total }, shown) {
  const place = english.pageText(shown + 1, total);
  byId("paper-preview").replaceChildren(...pages.map((page) => pageOf(page, place)));
  byId("paper-place").textContent = place;
  /** @type {HTMLButtonElement} */ (byId("paper-back")).disabled = shown === 0;
  /** @type {HTMLButtonElement} */ (byId("paper-on")).disabled = shown + 1 >= total;
}

/** @param {import("./protocol.js").Note} note how far the work is */
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
  document.documentElement.dataset.paper = "pages";
  addEventListener("afterprint", () => {
    delete document.documentElement.dataset.paper;
    document.adoptedStyleSheets = [];
    byId("paper-out").replaceChildren();
  }, { once: true });
  print();
}
