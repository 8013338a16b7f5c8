/**
 * How cells, rules and values are written and read out, as the visitor prefers: cells as r1c2 (as Python writes them), A2 or 一行二列, in rules, too;
 * and values as digits or other signs, of the puzzle, the board or the visitor's choice.
 */

import { position } from "./game.js";
import { range, seenValue, topValue } from "./boards.js";

/**
 * Say how sentences name cells: also by letters if the visitor chose nothing and the edge has letters because of formulas.
 * @param {Pick<AppState, "game" | "judged" | "settings">} state
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

/** @param {Position} position @returns {string} the rules, one a line, on their board */
export function textOf({ board, rules }) {
  const head = board.name === "9" || !rules.length ? [] : [`board: ${board.name}`];
  return [...head, ...rules].join("\n");
}

/** @param {string} term @returns {string} with the signs that people write */
export const pretty = (term) => term.replaceAll("*", "·").replaceAll(" / ", " ÷ ").replaceAll("-", "−");

/** @typedef {readonly string[]} Signs of the values from 1 on; a value without one is its number */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const SHAPES = ["●", "▲", "■", "★"];

/** Values of the largest board whose digits can be other signs. */
const MOST = 9;

/** @param {string} text @returns {string[]} nine different signs without digits, as they are written; empty if the text has no such signs */
export function signsOfWord(text) {
  const signs = [...text.normalize().replace(/\s/g, "")].map(large);
  return signs.length === MOST && new Set(signs).size === MOST && !signs.some((sign) => /\d/.test(sign)) ? signs : [];
}

/** @param {string} sign @returns {string} its capital, if that is a single sign */
const large = (sign) => ([...sign.toUpperCase()].length === 1 ? sign.toUpperCase() : sign);

/** @param {Settings} settings @param {Pick<Position, "board" | "rules">} now @returns {Signs} the signs in place of digits: the puzzle's own, or the visitor's choice unless the puzzle has rules, which count with digits */
export function ownSigns({ signs, word }, { board, rules }) {
  if (board.signs) return [...board.signs];
  if (signs === "digits" || rules.length || board.first === 0 || topValue(board) > MOST) return [];
  return signs === "word" ? signsOfWord(word) : LETTERS.slice(0, MOST);
}

/** @param {Settings} settings @param {Pick<Position, "board" | "rules">} now @returns {Signs} how values are written */
export function signsOf(settings, now) {
  const top = topValue(now.board);
  if (now.board.signs) return [...now.board.signs];
  if (now.board.first === 0) return range(top).map(String);
  if (settings.four === "shapes" && top === 4) return SHAPES;
  return top > MOST && settings.above === "letters" ? [...range(MOST).map((i) => `${i + 1}`), ...LETTERS] : ownSigns(settings, now);
}

/** @param {Signs} signs @param {number} value @returns {string} */
export const written = (signs, value) => signs[value - 1] ?? `${value}`;

/** @param {Settings} settings @param {Pick<Position, "board" | "rules">} now @returns {(value: number) => string} how values are read out */
export function saidBy(settings, now) {
  const signs = ownSigns(settings, now);
  return (value) => signs[value - 1] ?? `${seenValue(now.board, value)}`;
}

/** @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">} event @param {Signs} signs @returns {number} the value whose sign was typed, 0 for none */
export const valueTyped = ({ key, ctrlKey, metaKey, altKey }, signs) => (ctrlKey || metaKey || altKey ? 0 : signs.indexOf(large(key)) + 1);
