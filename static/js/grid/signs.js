/** How values are written: as digits, or by other signs, of the puzzle, the board or the visitor's choice. Pure. */

import { range, seenValue, topValue } from "../game/boards.js";

/**
 * @typedef {import("../types.js").Settings} Settings
 * @typedef {import("../types.js").Position} Position
 * @typedef {readonly string[]} Signs of the values from 1 on; a value without one is its number
 */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const SHAPES = ["●", "▲", "■", "★"];

/** Values of the largest board whose digits can be other signs. */
const MOST = 9;

/** @param {string} text @returns {string[]} its signs as they are written: nine that differ, no digits; none where it is not that */
export function signsOfWord(text) {
  const signs = [...text.normalize().replace(/\s/g, "")].map(large);
  return signs.length === MOST && new Set(signs).size === MOST && !signs.some((sign) => /\d/.test(sign)) ? signs : [];
}

/** @param {string} sign @returns {string} it as a capital, where that is one sign */
const large = (sign) => ([...sign.toUpperCase()].length === 1 ? sign.toUpperCase() : sign);

/** @param {Settings} settings @param {Pick<Position, "board" | "rules">} now @returns {Signs} those that stand for digits: the puzzle's own, or by the visitor's choice, where rules count with digits and keep them */
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
