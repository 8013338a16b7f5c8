/** The form that has formula puzzles made. */

import { byId, onClick } from "../page/dom.js";
import { makingOf } from "../acts/making.js";

/** @param {import("../acts/actions.js").Actions} actions */
export function formulaForm(actions) {
  onClick("formula-make", () => {
    const easy = /** @type {HTMLInputElement} */ (byId("formula-easy")).checked;
    const board = /** @type {HTMLSelectElement} */ (byId("formula-board")).value;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const formulas = { operators: easy ? ["+", "-"] : ["+", "-", "*", "/"], largest: 9, easy };
    void makingOf(actions).make({ wish: { board, formulas }, count: 1, seed }, true);
  });
}
