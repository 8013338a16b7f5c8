/** The game, pure: a list of moves and the positions they lead to. Undo is the inverse of a move. */

import { conflicts, isFull, isHole, peersOf, topValue, valuesOf } from "./boards.js";
import { pruned, tinted, tintsIn, untinted } from "./tints.js";

/** @typedef {readonly (readonly number[])[]} Lists what each cell has of one layer */

/** @param {BoardData} board @returns {PuzzleData} the board with nothing in it */
export function emptyPuzzle(board) {
  const none = board.regions.map(() => 0);
  return { board, givens: none, placed: none, candidates: none.map(() => []), format: "" };
}

/** @param {number} cells @returns {Marks} none */
function unmarked(cells) {
  const none = Array.from({ length: cells }, () => /** @type {number[]} */ ([]));
  return { corner: none, centre: none, colour: none };
}

/** @param {PuzzleData} puzzle @returns {Position} */
function opening(puzzle) {
  const { board, givens, placed, candidates, marks = candidates, rules = [], shapes = [], about = null } = puzzle;
  return {
    board,
    rules,
    shapes,
    about,
    drawn: null,
    bookmark: null,
    values: givens.map((given, cell) => given || placed[cell]),
    inks: givens.map((given, cell) => (given ? "given" : placed[cell] ? "own" : "")),
    marks: { ...unmarked(givens.length), corner: marks.map((own, cell) => (givens[cell] || placed[cell] ? [] : own)) },
    tints: {},
    candidates,
  };
}

/** @param {Position} now @param {readonly number[]} cells @param {number} value @param {Ink} ink @returns {Position} */
function write(now, cells, value, ink) {
  const [values, inks] = [now.values.slice(), now.inks.slice()];
  for (const cell of cells) [values[cell], inks[cell]] = [value, ink];
  return { ...now, values, inks };
}

/** @param {Marks} marks @param {Layer} layer @param {(own: readonly number[], cell: number) => readonly number[]} change @returns {Marks} */
const remarked = (marks, layer, change) => ({ ...marks, [layer]: marks[layer].map(change) });

/** @param {Marks} marks @param {Layer} layer @param {Iterable<number>} cells @param {(own: readonly number[]) => readonly number[]} change @returns {Marks} */
function remarkedIn(marks, layer, cells, change) {
  const lists = marks[layer].slice();
  for (const cell of cells) lists[cell] = change(lists[cell]);
  return { ...marks, [layer]: lists };
}

/** @type {(position: Position, cell: number) => boolean} */
const isGiven = (position, cell) => position.inks[cell] === "given" || isHole(position.board, cell);

/** @param {readonly number[]} own @param {number} value @param {boolean} has whether the value is to be in it @returns {readonly number[]} */
function holding(own, value, has) {
  if (own.includes(value) === has) return own;
  return has ? [...own, value].sort((a, b) => a - b) : own.filter((mark) => mark !== value);
}

/** @param {Position} position @param {readonly number[]} values @returns {Position} */
function answered(position, values) {
  const kept = (/** @type {number} */ cell) => position.values[cell] === values[cell] && position.inks[cell] !== "";
  return {
    ...position,
    values: [...values],
    inks: position.inks.map((ink, cell) => (kept(cell) ? ink : "answer")),
  };
}

/**
 * @param {Position} now
 * @param {Extract<Move, { kind: "rules" }>} move
 * @returns {Position} the puzzle with other rules or other houses; a board of other cells or other givens start it anew
 */
function ruled(now, { board, givens, rules, shapes = [], drawn }) {
  const fits = board.size === now.board.size && topValue(board) === topValue(now.board);
  const same = fits && givens.every((given, cell) => !given || now.values[cell] === given);
  return { ...(same ? now : opening({ ...emptyPuzzle(board), givens: [...givens] })), board, rules, shapes, about: now.about, drawn: drawn ?? null, bookmark: null };
}

/** Layers whose marks are candidates. */
const DIGITS = /** @type {const} */ (["corner", "centre"]);

/** @typedef {"corner" | "centre"} Thoughts where the candidates of a cell stand: in the corners unless there are centre marks, or in the centre alone */

/** @param {Marks} marks @param {number} cell @param {Thoughts} [layer] @returns {readonly number[]} what the player thinks that the cell can be */
export const thought = ({ corner, centre }, cell, layer = "corner") => (centre[cell].length || layer === "centre" ? centre[cell] : corner[cell]);

