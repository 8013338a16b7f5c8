/** The part of the page's game that belongs to the puzzle on the grid, and how it lies in the store: boards are named there, and lie there once. */

import { conflicts, isFull } from "../game/boards.js";
import { emptyPuzzle, after, newGame, position } from "../game/game.js";
import { moveFault, puzzleFault } from "./valid.js";
import * as wording from "./words.js";

/**
 * @typedef {import("../types.js").Game} Game
 * @typedef {import("../types.js").Move} Move
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("./kept.js").Outcome} Outcome
 * @typedef {import("../protocol.js").BoardData} BoardData
 * @typedef {import("../protocol.js").PuzzleData} PuzzleData
 * @typedef {import("./kept.js").StoredMove} StoredMove
 * @typedef {import("./kept.js").StoredPuzzle} StoredPuzzle
 * @typedef {import("./kept.js").GameRecord} GameRecord
 */

/**
 *
 * @typedef {object} Segment
 * @property {object} start what is the same as long as it is this puzzle: the move that loaded it
 * @property {import("../protocol.js").PuzzleData} puzzle
 * @property {readonly Move[]} moves those after the loading, undone ones among them
 * @property {number} done how many of them are in force
 * @property {boolean} opened whether it was loaded, and is not the empty grid that a page begins with
 */

/** @param {Game} game @returns {Segment} */
export function segmentOf({ moves, positions, done }) {
  const first = /** @type {Position} */ (positions[0]);
  const isLoad = (/** @type {Move} */ { kind }) => kind === "load";
  const at = moves.findLastIndex((move, i) => i < done && isLoad(move));
  const next = moves.findIndex((move, i) => i >= done && isLoad(move));
  const load = moves[at];
  return {
    start: load ?? first,
    puzzle: load?.kind === "load" ? load.puzzle : emptyPuzzle(first.board),
    moves: moves.slice(at + 1, next < 0 ? moves.length : next),
    done: done - at - 1,
    opened: at >= 0,
  };
}

/** @param {readonly Move[]} kept @param {readonly Move[]} now @returns {number} how many moves both begin with */
export function commonLength(kept, now) {
  let length = Math.min(kept.length, now.length);
  while (length > 0 && kept[length - 1] !== now[length - 1]) length -= 1; // moves are never copied: one alike, all before alike
  return length;
}

/**
 * @param {Position} now
 * @param {import("../types.js").Judged | null} judged what Python says of the rules
 * @returns {Outcome}
 */
export function outcomeOf({ board, values, inks, rules }, judged) {
  if (!isFull(board, values)) return "open";
  if (inks.includes("answer")) return "answered";
  if (!inks.includes("own") || conflicts(board, values).size) return "open";
  return rules.length === 0 || judged?.rules.every(({ state }) => state === "holds") ? "solved" : "open";
}

/** @typedef {ReadonlyMap<string, BoardData>} Boards */

/** Moves between two positions that are kept of a game from the store. */
const EACH = 100;

/** @param {Move} move a move after the first @returns {StoredMove} */
export const packedMove = (move) => /** @type {StoredMove} */ (move.kind === "rules" ? { ...move, board: move.board.name } : move);

/** @param {readonly Move[]} moves @returns {BoardData[]} the boards that they bring */
export const boardsOf = (moves) => moves.flatMap((move) => (move.kind === "rules" ? [move.board] : []));

/** @param {PuzzleData} puzzle @returns {StoredPuzzle} */
export function packedPuzzle({ givens, placed, candidates, format, rules, shapes, about }) {
  const more = { ...(rules?.length ? { rules } : {}), ...(shapes?.length ? { shapes } : {}), ...(about ? { about } : {}) };
  return { givens, placed, candidates, format, ...more };
}

/** @param {GameRecord} record @param {readonly StoredMove[]} moves @returns {string[]} the names of the boards that they need */
export const boardNames = (record, moves) =>
  [...new Set([record.board, ...moves.flatMap((move) => (typeof move?.board === "string" ? [move.board] : []))])];

/**
 * Make the game again, up to the first of its moves that cannot be.
 * @param {GameRecord} record whose fields are known to be right
 * @param {readonly StoredMove[]} moves
 * @param {Boards} boards
 * @returns {{ game: Game, kept: number, fault: string } | string} the game and how many moves it has; or why there is none
 */
export function unpacked(record, moves, boards) {
  const board = boards.get(record.board);
  if (!board) return wording.boardMissing(record.board);
  const fault = puzzleFault(record.puzzle, board);
  if (fault) return fault;
  const puzzle = /** @type {PuzzleData} */ ({ ...record.puzzle, board });
  const begun = position(newGame(board));
  const load = /** @type {Move} */ ({ kind: "load", puzzle });
  const made = { moves: [load], positions: [begun, after(begun, load)] };
  const wrong = followed(made, moves, boards);
  const kept = made.moves.length - 1;
  return { game: { ...made, done: 1 + Math.min(record.done, kept) }, kept, fault: wrong };
}

/**
 * Make the moves, one after the other. Of the positions one in EACH is kept, and the last: fifty thousand take 70 MB.
 * @param {{ moves: Move[], positions: import("../types.js").Game["positions"] }} made grows by each
 * @param {readonly StoredMove[]} moves
 * @param {Boards} boards
 * @returns {string} why the rest cannot be made; empty when all are
 */
function followed(made, moves, boards) {
  let now = /** @type {import("../types.js").Position} */ (made.positions[1]);
  for (const [i, stored] of moves.entries()) {
    const board = stored?.kind === "rules" ? boards.get(String(stored.board)) : now.board;
    const fault = board ? moveFault(stored, board) : wording.boardAway;
    if (fault || !board) return wording.moveFault(i + 1, fault);
    const move = /** @type {Move} */ (stored.kind === "rules" ? { ...stored, board } : stored);
    try {
      now = after(now, move);
    } catch {
      return wording.moveFails(i + 1);
    }
    made.moves.push(move);
    made.positions.push(i % EACH && i < moves.length - 1 ? undefined : now);
  }
  return "";
}
