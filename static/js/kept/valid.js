/**
 * Validates stored data: nothing from the store is used before it was checked here. Each
 * function returns "" if all is well, or says what is wrong.
 */

import { COLOURS } from "../game/boards.js";
import { say } from "../words/say.js";

/**
 * @typedef {{ cells: number, top: number }} Extent how many cells a board has, and its largest value
 * @typedef {(value: unknown, extent: Extent) => boolean} Check
 */

const LARGEST = 36;
const MOST_RULES = 5000;
const MOST_SHAPES = 20000;
const LONGEST = 100000;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @type {(value: unknown, low: number, high: number) => boolean} */
const isWhole = (value, low, high) => Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

/** @type {(value: unknown, each: (item: unknown) => boolean, most?: number) => boolean} */
const isList = (value, each, most = Infinity) => Array.isArray(value) && value.length <= most && value.every(each);

const isText = (/** @type {unknown} */ value) => typeof value === "string" && value.length <= LONGEST;
const isFlag = (/** @type {unknown} */ value) => typeof value === "boolean";
const isTime = (/** @type {unknown} */ value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER);

/** @type {Check} */
const isCell = (value, { cells }) => isWhole(value, 0, cells - 1);
/** @type {Check} */
const isValue = (value, { top }) => isWhole(value, 1, top);
const isLayer = (/** @type {unknown} */ value) => ["corner", "centre", "colour"].includes(/** @type {string} */ (value));
const isCentre = (/** @type {unknown} */ value) => value === "centre";
/** @type {Check} */
const isMark = (value, { top }) => isWhole(value, 1, Math.max(top, COLOURS));
/** @type {Check} */
const isGrid = (value, { cells, top }) => isList(value, (item) => isWhole(item, 0, top)) && /** @type {unknown[]} */ (value).length === cells;
/** @type {Check} */
const isDrawn = (value, { cells }) => isList(value, (item) => isWhole(item, -1, Math.sqrt(cells) - 1)) && /** @type {unknown[]} */ (value).length === cells;
/** @type {Check} */
const isMarks = (value, extent) =>
  isList(value, (marks) => isList(marks, (mark) => isValue(mark, extent))) && /** @type {unknown[]} */ (value).length === extent.cells;
/** @type {(extent: Extent, isOther: Check) => (pair: unknown) => boolean} */
const pairOf = (extent, isOther) => (pair) => Array.isArray(pair) && pair.length === 2 && isCell(pair[0], extent) && isOther(pair[1], extent);
/** @type {Check} */
const isPlaces = (value, extent) => isList(value, pairOf(extent, isValue));
/** @type {Check} */
const isCells = (value, extent) => isList(value, (cell) => isCell(cell, extent), extent.cells);
const isColour = (/** @type {unknown} */ value) => isWhole(value, 1, COLOURS);
/** @type {Check} */
const isColoured = (value, extent) => isList(value, pairOf(extent, isColour));
const isRules = (/** @type {unknown} */ value) => isList(value, isText, MOST_RULES);
const isPoint = (/** @type {unknown} */ value) => isList(value, Number.isFinite, 2);

/** @param {unknown} value @returns {boolean} */
const isShape = (value) =>
  isObject(value) && ["path", "disc", "text"].includes(/** @type {string} */ (value.kind)) && Number.isFinite(value.width) &&
  isList(value.points, isPoint) && /** @type {unknown[]} */ (value.points).length > 0;

const isShapes = (/** @type {unknown} */ value) => value === undefined || isList(value, isShape, MOST_SHAPES);

/** @param {unknown} value @returns {boolean} */
const isAbout = (value) =>
  value === undefined || value === null ||
  (isObject(value) && [value.title, value.author, value.text].every(isText) && isList(value.missing, isText));

const opt = (/** @type {Check} */ check) => /** @type {Check} */ ((value, extent) => value === undefined || check(value, extent));

/** The fields of each kind of move; no other kind is valid. */
const MOVES = /** @type {Record<string, Record<string, Check>>} */ ({
  rules: { board: isText, givens: isGrid, rules: isRules, shapes: isShapes, typed: opt(isFlag), drawn: opt(isDrawn) },
  about: { about: isAbout },
  paint: { regions: isDrawn },
  fix: {},
  givens: { givens: isGrid },
  enter: { cells: isCells, value: isValue, keep: opt(isFlag) },
  mark: { layer: isLayer, cells: isCells, value: isMark, over: opt((value) => isList(value, isColour)) },
  tint: { cell: isCell, value: isValue, colour: isColour },
  fill: { layer: opt(isCentre), blind: opt(isCells) },
  place: { values: isGrid, candidates: isMarks },
  step: { placements: isPlaces, eliminations: isPlaces, layer: opt(isCentre), colours: opt(isColoured) },
  erase: { cells: isCells, layer: opt(isLayer), givens: opt(isFlag) },
  answer: { values: isGrid },
  try: {},
  back: {},
  keep: {},
  restart: {},
});

/** The fields of a puzzle. */
const PUZZLE = /** @type {Record<string, Check>} */ ({
  givens: isGrid,
  placed: isGrid,
  candidates: isMarks,
  format: isText,
  rules: opt(isRules),
  shapes: isShapes,
  about: isAbout,
});

