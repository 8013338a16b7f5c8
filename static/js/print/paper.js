/** Paper: the sheet as it will be, printed by the browser or written as PDF by Python. `preview.js` draws it, `place.js` has its form. */

import { isEngineError } from "../python/engine.js";
import { follow, drawPreview, hideWork, isComplaint, report, showOnPaper, sketchUntil } from "./preview.js";
import { Found, puzzlesOf } from "./paper-wish.js";
import { sheetSketch } from "./sketches.js";
import { asSentence, say } from "../words/say.js";
import { said } from "../page/form.js";
import { fileName, save } from "../page/texts.js";
import { bytesOf } from "../python/files.js";

/** Milliseconds without a change before the preview is drawn anew. */
const PAUSE = 200;
/** Most pages that the browser can be trusted to print by itself; PDF takes any number. */
const MOST = 200;

export class Paper {
  #shown = 0;
  #asked = "";
  #timer = /** @type {any} */ (0); // a number in browsers, an object in Node
  #working = false;
  /** Whether the reported failure is the preview's. */
  #ofPreview = false;
  #previewing = false;
  #stop = () => {};
  #found = new Found();

  /** @param {Actions} actions @param {() => Control[]} form @param {() => boolean} isOpen whether the preview is in sight */
  constructor(actions, form, isOpen) {
    this.actions = actions;
    this.form = form;
    this.isOpen = isOpen;
  }

  get #wish() {
    const data = this.form();
    return { puzzles: puzzlesOf(this.actions.store.get(), data), paper: said(data) };
  }

  get #key() {
    return JSON.stringify([this.#wish, this.#shown]);
  }

  /** Redraw the preview in a moment, if it is out of date. */
  renew() {
    clearTimeout(this.#timer);
    if (!this.isOpen() || this.#working || this.#previewing || this.#key === this.#asked) return;
    if (!this.#shown) sketchUntil(() => sheetSketch(this.actions.store.get(), this.form()));
    this.#timer = setTimeout(async () => {
      if (this.#working) return;
      this.#previewing = true;
      await this.#preview();
      this.#previewing = false;
      this.renew();
    }, PAUSE);
  }

  /** @param {number} by this number of pages */
  turn(by) {
    this.#shown = Math.max(0, this.#shown + by);
    this.renew();
  }

  /** Begin at the first page: the wish has changed. */
  begin() {
    this.turn(-Infinity);
  }

  /** Stop the work whose progress is shown. */
  stop() {
    this.#stop();
  }

  async print() {
    const data = await this.#work("pages", { ...this.#wish, first: 0, count: MOST + 1 }, say("print-laying-out"));
    if (!data) return;
    if (data.total > MOST) return report(say("print-too-long", { pages: data.total }));
    showOnPaper(data.pages);
  }

  async download() {
    const { puzzles, paper } = this.#wish;
    const data = await this.#work("sheet", { puzzles, paper }, say("print-fetching-writer"));
    if (!data) return;
    save(`${fileName(paper.title ?? "")}.pdf`, "application/pdf", bytesOf(data.pdf));
    report(say("print-pages-saved", { pages: data.pages }));
  }

  /** Draw the page that is shown: at once, and again when all its facts are known. */
  async #preview() {
    const mine = (this.#asked = this.#key);
    const request = { ...this.#wish, first: this.#shown, count: 1, preview: true };
    const quick = await this.#ask("pages", { ...request, quick: true });
    if (!quick) return;
    if (!quick.pages.length && this.#shown) this.#shown = quick.total - 1;
    else if (mine === this.#key) drawPreview(quick, this.#shown);
    if (!quick.whole && this.#working) this.#asked = ""; // drawn again when that work is done
    if (quick.whole || this.#working || mine !== this.#key) return;
    const whole = await this.#ask("pages", request);
    if (whole && mine === this.#key) drawPreview(whole, this.#shown);
  }

  /**
   * Ask for something slow that a button started: it shows its progress and can be stopped; the preview waits for it.
   * @template {"pages" | "sheet"} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {string} words
   */
  async #work(kind, fields, words) {
    if (this.#working) return null;
    this.#working = true;
    follow({ text: words, done: null });
    const value = await this.#ask(kind, fields, follow);
    if (value) report("");
    hideWork();
    this.#working = false;
    this.renew();
    return value;
  }

  /**
   * @template {"pages" | "sheet"} K
   * @param {K} kind
   * @param {Omit<Conversations[K][0], "id" | "kind">} fields
   * @param {(note: Note) => void} [hear]
   * @returns {Promise<Conversations[K][1] | null>} null where there is no answer, and the reason is shown
   */
  async #ask(kind, fields, hear) {
    const puzzles = this.#found.with(fields.puzzles);
    const { answer, cancel } = this.actions.engine.ask(kind, { ...fields, puzzles }, hear);
    if (hear) this.#stop = cancel;
    try {
      const value = await answer;
      this.#found.keep(puzzles, value.found);
      if (isComplaint() && (hear || this.#ofPreview)) report(""); // the failure of a button's request stays in sight
      return value;
    } catch (error) {
      if (!isEngineError(error)) throw error;
      this.#ofPreview = !hear;
      report(asSentence(error.data.code === "cancelled" ? say("page-stopped") : error.data.message), "bad");
      return null;
    }
  }
}