/** @param {Position} now @param {Thoughts} [layer] @param {readonly number[]} [blind] cells that count as empty @returns {Position} each empty cell has marks, its own or all, without the digits that it sees */
function withMarks(now, layer = "corner", blind = []) {
  const { board } = now;
  const values = blind.length ? now.values.map((value, cell) => (blind.includes(cell) ? 0 : value)) : now.values;
  const all = valuesOf(now);
  const free = (/** @type {number} */ cell) => {
    const seen = new Set([...peersOf(board)[cell]].map((peer) => values[peer]));
    return (/** @type {number} */ value) => !seen.has(value);
  };
  const bare = values.map((value, cell) => !value && !isHole(board, cell) && !thought(now.marks, cell, layer).length);
  const filled = remarked(now.marks, layer, (own, cell) => (bare[cell] ? (now.candidates[cell].length ? now.candidates[cell] : all) : own));
  const marks = DIGITS.reduce((tidy, layer) => remarked(tidy, layer, (own, cell) => (own.length ? own.filter(free(cell)) : own)), filled);
  return JSON.stringify(marks) === JSON.stringify(now.marks) ? now : { ...now, marks };
}

/** @param {Position} now @param {readonly number[]} cells @param {number} value @returns {Position} with it gone from the marks that see it */
function tidied(now, cells, value) {
  const layers = DIGITS.filter((layer) => now.marks[layer].some((own) => own.includes(value)));
  if (!layers.length) return now;
  const seers = new Set(cells.flatMap((cell) => [...peersOf(now.board)[cell]]));
  const without = (/** @type {readonly number[]} */ own) => holding(own, value, false);
  return { ...now, marks: layers.reduce((marks, layer) => remarkedIn(marks, layer, seers, without), now.marks) };
}

/** @param {Position} now @param {Extract<Move, { kind: "enter" }>} move @returns {Position} where all cells have the digit already, it is erased */
function entered(now, { cells, value, keep }) {
  const own = cells.filter((cell) => !isGiven(now, cell));
  if (!own.length) return now;
  if (own.every((cell) => now.values[cell] === value && now.inks[cell] === "own")) return write(now, own, 0, "");
  return write(keep ? now : tidied(now, own, value), own, value, "own");
}

/** @param {Position} now @param {Extract<Move, { kind: "mark" }>} move @returns {Position} where all cells have the mark already, it is erased; else all get it, in place of *over* */
function toggled(now, { layer, cells, value, over = [] }) {
  const free = cells.filter((cell) => layer === "colour" || !now.values[cell]);
  if (!free.length) return now;
  const has = free.every((cell) => now.marks[layer][cell].includes(value));
  return { ...now, marks: remarkedIn(now.marks, layer, free, (own) => holding(own.filter((mark) => !over.includes(mark)), value, !has)) };
}

/**
 * @param {Position} now
 * @param {Extract<Move, { kind: "erase" }>} move
 * @returns {Position} without the top layer of those cells: their digits (givens, too, if *givens*), or else marks, or else colours
 */
function erased(now, { cells, layer, givens }) {
  const digits = layer ? [] : cells.filter((cell) => now.values[cell] && (givens || !isGiven(now, cell)));
  if (digits.length) return write(now, digits, 0, "");
  const has = (/** @type {Layer} */ one) => cells.some((cell) => now.marks[one][cell].length || (one === "colour" && tintsIn(now, cell).length));
  const visible = DIGITS.filter((one) => cells.some((cell) => !now.values[cell] && now.marks[one][cell].length));
  const layers = layer ? [layer].filter(has) : visible.length ? visible : /** @type {Layer[]} */ (["colour"]).filter(has);
  if (!layers.length) return now;
  const tints = layers.includes("colour") ? untinted(now.tints, cells) : now.tints;
  return { ...now, tints, marks: layers.reduce((marks, one) => remarkedIn(marks, one, cells, () => []), now.marks) };
}

/**
 * @param {Position} now
 * @param {Extract<Move, { kind: "step" }>} step
 * @returns {Position} with the step's digits written, its cells coloured and its candidates gone; missing marks are filled in first
 */
function stepped(now, { placements, eliminations, layer, colours = [] }) {
  let next = eliminations.some(([cell]) => !thought(now.marks, cell, layer).length) ? withMarks(now, layer) : now;
  for (const [cell, value] of placements) next = write(tidied(next, [cell], value), [cell], value, "own");
  for (const [cell, colour] of colours) next = { ...next, marks: remarkedIn(next.marks, "colour", [cell], (own) => holding(own, colour, true)) };
  for (const [place, value] of eliminations) {
    const strike = (/** @type {readonly number[]} */ own, /** @type {number} */ cell) => (cell === place ? holding(own, value, false) : own);
    next = { ...next, marks: DIGITS.reduce((marks, layer) => remarked(marks, layer, strike), next.marks) };
  }
  return next;
}

