/** The panel that has puzzles made: the wish, what it may say on which board, and how far it is. */

import { LEVELS } from "../page/levels.js";
import { byId, onClick } from "../page/dom.js";
import { summarise } from "../page/folds.js";
import { readSeed } from "../game/reader.js";

/**
 * @typedef {import("../protocol.js").GenerateRequest} GenerateRequest
 * @typedef {Omit<GenerateRequest, "id" | "kind">} Wish
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {(name: string) => string} Field gives what a field of the form says
 */

const SEEDS = 2 ** 32;
const LARGEST_RATED = 16;
const SEVERAL = "several";
/** What a range means where one end is left open. */
const ENDS = { er: [1, 12], score: [0, 99999] };

/**
 * @param {import("../acts/making.js").Making} making
 * @returns {(state: AppState) => void}
 */
export function makerPanel(making) {
  const form = /** @type {HTMLFormElement} */ (byId("wish"));
  const field = (/** @type {string} */ name) => `${new FormData(form).get(name) ?? ""}`.trim();
  const onGrid = () => making.actions.now.board.name;
  const sources = { board: () => boardOf(field, onGrid()), symmetry: () => field("symmetry"), marked: () => making.actions.now };
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
    void making.make(readWish(field, onGrid(), pad?.pattern));
  });
  form.addEventListener("paste", (event) => isField(event.target) && event.stopPropagation()); // what is typed here is no puzzle
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

/** Show and allow what makes sense. @param {HTMLFormElement} form @param {string} board @param {{ several: boolean, variant: boolean }} wished */
function allow(form, board, { several, variant }) {
  const size = parseInt(board, 10);
  byId("wish-levels").hidden = !several;
  byId("wish-count").hidden = several;
  setDisabled(form, ".classic-only", board !== "9" || variant);
  setDisabled(form, ".rated-only", size > LARGEST_RATED);
  setDisabled(form, ".rated-only:not([name=level], [name=technique])", size > LARGEST_RATED || variant);
  setDisabled(form, ".plain-only, [name=n-Beyond]", variant);
  setDisabled(form, ".variant-only", !variant);
  byId("classic-note").hidden = board === "9";
}

/** @param {HTMLFormElement} form @param {string} selector @param {boolean} disabled */
function setDisabled(form, selector, disabled) {
  for (const one of form.querySelectorAll(selector)) /** @type {HTMLInputElement} */ (one).disabled = disabled;
}

/**
 * Read the form.
 * @param {Field} field
 * @param {string} onGrid the name of the board on the grid
 * @param {string} pattern drawn, or empty
 * @returns {Wish}
 */
export function readWish(field, onGrid = "9", pattern = "") {
  const level = field("level");
  const wish = field("variant") ? variantWish(field, onGrid) : plainWish(field, onGrid, pattern);
  const seed = readSeed(field("seed"), Math.floor(Math.random() * SEEDS));
  const levels = level === SEVERAL ? levelsOf(field) : "";
  const tries = Number(field("tries"));
  return { wish, count: Number(field("count")) || 1, seed, ...(levels && { levels }), ...(tries && { tries }) };
}

/** @param {Field} field @param {string} onGrid @returns {Wish["wish"]} for a puzzle with a variant */
const variantWish = (field, onGrid) => ({
  board: boardOf(field, onGrid),
  variant: field("variant"),
  givens: !field("bare"),
  minimal: Boolean(field("minimal")),
  ...gradeOf(field),
});

/** @param {Field} field @returns {{ level?: string, technique?: string }} how hard it is to be */
function gradeOf(field) {
  const [level, technique] = [field("level"), field("technique")];
  return { ...(level && level !== SEVERAL && { level }), ...(technique && { technique }) };
}

/** @param {Field} field @param {string} onGrid @param {string} pattern @returns {Wish["wish"]} for a puzzle of digits */
function plainWish(field, onGrid, pattern) {
  return /** @type {Wish["wish"]} */ ({
    board: boardOf(field, onGrid),
    ...(field("symmetry") && { symmetry: field("symmetry") }),
    ...gradeOf(field),
    ...(field("preset") && { preset: field("preset") }),
    ...effortOf(field("effort")),
    ...(Number(field("open")) && { open: Number(field("open")) }),
    ...(field("technique") && field("practice") && { practice: true }),
    ...(field("hodoku") && { hodoku_level: field("hodoku") }),
    ...range("er", field("er-low"), field("er-high"), ENDS.er),
    ...range("hodoku_score", field("score-low"), field("score-high"), ENDS.score),
    ...clues(field("clues")),
    ...(pattern && { pattern }),
    ...(field("minimal") && { minimal: true }),
  });
}

/** @param {string} name @param {string} low @param {string} high @param {number[]} ends @returns {Record<string, number[]>} */
const range = (name, low, high, ends) =>
  low || high ? { [name]: [low ? Number(low) : ends[0], high ? Number(high) : ends[1]] } : {};

/** @param {string} text @returns {{ effort?: number[] }} one number from 1 to 5, or two */
function effortOf(text) {
  const numbers = text.match(/[1-5]/g)?.map(Number);
  return numbers ? { effort: [numbers[0], numbers.at(-1) ?? numbers[0]] } : {};
}

/** @param {string} text @returns {{ clues?: number[] }} one number, or two */
function clues(text) {
  const numbers = text.match(/\d+/g)?.map(Number);
  return numbers ? { clues: [numbers[0], numbers.at(-1) ?? numbers[0]] } : {};
}

/** @param {Field} field @returns {string} levels with counts */
function levelsOf(field) {
  return LEVELS.filter((name) => Number(field(`n-${name}`))).map((name) => `${name}:${Number(field(`n-${name}`))}`).join(",");
}
