/** Texts about what a visitor does: lessons, lists, checks, puzzles made. */

import { cellList, levelName, plain, settingNotice } from "../page/words.js";
import { say, sentences, asSentence, capital, commas } from "../words/say.js";
import { topValue } from "../game/boards.js";
import { LEVELS } from "../page/tables.js";
import { writeCandidates, writeLine } from "../game/link.js";
import { csvLine } from "../page/texts.js";

/** Learn, except the lessons, whose texts are Python's. */

/** @param {string} name of a technique */
export const exampleNotice = (name) => plain(say("acts-example", { name }), say("acts-example-more"));

/** @param {string} name of a technique @param {boolean} plainest whether no plainer step is there */
export const practiceNotice = (name, plainest) =>
  plain(say("acts-practise", { name }), plainest ? say("acts-practise-plainest") : say("acts-practise-among"));

/** Lists that were read. */

/** @param {number} count of lines @param {number} broken of them @param {string | undefined} title @returns {[string, string]} */
export const listRead = (count, broken, title) => [
  title ? say("acts-list-titled", { count, title }) : say("acts-list", { count }),
  sentences([broken > 0 && say("acts-list-broken", { broken, count }), say("acts-list-load")]),
];

/** @param {SurveyData} data @param {number} count @param {boolean} rate @returns {[string, string]} */
export const surveyed = ({ done, unique, multiple, none }, count, rate) =>
  [rate ? say("acts-rated-of", { done, count }) : say("acts-solved-of", { done, count }), say("acts-surveyed", { unique, multiple, none })];

/** Checks. */

/** @param {readonly number[]} values */
const toGo = (values) => say("acts-to-go", { count: values.filter((value) => !value).length });

/** @param {readonly number[]} values */
export const noContradictions = (values) => plain(say("acts-no-contradictions"), toGo(values));
/** @param {readonly number[]} values */
export const rightSoFar = (values) => plain(say("acts-right"), toGo(values));
export const nothingBack = plain(say("acts-right"), say("acts-nothing-back"));
/** @param {number} moves */
export const wentBack = (moves) => plain(say("acts-back"), say("acts-back-moves", { moves }));
export const onlyReplay = plain(say("acts-only-replay"), say("acts-only-replay-more"));
export const atBookmark = plain(say("acts-at-bookmark"), say("acts-at-bookmark-more"));
export const notUnique = plain(say("acts-nothing-to-check"), say("acts-not-unique"));

/** @param {readonly number[]} cells @param {number} size */
const lookAt = (cells, size) => say("acts-look-at", { cells: cellList(cells, size) });

/** @param {readonly number[]} cells @param {number} size @returns {Notice} */
export const clashNotice = (cells, size) =>
  ({ tone: "bad", title: say("acts-clash", { count: cells.length }), detail: lookAt(cells, size), acts: ["wrong-back", "wrong-before"] });

/** @param {number} count @returns {Notice} */
export const wrongNotice = (count) => ({ tone: "bad", title: say("acts-wrong", { count }), detail: "", acts: ["wrong-show", "wrong-back", "wrong-before"] });

/** @param {readonly number[]} cells @param {number} size @returns {Notice} */
export const shownNotice = (cells, size) =>
  ({ tone: "bad", title: say("acts-wrong", { count: cells.length }), detail: lookAt(cells, size), acts: ["wrong-back", "wrong-before"] });

/** @param {readonly number[]} cells whose marks leave out their digit @param {Position} now @returns {string} a note for those who use corner marks for places in a box, if such marks were checked */
export const asCandidates = (cells, { marks }) => (cells.every((cell) => marks.centre[cell].length) ? "" : say("acts-marks-corner"));

/** @param {readonly number[]} cells whose marks leave out their digit @param {Position} now @returns {Notice} */
export const marksNotice = (cells, now) =>
  ({ ...plain(say("acts-marks-lack", { count: cells.length }), sentences([asSentence(say("acts-digits-right")), asCandidates(cells, now)])), acts: ["wrong-show", "wrong-before"] });
/** @param {readonly number[]} cells @param {Position} now @returns {Notice} */
export const marksShown = (cells, now) => ({ ...marksNotice(cells, now), detail: sentences([lookAt(cells, now.board.size), asCandidates(cells, now)]), acts: ["wrong-before"] });

/** @param {number} count @returns {Notice} */
export const tookBack = (count) => plain(say("acts-took-back", { count }), say("acts-took-back-more"));

/** Colours that mean something. */

