/** What is said of puzzles that are made, and the files that they become. */

import { topValue } from "../game/boards.js";
import { LEVELS } from "../page/levels.js";
import { writeCandidates, writeLine } from "../game/link.js";
import { counted, plain, settingNotice } from "../page/words.js";

/**
 * @typedef {import("../types.js").Made} Made
 * @typedef {import("../types.js").Notice} Notice
 * @typedef {Made["puzzles"][number]} MadePuzzle
 * @typedef {import("../protocol.js").GenerateData} GenerateData
 */

/** @type {Record<string, string>} */
const SOLUTIONS = { unique: "one solution", multiple: "several solutions", none: "no solution", timeout: "not finished" };
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

/** @param {GenerateData} end @param {Made} made @param {boolean} [isShown] whether the nearest is on the grid @returns {Notice} what came of a wish */
export function endNotice({ ended, unmet }, { puzzles, nearest, wished, text }, isShown = true) {
  if (!puzzles.length) return nothingNotice(ended === "stopped", nearest, text, isShown);
  const [first] = puzzles;
  if (wished === 1 && first.puzzle.rules?.length) return settingNotice(first.puzzle, first.seed);
  if (wished === 1) return plain(`A new puzzle${first.level ? `, ${first.level}` : ""}`, `${first.clues} givens, one solution.`);
  const title = puzzles.length < wished ? `${puzzles.length} of ${wished} puzzles` : `${puzzles.length} new puzzles`;
  const why = ended === "no-more" ? " There seem to be no others." : unmet ? ` ${counted(unmet, "was", "were")} not found, and given up.` : "";
  return plain(title, `The first is on the grid, all are in the list.${why}`);
}

