/** Converts between a game of the page and its stored form, in which each board is stored once, by name. */

import { after, newGame, position } from "../game/game.js";
import { moveFault, puzzleFault } from "./valid.js";
import { say } from "../words/say.js";

/** @typedef {ReadonlyMap<string, BoardData>} Boards */

/** Moves between two positions that are kept of a restored game. */
const EACH = 100;

/** @param {Move} move a move after the first @returns {StoredMove} */
export const packedMove = (move) => /** @type {StoredMove} */ (move.kind === "rules" ? { ...move, board: move.board.name } : move);

/** @param {readonly Move[]} moves @returns {BoardData[]} the boards that they bring */
export const boardsOf = (moves) => moves.flatMap((move) => (move.kind === "rules" ? [move.board] : []));

/** @param {PuzzleData} puzzle @returns {StoredPuzzle} */
function packedPuzzle({ givens, placed, candidates, format, rules, shapes, about }) {
  const more = { ...(rules?.length ? { rules } : {}), ...(shapes?.length ? { shapes } : {}), ...(about ? { about } : {}) };
  return { givens, placed, candidates, format, ...more };
}

/** @param {PuzzleData} puzzle @param {string} id @param {number} now @returns {GameRecord} of a game in which nothing was done yet */
export const newRecord = (puzzle, id, now) => ({
  id, revision: 0, board: puzzle.board.name, puzzle: packedPuzzle(puzzle), done: 0, begun: now, touched: now, elapsed: 0,
  hints: 0, checks: 0, level: null, outcome: "open", favourite: false, day: null, title: puzzle.about?.title ?? "",
});

/** @param {GameRecord} record @param {readonly StoredMove[]} moves @returns {string[]} the names of the boards that they need */
export const boardNames = (record, moves) =>
  [...new Set([record.board, ...moves.flatMap((move) => (typeof move?.board === "string" ? [move.board] : []))])];

/**
 * Restore the game, up to the first move that cannot be made.
 * @param {GameRecord} record whose fields are known to be right
 * @param {readonly StoredMove[]} moves
 * @param {Boards} boards
 * @returns {{ game: Game, kept: number, fault: string } | string} the game and how many moves it has; or why there is none
 */
export function unpacked(record, moves, boards) {
  const board = boards.get(record.board);
  if (!board) return say("kept-board-missing", { board: record.board });
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
 * Make the moves in turn. One position in EACH is kept, and the last: fifty thousand would take 70 MB.
 * @param {{ moves: Move[], positions: Game["positions"] }} made grows by each
 * @param {readonly StoredMove[]} moves
 * @param {Boards} boards
 * @returns {string} why the rest cannot be made; empty when all are
 */
function followed(made, moves, boards) {
  let now = /** @type {Position} */ (made.positions[1]);
  for (const [i, stored] of moves.entries()) {
    const board = stored?.kind === "rules" ? boards.get(String(stored.board)) : now.board;
    const fault = board ? moveFault(stored, board) : say("kept-board-away");
    if (fault || !board) return say("kept-move-fault", { number: i + 1, fault });
    const move = /** @type {Move} */ (stored.kind === "rules" ? { ...stored, board } : stored);
    try {
      now = after(now, move);
    } catch {
      return say("kept-move-fails", { number: i + 1 });
    }
    made.moves.push(move);
    made.positions.push(i % EACH && i < moves.length - 1 ? undefined : now);
  }
  return "";
}
