/** The columns of the table of many puzzles: how each is called, how it sorts, and which question fills it. */

import { LEVELS } from "../levels.js";
import { ASKED, MINIMAL, STATUS, TITLES } from "./words.js";

/** @typedef {import("../protocol.js").ManyQuestion} Question */
/** @typedef {string | number | null | undefined} Value what is known of a row; undefined before it was asked */

/**
 * @typedef {object} Column
 * @property {string} id
 * @property {string} title
 * @property {"number" | "text"} kind how it sorts; text, where nothing else is said
 * @property {Question} [question] what fills it
 * @property {Readonly<Record<string, string>>} [words] what is shown for each value
 * @property {readonly string[]} [order] the values from the least to the greatest
 */

export const COLUMNS = /** @type {(Partial<Column> & { id: string })[]} */ ([
  { id: "number", kind: "number" },
  { id: "puzzle" },
  { id: "name" },
  { id: "rated", kind: "number" },
  { id: "clues", kind: "number" },
  { id: "status", question: "status", words: STATUS, order: ["0", "1", "2", "?"] },
  { id: "minimal", question: "minimal", words: MINIMAL, order: ["1", "0", "-", "?"] },
  { id: "symmetry", question: "symmetry" },
  { id: "level", question: "level", order: LEVELS },
  { id: "hardest", question: "level" },
  { id: "er", kind: "number", question: "er" },
  { id: "ep", kind: "number", question: "er" },
  { id: "ed", kind: "number", question: "er" },
  { id: "score", kind: "number", question: "score" },
  { id: "twin", kind: "number", question: "canonical" },
  { id: "canonical", question: "canonical" },
  { id: "solution", question: "solution" },
]).map((one) => /** @type {Column} */ ({ kind: "text", ...one, title: TITLES[one.id] }));

/** What a visitor may want to know, the quickest first: each question with the columns that it fills. */
export const QUESTIONS = /** @type {{ question: Question, quick?: boolean }[]} */ ([
  { question: "status", quick: true },
  { question: "minimal", quick: true },
  { question: "symmetry", quick: true },
  { question: "canonical" },
  { question: "level" },
  { question: "score" },
  { question: "er" },
  { question: "solution" },
]).map((one) => ({ ...one, label: ASKED[one.question] ?? TITLES[one.question] }));

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
