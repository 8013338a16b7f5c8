/**
 * A table of any number of rows, of which only the visible ones are in the document. A visible row keeps its element;
 * the arrows move from row to row, and the focus stays where it is.
 */

import { button, make } from "../page/dom.js";
import { COLUMNS, column } from "./columns.js";
import { commas, say } from "../words/say.js";
import * as wording from "./words.js";

/**
 * @typedef {import("./rows.js").Rows} Rows
 * @typedef {import("./rows.js").Sort} Sort
 * @typedef {object} Hears
 * @property {(sort: Sort) => void} sorted
 * @property {(row: number, place: "play" | "solve") => void} opened
 * @property {(row: number, chosen: boolean) => void} chose
 */

/** Extra rows drawn above and below the visible ones. */
const MARGIN = 8;

export class Table {
  #order = /** @type {Uint32Array} */ (new Uint32Array(0));
  #columns = /** @type {readonly string[]} */ ([]);
  #sort = /** @type {Sort} */ ({ column: "number", falling: false });
  #high = 33;
  #now = 0;
  #drawn = /** @type {Map<number, HTMLElement>} */ (new Map());
  #due = false;

  /** @param {HTMLElement} frame scrolls @param {HTMLTableElement} table @param {{ rows: Rows, chosen: ReadonlySet<number> }} source @param {Hears} hears */
  constructor(frame, table, source, hears) {
    this.frame = frame;
    this.table = table;
    this.source = source;
    this.hears = hears;
    this.head = /** @type {HTMLElement} */ (table.tHead);
    this.body = table.tBodies[0];
    frame.addEventListener("scroll", () => this.#soon(), { passive: true });
    frame.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => this.#soon()).observe(frame);
    this.body.addEventListener("click", (event) => this.#click(event));
  }

  /** @param {Uint32Array} order @param {readonly string[]} columns @param {Sort} sort */
  show(order, columns, sort) {
    const sorted = sort.column === this.#sort.column && sort.falling === this.#sort.falling;
    const same = sorted && columns.join() === this.#columns.join();
    if (same && order === this.#order && this.#drawn.size) return this.refresh();
    [this.#order, this.#columns, this.#sort] = [order, columns, sort];
    this.#now = Math.min(this.#now, Math.max(0, order.length - 1));
    this.table.setAttribute("aria-rowcount", `${order.length + 1}`);
    if (!same || !this.head.children.length) this.#drawHead();
    if (!sorted) this.frame.scrollTop = 0;
    this.#fill();
  }

  /** Draw the rows in sight anew, soon. */
  refresh() {
    for (const item of this.#drawn.values()) item.dataset.old = "";
    this.#soon();
  }

  #soon() {
    if (this.#due) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      this.#draw();
    });
  }

  #fill() {
    this.#drawn.clear();
    const below = spacer();
    below.style.height = `${this.#order.length * this.#high}px`; // so that the rows in sight stay in sight
    this.body.replaceChildren(spacer(), below);
    this.#draw();
    const [first] = this.#drawn.values();
    const high = first?.getBoundingClientRect().height ?? 0;
    if (!high || Math.abs(high - this.#high) < 0.5) return;
    this.#high = high;
    this.#draw();
  }

  #drawHead() {
    const cells = this.#columns.map((id) => {
      const { title } = column(id);
      const sorts = this.#sort.column === id;
      const sort = button({ class: "plain" }, () => this.hears.sorted({ column: id, falling: sorts && !this.#sort.falling }), title);
      return make("th", { scope: "col", "data-column": id, "aria-sort": !sorts ? "none" : this.#sort.falling ? "descending" : "ascending" }, sort);
    });
    const row = make("tr", { "aria-rowindex": "1" }, make("th", { scope: "col" }, say("many-choose-column")), ...cells, make("th", { scope: "col" }, say("many-open-in")));
    const focused = this.head.contains(document.activeElement) ? document.activeElement?.textContent : null;
    this.head.replaceChildren(row);
    if (focused) [...row.querySelectorAll("button")].find(({ textContent }) => textContent === focused)?.focus();
  }

  #draw() {
    if (!this.body.firstElementChild) return; // nothing was shown yet
    const high = this.#high;
    const top = Math.max(0, this.frame.scrollTop - this.head.offsetHeight);
    const first = Math.max(0, Math.floor(top / high) - MARGIN);
    const end = Math.min(this.#order.length, Math.ceil((top + this.frame.clientHeight) / high) + MARGIN);
    const items = [];
    for (const [place, item] of this.#drawn) {
      if (place >= first && place < end) continue;
      if (item.contains(document.activeElement)) this.frame.focus({ preventScroll: true });
      this.#drawn.delete(place);
      item.remove();
    }
    for (let place = first; place < end; place += 1) {
      const item = this.#drawn.get(place) ?? make("tr", { "aria-rowindex": `${place + 2}`, "data-place": `${place}` });
      if (!item.children.length || "old" in item.dataset) this.#write(item, place);
      this.#drawn.set(place, item);
      items.push(item);
    }
    const [above, below] = [/** @type {HTMLElement} */ (this.body.firstElementChild), /** @type {HTMLElement} */ (this.body.lastElementChild)];
    let after = above;
    for (const item of items) {
      if (after.nextElementSibling !== item) after.after(item);
      after = item;
    }
    above.style.height = `${first * high}px`;
    below.style.height = `${(this.#order.length - end) * high}px`;
  }

  /** @param {HTMLElement} item @param {number} place */
  #write(item, place) {
    const row = this.#order[place];
    const focused = /** @type {HTMLElement | null} */ (item.contains(document.activeElement) ? document.activeElement : null)?.dataset.act;
    delete item.dataset.old;
    const { error } = this.source.rows.row(row);
    item.classList.toggle("bad", Boolean(error));
    const tick = /** @type {HTMLInputElement} */ (make("input", { type: "checkbox", "data-act": "choose", "aria-label": this.#label(row) }));
    tick.checked = this.source.chosen.has(row);
    tick.disabled = Boolean(error);
    const cells = this.#columns.map((id) => make("td", { "data-column": id, ...(id === "puzzle" && error ? { title: error } : {}) }, id === "puzzle" && error ? error : this.source.rows.words(row, id)));
    const open = /** @type {("play" | "solve")[]} */ (error ? ["solve"] : ["play", "solve"]).map((act) => make("button", { type: "button", "data-act": act, "aria-label": wording.actsOn(row + 1)[act] }, wording.ACTS[act]));
    item.replaceChildren(cell(tick), ...cells, cell(...open));
    for (const control of /** @type {NodeListOf<HTMLElement>} */ (item.querySelectorAll("[data-act]"))) control.tabIndex = place === this.#now ? 0 : -1;
    if (focused) /** @type {HTMLElement | null} */ (item.querySelector(`[data-act=${focused}]`))?.focus({ preventScroll: true });
  }

  /** @param {number} row @returns {string} its label for screen readers */
  #label(row) {
    const told = COLUMNS.filter(({ id }) => ["status", "level", "er"].includes(id) && this.source.rows.words(row, id)).map(({ id, title }) => `${title} ${this.source.rows.words(row, id)}`);
    return commas([say("many-choose", { number: row + 1 }), ...told]);
  }

  /** @param {MouseEvent} event */
  #click({ target }) {
    const control = target instanceof Element ? target.closest("[data-act]") : null;
    const item = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("tr[data-place]")) : null;
    if (!item) return;
    this.#move(Number(item.dataset.place), false);
    if (!(control instanceof HTMLElement)) return;
    const row = this.#order[Number(item.dataset.place)];
    if (control instanceof HTMLInputElement) this.hears.chose(row, control.checked);
    else this.hears.opened(row, control.dataset.act === "play" ? "play" : "solve");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const page = Math.max(1, Math.floor(this.frame.clientHeight / this.#high) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey || this.head.contains(/** @type {Node} */ (event.target))) return;
    event.preventDefault();
    this.#move(this.#now + by, true);
  }

  /** Go to a row: its controls are those that Tab reaches. @param {number} place @param {boolean} focus */
  #move(place, focus) {
    const last = this.#now;
    this.#now = Math.max(0, Math.min(this.#order.length - 1, place));
    if (focus) {
      const [top, high] = [this.#now * this.#high, this.#high];
      const seen = this.frame.clientHeight - this.head.offsetHeight - high;
      if (top < this.frame.scrollTop) this.frame.scrollTop = top;
      else if (top > this.frame.scrollTop + seen) this.frame.scrollTop = top - seen;
    }
    for (const old of [last, this.#now]) {
      const item = this.#drawn.get(old);
      if (item) for (const control of /** @type {NodeListOf<HTMLElement>} */ (item.querySelectorAll("[data-act]"))) control.tabIndex = old === this.#now ? 0 : -1;
    }
    if (!focus) return;
    this.#draw();
    /** @type {HTMLElement | null | undefined} */ (this.#drawn.get(this.#now)?.querySelector("[data-act=choose]:enabled, [data-act=play]"))?.focus({ preventScroll: true });
  }
}

/** @param {...Node} nodes */
function cell(...nodes) {
  return make("td", {}, ...nodes);
}

const spacer = () => make("tr", { class: "spacer", "aria-hidden": "true" });
