/** The pointer on the grid: one cell, many with a drag, Ctrl, Shift or a long press, all alike with a double press. */

import { position } from "../game/game.js";
import { alike } from "../game/selection.js";
import { markColumns } from "./board.js";
import { markUnder, point } from "./pointed.js";

/**
 * @typedef {import("../acts/actions.js").Actions} Actions
 * @typedef {import("../types.js").AppState} AppState
 */

/** Milliseconds between the presses of a double press at most, and of a long one at least. */
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

  /** @param {number} cell adds it to what was selected before, if the finger stays */
  const waitForLong = (cell) => {
    const before = state().selection;
    clearTimeout(timer);
    timer = setTimeout(() => actions.choose({ cells: [...new Set([...before.cells, cell])], cursor: cell }), LONG);
  };

  return {
    press(cell, event) {
      pressing = true;
      const { held, selection, game } = state();
      const mark = markUnder(state(), cell, event, markColumns(position(game).board));
      const again = cell === last.cell && mark === last.mark && game === last.game && event.timeStamp - last.time < DOUBLE; // nothing was written between
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
  const { board, values, marks } = position(game);
  const element = target instanceof Element ? target.closest("[role=gridcell]") : null;
  if (!element || !settings.touch || tool !== "corner" || values[cell] || marks.centre[cell].length) return 0;
  const { left, top, width, height } = element.getBoundingClientRect();
  const columns = markColumns(board);
  const place = (/** @type {number} */ at) => Math.min(columns - 1, Math.max(0, Math.floor(at * columns)));
  const value = place((clientY - top) / height) * columns + place((clientX - left) / width) + 1;
  return value <= (board.top ?? board.size) ? value : 0;
}
