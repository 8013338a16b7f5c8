/** The game, pure: a list of moves and the positions they lead to. Undo is the inverse of a move. */

import { range, topValue } from "./boards.js";

/**
 * @typedef {import("./types.js").Game} Game
 * @typedef {import("./types.js").Position} Position
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Ink} Ink
 * @typedef {import("./protocol.js").BoardData} BoardData
 * @typedef {import("./protocol.js").PuzzleData} PuzzleData
 */

/** @param {BoardData} board @returns {PuzzleData} the board with nothing in it */
export function emptyPuzzle(board) {
  const none = board.regions.map(() => 0);
  return { board, givens: none, placed: none, candidates: none.map(() => []), format: "" };
}

/** @param {PuzzleData} puzzle @returns {Position} */
function opening(puzzle) {
  const { board, givens, placed, candidates, rules = [], shapes = [], about = null } = puzzle;
  return {
    board,
    rules,
    shapes,
    about,
    values: givens.map((given, cell) => given || placed[cell]),
    inks: givens.map((given, cell) => (given ? "given" : placed[cell] ? "own" : "")),
    marks: candidates.map((marks, cell) => (givens[cell] || placed[cell] ? [] : marks)),
  };
}

/**
 * @param {readonly T[]} list @param {number} place @param {T} item
 * @returns {T[]} the list with one item changed
 * @template T
 */
const changed = (list, place, item) => list.map((old, i) => (i === place ? item : old));

/** @param {Position} position @param {number} cell @param {number} value @param {Ink} ink @returns {Position} */
function write(position, cell, value, ink) {
  return {
    ...position,
    values: changed(position.values, cell, value),
    inks: changed(position.inks, cell, ink),
    marks: changed(position.marks, cell, []),
  };
}

/** @type {(position: Position, cell: number) => boolean} */
const isGiven = (position, cell) => position.inks[cell] === "given";

/** @type {(marks: readonly number[], value: number) => number[]} */
const toggled = (marks, value) =>
  marks.includes(value) ? marks.filter((mark) => mark !== value) : [...marks, value].sort((a, b) => a - b);

/** @param {Position} position @param {readonly number[]} values @returns {Position} */
function answered(position, values) {
  const kept = (/** @type {number} */ cell) => position.values[cell] === values[cell] && position.inks[cell] !== "";
  return {
    ...position,
    values: [...values],
    inks: position.inks.map((ink, cell) => (kept(cell) ? ink : "answer")),
    marks: position.marks.map(() => []),
  };
}

/**
 * @param {Position} now
 * @param {Extract<Move, { kind: "rules" }>} move
 * @returns {Position} the puzzle with other rules; another board or other givens start it anew
 */
function ruled(now, { board, givens, rules, shapes = [] }) {
  const same = board.name === now.board.name && givens.every((given, cell) => !given || now.values[cell] === given);
  return { ...(same ? now : opening({ ...emptyPuzzle(board), givens: [...givens] })), rules, shapes };
}

/** @param {BoardData} board @param {number} cell @returns {Set<number>} the cells that differ from it */
function peers({ houses, pairs }, cell) {
  return new Set([...houses, ...pairs].filter((cells) => cells.includes(cell)).flat().filter((other) => other !== cell));
}

/** @param {Position} now @returns {Position} each empty cell has marks: its own, or all; none of a digit that it sees */
export function withMarks(now) {
  const { board, values } = now;
  const all = range(topValue(board)).map((i) => i + 1);
  const marks = now.marks.map((own, cell) => {
    if (values[cell]) return [];
    const seen = new Set([...peers(board, cell)].map((peer) => values[peer]));
    return (own.length ? own : all).filter((value) => !seen.has(value));
  });
  return `${marks.join(";")}` === `${now.marks.join(";")}` ? now : { ...now, marks };
}

/** @param {Position} now @param {number} cell @param {number} value @returns {Position} with it gone from the marks that see it */
function written(now, cell, value) {
  const seers = now.marks.some((own) => own.includes(value)) ? peers(now.board, cell) : new Set();
  const marks = now.marks.map((own, i) => (seers.has(i) ? own.filter((mark) => mark !== value) : own));
  return write({ ...now, marks }, cell, value, "own");
}

