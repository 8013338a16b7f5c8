/** Make: the panel with the form of a wish, what each board allows, and the progress; and the list of puzzles made. */

import { madeList } from "./made.js";
import { makingOf } from "../acts/making.js";
import { LEVELS } from "../page/tables.js";
import { byId, onClick } from "../page/dom.js";
import { controlsOf, said, sayings, summarise } from "../page/form.js";
import { readSeed } from "../game/link.js";
import { goTo } from "../page/places.js";

/** @param {Parts} parts */
export function mount(parts) {
  const { store, actions, workers } = parts;
  store.watch(makerPanel(Object.assign(makingOf(actions), { workers })), ["made", "game"]);
  store.watch(madeList(actions), ["made"]);
  void import("../beside/python-view.js").then(({ pythonPanel }) => pythonPanel(parts));
}

/**
 * @typedef {Omit<GenerateRequest, "id" | "kind">} Wish
 * @typedef {(name: string) => string} Field returns the value of the first control of a name
 */

const LARGEST_RATED = 16;
const SEVERAL = "several";

/**
 * @param {import("../acts/making.js").Making} making
 * @returns {(state: AppState) => void}
 */
function makerPanel(making) {
  const form = /** @type {HTMLFormElement} */ (byId("wish"));
  const field = (/** @type {string} */ name) => sayings(controlsOf(form))(name);
  const onGrid = () => making.actions.now.board.name;
  const search = (/** @type {string} */ text) => {
    making.actions.handed = [{ name: "pattern", text }];
    goTo("many");
  };
  const sources = { board: () => boardOf(field, onGrid()), symmetry: () => field("symmetry"), marked: () => making.actions.now, search };
  let pad = /** @type {import("./pattern-pad.js").PatternPad | null} */ (null);
  const showPad = async () => {
    const { PatternPad } = await import("../make/pattern-pad.js");
    pad ??= new PatternPad(sources);
    pad.show(field("drawn") !== "");
  };
  const adapt = () => {
    allow(form, boardOf(field, onGrid()), { several: field("level") === SEVERAL, variant: field("variant") !== "" });
    if (pad || field("drawn")) void showPad();
    for (const fold of form.querySelectorAll(".wishes details")) summarise(fold);
  };
  form.addEventListener("change", adapt);
  form.addEventListener("reset", () => setTimeout(adapt));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void making.make(readWish(controlsOf(form), onGrid(), pad?.pattern));
  });
  form.addEventListener("paste", (event) => isField(event.target) && event.stopPropagation()); // what is typed here is not a puzzle
  form.addEventListener("keydown", (event) => event.key === "Escape" || event.stopPropagation());
  onClick("making-stop", () => making.stop());
  let board = "";

  return ({ made }) => {
    byId("making").hidden = !made?.going;
    byId("making-text").textContent = made?.going ? made.text : "";
    /** @type {HTMLProgressElement} */ (byId("making-bar")).value = made?.done ?? 0;
    byId("generate").classList.toggle("primary", !made?.puzzles.length); // then Play is
    if (onGrid() === board) return;
    board = onGrid();
    adapt();
  };
}

/** @param {EventTarget | null} target */
const isField = (target) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** @param {Field} field @param {string} onGrid @returns {string} the board wished */
const boardOf = (field, onGrid) => (field("board") === "grid" ? onGrid : field("board") || "9");

/** Show and enable the fields that make sense. @param {HTMLFormElement} form @param {string} board @param {{ several: boolean, variant: boolean }} wished */
function allow(form, board, { several, variant }) {
  const size = parseInt(board, 10);
  byId("wish-levels").hidden = !several;
  byId("wish-count").hidden = several;
  const isOff = { "classic-only": board !== "9" || variant, "rated-only": size > LARGEST_RATED, "plain-only": variant, "variant-only": !variant };
  for (const one of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[class$=-only]"))) {
    one.disabled = Object.entries(isOff).some(([name, off]) => off && one.classList.contains(name));
  }
  byId("classic-note").hidden = board === "9";
}

/**
 * Read the form, whose controls have the names of the fields of a wish.
 * @param {readonly Control[]} controls those that say something
 * @param {string} onGrid the name of the board on the grid
 * @param {string} pattern drawn, or empty
 * @returns {Wish}
 */
export function readWish(controls, onGrid = "9", pattern = "") {
  const field = sayings(controls);
  const variant = field("variant");
  const asked = { board: boardOf(field, onGrid), ...(variant ? { variant, givens: !field("bare") } : pattern && { pattern }) };
  const wishes = Object.entries(said(controls.filter(({ as, value }) => as && value !== SEVERAL))).filter(([, value]) => value);
  const wish = /** @type {Wish["wish"]} */ ({ ...asked, ...Object.fromEntries(wishes) });
  if (!wish.technique && !wish.any_of) delete wish.practice;
  const seed = readSeed(field("seed"));
  const levels = field("level") === SEVERAL ? levelsOf(field) : "";
  const tries = Number(field("tries"));
  return { wish, count: Number(field("count")) || 1, seed, ...(levels && { levels }), ...(tries && { tries }) };
}

/** @param {Field} field @returns {string} the count wished of each level */
const levelsOf = (field) => LEVELS.filter((level) => Number(field(`n-${level}`)) > 0).map((level) => `${level}:${field(`n-${level}`)}`).join(",");
