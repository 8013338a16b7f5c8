/** Texts about sheets, books and worksheets. */

import { say } from "../words/say.js";

/** @param {PrintedData} printed @param {number} [out] how many of the visitor's own rows are left out */
export const printedText = ({ title, puzzles, pages, seed }, out = 0) =>
  say("print-summary", { title, puzzles, pages, seed, out });

/** @param {ErrorData} fault @returns {string} why one of the visitor's own rows is left out */
export const leftOut = ({ message, line }) => (line ? say("print-line-says", { line, message }) : message);

/** @param {ErrorData} error @returns {string} why a book or a worksheet cannot be made */
export const refusal = ({ code, message, line, column }) =>
  (code === "cancelled" ? say("print-stopped") : say("print-refused", { message, line: line ?? 0, column: column ?? 0 }));

/** @param {number} count */
export const madeText = (count) => (count > 1 ? say("print-made-some", { count }) : say("make-puzzles-made"));

/** @param {PrintedData[]} volumes of a series */
export const seriesText = (volumes) => say("print-series-summary", {
  title: volumes[0].title, volumes: volumes.length, puzzles: volumes.reduce((all, { puzzles }) => all + puzzles, 0), seed: volumes[0].seed,
});
/** @param {CheckData} check */
export const checkText = ({ name, found, wanted, fits }) => say("print-check", { name, found, wanted, fits: fits === null ? "open" : fits ? "yes" : "no" });
