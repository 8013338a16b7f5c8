/** The log of a search as a list of lines, of which only the visible ones exist. */

import { make } from "../page/dom.js";

/** Pixels of a line, as in the style sheet, and how many lines are made beyond the visible ones. */
const [LINE, BEYOND] = [22, 8];

/** How far keys go. @type {Record<string, number>} */
const KEYS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1, PageUp: -12, PageDown: 12, Home: -Infinity, End: Infinity };

export class LogView {
  #from = -1;
  #to = -1;
  #at = -1;
  #length = 0;
  /** Where the box is scrolled to, and its height: reading them forces a layout. */
  #top = 0;
  #height = 0;

  /** @param {HTMLElement} box that scrolls @param {(at: number) => string} text @param {(at: number) => void} go */
  constructor(box, text, go) {
    this.box = box;
    this.text = text;
    this.lines = make("div", { class: "watch-lines", role: "presentation" });
    box.replaceChildren(this.lines);
    box.scrollTop = 0;
    box.onscroll = () => {
      this.#top = box.scrollTop;
      this.#fill();
    };
    this.seen = new ResizeObserver(() => {
      this.#height = box.clientHeight;
      this.#fill();
    });
    this.seen.observe(box);
    box.onclick = ({ target }) => {
      const line = /** @type {HTMLElement} */ (target).closest("[data-at]");
      if (line instanceof HTMLElement) go(Number(line.dataset.at));
    };
    box.onkeydown = (event) => {
      const by = KEYS[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      go(this.#at + by);
    };
  }

  /** @param {number} length @param {number} at the line to mark and to scroll into view */
  draw(length, at) {
    const grown = length !== this.#length;
    const moved = at !== this.#at;
    [this.#length, this.#at] = [length, at];
    this.#height ||= this.box.clientHeight;
    if (grown) this.lines.style.height = `${length * LINE}px`;
    const to = moved ? this.#reached() : this.#top;
    const scrolls = to !== this.#top;
    this.#top = to;
    if (grown || moved) this.#fill(true);
    if (scrolls) this.box.scrollTop = to; // last of all, since it forces a layout
  }

  /** @returns {number} the scroll position that shows the marked line */
  #reached() {
    const [top, bottom] = [this.#at * LINE, (this.#at + 1) * LINE];
    return top < this.#top ? top : bottom > this.#top + this.#height ? bottom - this.#height : this.#top;
  }

  /** @param {boolean} [anew] whether to rewrite lines that exist already */
  #fill(anew = false) {
    const from = Math.max(0, Math.floor(this.#top / LINE) - BEYOND);
    const to = Math.min(this.#length, Math.ceil((this.#top + this.#height) / LINE) + BEYOND);
    if (!anew && from === this.#from && to === this.#to) return;
    [this.#from, this.#to] = [from, to];
    this.lines.replaceChildren(...Array.from({ length: Math.max(0, to - from) }, (_, i) => this.#line(from + i)));
    if (this.#at >= from && this.#at < to) this.box.setAttribute("aria-activedescendant", `watch-line-${this.#at}`);
    else this.box.removeAttribute("aria-activedescendant");
  }

  /** @param {number} at */
  #line(at) {
    const line = make("div", {
      id: `watch-line-${at}`, role: "option", "data-at": `${at}`, "aria-selected": `${at === this.#at}`,
      "aria-setsize": `${this.#length}`, "aria-posinset": `${at + 1}`,
    }, this.text(at));
    line.style.top = `${at * LINE}px`;
    return line;
  }
}
