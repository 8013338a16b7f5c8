/** The columns of the table of many puzzles: how each is called, how it sorts, and which question fills it. */

import { LEVELS } from "../levels.js";

/** @typedef {import("../protocol.js").ManyQuestion} Question */
/** @typedef {string | number | null | undefined} Value what is known of a row; undefined before it was asked */

/**
 * @typedef {object} Column
 * @property {string} id
 * @property {string} title
 * @property {"number" | "text"} kind how it sorts
 * @property {Question} [question] what fills it
 * @property {Readonly<Record<string, string>>} [words] what is shown for each value
 * @property {readonly string[]} [order] the values from the least to the greatest
 */

/** @type {readonly Column[]} */
export const COLUMNS = [
  { id: "number", title: "No.", kind: "number" },
  { id: "puzzle", title: "Puzzle", kind: "text" },
  { id: "name", title: "Name", kind: "text" },
  { id: "rated", title: "Rated", kind: "number" },
  { id: "clues", title: "Givens", kind: "number" },
  { id: "status", title: "Solutions", kind: "text", question: "status", words: { 0: "none", 1: "one", 2: "several", "?": "not known" }, order: ["0", "1", "2", "?"] },
  { id: "minimal", title: "Minimal", kind: "text", question: "minimal", words: { 0: "no", 1: "yes", "-": "–", "?": "not known" }, order: ["1", "0", "-", "?"] },
  { id: "symmetry", title: "Symmetry", kind: "text", question: "symmetry" },
  { id: "level", title: "Level", kind: "text", question: "level", order: LEVELS },
  { id: "hardest", title: "Hardest step", kind: "text", question: "level" },
  { id: "er", title: "ER", kind: "number", question: "er" },
  { id: "ep", title: "EP", kind: "number", question: "er" },
  { id: "ed", title: "ED", kind: "number", question: "er" },
  { id: "score", title: "Score", kind: "number", question: "score" },
  { id: "twin", title: "Same as", kind: "number", question: "canonical" },
  { id: "canonical", title: "Canonical form", kind: "text", question: "canonical" },
  { id: "solution", title: "Solution", kind: "text", question: "solution" },
];

/** What a visitor may want to know, the quickest first: each question with the columns that it fills. */
export const QUESTIONS = /** @type {readonly { question: Question, label: string, quick: boolean }[]} */ ([
  { question: "status", label: "Solutions", quick: true },
  { question: "minimal", label: "Minimal", quick: true },
  { question: "symmetry", label: "Symmetry", quick: true },
  { question: "canonical", label: "Duplicates, canonical form", quick: false },
  { question: "level", label: "Level, hardest step", quick: false },
  { question: "score", label: "HoDoKu’s score", quick: false },
  { question: "er", label: "ER, EP, ED", quick: false },
  { question: "solution", label: "Solution", quick: false },
]);

/** What is kept of a row whatever is asked, and for which nothing is asked. */
export const OWN = /** @type {readonly string[]} */ (["number", "puzzle", "name", "rated", "clues", "twin"]);

/** @param {string} id @returns {Column} */
export function column(id) {
  const found = COLUMNS.find((one) => one.id === id);
  if (!found) throw new Error(`there is no column ${id}`);
  return found;
}

/** @param {Question} question @returns {Column[]} the columns that it fills, those left out that are worked out of others */
export const filledBy = (question) => COLUMNS.filter((one) => one.question === question && !OWN.includes(one.id));

/** @param {Column} of @param {Value} value @returns {string} as it is shown */
export function shown({ words, id }, value) {
  if (value === undefined) return "";
  if (value === null || value === "") return "–";
  if (words) return words[value] ?? `${value}`;
  return id === "er" || id === "ep" || id === "ed" ? Number(value).toFixed(1) : `${value}`;
}
