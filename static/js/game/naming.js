/** Names of cells as the visitor wants them: r1c2 as Python writes them, A2, or 一行二列; and rules as text, which names them so. */

import { position } from "./game.js";

/** @typedef {import("../types.js").Settings} Settings */

/**
 * Say how sentences name cells: by letters, too, where the visitor chose nothing and the edge has letters, for formulas.
 * @param {Pick<import("../types.js").AppState, "game" | "judged" | "settings">} state
 * @returns {Pick<Settings, "coordinates">}
 */
export function namesOf({ game, judged, settings }) {
  const { board, rules } = position(game);
  const isOf = judged !== null && judged.board === board.name && rules.length > 0;
  return settings.coordinates === "none" && isOf && judged.rules.some(({ title }) => !title) ? { coordinates: "a1" } : settings;
}

const CELLS = /\br(\d+(?:\/\d+)*)c(\d+(?:\/\d+)*)(?!\d)/g;

/** @param {string} digits @param {number} size @returns {string[]} the numbers that stand together, as 12 or 1/2 */
const numbers = (digits, size) => (size < 10 && !digits.includes("/") ? [...digits] : digits.split("/"));

/**
 * Write the cells in a sentence or in a line of notation as the visitor has chosen; sets of cells stay together.
 * @param {string} text
 * @param {Pick<Settings, "coordinates">} settings
 * @param {number} size of the board
 */
export function named(text, { coordinates }, size) {
  if (coordinates !== "a1" && coordinates !== "kanji") return text;
  const [join, row, column] = coordinates === "kanji" ? ["・", "行", "列"] : [size < 10 ? "" : "/", "", ""];
  return text.replace(CELLS, (_, rows, columns) => {
    const names = numbers(rows, size).map((number) => rowName(coordinates, Number(number) - 1));
    const across = numbers(columns, size).map((number) => (coordinates === "kanji" ? kanji(Number(number)) : number));
    return names.join(join) + row + across.join(join) + column;
  });
}

const KANJI = "〇一二三四五六七八九";

/** @param {number} number up to 99 @returns {string} as Japanese and Chinese write it */
function kanji(number) {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return (tens > 1 ? KANJI[tens] : "") + (tens ? "十" : "") + (ones ? KANJI[ones] : "");
}

/** @param {Settings["coordinates"]} coordinates @param {number} row from 0 @returns {string} what stands beside a row */
export const rowName = (coordinates, row) => (coordinates === "kanji" ? kanji(row + 1) : coordinates === "a1" ? rowLetters(row).toUpperCase() : `${row + 1}`);

/** @param {number} row @returns {string} a to z, then aa, ab, ... */
export const rowLetters = (row) =>
  row < 26 ? String.fromCharCode(97 + row) : rowLetters(Math.floor(row / 26) - 1) + rowLetters(row % 26);

/** @param {number} cell @param {number} size @returns {string} such as a1: a letter for the row, a number for the column */
export const cellLetters = (cell, size) => `${rowLetters(Math.floor(cell / size))}${(cell % size) + 1}`;

/** @param {import("../types.js").Position} position @returns {string} the rules, one a line, on their board */
export function textOf({ board, rules }) {
  const head = board.name === "9" || !rules.length ? [] : [`board: ${board.name}`];
  return [...head, ...rules].join("\n");
}

/** @param {string} term @returns {string} with the signs that people write */
export const pretty = (term) => term.replaceAll("*", "·").replaceAll(" / ", " ÷ ").replaceAll("-", "−");
