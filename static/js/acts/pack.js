/**
 * Puzzles that the page brings along: one lies on the grid before Python is there, and another comes at once. Turned,
 * mirrored and with other digits, so that of each there are millions, all of its level.
 */

import { classicBoard, range } from "../game/boards.js";
import { file } from "../python/files.js";
import { emptyPuzzle } from "../game/game.js";
import { describe } from "../game/known.js";

/** @typedef {Record<string, readonly string[]>} Pack for each level its puzzles as lines */
/** @typedef {(below: number) => number} Dice */

const DAY = 86_400_000;

let fetched = /** @type {Promise<Pack> | null} */ (null);

/** @returns {Promise<Pack>} */
function pack() {
  fetched ??= file("static/pack.json").then((answer) => answer.json());
  fetched.catch(() => (fetched = null)); // asked anew next time
  return fetched;
}

/** @param {number} seed @returns {Dice} dice that always fall the same way */
export function dice(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @type {Dice} */
const chance = (below) => Math.floor(Math.random() * below);

/** @param {Dice} roll @returns {string[]} the digits from 1 on in another order, behind what stands for 0 */
function digits(roll) {
  const order = range(9).map((i) => `${i + 1}`);
  for (let i = 8; i > 0; i -= 1) {
    const other = roll(i + 1);
    [order[i], order[other]] = [order[other], order[i]];
  }
  return [".", ...order];
}

/** Turns and mirrors of the board, which no level minds. @type {((row: number, column: number) => number)[]} */
const TURNS = [
  (r, c) => r * 9 + c, (r, c) => r * 9 + 8 - c, (r, c) => (8 - r) * 9 + c, (r, c) => (8 - r) * 9 + 8 - c,
  (r, c) => c * 9 + r, (r, c) => c * 9 + 8 - r, (r, c) => (8 - c) * 9 + r, (r, c) => (8 - c) * 9 + 8 - r,
];

/** @param {string} line @param {Dice} roll @returns {string} the same puzzle in another guise */
export function varied(line, roll) {
  const [names, turn] = [digits(roll), TURNS[roll(TURNS.length)]];
  return range(81).map((cell) => names[Number(line[turn(Math.floor(cell / 9), cell % 9)]) || 0]).join("");
}

/** @param {string} line @param {import("../kept/kept.js").RecordChange} facts */
const puzzleOf = (line, facts) =>
  describe({ ...emptyPuzzle(classicBoard()), givens: [...line].map((sign) => Number(sign) || 0) }, facts);

/** @param {string} level @param {string} day @returns the puzzle of that day, the same for everybody */
export async function puzzleOfDay(level, day) {
  const lines = (await pack())[level] ?? [];
  const number = Math.round(Date.parse(day) / DAY);
  return puzzleOf(varied(lines[number % lines.length], dice(number)), { level, day });
}

/** @param {string} level @returns another puzzle of that level */
export async function anotherPuzzle(level) {
  const lines = (await pack())[level] ?? [];
  return puzzleOf(varied(lines[chance(lines.length)], chance), { level });
}
