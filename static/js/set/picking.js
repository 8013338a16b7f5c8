/** The input mode that picks the cells of a clue: by pressing and dragging, or with Space, Shift and the arrows; an existing clue is moved. */

import { ARROWS } from "../game/boards.js";
import { byId } from "../page/dom.js";
import { MOTIONS, focusGrid } from "../grid/keyboard.js";
import { armed, cellsOf, dropped, moved, movedTo, parted, taken, way } from "./setter.js";

/**
 * @typedef {import("./setter.js").Groups} Groups
 * @typedef {object} Ears
 * @property {() => void} changed the cells are others
 * @property {() => void} settled a drag or a key has ended, and the change counts
 * @property {(cell: number) => boolean} pressed a single cell was pressed while none were picked; returns whether an existing clue was meant
 * @property {() => "draws" | "has" | "moves" | "reshapes"} doing whether a clue is new, or there, and what a press does with it
 * @property {() => void} letGo a press elsewhere begins a new clue
 * @property {Record<string, () => void>} keys
 * @property {(digit: string) => void} digit a digit was typed
 */

export class Picks {
  #groups = /** @type {Groups} */ ([]);
  /** Whether every press begins another part. */
  #many = false;
  /** Whether the parts are arms, which may begin at the first cell. */
  #arms = false;
  #last = -1;
  /** The cells before the press that dropped one of them: that one may begin an arm. */
  #before = /** @type {Groups | null} */ (null);
  /** Where a dragged clue was pressed, and its cells then. */
  #grabbed = /** @type {{ cell: number, groups: Groups } | null} */ (null);
  /** A cell that was pressed while there were none. */
  #alone = -1;
  /** Ends the mode, if it is on. */
  #end = /** @type {(() => void) | null} */ (null);

  /** @param {Actions} actions @param {Modes} modes @param {Ears} ears */
  constructor(actions, modes, ears) {
    this.actions = actions;
    this.modes = modes;
    this.ears = ears;
    this.keys = /** @type {Record<string, () => void>} */ ({
      " ": () => (this.#toggle(this.#cursor), ears.settled()),
      "|": () => this.part(),
      ...ears.keys,
    });
  }

  get groups() {
    return this.#groups.filter((group) => group.length);
  }

  get isOn() {
    return this.#end !== null;
  }

  /** @param {Groups} groups that are shown from now on */
  show(groups) {
    this.#last = -1;
    this.#set(groups);
  }

  part() {
    this.#set(this.#arms ? armed(this.#groups, this.#cursor) : parted(this.#groups));
  }

  /** @param {boolean} yes whether every drag begins another part @param {boolean} [arms] whether these are arms of the first */
  inParts(yes, arms = false) {
    this.#many = yes;
    this.#arms = arms;
  }

  /** @param {boolean} yes whether presses on the grid pick cells */
  turn(yes) {
    if (yes === this.isOn) return;
    this.#end?.();
    this.#end = yes ? this.modes.push(this.#mode) : null;
    byId("grid").classList.toggle("setting", yes);
    this.actions.store.set({ picked: yes ? this.#groups : [] });
  }

  #mode = {
    press: (/** @type {number} */ cell, /** @type {PointerEvent} */ { ctrlKey, metaKey }) => {
      const doing = ctrlKey || metaKey ? "reshapes" : this.ears.doing();
      this.actions.select(cell);
      this.#grabbed = this.#before = null;
      this.#alone = -1;
      if (doing === "moves") this.#moveFrom(this.#groups, cellsOf(this.#groups)[0], cell);
      else if (doing === "has" && cellsOf(this.#groups).includes(cell)) this.#grabbed = { cell, groups: this.#groups };
      else this.#take(cell, doing);
      return true;
    },
    drag: (/** @type {number} */ cell) => {
      this.#alone = -1;
      if (this.#grabbed) return this.#moveFrom(this.#grabbed.groups, this.#grabbed.cell, cell);
      if (this.ears.doing() === "moves") return;
      if (this.#before) this.#groups = armed(this.#before, this.#last);
      this.#before = null;
      this.#goTo(cell);
    },
    release: () => {
      const alone = this.#alone;
      this.#grabbed = null;
      this.#alone = -1;
      if (alone < 0 || !this.ears.pressed(alone)) this.ears.settled();
    },
    key: (/** @type {KeyboardEvent} */ event) => !(event.ctrlKey || event.metaKey) && this.#pressed(event),
  };

  /** @param {number} cell is picked or dropped; an existing clue is let go before a new one begins @param {ReturnType<Ears["doing"]>} doing */
  #take(cell, doing) {
    if (doing === "has") this.ears.letGo();
    if (!this.#groups.length) this.#alone = cell;
    const has = cellsOf(this.#groups).includes(cell);
    this.#before = this.#arms && has ? this.#groups : null;
    if (this.#many && !has) this.#groups = parted(this.#groups);
    this.#toggle(cell);
  }

  /** @param {Groups} groups @param {number} from @param {number} to */
  #moveFrom(groups, from, to) {
    this.#set(movedTo(groups, from, to, this.#size));
  }

  get #cursor() {
    return this.actions.store.get().selection.cursor;
  }

  get #size() {
    return this.actions.now.board.size;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was used */
  #pressed({ key, shiftKey, altKey }) {
    const arrow = key in ARROWS;
    if (arrow && (altKey || this.ears.doing() === "moves")) this.#shift(key);
    else if (altKey) return false;
    else if (arrow && shiftKey) {
      this.#last = this.#cursor;
      this.#goTo(MOTIONS[key](this.#cursor, this.#size, { rows: 1 }));
      this.actions.select(this.#last);
      this.ears.settled();
    } else if (/^[\d,]$/.test(key)) this.ears.digit(key);
    else if (Object.hasOwn(this.keys, key)) this.keys[key]();
    else return false;
    return true;
  }

  /** @param {string} key moves the cells a row or a column on */
  #shift(key) {
    const [down, across] = ARROWS[key];
    if (this.#groups.length) this.#set(moved(this.#groups, down, across, this.#size));
    this.ears.settled();
    focusGrid();
  }

  /** @param {Groups} next */
  #set(next) {
    if (next === this.#groups) return;
    this.#groups = next;
    this.actions.store.set({ picked: this.isOn ? next : [] });
    this.ears.changed();
  }

  /** @param {number} cell takes all cells on the way there */
  #goTo(cell) {
    const from = this.#last < 0 ? cell : this.#last;
    this.#set(way(from, cell, this.#size).reduce(taken, taken(this.#groups, from)));
    this.#last = cell;
  }

  /** @param {number} cell */
  #toggle(cell) {
    this.#set((cellsOf(this.#groups).includes(cell) ? dropped : taken)(this.#groups, cell));
    this.#last = cell;
  }
}
