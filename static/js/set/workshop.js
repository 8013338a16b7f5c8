/** Set without the clue in hand: offers that make the puzzle proper, drawn regions, rules as text, puzzles made by Python. */

import { makingOf } from "../acts/making.js";
import { anySeed, readSeed } from "../game/link.js";
import { byId, onClick } from "../page/dom.js";
import { Jigsaw, jigsawView } from "./jigsaw.js";
import { differing, offersView } from "./lamp.js";
import { rulesPanel } from "./rules-panel.js";

/** @param {Actions} actions */
function settingForm(actions) {
  const form = /** @type {HTMLFormElement} */ (byId("setting"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wish = new FormData(form);
    void makingOf(actions).make({
      wish: { board: `${wish.get("board")}`, variant: `${wish.get("variant")}`, givens: !wish.has("bare"), minimal: wish.has("minimal") },
      count: 1,
      seed: readSeed(`${wish.get("seed")}`),
    }, true);
  });
}

/** @param {Actions} actions */
function formulaForm(actions) {
  onClick("formula-make", () => {
    const easy = /** @type {HTMLInputElement} */ (byId("formula-easy")).checked;
    const board = /** @type {HTMLSelectElement} */ (byId("formula-board")).value;
    const formulas = { operators: easy ? ["+", "-"] : ["+", "-", "*", "/"], largest: 9, easy };
    void makingOf(actions).make({ wish: { board, formulas }, count: 1, seed: anySeed() }, true);
  });
}

/** @param {Parts} parts @param {import("./hand.js").Hand} hand @param {import("./desk.js").Views} views */
export function mount({ store, actions, modes }, hand, views) {
  const jigsaw = new Jigsaw(actions, modes, () => hand.take("digit"));
  hand.hear(() => jigsaw.turn(hand.tool === "region" && store.get().place === "set"));
  store.watch(jigsawView(jigsaw, (said) => hand.tell(said)), ["game", "place", "painting"]);
  store.watch(rulesPanel(actions, modes, () => views.open("text")), ["game", "judged"]);
  store.watch(offersView(actions, views), ["game", "settings"]);
  store.watch(differing(actions), ["glance"]);
  settingForm(actions);
  formulaForm(actions);
}
