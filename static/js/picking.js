/** Picking cells on the grid for a clue: by clicking and dragging, or with Space, Shift and the arrows. */

import { byId } from "./dom.js";
import { position } from "./game.js";
import { MOTIONS } from "./keyboard.js";
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

/** @param {import("./actions.js").Actions} actions @param {Ears} ears */
export function picking(actions, ears) {
  const grid = byId("grid");
  let groups = /** @type {Groups} */ ([]);
  let [on, many, dragging, last] = [false, false, false, -1];

  const cells = () => [...grid.querySelectorAll("[role=gridcell]")];
  const draw = () => {
    const picked = cellsOf(groups);
    cells().forEach((cell, i) => {
      cell.classList.toggle("picked", on && picked.includes(i));
      cell.classList.toggle("first", on && groups.some(([first]) => first === i));
    });
  };
  const set = (/** @type {Groups} */ next) => {
    if (next === groups) return;
    groups = next;
    draw();
    ears.changed();
  };
  const size = () => position(actions.store.get().game).board.size;
  const goTo = (/** @type {number} */ cell) => {
    set(way(last < 0 ? cell : last, cell, size()).reduce(taken, taken(groups, last < 0 ? cell : last)));
    last = cell;
  };
  const toggle = (/** @type {number} */ cell) => {
    set(cellsOf(groups).includes(cell) ? dropped(groups, cell) : taken(groups, cell));
    last = cell;
  };
  const cellAt = (/** @type {PointerEvent} */ { clientX, clientY }) =>
    cells().indexOf(/** @type {Element} */ (document.elementFromPoint(clientX, clientY)?.closest("[role=gridcell]")));

  const api = {
    groups: () => groups.filter((group) => group.length),
    isOn: () => on,
    clear: () => {
      last = -1;
      if (groups.length) set([]);
    },
    part: () => set(parted(groups)),
    /** @param {boolean} yes whether every drag begins another part */
    inParts: (yes) => void (many = yes),
    /** @param {boolean} yes whether clicks on the grid pick cells */
    turn: (yes) => {
      on = yes;
      grid.classList.toggle("setting", yes);
      byId("variant-set").setAttribute("aria-pressed", `${yes}`);
      draw();
      ears.changed();
      byId("variant-bar").classList.toggle("on", yes);
      if (!yes) return;
      byId("board").scrollIntoView({ block: "nearest" });
      /** @type {HTMLElement | null} */ (grid.querySelector("[tabindex='0']"))?.focus({ preventScroll: true });
    },
  };

  grid.addEventListener("pointerdown", (event) => {
    const cell = cellAt(event);
    if (!on || cell < 0 || event.button > 0) return;
    dragging = true;
    if (many && !cellsOf(groups).includes(cell)) groups = parted(groups);
    toggle(cell);
  });
  document.addEventListener("pointermove", (event) => {
    const cell = dragging ? cellAt(event) : -1;
    if (cell >= 0 && cell !== last) goTo(cell);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => void (dragging = false));

  document.addEventListener("keydown", (event) => {
    if (!on || !grid.contains(document.activeElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!pressed(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // digits and Space mean something else while a clue is set
  }, { capture: true });

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for us */
  function pressed({ key, shiftKey }) {
    const { cursor } = actions.store.get();
    if (key === " ") toggle(cursor);
    else if (shiftKey && ARROWS.includes(key)) {
      const next = MOTIONS[key](cursor, size(), { rows: 1 });
      last = cursor;
      goTo(next);
      actions.select(next);
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
