/** The reading of a picture beside the picture: compared cell by cell, and corrected. */

import { namesOf, named } from "../game/naming.js";
import { button, byId, make } from "../page/dom.js";
import { cellCode } from "../page/words.js";
import { drawBoard, drawCell } from "./pixels.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** How much is shown around a cell, in cells. */
const SHOWN = 0.06;

export class Comparison {
  #seen = /** @type {SeenData} */ (/** @type {unknown} */ (null));
  #picture = /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (null));
  #cell = -1;
  /** The current reading of each cell. @type {{ value: number, by_hand: boolean }[]} */
  #taken = [];

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    byId("picture-cells").addEventListener("keydown", (event) => this.#move(event));
    byId("picture-cells").addEventListener("click", ({ target }) => {
      const cell = target instanceof HTMLElement ? target.dataset.cell : undefined;
      if (cell) this.#look(Number(cell));
    });
    byId("picture-seen").addEventListener("click", ({ offsetX, offsetY, target }) => {
      const side = /** @type {HTMLElement} */ (target).clientWidth / this.#size;
      this.#look(Math.floor(offsetY / side) * this.#size + Math.floor(offsetX / side));
    });
    byId("picture-by-hand").addEventListener("change", ({ target }) => this.#take({ by_hand: /** @type {HTMLInputElement} */ (target).checked }));
  }

  /** @param {SeenData} seen @param {HTMLCanvasElement} picture in which it was read */
  show(seen, picture) {
    [this.#seen, this.#picture] = [seen, picture];
    const { givens, placed } = seen.puzzle;
    this.#taken = givens.map((given, cell) => ({ value: given || placed[cell], by_hand: !given && placed[cell] > 0 }));
    drawBoard(/** @type {HTMLCanvasElement} */ (byId("picture-seen")), picture, seen.points, this.#size);
    const cells = byId("picture-cells");
    cells.style.setProperty("--size", `${this.#size}`);
    cells.replaceChildren(...this.#taken.map((_, cell) => make("button", { type: "button", "data-cell": `${cell}` })));
    this.#drawCells();
    this.#look(seen.doubtful[0] ?? 0);
    /** @type {HTMLElement} */ (seen.doubtful.length ? cells.children[this.#cell] : byId("picture-right")).focus();
  }

  /** @param {boolean} keepsHands whether what was written by hand stays, as digits of the player @returns {SeenData["puzzle"]} as corrected */
  puzzle(keepsHands) {
    const givens = this.#taken.map(({ value, by_hand }) => (by_hand ? 0 : value));
    const placed = this.#taken.map(({ value, by_hand }) => (by_hand && keepsHands ? value : 0));
    return { ...this.#seen.puzzle, givens, placed };
  }

  get #size() {
    return this.#seen.puzzle.board.size;
  }

  #drawCells() {
    const regions = this.#seen.puzzle.board.regions;
    for (const [cell, button] of [...byId("picture-cells").children].entries()) {
      const { value, by_hand } = this.#taken[cell];
      const look = this.#seen.doubtful.includes(cell);
      button.textContent = value ? signOf(value, this.#size) : "";
      button.setAttribute("aria-label", wording.cellName(this.#named(cell), this.#worded(cell), look));
      button.setAttribute("aria-pressed", `${cell === this.#cell}`);
      button.setAttribute("tabindex", cell === this.#cell ? "0" : "-1");
      button.classList.toggle("look", look);
      button.classList.toggle("by-hand", by_hand);
      button.classList.toggle("right-edge", regions[cell] !== regions[cell + 1] && cell % this.#size < this.#size - 1);
      button.classList.toggle("lower-edge", cell + this.#size < regions.length && regions[cell] !== regions[cell + this.#size]);
    }
    byId("picture-hands-label").hidden = !this.#taken.some(({ by_hand }) => by_hand);
  }

  /** @param {number} cell */
  #named(cell) {
    return named(cellCode(cell, this.#size), namesOf(this.actions.store.get()), this.#size);
  }

  /** @param {number} cell */
  #worded(cell) {
    const { value, by_hand } = this.#taken[cell];
    return value ? `${signOf(value, this.#size)}${by_hand ? ` ${say("picture-by-hand")}` : ""}` : say("picture-nothing-in-it");
  }

  /** @param {number} cell to show enlarged, with what else it may hold */
  #look(cell) {
    this.#cell = cell;
    byId("picture-name").textContent = this.#named(cell);
    const cut = /** @type {HTMLCanvasElement} */ (byId("picture-cut"));
    const context = /** @type {CanvasRenderingContext2D} */ (cut.getContext("2d"));
    drawCell(context, this.#picture, this.#seen.points, this.#size, cell, { x: 0, y: 0, side: cut.width, margin: SHOWN });
    this.#drawCells();
    const options = Array.from({ length: this.#size + 1 }, (_, value) => this.#option(value));
    byId("picture-options").replaceChildren(...options);
    const hand = /** @type {HTMLInputElement} */ (byId("picture-by-hand"));
    hand.checked = this.#taken[cell].by_hand;
    hand.disabled = !this.#taken[cell].value;
  }

  /** @param {number} value @returns {HTMLElement} the button that takes the cell for it */
  #option(value) {
    const odds = this.#seen.options[this.#cell].filter((one) => one.value === value).reduce((sum, one) => sum + one.odds, 0);
    const isTaken = this.#taken[this.#cell].value === value;
    const likely = odds >= 0.01 ? [make("small", {}, say("picture-likely", { percent: Math.round(odds * 100) }))] : [];
    return button({ "aria-pressed": `${isTaken}` }, () => this.#take({ value }), value ? signOf(value, this.#size) : say("picture-nothing-in-it"), ...likely);
  }

  /** @param {{ value?: number, by_hand?: boolean }} change */
  #take(change) {
    const taken = { ...this.#taken[this.#cell], ...change };
    this.#taken[this.#cell] = { ...taken, by_hand: taken.by_hand && taken.value > 0 };
    const isPressed = byId("picture-options").contains(document.activeElement);
    this.#look(this.#cell);
    if (isPressed) /** @type {HTMLElement} */ (byId("picture-options").children[taken.value]).focus(); // the buttons have been remade
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.#size, ArrowDown: this.#size });
    const to = this.#cell + (steps[event.key] ?? NaN);
    if (!(to >= 0 && to < this.#taken.length)) return this.#write(event);
    event.preventDefault();
    this.#look(to);
    /** @type {HTMLElement} */ (byId("picture-cells").children[to]).focus();
  }

  /** @param {KeyboardEvent} event a digit, or Delete, is what the cell is taken for */
  #write(event) {
    const value = ["Delete", "Backspace", "."].includes(event.key) ? 0 : Number.parseInt(event.key, 36);
    const isValue = event.key.length === 1 || value === 0;
    if (event.ctrlKey || event.metaKey || event.altKey || !isValue || !(value <= this.#size)) return;
    event.preventDefault();
    this.#take({ value });
  }
}

/** @param {number} value @param {number} size @returns {string} as the grid writes it */
const signOf = (value, size) => (size > 9 && value > 9 ? value.toString(36).toUpperCase() : `${value}`);