const RECORD = /** @type {Record<string, (value: unknown) => boolean>} */ ({
  id: (value) => isText(value) && value !== "",
  revision: (value) => isWhole(value, 1, Number.MAX_SAFE_INTEGER),
  board: isText,
  done: (value) => isWhole(value, 0, Number.MAX_SAFE_INTEGER),
  begun: isTime,
  touched: isTime,
  elapsed: isTime,
  hints: (value) => isWhole(value, 0, 1e9),
  checks: (value) => isWhole(value, 0, 1e9),
  level: (value) => value === null || isText(value),
  outcome: (value) => ["open", "solved", "answered"].includes(/** @type {string} */ (value)),
  favourite: isFlag,
  day: (value) => value === null || (isText(value) && /^\d{4}-\d\d-\d\d$/.test(/** @type {string} */ (value))),
  title: isText,
});

/**
 * @param {Record<string, Check>} fields
 * @param {Record<string, unknown>} data
 * @param {Extent} extent
 * @returns {string} the first field that is wrong
 */
function wrongField(fields, data, extent) {
  const wrong = Object.entries(fields).find(([name, check]) => !check(data[name], extent));
  return wrong ? say("kept-is-wrong", { part: wrong[0] }) : "";
}

/** @param {unknown} data @returns {string} what is wrong with a record apart from its puzzle, which needs the board */
export function recordFault(data) {
  if (!isObject(data)) return say("kept-no-record");
  return wrongField(RECORD, data, { cells: 0, top: 0 }) || (isObject(data.puzzle) ? "" : say("kept-puzzle-away"));
}

/** @param {unknown} data @param {BoardData} board @returns {string} what is wrong with a puzzle on this board */
export function puzzleFault(data, board) {
  return isObject(data) ? wrongField(PUZZLE, data, extentOf(board)) : say("kept-no-puzzle");
}

/** @param {unknown} data @param {BoardData} board where it is made @returns {string} what is wrong with a move */
export function moveFault(data, board) {
  if (!isObject(data)) return say("kept-no-move");
  const fields = Object.hasOwn(MOVES, String(data.kind)) ? MOVES[String(data.kind)] : null;
  return fields ? wrongField({ at: opt(isTime), lit: opt(isCells), ...fields }, data, extentOf(board)) : say("kept-unknown-move", { kind: String(data.kind).slice(0, 40) });
}

/** @param {unknown} data @returns {string} what is wrong with a board */
export function boardFault(data) {
  if (!isObject(data) || !isText(data.name) || !isWhole(data.size, 1, LARGEST)) return say("kept-no-board");
  const size = Number(data.size);
  const [cells, top] = [size * size, data.top === undefined ? size : Number(data.top)];
  const inside = (/** @type {unknown} */ list) => isList(list, (item) => isWhole(item, 0, cells - 1), cells);
  if (!isWhole(top, 1, cells)) return say("kept-wrong-top");
  if (!isList(data.regions, (item) => isWhole(item, -1, cells)) || /** @type {unknown[]} */ (data.regions).length !== cells) return say("kept-are-wrong", { part: "regions" });
  if (!isList(data.houses, inside) || !isList(data.pairs, inside)) return say("kept-are-wrong", { part: "houses" });
  return data.shaded === undefined || inside(data.shaded) ? "" : say("kept-is-wrong", { part: "shading" });
}

/** @param {unknown} value */
const isMinutes = (value) => isObject(value) && Number.isFinite(value.typical) && [value.average, value.fast].every((range) => isList(range, Number.isFinite, 2));

/** The fields of a puzzle that was made, besides the puzzle itself. */
const MADE = /** @type {Record<string, Check>} */ ({
  solution: isGrid,
  clues: (value, { cells }) => isWhole(value, 0, cells * MOST_RULES),
  seed: isTime,
  level: (value) => value === null || isText(value),
  effort: (value) => value === undefined || value === null || isWhole(value, 1, 5),
  minutes: (value) => value === undefined || value === null || isMinutes(value),
  er: (value) => value === null || Number.isFinite(value),
  hodoku_level: (value) => value === null || isText(value),
  hodoku_score: (value) => value === null || Number.isFinite(value),
});

/** @param {unknown} data @returns {string} what is wrong with a puzzle that was made */
export function madeFault(data) {
  if (!isObject(data) || !isObject(data.puzzle)) return say("kept-no-puzzle");
  const { board } = data.puzzle;
  if (boardFault(board)) return boardFault(board);
  const extent = extentOf(/** @type {BoardData} */ (/** @type {unknown} */ (board)));
  return wrongField(PUZZLE, data.puzzle, extent) || wrongField(MADE, data, extent);
}

/** @param {unknown} data @returns {string} what is wrong with what is said of a batch */
export function batchFault(data) {
  if (!isObject(data)) return say("kept-no-batch");
  const isSound = isTime(data.wished) && isText(data.recipe) && isText(data.version) && isFlag(data.ended);
  return isSound ? "" : say("kept-wrong-batch");
}

/** @param {BoardData} board @returns {Extent} */
const extentOf = ({ size, top }) => ({ cells: size * size, top: top ?? size });
