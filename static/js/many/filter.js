/** What a visitor types to see some rows only: words, and conditions such as `er>=7`, `clues<24` or `solutions=one`. */

import { COLUMNS, shown } from "./columns.js";

/** @typedef {import("./rows.js").Rows} Rows */
/** @typedef {(rows: Rows, row: number) => boolean} Keep */

const CONDITION = /^([a-z][a-z ]*?)\s*(<=|>=|<|>|=|:)\s*(.+)$/;

/**
 * @param {string} text
 * @returns {Keep | null} null where nothing is asked for
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

/** @param {import("./columns.js").Column} of @param {string} sign @param {string} wanted @returns {Keep} */
function condition(of, sign, wanted) {
  const number = Number(wanted);
  const places = of.order?.map((one) => (of.words?.[one] ?? one).toLowerCase());
  const place = places?.findIndex((one) => one.startsWith(wanted)) ?? -1;
  return (rows, row) => {
    const value = rows.value(row, of.id);
    if (value === undefined || value === null) return false;
    const words = shown(of, value).toLowerCase();
    if (sign === "=" || sign === ":") return words === wanted || (of.kind === "number" && Number(value) === number) || (of.kind === "text" && words.startsWith(wanted));
    const [left, right] = places ? [places.indexOf(words), place] : [Number(value), number];
    if (Number.isNaN(right) || right < 0) return false;
    return sign === "<" ? left < right : sign === ">" ? left > right : sign === "<=" ? left <= right : left >= right;
  };
}
