/** What is said of lists and files that were read. */

/** @type {[string, string]} a headline and a sentence */
export const tooLarge = ["Too large", "A file of puzzles has at most 50 MB."];
/** @type {[string, string]} */
export const ratingsAlone = ["This is not a puzzle", "SudoCue\u2019s .scl has its ratings of a list: open the list itself (.sdm)."];

/** @param {number} count of lines @param {number} broken of them @param {string | undefined} title @returns {[string, string]} */
export const listRead = (count, broken, title) => [
  `${count.toLocaleString("en")} ${count === 1 ? "puzzle" : "puzzles"}${title ? `: ${title}` : ""}`,
  `${broken ? `${broken} of ${count} ${count === 1 ? "line" : "lines"} could not be read: they say why. ` : ""}Load one, or have all of them solved or rated.`,
];

/** @param {import("../protocol.js").SurveyData} data @param {number} count @param {boolean} rate @returns {[string, string]} */
export const surveyed = ({ done, unique, multiple, none }, count, rate) =>
  [`${done} of ${count} ${rate ? "rated" : "solved"}`, `${unique} with one solution, ${multiple} with several, ${none} with none.`];