/**
 * @param {Position} now
 * @param {Extract<Move, { kind: "step" }>} step
 * @returns {Position} with the step's digits written and its candidates gone, after all marks where they were not there
 */
function stepped(now, { placements, eliminations }) {
  const unmarked = eliminations.some(([cell]) => now.marks[cell].length === 0);
  let next = unmarked ? withMarks(now) : now;
  for (const [cell, value] of placements) {
    next = written(next, cell, value);
  }
  const gone = (/** @type {number} */ cell, /** @type {number} */ mark) => eliminations.some(([c, v]) => c === cell && v === mark);
  return { ...next, marks: next.marks.map((own, cell) => own.filter((mark) => !gone(cell, mark))) };
}

/** @type {{ [K in Move["kind"]]: (position: Position, move: Extract<Move, { kind: K }>) => Position }} */
const RULES = {
  load: (_, { puzzle }) => opening(puzzle),
  rules: ruled,
  fix: (now) => ({ ...now, inks: now.inks.map((ink) => (ink === "own" ? "given" : ink)) }),
  enter: (now, { cell, value }) => (isGiven(now, cell) ? now : written(now, cell, value)),
  mark: (now, { cell, value }) =>
    now.values[cell] ? now : { ...now, marks: changed(now.marks, cell, toggled(now.marks[cell], value)) },
  fill: withMarks,
  place: (now, { values, candidates }) => ({
    ...now,
    values,
    inks: values.map((value, cell) => (isGiven(now, cell) ? "given" : value ? "own" : "")),
    marks: candidates,
  }),
  step: stepped,
  erase: (now, { cell }) => (isGiven(now, cell) ? now : write(now, cell, 0, "")),
  answer: (now, { values }) => answered(now, values),
  restart: (now) => ({
    ...now,
    values: now.values.map((value, cell) => (isGiven(now, cell) ? value : 0)),
    inks: now.inks.map((ink) => (ink === "given" ? ink : "")),
    marks: now.marks.map(() => []),
  }),
};

/** @param {Position} position @param {Move} move @returns {Position} */
export function after(position, move) {
  const rule = /** @type {(position: Position, move: Move) => Position} */ (RULES[move.kind]);
  return rule(position, move);
}

/** @param {BoardData} board @returns {Game} */
export const newGame = (board) => ({ moves: [], positions: [opening(emptyPuzzle(board))], done: 0 });

/** @param {Game} game @returns {Position} what stands in the grid now */
export const position = (game) => game.positions[game.done];

/** Moves that begin another puzzle. */
const OPENING = ["load", "rules", "fix"];

/** @param {Game} game @returns {Move | undefined} the move that put the puzzle there that is being played */
export const opened = ({ moves, done }) => moves.slice(0, done).findLast(({ kind }) => OPENING.includes(kind));

/** @param {Game} game @param {Move} move @returns {Game} the game with the move made; what was undone is forgotten */
export function play(game, move) {
  const next = after(position(game), move);
  if (next === position(game)) return game;
  const [moves, positions] = [game.moves.slice(0, game.done), game.positions.slice(0, game.done + 1)];
  return { moves: [...moves, move], positions: [...positions, next], done: game.done + 1 };
}

/** @param {Game} game @returns {Game} */
export const undo = (game) => ({ ...game, done: Math.max(0, game.done - 1) });

/** @param {Game} game @returns {Game} */
export const redo = (game) => ({ ...game, done: Math.min(game.moves.length, game.done + 1) });

/** @param {BoardData} board @param {readonly Move[]} moves @param {number} done @returns {Game} the same game again */
export const replay = (board, moves, done) => ({ ...moves.reduce(play, newGame(board)), done });

/**
 * Tell the puzzle in a position: its givens, or all that was typed when it has neither givens nor rules.
 * @param {Position} position
 * @returns {number[]}
 */
export function clues({ values, inks, rules }) {
  const ink = inks.includes("given") || rules.length ? "given" : "own";
  return values.map((value, cell) => (inks[cell] === ink ? value : 0));
}
