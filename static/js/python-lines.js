/** The answer on the page in Python: the lines that give the same with the package, pure. */

import { clues, position, thought } from "./game.js";
import { writeLine } from "./link.js";
import { textOf } from "./rules-text.js";
import { thoughts } from "./settings.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./types.js").Position} Position
 */

/** @param {string} text @returns {string} as Python writes it; JSON's escapes are Python's, too */
const quoted = (text) => JSON.stringify(text);

/** @param {readonly number[]} numbers @returns {string} */
const tuple = (numbers) => `(${numbers.join(", ")})`;

/** @param {readonly (readonly number[])[]} lists @returns {string} a mask for each cell: a bit for each value */
const masks = (lists) => tuple(lists.map((own) => own.reduce((sum, value) => sum + 2 ** (value - 1), 0)));

/** @param {Position} now @returns {string} the puzzle, as it was set */
function puzzleLine(now) {
  const line = writeLine(clues(now));
  if (!now.rules.length) return `read(${quoted(line)}${now.board.name === "9" ? "" : `, ${quoted(now.board.name)}`})`;
  const text = [textOf(now), ...(clues(now).some(Boolean) ? [`givens: ${line}`] : [])].join("\n");
  return `read_rules("""${text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"')}""")`;
}

/** @param {AppState} state @returns {string} what the player has made of the puzzle, for hints; empty where it is nothing */
function playedLine({ settings, game }) {
  const now = position(game);
  const given = clues(now);
  const placed = now.values.map((value, cell) => (given[cell] ? 0 : value));
  const marks = now.values.map((value, cell) => (value ? [] : thought(now.marks, cell, thoughts(settings))));
  if (!placed.some(Boolean) && !marks.some((own) => own.length)) return "";
  return `puzzle = replace(puzzle, placed=${tuple(placed)}, candidates=${masks(marks)})`;
}

/** @param {AppState} state @returns {string} lines of Python for what is answered now: the path, the hint, the rating, or else the solution */
export function pythonLines(state) {
  const now = position(state.game);
  const rated = state.rating?.board === now.board.name && `${state.rating.givens}` === `${clues(now)}`;
  const asks = now.rules.length ? "solve" : state.viewing ? "path" : state.hint ? "hint" : rated ? "rate" : "solve";
  const played = asks === "hint" ? playedLine(state) : "";
  const own = now.candidates.some((list) => list.length) && !now.rules.length && !played;
  return [
    ...(played || own ? ["from dataclasses import replace", ""] : []),
    `from pencilmark import ${[asks, now.rules.length ? "read_rules" : "read"].sort().join(", ")}`,
    "",
    `puzzle = ${puzzleLine(now)}`,
    ...(own ? [`puzzle = replace(puzzle, candidates=${masks(now.candidates)})`] : []),
    ...(played ? [played] : []),
    `print(${asks}(puzzle))`,
  ].join("\n");
}