/** @param {number} count @returns {Notice} */
export const coloursWrong = (count) => ({ tone: "bad", title: say("acts-colours-wrong", { count }), detail: "", acts: ["colours-show", "colours-back"] });
/** @param {readonly number[]} cells @param {number} size @returns {Notice} */
export const coloursShown = (cells, size) => ({ ...coloursWrong(cells.length), detail: lookAt(cells, size), acts: ["colours-back"] });
/** @param {number} count of cells @returns {Notice} */
export const toColour = (count) => ({ ...plain(say("acts-digits-right"), say("acts-to-colour", { count })), acts: ["colours-fill"] });

/** @typedef {Made["puzzles"][number]} MadePuzzle */

/** @type {Record<string, string>} */
const SOLUTIONS = {
  unique: say("make-one-solution"),
  multiple: say("make-several-solutions"),
  none: say("make-no-solution"),
  timeout: say("make-not-finished"),
};
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

/** @param {GenerateData} end @param {Made} made @param {boolean} [isShown] whether the nearest is on the grid @returns {Notice} what came of a wish */
export function endNotice({ ended, unmet }, { puzzles, nearest, wished, text }, isShown = true) {
  if (!puzzles.length) return nothingNotice(ended === "stopped", nearest, text, isShown);
  const [first] = puzzles;
  if (wished === 1 && first.puzzle.rules?.length) return settingNotice(first.puzzle, first.seed);
  if (wished === 1) return plain(nameOf(first), say("make-givens-one-solution", { givens: first.clues }));
  const count = puzzles.length;
  const title = count < wished ? say("make-some-of", { count, wished }) : say("make-several-new", { count });
  const why = ended === "no-more" ? say("make-no-others") : unmet > 0 && say("make-given-up", { count: unmet });
  return plain(title, sentences([say("make-all-in-list"), why]));
}

/** @param {MadePuzzle} one */
const nameOf = ({ level }) => (level ? say("make-new-of-level", { level: levelName(level) }) : say("play-a-new-puzzle"));

/** @param {boolean} stopped @param {MadePuzzle | null} nearest @param {string} text @param {boolean} isShown @returns {Notice} */
function nothingNotice(stopped, nearest, text, isShown) {
  const title = stopped ? say("page-stopped") : say("page-none-found");
  const tried = text && asSentence(text);
  if (!nearest) return plain(title, sentences([tried, stopped ? say("make-none-yet") : say("make-may-be-none")]));
  return plain(title, sentences([tried, isShown ? say("make-nearest-on-grid") : say("make-nearest-kept")]));
}

/** @param {Made} made @returns {Notice} of a batch that ended with the page */
export const brokenNotice = ({ puzzles, wished }) =>
  plain(say("make-some-of", { count: puzzles.length, wished }), say("make-broken-off"));

/** @param {string | null} level @param {number | null} [effort] within it @returns {string} such as Hard 3 of 5 */
const levelOf = (level, effort) => (level && effort ? say("make-level-effort", { level: levelName(level), effort }) : levelName(level ?? ""));

/** @param {MadePuzzle} one */
const hintsOf = ({ clues, puzzle: { rules = [] } }) => (rules.length ? say("page-clues", { count: rules.length }) : say("page-givens", { count: clues }));

/** @param {MadePuzzle} one */
const erOf = ({ er }) => er !== null && say("make-er", { er });

/** @param {MadePuzzle} one */
const hodokuOf = ({ hodoku_level: level, hodoku_score: score }) => score !== null && say("make-hodoku", { level: levelName(`${level}`), score });

/** @param {readonly (string | false | undefined)[]} parts */
const dotted = (parts) => parts.filter(Boolean).join(" · ");

/** @param {MadePuzzle} one @returns {string} a puzzle's main facts */
export const factsOf = (one) => dotted([one.title, levelOf(one.level, one.effort), hintsOf(one)]);

/** @param {MadePuzzle} one @returns {string} what a puzzle is, in a headline */
export function headlineOf(one) {
  const solutions = one.status ? SOLUTIONS[one.status] : one.solution.length ? SOLUTIONS.unique : "";
  return one.title || capital(commas([levelOf(one.level, one.effort), solutions])) || factsOf(one);
}

/** @param {MadePuzzle} one @returns {string} its givens and its ER */
export const countOf = (one) => dotted([hintsOf(one), erOf(one)]);

