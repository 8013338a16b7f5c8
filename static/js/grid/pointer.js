/** The pointer on the grid: selects one cell, several with a drag, Ctrl, Shift or a long press, and all like it with a double press. */

import { valuesOf } from "../game/boards.js";
import { position } from "../game/game.js";
import { alike, only } from "../game/selection.js";
import { hasMark } from "../game/tints.js";
import { markColumns } from "./cells.js";

/** How far from the middle of a mark a press still counts as on it, as a part of its room. */
const NEAR = 0.6;

/** @param {AppState} state @param {number} cell @param {PointerEvent} event @param {number} columns of marks @returns {number} the mark that was pressed, 0 for none */
function markUnder({ game, tool }, cell, { target, clientX, clientY }, columns) {
  const element = tool === "colour" && target instanceof Element ? target.closest("[role=gridcell]") : null;
  if (!element) return 0;
  const most = (NEAR * element.getBoundingClientRect().width) / columns;
  const now = position(game);
  const near = /** @type {HTMLElement[]} */ ([...element.querySelectorAll("[data-value]")]).map((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return { value: Number(mark.dataset.value), far: Math.max(Math.abs(clientX - (left + right) / 2), Math.abs(clientY - (top + bottom) / 2)) };
  });
  const nearest = near.filter(({ value, far }) => far <= most && hasMark(now, cell, value)).sort((one, other) => one.far - other.far);
  return nearest[0]?.value ?? 0;
}

/** @param {Actions} actions @param {number} cell @param {number} value the mark to point at; a second time, back to the whole cell */
function point(actions, cell, value) {
  const { cursor, mark } = actions.store.get().selection;
  actions.choose(mark === value && cursor === cell ? only(cell) : { ...only(cell), mark: value });
}

/** @param {Actions} actions @param {1 | -1} by the way to go: to the next mark of the cell or the one before, with the whole cell between the last and the first */
export function pointOn(actions, by) {
  const { cursor, mark = 0 } = actions.store.get().selection;
  const { values, marks } = actions.now;
  const all = values[cursor] ? [] : [...new Set([...marks.corner[cursor], ...marks.centre[cursor]])].sort((a, b) => a - b);
  const stops = [0, ...all];
  const next = stops[(stops.indexOf(mark) + by + stops.length) % stops.length];
  actions.take("colour");
  actions.choose(next ? { ...only(cursor), mark: next } : only(cursor));
}

/** Most milliseconds between the presses of a double press, and least of a long press. */
const [DOUBLE, LONG] = [350, 450];

/** @param {Actions} actions @param {HTMLElement} grid @returns {import("../page/modes.js").Mode} */
export function pointing(actions, grid) {
  let last = { cell: -1, mark: 0, time: -Infinity, game: /** @type {AppState["game"] | null} */ (null) };
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node
  let pressing = false;
  const state = () => actions.store.get();

  grid.addEventListener("focusin", ({ target }) => {
    const cell = [...grid.querySelectorAll("[role=gridcell]")].indexOf(/** @type {Element} */ (target));
    if (!pressing && cell >= 0 && cell !== state().selection.cursor) actions.select(cell);
  });

  /** @param {number} cell added to the selection if the finger stays */
  const waitForLong = (cell) => {
    const before = state().selection;
    clearTimeout(timer);
    timer = setTimeout(() => actions.choose({ cells: [...new Set([...before.cells, cell])], cursor: cell }), LONG);
  };

  return {
    press(cell, event) {
      pressing = true;
      const { held, selection, game } = state();
      const mark = markUnder(state(), cell, event, markColumns(valuesOf(position(game))));
      const again = cell === last.cell && mark === last.mark && game === last.game && event.timeStamp - last.time < DOUBLE; // nothing was written in between
      last = { cell, mark, time: event.timeStamp, game };
      if (event.ctrlKey || event.metaKey || event.shiftKey) actions.select(cell, "toggle");
      else if (held && mark) actions.make({ kind: "tint", cell, value: mark, colour: held });
      else if (held) actions.put(cell, held);
      else if (again) actions.choose(alike(actions.now, cell));
      else if (mark) point(actions, cell, mark);
      else if (selection.cells.length === 1 && selection.cursor === cell && touched(state(), cell, event)) {
        actions.enter(touched(state(), cell, event), "corner");
      } else {
        if (event.pointerType === "touch") waitForLong(cell);
        actions.select(cell);
      }
      return true;
    },
    drag(cell) {
      clearTimeout(timer);
      if (state().held) actions.put(cell, state().held, true);
      else actions.select(cell, "extend");
    },
    release() {
      clearTimeout(timer);
      pressing = false;
    },
  };
}

/** @param {AppState} state @param {number} cell @param {PointerEvent} event @returns {number} the candidate that was pressed, 0 for none */
function touched({ game, settings, tool }, cell, { target, clientX, clientY }) {
  const now = position(game);
  const { values, marks } = now;
  const element = target instanceof Element ? target.closest("[role=gridcell]") : null;
  if (!element || !settings.touch || tool !== "corner" || values[cell] || marks.centre[cell].length) return 0;
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = valuesOf(now);
  const columns = markColumns(places);
  const place = (/** @type {number} */ at) => Math.min(columns - 1, Math.max(0, Math.floor(at * columns)));
  return places[place((clientY - top) / height) * columns + place((clientX - left) / width)] ?? 0;
}
