/** The Paper panel: the sheet as it will be, printed by the browser or written as PDF by Python. */

import { byId, onClick } from "./dom.js";
import { EngineError } from "./engine.js";
import { pageOf } from "./paper-pages.js";
import { puzzlesOf, readPaper } from "./paper-wish.js";
import { bytesOf, fileName, save } from "./save.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./protocol.js").Conversations} Conversations
 * @typedef {import("./protocol.js").PageData} PageData
 */

/** Milliseconds without a change before the preview is drawn anew. */
const PAUSE = 200;
/** Pages that the browser can be trusted to print by itself; PDF takes any number. */
const MOST = 200;
const LETTER = /^en-(US|CA)|^es-(US|MX)|^fr-CA/;

/** @param {Actions} actions @returns {(state: AppState) => void} */
export function paperPanel(actions) {
  const panel = /** @type {HTMLDetailsElement} */ (byId("paper"));
  const form = /** @type {HTMLFormElement} */ (byId("paper-form"));
  const what = /** @type {HTMLSelectElement} */ (form.elements.namedItem("what"));
  let [shown, asked, made] = [0, "", /** @type {AppState["made"]} */ (null)];
  let timer = 0;
  let [working, previewing] = [false, false];
  let stop = () => {};

  const wish = () => {
    const data = new FormData(form);
    return { puzzles: puzzlesOf(actions.store.get(), data), paper: readPaper(data, location.href) };
  };
  const keyOf = () => JSON.stringify([wish(), shown]);

  /**
   * @template {"pages" | "sheet"} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: import("./protocol.js").Note) => void} [onNote]
   * @returns {Promise<Conversations[K][1] | null>} null where there is no answer, and the reason is told
   */
  const ask = async (kind, fields, onNote) => {
    const { answer, cancel } = actions.engine.ask(kind, fields, onNote);
    if (onNote) stop = cancel;
    try {
      const value = await answer;
      if (byId("paper-note").dataset.tone === "bad") say("");
      return value;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      say(error.data.code === "cancelled" ? "Stopped." : `${upper(error.data.message)}.`, "bad");
      return null;
    }
  };

  /**
   * Ask for what takes a while and was wished with a button: told of, to be stopped; the preview waits for it.
   * @template {"pages" | "sheet"} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {string} words
   */
  const work = async (kind, fields, words) => {
    if (working) return null;
    working = true;
    follow({ text: words, done: null });
    const value = await ask(kind, fields, follow);
    if (value) say("");
    byId("paper-work").hidden = true;
    working = false;
    renew();
    return value;
  };

  /** Draw the page that is shown: at once, and again when all that it tells is found. */
  const preview = async () => {
    asked = keyOf();
    const mine = asked;
    const request = { ...wish(), first: shown, count: 1, preview: true };
    const quick = await ask("pages", { ...request, quick: true });
    if (quick && !quick.pages.length && shown) shown = quick.total - 1;
    else if (quick && mine === keyOf()) draw(quick);
    if (quick && !quick.whole && working) asked = ""; // drawn again when that work is done
    const whole = quick && !quick.whole && mine === keyOf() && !working ? await ask("pages", request) : null;
    if (whole && mine === keyOf()) draw(whole);
  };

  /** @param {import("./protocol.js").PagesData} data */
  const draw = (data) => {
    byId("paper-preview").replaceChildren(...data.pages.map((page) => pageOf(page, `Page ${shown + 1} of ${data.total}`)));
    byId("paper-place").textContent = `Page ${shown + 1} of ${data.total}`;
    /** @type {HTMLButtonElement} */ (byId("paper-back")).disabled = shown === 0;
    /** @type {HTMLButtonElement} */ (byId("paper-on")).disabled = shown + 1 >= data.total;
  };

  const renew = () => {
    clearTimeout(timer);
    if (!panel.open || working || previewing || keyOf() === asked) return;
    timer = setTimeout(async () => {
      if (working) return;
      previewing = true;
      await preview();
      previewing = false;
      renew();
    }, PAUSE);
  };

  /** @param {number} page */
  const turn = (page) => {
    shown = Math.max(0, page);
    renew();
  };

  const printPages = async () => {
    const data = await work("pages", { ...wish(), first: 0, count: MOST + 1 }, "Laying out the pages");
    if (!data) return;
    if (data.total > MOST) return say(`These are ${data.total} pages: download the PDF and print that.`);
    showOnPaper(data.pages);
  };

  const download = async () => {
    const { puzzles, paper } = wish();
    const data = await work("sheet", { puzzles, paper }, "Fetching the PDF writer");
    if (!data) return;
    save(`${fileName(paper.title)}.pdf`, "application/pdf", bytesOf(data.pdf));
    say(`${data.pages} ${data.pages === 1 ? "page" : "pages"} saved.`);
  };

  if (LETTER.test(navigator.language)) /** @type {HTMLSelectElement} */ (form.elements.namedItem("paper")).value = "Letter";
  form.addEventListener("input", () => turn(0));
  form.addEventListener("submit", (event) => (event.preventDefault(), download()));
  for (const kind of ["paste", "keydown"]) form.addEventListener(kind, (event) => event.stopPropagation()); // no puzzle, no command
  panel.addEventListener("toggle", renew);
  onClick("paper-print", printPages);
  onClick("paper-back", () => turn(shown - 1));
  onClick("paper-on", () => turn(shown + 1));
  onClick("paper-stop", () => stop());

  return (state) => {
    if (state.made !== made) {
      made = state.made;
      const many = made && made.puzzles.length > 1 ? made.puzzles.length : 0;
      what.options[1].disabled = !many;
      what.options[1].textContent = many ? `The ${many} puzzles made` : "Puzzles made";
      what.value = many ? "made" : "grid";
    }
    renew();
  };
}

/** @param {import("./protocol.js").Note} note how far the work is */
function follow({ text, done }) {
  const bar = /** @type {HTMLProgressElement} */ (byId("paper-bar"));
  byId("paper-work").hidden = false;
  if (done === null) bar.removeAttribute("value");
  else bar.value = done;
  say(text);
}

/** @param {string} text @param {"plain" | "bad"} [tone] */
function say(text, tone = "plain") {
  byId("paper-note").textContent = text;
  byId("paper-note").dataset.tone = tone;
}

/** Hand pages to the browser's print, at their true size. @param {readonly PageData[]} pages */
function showOnPaper(pages) {
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

/** @param {string} text @returns {string} */
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
