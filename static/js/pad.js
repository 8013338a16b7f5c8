/** The keypad: digits to tap, and the tools beside them. */

import { range, topValue } from "./boards.js";
import { byId, make, onClick } from "./dom.js";
import { position } from "./game.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 */

/** @param {Actions} actions @returns {(state: AppState) => void} digits to tap, and the tools beside them */
export function keypadPanel(actions) {
  const keypad = byId("keypad");
  let keys = /** @type {HTMLElement[]} */ ([]);
  onClick("erase", () => actions.erase());
  onClick("fill", () => actions.fillMarks());
  onClick("undo", () => actions.undo());
  onClick("redo", () => actions.redo());
  onClick("marks", () => actions.setMarking(byId("marks").getAttribute("aria-pressed") !== "true"));
  keypad.addEventListener("click", (event) => {
    const key = keys.indexOf(/** @type {HTMLElement} */ (event.target));
    if (key >= 0) actions.enter(key + 1);
  });

  return ({ game, marking }) => {
    const { board, values } = position(game);
    if (keys.length !== topValue(board)) {
      keys = range(topValue(board)).map((i) => make("button", { type: "button" }, `${i + 1}`));
      keypad.replaceChildren(...keys, byId("erase"));
      keypad.classList.toggle("large", keys.length > 9);
    }
    const count = (/** @type {number} */ value) => values.filter((other) => other === value).length;
    keys.forEach((key, i) => key.classList.toggle("used-up", board.houses.length > 0 && count(i + 1) >= board.size));
    keypad.classList.toggle("marking", marking);
    byId("marks").setAttribute("aria-pressed", `${marking}`);
    setDisabled("undo", game.done === 0);
    setDisabled("redo", game.done === game.moves.length);
  };
}

/** @param {string} id @param {boolean} disabled */
function setDisabled(id, disabled) {
  /** @type {HTMLButtonElement} */ (byId(id)).disabled = disabled;
}