/** @type {{ [K in Move["kind"]]: (position: Position, move: Extract<Move, { kind: K }>) => Position }} */
const RULES = {
  load: (_, { puzzle }) => opening(puzzle),
  rules: ruled,
  about: (now, { about }) => ({ ...now, about }),
  paint: (now, { regions }) => ({ ...now, drawn: regions }),
  givens: (now, { givens }) => ({
    ...now,
    bookmark: null,
    values: givens.map((given, cell) => given || (isGiven(now, cell) ? 0 : now.values[cell])),
    inks: givens.map((given, cell) => (given ? "given" : isGiven(now, cell) ? "" : now.inks[cell])),
  }),
  fix: (now) => ({ ...now, bookmark: null, inks: now.inks.map((ink) => (ink === "own" ? "given" : ink)) }),
  enter: entered,
  mark: toggled,
  tint: tinted,
  fill: (now, { layer, blind }) => withMarks(now, layer, blind),
  place: (now, { values, candidates }) => ({
    ...now,
    values,
    inks: values.map((value, cell) => (isGiven(now, cell) ? "given" : value ? "own" : "")),
    marks: { ...now.marks, corner: candidates, centre: unmarked(values.length).centre },
  }),
  step: stepped,
  erase: erased,
  answer: (now, { values }) => answered(now, values),
  try: (now) => ({ ...now, bookmark: now }),
  back: (now) => now.bookmark ?? now,
  keep: (now) => (now.bookmark ? { ...now, bookmark: now.bookmark.bookmark } : now),
  restart: (now) => ({
    ...now,
    bookmark: null,
    tints: {},
    values: now.values.map((value, cell) => (isGiven(now, cell) ? value : 0)),
    inks: now.inks.map((ink) => (ink === "given" ? ink : "")),
    marks: { ...unmarked(now.values.length), corner: now.candidates.map((own, cell) => (isGiven(now, cell) ? [] : own)) },
  }),
};

/** @param {Position} position @param {Move} move @returns {Position} */
export function after(position, move) {
  const rule = /** @type {(position: Position, move: Move) => Position} */ (RULES[move.kind]);
  return pruned(rule(position, move));
}

/** @param {BoardData} board @returns {Game} */
export const newGame = (board) => ({ moves: [], positions: [opening(emptyPuzzle(board))], done: 0 });

/**
 * @param {Pick<Game, "moves" | "positions">} game positions that are missing are worked out again and kept
 * @param {number} at
 * @returns {Position} the position after this number of moves
 */
export function positionAt({ moves, positions }, at) {
  let known = at;
  while (!positions[known]) known -= 1;
  for (; known < at; known += 1) positions[known + 1] = after(/** @type {Position} */ (positions[known]), moves[known]);
  return /** @type {Position} */ (positions[at]);
}

/** @param {Game} game @returns {Position} what stands in the grid now */
export const position = (game) => positionAt(game, game.done);

/** Moves that begin another puzzle. */
export const OPENING = ["load", "rules", "fix", "givens"];

/** @param {Game} game @returns {Move | undefined} the move that put the puzzle there that is being played */
export const opened = ({ moves, done }) => moves.slice(0, done).findLast(({ kind }) => OPENING.includes(kind));

/** @param {Position} position @returns {boolean} filled, by the player, without a conflict */
export const isComplete = ({ board, values, inks, rules }) =>
  rules.length === 0 && inks.includes("own") && isFull(board, values) && !inks.includes("answer") && conflicts(board, values).size === 0;

/** @param {Game} game @param {Move} move @returns {Game} the game with the move made; what was undone is forgotten */
export function play(game, move) {
  const next = after(position(game), move);
  if (next === position(game)) return game;
  const [moves, positions] = [game.moves.slice(0, game.done), game.positions.slice(0, game.done + 1)];
  return { moves: [...moves, move], positions: [...positions, next], done: game.done + 1 };
}

/** @param {Game} game @param {number} done @returns {Game} back or forth to the position after this number of moves */
export const goneTo = (game, done) => ({ ...game, done: Math.min(Math.max(done, 0), game.moves.length) });

/** @param {Position} now @returns {number} how many bookmarks lead back from it, one to the other */
export const bookmarksIn = ({ bookmark }) => (bookmark ? 1 + bookmarksIn(bookmark) : 0);

