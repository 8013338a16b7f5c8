/** One mark of a cell is pointed at, by a press with the colours in hand or by keys: what is chosen next colours that mark alone. */

import { position } from "../game/game.js";
import { only } from "../game/selection.js";
import { hasMark } from "../game/tints.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** How far from the middle of a mark a press is meant for it, as a part of the room that it has. */
const NEAR = 0.6;

/** @param {AppState} state @param {number} cell @param {PointerEvent} event @param {number} columns of marks @returns {number} the mark that was pressed, 0 for none */
export function markUnder({ game, tool }, cell, { target, clientX, clientY }, columns) {
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

/** @param {Actions} actions @param {number} cell @param {number} value points at a mark; once more at the whole cell again */
export function point(actions, cell, value) {
  const { cursor, mark } = actions.store.get().selection;
  actions.choose(mark === value && cursor === cell ? only(cell) : { ...only(cell), mark: value });
}

/** @param {Actions} actions @param {1 | -1} by points at the next mark of the cell or the one before, and at the whole cell between the last and the first */
export function pointOn(actions, by) {
  const { cursor, mark = 0 } = actions.store.get().selection;
  const { values, marks } = actions.now;
  const all = values[cursor] ? [] : [...new Set([...marks.corner[cursor], ...marks.centre[cursor]])].sort((a, b) => a - b);
  const stops = [0, ...all];
  const next = stops[(stops.indexOf(mark) + by + stops.length) % stops.length];
  actions.take("colour");
  actions.choose(next ? { ...only(cursor), mark: next } : only(cursor));
}
