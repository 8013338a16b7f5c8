/** Texts as rows: plain lines at once, every other form through Python's one reader. */

import { dataOf } from "../python/engine.js";
import { writeLine } from "../game/link.js";
import { chosen } from "../page/texts.js";
import { plainRow } from "./keep.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/**
 * @typedef {import("./rows.js").Row} Row
 * @typedef {{ name: string, text: string }} Text
 */

const PLAIN = /^[.0*_1-9]{81}$/;
const FEWEST = 3;

/**
 * @param {string} text
 * @returns {Row[] | null} its rows if it has only plain lines of 9 x 9; two may be a puzzle and its solution
 */
export function plainRows(text) {
  const lines = text.replace(/\s+$/, "").split(/\r\n|\n|\r/);
  if (lines.length < FEWEST || !lines.every((line) => PLAIN.test(line))) return null;
  return lines.map((line) => plainRow(line.replace(/[0*_]/g, ".")));
}

/**
 * Read a text in any form, and hand its rows over as they come.
 * @param {Actions} actions
 * @param {Text} text
 * @param {(rows: Row[]) => void} take
 * @param {(done: number | null, words: string) => void} follow is called with the progress
 * @returns {Promise<void>} rejected with the message for the visitor
 */
export async function readRows(actions, text, take, follow) {
  const plain = plainRows(text.text);
  if (plain) return take(plain);
  await read(actions, { text: text.text }, (row) => ({ ...row, name: row.name || text.name }), take, follow);
}

/**
 * @param {Actions} actions
 * @param {Omit<ReadRequest, "id" | "kind">} fields
 * @param {(row: Row) => Row} named
 * @param {(rows: Row[]) => void} take
 * @param {(done: number | null, words: string) => void} follow
 * @returns {Promise<void>}
 */
async function read(actions, fields, named, take, follow) {
  const { puzzle, choices } = await actions.ask("read", fields, ({ listed, done, text }) => {
    follow(done, text);
    if (listed) take(listed.map(rowOf).map(named));
  });
  if (puzzle) {
    const { rules, board, givens, candidates } = puzzle;
    const more = candidates.some((own) => own.length) ? say("many-not-bare") : "";
    return take([named({ line: more ? "" : writeLine(givens, board), board: board.name, name: "", rated: "", text: fields.text, error: more, rules: rules?.length ? rules : undefined })]);
  }
  const choice = choices ? await chosen(choices) : "";
  if (choice) await read(actions, { ...fields, choice }, named, take, follow);
}

/** @param {ListedData} one @returns {Row} */
const rowOf = ({ puzzle, board, name = "", rating = "", text, error, line, rules }) => ({
  line: puzzle,
  board: board || "9",
  name,
  rated: rating,
  text: error || rules ? text : "",
  error: error ? wording.badLine(line, text ?? "", error.message) : "",
  rules,
});

/** @param {unknown} error @param {string} name of the text @returns {string} why a text could not be read */
export function whyNot(error, name) {
  const { code, message } = dataOf(error);
  const of = name ? `${name}: ` : "";
  return of + (code === "cancelled" ? say("many-stopped") : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`);
}
