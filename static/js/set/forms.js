/** The forms that have puzzles with variants, and formula puzzles, made. */

import { byId, onClick } from "../page/dom.js";
import { makingOf } from "../acts/making.js";

const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** @param {import("../acts/actions.js").Actions} actions */
export function settingForm(actions) {
  const form = /** @type {HTMLFormElement} */ (byId("setting"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wish = new FormData(form);
    const seed = Number.parseInt(`${wish.get("seed")}`, 10);
    void makingOf(actions).make({
      wish: { board: `${wish.get("board")}`, variant: `${wish.get("variant")}`, givens: !wish.has("bare"), minimal: wish.has("minimal") },
      count: 1,
      seed: seed >= 0 ? seed : anySeed(),
    }, true);
  });
}

/** @param {import("../acts/actions.js").Actions} actions */
export function formulaForm(actions) {
  onClick("formula-make", () => {
    const easy = /** @type {HTMLInputElement} */ (byId("formula-easy")).checked;
    const board = /** @type {HTMLSelectElement} */ (byId("formula-board")).value;
    const formulas = { operators: easy ? ["+", "-"] : ["+", "-", "*", "/"], largest: 9, easy };
    void makingOf(actions).make({ wish: { board, formulas }, count: 1, seed: anySeed() }, true);
  });
}
