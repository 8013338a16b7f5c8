/** What a visitor types to see some rows only: words, and conditions such as `er>=7`, `clues<24` or `solutions=one`. */

import { COLUMNS, shown } from "./columns.js";

/** @typedef {import("./rows.js").Rows} Rows */
/** @typedef {(rows: Rows, row: number) => boolean} Keep */

const CONDITION = /^(\p{L}[\p{L} ]*?)\s*(<=|>=|<|>|=|:)\s*(.+)$/u;

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
  const isIt = (/** @type {import("./columns.js").Value} */ value) => [`${value}`, shown(of, value)].some((text) => text.toLowerCase().startsWith(wanted));
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