/** @param {MadePuzzle} one @returns {string} its hardest step, and what other scales say */
export function detailOf(one) {
  const isAbove = LEVELS.indexOf(`${one.hodoku_level}`) > LEVELS.indexOf(`${one.level}`);
  const others = dotted([ratedOf(one), hodokuOf(one), isAbove && say("make-own-decides")]);
  return sentences([one.hardest && say("make-hardest", { name: one.hardest }), one.note && asSentence(one.note), others]);
}

/** @param {MadePuzzle} one */
const ratedOf = ({ rating }) => (rating ? say("make-rated", { rating }) : "");

/** @param {MadePuzzle} one @returns {string} what other scales say of it */
export const ratingsOf = (one) => dotted([ratedOf(one), one.status && SOLUTIONS[one.status], erOf(one), hodokuOf(one)]);

/** @param {MadePuzzle} one @returns {string} the whole puzzle in one line, jigsaws with their regions; in several lines if it has rules or letters */
export function lineOf({ puzzle: { board, givens, candidates, rules = [] } }) {
  if (rules.length || board.signs) return [`board: ${board.name}`, `givens: ${writeLine(givens, board)}`, ...rules].join("\n");
  const top = topValue(board);
  if (top <= 16 && candidates.some((own) => own.length)) return writeCandidates(candidates.map((own, cell) => (givens[cell] ? [givens[cell]] : own)), top);
  const line = writeLine(givens, board);
  return board.name.includes("regions=") && board.size <= 35 ? line + board.regions.map((region) => LETTERS[region]).join("") : line;
}

/** @typedef {"made" | "easiest" | "hardest"} Order */

/** @param {MadePuzzle} one @returns {number[]} the key to sort by: our level and effort, as in the label, then ER, HoDoKu's score and givens, the most first */
const difficulty = ({ er, level, effort, hodoku_score: score, clues, rating }) => [
  level === null ? LEVELS.length : LEVELS.indexOf(level), effort ?? 0, er ?? (Number(rating) || 99), score ?? 0, -clues,
];

/** @param {readonly MadePuzzle[]} puzzles @param {Order} order @returns {MadePuzzle[]} */
export function sorted(puzzles, order) {
  if (order === "made") return [...puzzles];
  const sign = order === "easiest" ? 1 : -1;
  const compare = (/** @type {number[]} */ a, /** @type {number[]} */ b) => a.map((x, i) => x - b[i]).find(Boolean) ?? 0;
  return puzzles.toSorted((a, b) => sign * compare(difficulty(a), difficulty(b)));
}

/** @param {readonly MadePuzzle[]} puzzles @returns {string} one puzzle a line */
export const linesOf = (puzzles) => puzzles.map(lineOf).join(puzzles.some(({ puzzle }) => puzzle.rules?.length) ? "\n\n" : "\n");

/** @param {readonly MadePuzzle[]} puzzles @param {string} version @returns {string} a table with a head */
export function tableOf(puzzles, version) {
  const isRead = puzzles.some(({ text }) => text !== undefined);
  const isRuled = puzzles.some(({ puzzle }) => puzzle.rules?.length);
  const known = (/** @type {MadePuzzle} */ { puzzle: { board, givens, rules }, solution, clues, level, effort, er, hodoku_level, hodoku_score, seed, title: name, rating, status, error }) => ({
    puzzle: writeLine(givens, board), solution: writeLine(solution, board), board: board.name, clues, level, effort, er, hodoku_level, hodoku_score, seed, version,
    ...(isRuled ? { rules: (rules ?? []).join("; ") } : {}),
    ...(isRead ? { name, rating, status, error } : {}),
  });
  const rows = puzzles.map(known);
  return [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)].map(csvLine).join("");
}

/** @param {Made} made @returns {string} what makes the same puzzles again */
export const recipeOf = ({ recipe, version }) => (recipe ? `${recipe}  # version ${version}` : "");

/** @param {MadePuzzle} one @returns {string} the caption of a puzzle shown while the search goes on */
export const nearestTitle = ({ puzzle: { rules = [] }, level }) => (rules.length && !level ? say("make-its-difficulty-follows") : say("make-nearest-so-far"));

/** @param {number} count of givens of a pattern @param {number} size @param {number} fewest that a classic puzzle can have @returns {string} */
export function patternText(count, size, fewest) {
  if (!count) return say("make-draw");
  if (size !== 9 || count > 23) return say("make-pattern", { count });
  return count < fewest ? say("make-pattern-too-few", { count, fewest }) : say("make-pattern-few", { count });
}
