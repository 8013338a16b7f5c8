/** The log of a search as a list of lines, of which only those in sight are made. */

import { make } from "../dom.js";

/** Pixels of a line, as the style sheet has it, and lines that are made beyond those in sight. */
export const [LINE, BEYOND] = [22, 8];

/** How far keys go. @type {Record<string, number>} */
const KEYS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1, PageUp: -12, PageDown: 12, Home: -Infinity, End: Infinity };

export class LogView {
  #from = -1;
  #to = -1;
  #at = -1;
  #length = 0;

  /** @param {HTMLElement} box that scrolls @param {(at: number) => string} text @param {(at: number) => void} go */
  constructor(box, text, go) {
    this.box = box;
    this.text = text;
    this.lines = make("div", { class: "watch-lines", role: "presentation" });
    box.replaceChildren(this.lines);
    box.onscroll = () => this.#fill();
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

  /** @param {number} length @param {number} at the line that is marked, and brought into sight */
  draw(length, at) {
    const grown = length !== this.#length;
    const moved = at !== this.#at;
    [this.#length, this.#at] = [length, at];
    if (grown) this.lines.style.height = `${length * LINE}px`;
    if (moved) this.#reveal();
    if (grown || moved) this.#fill(true);
  }

  #reveal() {
    const { box } = this;
    const [top, bottom] = [this.#at * LINE, (this.#at + 1) * LINE];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }

  /** @param {boolean} [anew] whether to write lines that are there again */
  #fill(anew = false) {
    const from = Math.max(0, Math.floor(this.box.scrollTop / LINE) - BEYOND);
    const to = Math.min(this.#length, Math.ceil((this.box.scrollTop + this.box.clientHeight) / LINE) + BEYOND);
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