/** @param {Pick<Game, "moves" | "done">} game @returns {number} how many moves come before the game on the grid: they belong to others */
export const startOf = ({ moves, done }) => moves.findLastIndex(({ kind }, i) => i < done && kind === "load") + 1;

/** @param {Pick<Game, "moves" | "done">} game @returns {number} how many moves there are up to the end of the game on the grid, those taken back as well */
export function endOf({ moves, done }) {
  const next = moves.findIndex(({ kind }, i) => i >= done && kind === "load");
  return next < 0 ? moves.length : next;
}

/** @param {Game} game @returns {boolean} whether there is a move of this game to take back */
export const canUndo = (game) => game.done > startOf(game);

/** @param {Game} game @returns {boolean} whether a move of this game was taken back */
export const canRedo = ({ moves, done }) => done < moves.length && moves[done].kind !== "load";

/** @param {Game} game @returns {boolean} whether another game was on the grid before this one */
export const hasLast = (game) => startOf(game) > 1;

/** @param {Game} game @returns {Game} the game before this one, as it was left */
export const lastOf = (game) => goneTo(game, startOf(game) - 1);

/** @param {Game} game @returns {Game} a move further back, as far as its start */
export const undo = (game) => (canUndo(game) ? goneTo(game, game.done - 1) : game);

/** @param {Game} game @returns {Game} */
export const redo = (game) => (canRedo(game) ? goneTo(game, game.done + 1) : game);

/** @param {Game} game @returns {number} how many moves were in force when the puzzle was opened */
export const began = ({ moves, done }) => moves.slice(0, done).findLastIndex(({ kind }) => OPENING.includes(kind)) + 1;

/**
 * Find the last position that agrees with the solution: no digit differs from it, no marks leave it out.
 * @param {Game} game
 * @param {readonly number[]} solution
 * @param {Thoughts} [layer]
 * @returns {number} how many moves lead there
 */
export function lastRight(game, solution, layer) {
  let done = game.done;
  while (done > began(game) && wrongIn(positionAt(game, done), solution, layer).length) done -= 1;
  return done;
}

/** @param {Position} now @param {readonly number[]} solution @param {Thoughts} [layer] @returns {number[]} cells whose digit is wrong or whose marks leave out the right one; a cell without marks leaves out nothing */
export const wrongIn = ({ values, inks, marks }, solution, layer) =>
  solution.flatMap((value, cell) => {
    if (values[cell]) return values[cell] !== value && inks[cell] !== "given" ? [cell] : [];
    const own = thought(marks, cell, layer);
    return own.length && !own.includes(value) ? [cell] : [];
  });

/**
 * Return the puzzle in a position: its givens, or all that was typed when it has neither givens nor rules.
 * @param {Position} position
 * @returns {number[]}
 */
export function givensOf({ values, inks, rules }) {
  const ink = inks.includes("given") || rules.length ? "given" : "own";
  return values.map((value, cell) => (inks[cell] === ink ? value : 0));
}

/**
 * @typedef {object} Puzzle the fields that describe a puzzle in every request
 * @property {string} board its name, which says its size, houses and values
 * @property {readonly number[]} givens
 * @property {readonly string[]} [rules]
 * @property {readonly (readonly number[])[]} [candidates] those that belong to it
 */

/**
 * Return a key of the puzzle, equal only for puzzles of the same board, givens, rules and candidates.
 * @param {Puzzle} puzzle
 * @returns {string}
 */
export function puzzleKey({ board, givens, rules = [], candidates = [] }) {
  return JSON.stringify([board, givens, rules, candidates.some((own) => own.length) ? candidates : []]);
}

/** @param {Position} position @returns {string} the key of its puzzle, which no move of the player changes */
export const keyAt = (position) => puzzleKey(puzzleOf(position));

/** @param {PuzzleData} puzzle @returns {string} the key of a puzzle that is not on the grid */
export const keyOfData = ({ board, ...puzzle }) => puzzleKey({ ...puzzle, board: board.name });

/**
 * Return the fields that describe a puzzle in every request: its board, its givens, its rules and the candidates that belong to it.
 * @param {Position} position
 * @returns {{ board: string, givens: number[], rules?: string[], candidates?: number[][] }}
 */
export function puzzleOf(position) {
  const { board, rules, candidates } = position;
  return {
    board: board.name,
    givens: givensOf(position),
    ...(rules.length ? { rules: [...rules] } : {}),
    ...(candidates.some((own) => own.length) ? { candidates: candidates.map((own) => [...own]) } : {}),
  };
}
