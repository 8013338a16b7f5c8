/** Picking cells on the grid for a clue, as an input mode: by clicking and dragging, or with Space, Shift and the arrows. */

import { byId } from "../page/dom.js";
import { MOTIONS, focusGrid } from "../grid/keyboard.js";
import { armed, cellsOf, dropped, parted, taken, way } from "./setter.js";

/**
 * @typedef {import("./setter.js").Groups} Groups
 * @typedef {object} Ears
 * @property {() => void} changed the cells are others
 * @property {() => void} add the clue is whole
 * @property {(digit: string) => void} digit a digit was typed on the grid
 * @property {() => void} rubbed the last digit goes
 */

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

export class Picks {
  #groups = /** @type {Groups} */ ([]);
  /** Whether every press begins another part. */
  #many = false;
  /** Whether the parts are arms, which may begin at the first cell. */
  #arms = false;
  #last = -1;
  /** What was taken before the press that dropped a cell of it: that may begin an arm. */
  #before = /** @type {Groups | null} */ (null);
  /** Ends the mode, where it is on. */
  #end = /** @type {(() => void) | null} */ (null);

  /** @param {import("../acts/actions.js").Actions} actions @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes @param {Ears} ears */
  constructor(actions, modes, ears) {
    this.actions = actions;
    this.modes = modes;
    this.ears = ears;
    this.keys = /** @type {Record<string, () => void>} */ ({
      " ": () => this.#toggle(this.#cursor),
      Enter: () => ears.add(),
      "|": () => this.part(),
      Backspace: () => ears.rubbed(),
      Delete: () => this.clear(),
      Escape: () => (cellsOf(this.#groups).length ? this.clear() : this.turn(false)),
    });
  }

  get groups() {
    return this.#groups.filter((group) => group.length);
  }

  get isOn() {
    return this.#end !== null;
  }

  clear() {
    this.#last = -1;
    if (this.#groups.length) this.#set([]);
  }

  part() {
    this.#set(this.#arms ? armed(this.#groups, this.#cursor) : parted(this.#groups));
  }

  /** @param {boolean} yes whether every drag begins another part @param {boolean} [arms] whether these are arms of the first */
  inParts(yes, arms = false) {
    this.#many = yes;
    this.#arms = arms;
  }

  /** @param {boolean} yes whether clicks on the grid pick cells */
  turn(yes) {
    if (yes === this.isOn) return;
    this.#end?.();
    this.#end = yes ? this.modes.push(this.#mode) : null;
    byId("grid").classList.toggle("setting", yes);
    byId("variant-set").setAttribute("aria-pressed", `${yes}`);
    this.actions.store.set({ picked: yes ? this.#groups : [] });
    this.ears.changed();
    byId("variant-bar").classList.toggle("on", yes);
    if (yes) focusGrid();
  }

  #mode = {
    press: (/** @type {number} */ cell) => {
      const has = cellsOf(this.#groups).includes(cell);
      this.#before = this.#arms && has ? this.#groups : null;
      if (this.#many && !has) this.#groups = parted(this.#groups);
      this.actions.select(cell);
      this.#toggle(cell);
      return true;
    },
    drag: (/** @type {number} */ cell) => {
      if (this.#before) this.#groups = armed(this.#before, this.#last);
      this.#before = null;
      this.#goTo(cell);
    },
    key: (/** @type {KeyboardEvent} */ event) =>
      byId("grid").contains(document.activeElement) && !(event.ctrlKey || event.metaKey || event.altKey) && this.#pressed(event),
  };

  get #cursor() {
    return this.actions.store.get().selection.cursor;
  }

  get #size() {
    return this.actions.now.board.size;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for us */
  #pressed({ key, shiftKey }) {
    if (shiftKey && ARROWS.includes(key)) {
      this.#last = this.#cursor;
      this.#goTo(MOTIONS[key](this.#cursor, this.#size, { rows: 1 }));
      this.actions.select(this.#last);
    } else if (/^[\d,]$/.test(key)) this.ears.digit(key);
    else if (Object.hasOwn(this.keys, key)) this.keys[key]();
    else return false;
    return true;
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