/** @param {boolean} stopped @param {MadePuzzle | null} nearest @param {string} text @param {boolean} isShown @returns {Notice} */
function nothingNotice(stopped, nearest, text, isShown) {
  const title = stopped ? "Stopped" : "No such puzzle was found";
  const tried = text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}. ` : "";
  if (!nearest) return plain(title, `${tried}${stopped ? "No puzzle was made yet." : "There may be none."}`);
  const own = `The one ${isShown ? "on the grid" : "kept in Make"} came nearest; it has one solution, but is not all that you wish.`;
  return plain(title, `${tried}${own}`);
}

/** @param {Made} made @returns {Notice} of a batch that ended with the page */
export const brokenNotice = ({ puzzles, wished }) =>
  plain(`${puzzles.length} of ${wished} puzzles`, "The page was closed while they were made. These are kept, in Make; the command there makes them all.");

/** @param {string | null} level @param {number | null} [effort] within it @returns {string} such as Hard 3 of 5 */
const levelOf = (level, effort) => (level && effort ? `${level} ${effort} of 5` : level ?? "");

/** @param {MadePuzzle} one @returns {string} what is to be seen of a puzzle at once */
export const factsOf = ({ title, level, effort, clues, puzzle: { rules = [] } }) => [title, levelOf(level, effort), rules.length ? `${rules.length} clues` : `${clues} givens`].filter(Boolean).join(" · ");

/** @param {MadePuzzle} one @returns {string} what a puzzle is, in a headline */
export function headlineOf(one) {
  const solutions = one.status ? SOLUTIONS[one.status] : one.solution.length ? SOLUTIONS.unique : "";
  const words = [levelOf(one.level, one.effort), solutions].filter(Boolean).join(", ");
  return one.title || `${words.charAt(0).toUpperCase()}${words.slice(1)}` || factsOf(one);
}

/** @param {MadePuzzle} one @returns {string} its givens and its ER */
export const countOf = ({ clues, er, puzzle: { rules = [] } }) =>
  [rules.length ? counted(rules.length, "clue") : counted(clues, "given"), er === null ? "" : `ER ${er.toFixed(1)}`].filter(Boolean).join(" · ");

/** @param {MadePuzzle} one @returns {string} its hardest step, and what other scales say */
export function detailOf(one) {
  const others = [one.rating && `rated ${one.rating}`, one.hodoku_score === null ? "" : `HoDoKu ${one.hodoku_level}, ${one.hodoku_score}`].filter(Boolean).join(" · ");
  return [one.hardest && `Hardest step: ${one.hardest}.`, others].filter(Boolean).join(" ");
}

const NUMBERS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** @param {number} count @returns {string} what stands over the list */
export const countTitle = (count) => `${NUMBERS[count] ?? count.toLocaleString("en")} puzzles`;

/** @param {MadePuzzle} one @returns {string} what other scales say of it */
export function ratingsOf({ er, hodoku_level: name, hodoku_score: score, rating, status }) {
  const words = [rating && `rated ${rating}`, status && SOLUTIONS[status], er === null ? "" : `ER ${er.toFixed(1)}`, score === null ? "" : `HoDoKu ${name}, ${score}`];
  return words.filter(Boolean).join(" · ");
}

/** @param {MadePuzzle} one @returns {string} a line that says all of it where the board allows, jigsaws with their regions; lines where it has rules */
export function lineOf({ puzzle: { board, givens, candidates, rules = [] } }) {
  if (rules.length) return [`board: ${board.name}`, `givens: ${writeLine(givens, board)}`, ...rules].join("\n");
  const top = topValue(board);
  if (top <= 16 && candidates.some((own) => own.length)) return writeCandidates(candidates.map((own, cell) => (givens[cell] ? [givens[cell]] : own)), top);
  const line = writeLine(givens, board);
  return board.name.includes("regions=") && board.size <= 35 ? line + board.regions.map((region) => LETTERS[region]).join("") : line;
}

/** @typedef {"made" | "easiest" | "hardest"} Order */

/** @param {MadePuzzle} one @returns {number[]} sorts by ER, our level and effort, HoDoKu's score, then by givens, the most first */
const difficulty = ({ er, level, effort, hodoku_score: score, clues, rating }) => [
  er ?? (Number(rating) || 99), level === null ? LEVELS.length : LEVELS.indexOf(level), effort ?? 0, score ?? 0, -clues,
];

/** @param {readonly MadePuzzle[]} puzzles @param {Order} order @returns {MadePuzzle[]} */
export function sorted(puzzles, order) {
  if (order === "made") return [...puzzles];
  const sign = order === "easiest" ? 1 : -1;
  const compare = (/** @type {number[]} */ a, /** @type {number[]} */ b) => a.map((x, i) => x - b[i]).find(Boolean) ?? 0;
  return puzzles.toSorted((a, b) => sign * compare(difficulty(a), difficulty(b)));
}

/** @param {string} [text] @returns {string} as a field of CSV */
const quoted = (text = "") => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** @param {readonly MadePuzzle[]} puzzles @returns {string} one puzzle a line */
export const linesOf = (puzzles) => puzzles.map(lineOf).join(puzzles.some(({ puzzle }) => puzzle.rules?.length) ? "\n\n" : "\n");

/** @param {readonly MadePuzzle[]} puzzles @param {string} version @returns {string} a table with a head */
export function tableOf(puzzles, version) {
  const isRead = puzzles.some(({ text }) => text !== undefined);
  const isRuled = puzzles.some(({ puzzle }) => puzzle.rules?.length);
  const head = ["puzzle", "solution", "board", "clues", "level", "effort", "er", "hodoku_level", "hodoku_score", "seed", "version", ...(isRuled ? ["rules"] : []), ...(isRead ? ["name", "rating", "status", "error"] : [])];
  const rows = puzzles.map((one) => [
    writeLine(one.puzzle.givens, one.puzzle.board), writeLine(one.solution, one.puzzle.board), one.puzzle.board.name, one.clues,
    one.level ?? "", one.effort ?? "", one.er ?? "", one.hodoku_level ?? "", one.hodoku_score ?? "", one.seed, version,
    ...(isRuled ? [(one.puzzle.rules ?? []).join("; ")] : []),
    ...(isRead ? [quoted(one.title), one.rating ?? "", one.status ?? "", quoted(one.error)] : []),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Write a cell of a table: what a spreadsheet would take for a formula gets an apostrophe. @param {unknown} value */
function cell(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {Made} made @returns {string} what makes the same puzzles again */
export const recipeOf = ({ recipe, version }) => (recipe ? `${recipe}  # version ${version}` : "");

/** @param {MadePuzzle} one @returns {string} what stands under a puzzle that is drawn while the search goes on */
export const nearestTitle = ({ puzzle: { rules = [] }, level }) => (rules.length && !level ? "Made; its difficulty follows" : "The nearest so far");

export const lookingForFirst = "Looking for the first.";
/** @param {number} count @returns {string} the name of what is done with all */
export const allTitle = (count) => (count > 1 ? `All ${(NUMBERS[count] ?? count.toLocaleString("en")).toLowerCase()}…` : "More…");
/** @param {number} count of all */
export const showMore = (count) => `Show more of ${count.toLocaleString("en")}`;

/** @param {number} count of givens of a pattern @param {number} size @param {number} fewest that a classic puzzle can have @returns {string} */
export function patternText(count, size, fewest) {
  const words = counted(count, "given");
  if (!count) return "Draw with the pointer, or with the arrow keys and Space. Symmetry is kept as you draw.";
  if (size !== 9 || count > 23) return `${words}.`;
  return count < fewest ? `${words}: no puzzle has fewer than ${fewest}.` : `${words}: so few may take very long, or for ever.`;
}
