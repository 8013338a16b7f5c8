/** The bar of tools beside the grid: one of them is in hand; arrows go along it, and each has a key. */

import { byId, goAlong } from "../page/dom.js";
import { seenValue, topValue } from "../game/boards.js";
import { keyValue } from "../grid/keyboard.js";
import { placeNow } from "../page/places.js";

/** @typedef {import("./setter.js").SetTool} SetTool */

/** Keys that take another tool elsewhere: what is written in Set is given. */
const MARKS = [" ", "x", "c", "v"];

/** @returns {HTMLElement[]} */
const buttons = () => /** @type {HTMLElement[]} */ ([...byId("rail").children]);

/** @param {HTMLElement} button */
const toolFrom = (button) => /** @type {SetTool} */ (button.dataset.sets);

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes
 * @param {(tool: SetTool) => void} take
 */
export function rail(actions, modes, take) {
  for (const button of buttons()) button.addEventListener("click", () => take(toolFrom(button)));
  byId("rail").addEventListener("keydown", (event) => void goAlong(event, buttons()));
  modes.push({
    key(event) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (placeNow() !== "set" || ctrlKey || metaKey || altKey || shiftKey) return false;
      if (keyValue(event, seenValue(actions.now.board, topValue(actions.now.board)))) return false; // letters are digits of a large board
      const button = buttons().find((one) => one.getAttribute("aria-keyshortcuts") === key);
      if (button) take(toolFrom(button));
      return Boolean(button) || MARKS.includes(key);
    },
  });
}

/** @param {SetTool} tool is the one in hand */
export function drawRail(tool) {
  for (const button of buttons()) {
    const isIt = toolFrom(button) === tool;
    button.setAttribute("aria-pressed", `${isIt}`);
    button.tabIndex = isIt ? 0 : -1;
  }
}
