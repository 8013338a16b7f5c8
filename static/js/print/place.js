/** Print: sheets, books and worksheets; the form of Paper, and the buttons beside its preview. */

import { booksPanel } from "./books-panel.js";
import { desk, filled, kindNow, lay } from "./desk.js";
import { drawSketch } from "./sketches.js";
import { byId, onClick } from "../page/dom.js";
import { keepKeys, summariseFolds } from "../page/form.js";
import * as wording from "./words.js";
import { Paper } from "./paper.js";
import { placeNow } from "../page/places.js";

/** @param {Parts} parts */
export function mount({ store, actions, workers }) {
  const paper = paperView(actions);
  const books = booksPanel(workers, () => (drawSketch(), lookAhead()), () => {
    const { coordinates } = store.get().settings;
    return coordinates === "a1" || coordinates === "kanji" ? { cells: coordinates } : {};
  });
  const lookAhead = () => {
    const { place, python } = store.get();
    if (place !== "print") books.rest();
    else if (kindNow() !== "sheet" && python.phase === "ready") void books.prepare();
  };
  desk(() => (paper.begin(), drawSketch(), lookAhead()));
  store.watch(lookAhead, ["place", "python"]);
  store.watch(paper.draw, ["game", "made", "answers", "ratings", "record", "place"]);
}

/** @param {Actions} actions @returns {{ draw: (state: AppState) => void, begin: () => void }} */
function paperView(actions) {
  const form = /** @type {HTMLFormElement} */ (byId("paper-form"));
  const field = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  const what = field("what");
  const paper = new Paper(actions, () => filled(form), () => kindNow() === "sheet" && placeNow() === "print");
  let made = /** @type {AppState["made"]} */ (null);

  const sayWho = () => (byId("paper-class").hidden = field("kind").value !== "pupils" || what.value === "made");
  const choose = () => {
    if (actions.toPrint) lay("sheet");
    if (actions.toPrint) what.value = what.options[1].disabled ? "grid" : actions.toPrint;
    actions.toPrint = "";
    sayWho();
    paper.renew();
  };

  summariseFolds(form);
  keepKeys(form);
  addEventListener("hashchange", choose);
  form.addEventListener("input", ({ target }) => {
    if (target === field("kind")) cutUp(field("kind"), field("per_page"));
    sayWho();
    paper.begin();
  });
  form.addEventListener("submit", (event) => (event.preventDefault(), void paper.download()));
  onClick("paper-print", () => void paper.print());
  onClick("paper-back", () => paper.turn(-1));
  onClick("paper-on", () => paper.turn(1));
  onClick("paper-stop", () => paper.stop());

  const draw = (/** @type {AppState} */ state) => {
    if (state.made !== made) drawChoice(what, (made = state.made)?.puzzles.length ?? 0);
    choose();
  };
  return { draw, begin: () => paper.begin() };
}

/** Keep several cards on a page. @param {HTMLSelectElement} kind of sheets, as it is now @param {HTMLSelectElement} many on a page */
function cutUp(kind, many) {
  if (kind.value === "cards" && many.value === "1") many.value = "6";
}

/** @param {HTMLSelectElement} what @param {number} count of puzzles made: the choice, as soon as they are several */
function drawChoice(what, count) {
  const many = count > 1;
  what.options[1].disabled = !many;
  what.options[1].textContent = wording.madeText(count);
  what.value = many ? "made" : "grid";
}
