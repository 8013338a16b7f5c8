/** Picking cells on the grid for a clue, as an input mode: by clicking and dragging, or with Space, Shift and the arrows. */

import { byId } from "./dom.js";
import { position } from "./game.js";
import { MOTIONS, focusGrid } from "./keyboard.js";
import { cellsOf, dropped, parted, taken, way } from "./setter.js";

/**
 * @typedef {import("./setter.js").Groups} Groups
 * @typedef {object} Ears
 * @property {() => void} changed the cells are others
 * @property {() => void} add the clue is whole
 * @property {(digit: string) => void} digit a digit was typed on the grid
 * @property {() => void} rubbed the last digit goes
 */

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** @param {import("./actions.js").Actions} actions @param {ReturnType<typeof import("./modes.js").inputModes>} modes @param {Ears} ears */
export function picking(actions, modes, ears) {
  const { store } = actions;
  let groups = /** @type {Groups} */ ([]);
  let [many, last] = [false, -1];
  let end = /** @type {(() => void) | null} */ (null);

  const set = (/** @type {Groups} */ next) => {
    if (next === groups) return;
    groups = next;
    store.set({ picked: end ? groups : [] });
    ears.changed();
  };
  const size = () => position(store.get().game).board.size;
  const goTo = (/** @type {number} */ cell) => {
    set(way(last < 0 ? cell : last, cell, size()).reduce(taken, taken(groups, last < 0 ? cell : last)));
    last = cell;
  };
  const toggle = (/** @type {number} */ cell) => {
    set(cellsOf(groups).includes(cell) ? dropped(groups, cell) : taken(groups, cell));
    last = cell;
  };

  const api = {
    groups: () => groups.filter((group) => group.length),
    isOn: () => end !== null,
    clear: () => {
      last = -1;
      if (groups.length) set([]);
    },
    part: () => set(parted(groups)),
    /** @param {boolean} yes whether every drag begins another part */
    inParts: (yes) => void (many = yes),
    /** @param {boolean} yes whether clicks on the grid pick cells */
    turn: (yes) => {
      if (yes === api.isOn()) return;
      end?.();
      end = yes ? modes.push(mode) : null;
      byId("grid").classList.toggle("setting", yes);
      byId("variant-set").setAttribute("aria-pressed", `${yes}`);
      store.set({ picked: yes ? groups : [] });
      ears.changed();
      byId("variant-bar").classList.toggle("on", yes);
      if (yes) focusGrid();
    },
  };

  const mode = {
    /** @param {number} cell */
    press(cell) {
      if (many && !cellsOf(groups).includes(cell)) groups = parted(groups);
      actions.select(cell);
      toggle(cell);
      return true;
    },
    drag: goTo,
    /** @param {KeyboardEvent} event */
    key: (event) => byId("grid").contains(document.activeElement) && !(event.ctrlKey || event.metaKey || event.altKey) && pressed(event),
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for us */
  function pressed({ key, shiftKey }) {
    const { cursor } = store.get().selection;
    if (key === " ") toggle(cursor);
    else if (shiftKey && ARROWS.includes(key)) {
      last = cursor;
      goTo(MOTIONS[key](cursor, size(), { rows: 1 }));
      actions.select(last);
    } else if (key === "Enter") ears.add();
    else if (key === "|") api.part();
    else if (/^\d$/.test(key)) ears.digit(key);
    else if (key === "Backspace") ears.rubbed();
    else if (key === "Delete") api.clear();
    else if (key === "Escape") cellsOf(groups).length ? api.clear() : api.turn(false);
    else return false;
    return true;
  }

  return api;
}
