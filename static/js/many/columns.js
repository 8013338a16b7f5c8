/**
 * The columns of the table of many puzzles: their names, how they sort, and which question fills them. And the filter that a visitor
 * types: words, and conditions such as `er>=7`, `clues<24` or `solutions=one`.
 */

import { LEVELS, LEVEL_NAMES } from "../page/tables.js";
import { locale } from "../words/say.js";
import { ASKED, MINIMAL, STATUS, TITLES } from "./words.js";

/** @typedef {ManyQuestion} Question */
/** @typedef {string | number | null | undefined} Value a value of a row; undefined before it was asked */

/**
 * @typedef {object} Column
 * @property {string} id
 * @property {string} title
 * @property {"number" | "text"} kind how it sorts
 * @property {Question} [question] what fills it
 * @property {Readonly<Record<string, string>>} [words] what is shown for each value
 * @property {Readonly<Record<string, string>>} [names] what is shown for each value, which files have unchanged
 * @property {readonly string[]} [order] the values from the least to the greatest
 */

/** The questions, the quickest first. */
export const QUESTIONS = /** @type {Question[]} */ (["status", "solution", "minimal", "symmetry", "canonical", "level", "score", "er", "technique"])
  .map((question, at) => ({ question, quick: at < 4, label: ASKED[question] ?? TITLES[question] }));

/** Further columns that a question fills. @type {Readonly<Record<string, Question>>} */
const BESIDE = { hardest: "level", ep: "er", ed: "er", twin: "canonical" };
const NUMBERS = ["number", "rated", "clues", "er", "ep", "ed", "score", "technique", "twin"];
/** @type {Readonly<Record<string, Pick<Column, "words" | "names" | "order">>>} */
const VALUES = {
  status: { words: STATUS, order: ["0", "1", "2", "?"] },
  minimal: { words: MINIMAL, order: ["1", "0", "-", "?"] },
  level: { names: LEVEL_NAMES, order: LEVELS },
};

/** The columns, from the left to the right. @type {readonly Column[]} */
export const COLUMNS = Object.entries(TITLES).map(([id, title]) => {
  const question = BESIDE[id] ?? QUESTIONS.find((one) => one.question === id)?.question;
  return { id, title, kind: NUMBERS.includes(id) ? "number" : "text", question, ...VALUES[id] };
});

/** Columns stored for every row, which no question fills. */
export const OWN = /** @type {readonly string[]} */ (["number", "puzzle", "name", "rated", "clues", "twin"]);

/** @param {string} id @returns {Column} */
export function column(id) {
  const found = COLUMNS.find((one) => one.id === id);
  if (!found) throw new Error(`there is no column ${id}`);
  return found;
}

/** @param {Question} question @returns {Column[]} the columns that it fills, without those derived from others */
export const filledBy = (question) => COLUMNS.filter((one) => one.question === question && !OWN.includes(one.id));

/** @param {Column} of @param {Value} value @returns {string} as it is shown */
export function shown({ id, names, words = names }, value) {
  if (value === undefined) return "";
  if (value === null || value === "") return "–";
  if (words) return words[value] ?? `${value}`;
  return id === "er" || id === "ep" || id === "ed" ? Number(value).toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }) : `${value}`;
}

/** @typedef {import("./rows.js").Rows} Rows */
/** @typedef {(rows: Rows, row: number) => boolean} Keep */

const CONDITION = /^(\p{L}[\p{L} ]*?)\s*(<=|>=|<|>|=|:)\s*(.+)$/u;

/**
 * @param {string} text
 * @returns {Keep | null} null for no filter
 */
export function filterOf(text) {
  const tests = text.toLowerCase().split(/[;,\s]+(?=(?:[^"]*"[^"]*")*[^"]*$)/).filter(Boolean).map(testOf);
  return tests.length ? (rows, row) => tests.every((test) => test(rows, row)) : null;
}

/** @param {string} word @returns {Keep} */
function testOf(word) {
  const [, name, sign, wanted] = CONDITION.exec(word) ?? [];
  const of = name && COLUMNS.find(({ id, title }) => id === name || title.toLowerCase().replaceAll(/[ .]/g, "") === name);
  if (of) return condition(of, sign, wanted.replaceAll('"', ""));
  const plain = word.replaceAll('"', "");
  return (rows, row) => {
    const { line, name: called, error } = rows.row(row);
    return line.toLowerCase().includes(plain) || called.toLowerCase().includes(plain) || error.toLowerCase().includes(plain);
  };
}

/** @param {Column} of @param {string} sign @param {string} wanted @returns {Keep} */
function condition(of, sign, wanted) {
  const number = Number(wanted);
  const isIt = (/** @type {Value} */ value) => [`${value}`, shown(of, value)].some((text) => text.toLowerCase().startsWith(wanted));
  const place = of.order?.findIndex(isIt) ?? -1;
  return (rows, row) => {
    const value = rows.value(row, of.id);
    if (value === undefined || value === null) return false;
    if (sign === "=" || sign === ":") return of.kind === "number" ? Number(value) === number : isIt(value);
    const [left, right] = of.order ? [of.order.indexOf(`${value}`), place] : [Number(value), number];
    if (Number.isNaN(right) || right < 0) return false;
    return sign === "<" ? left < right : sign === ">" ? left > right : sign === "<=" ? left <= right : left >= right;
  };
}
