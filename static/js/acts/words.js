/** What is said of what a visitor does: lessons, rules, lists, checks. */

import { cellList, counted, countedLarge, plain } from "../page/words.js";

/** @typedef {import("../types.js").Notice} Notice */

/** Learn, beside the lessons, which Python tells. */

export const fetching = "Python is fetching the lesson.";
export const working = "Python is working out the example.";
export const noLesson = "There is no such lesson.";
/** @param {string} level */
export const neededIn = (level) => `Needed in ${level} puzzles`;
/** @param {string} name of a technique */
export const exampleNotice = (name) => plain(`Example: ${name}`, "Find the step yourself, or take hints. Your own puzzle is kept.");

/** @param {string} name of a technique @param {boolean} plainest whether no plainer step is there */
export function practiceNotice(name, plainest) {
  const where = plainest ? "It is the next step here." : "Plainer steps may be there, too: look for this one.";
  return plain(`Practise: ${name}`, `${where} Find it, or take hints. Your own puzzle is kept.`);
}

export const rulesChanged = "the rules have changed meanwhile";

/** Lists that were read. */

/** @param {number} count of lines @param {number} broken of them @param {string | undefined} title @returns {[string, string]} */
export const listRead = (count, broken, title) => [
  `${countedLarge(count, "puzzle")}${title ? `: ${title}` : ""}`,
  `${broken ? `${broken} of ${counted(count, "line")} could not be read: they say why. ` : ""}Load one, or have all of them solved or rated.`,
];

/** @param {import("../protocol.js").SurveyData} data @param {number} count @param {boolean} rate @returns {[string, string]} */
export const surveyed = ({ done, unique, multiple, none }, count, rate) =>
  [`${done} of ${count} ${rate ? "rated" : "solved"}`, `${unique} with one solution, ${multiple} with several, ${none} with none.`];

/** Checks. */

/** @param {readonly number[]} values */
function toGo(values) {
  const count = values.filter((value) => !value).length;
  return `${counted(count, "cell")} to go.`;
}

/** @param {readonly number[]} values */
export const noContradictions = (values) => plain("No contradictions", toGo(values));
/** @param {readonly number[]} values */
export const rightSoFar = (values) => plain("All right so far", toGo(values));
export const nothingBack = plain("All right so far", "Nothing to go back on.");
/** @param {number} moves */
export const wentBack = (moves) => plain("Back where all was right", `${counted(moves, "move")} taken back. Redo brings them again.`);
export const notUnique = plain("Nothing to check against", "This puzzle has not exactly one solution.");

/** @param {readonly number[]} cells @param {number} size @returns {Notice} */
export const clashNotice = (cells, size) =>
  ({ tone: "bad", title: `${cells.length} digits contradict each other`, detail: `Look at ${cellList(cells, size)}.`, acts: ["wrong-back", "wrong-before"] });

/** @param {number} count */
const wrongTitle = (count) => (count === 1 ? "A digit is wrong" : `${count} digits are wrong`);

/** @param {number} count @returns {Notice} */
export const wrongNotice = (count) => ({ tone: "bad", title: wrongTitle(count), detail: "", acts: ["wrong-show", "wrong-back", "wrong-before"] });

/** @param {readonly number[]} cells @param {number} size @returns {Notice} */
export const shownNotice = (cells, size) =>
  ({ tone: "bad", title: wrongTitle(cells.length), detail: `Look at ${cellList(cells, size)}.`, acts: ["wrong-back", "wrong-before"] });

/** @param {number} count @returns {Notice} */
export const tookBack = (count) => plain(count === 1 ? "One digit taken back" : `${count} digits taken back`, "All the others are right. Undo brings back what was taken.");
