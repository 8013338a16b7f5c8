/** What the grid shows of a moment of the search, pure: the candidates that are left, what was placed, struck and guessed. */

import { squares } from "../asked/glances.js";

/**
 * @typedef {import("../protocol.js").EventData} EventData
 * @typedef {import("../protocol.js").BoardData} BoardData
 * @typedef {import("../protocol.js").ShapeData} ShapeData
 * @typedef {import("../types.js").Glance} Glance
 * @typedef {import("./replay.js").Replay} Replay
 */

/** Room around the marks of a cell. */
const PADDING = 0.06;

/** @param {BoardData} board @param {number} cell @param {number} value @returns {[number, number]} the middle of a mark */
export function markAt({ size, top = size }, cell, value) {
  const columns = Math.ceil(Math.sqrt(top));
  const pitch = (1 - 2 * PADDING) / columns;
  return [(cell % size) + PADDING + pitch * (((value - 1) % columns) + 0.5), Math.floor(cell / size) + PADDING + pitch * (Math.floor((value - 1) / columns) + 0.5)];
}

/** @param {BoardData} board @param {string} where such as `r1c2`, `7 in row 3` or `7 in box 2` @returns {number[]} the cells that it names; none where it is a rule's words */
export function cellsNamed({ size, regions }, where) {
  const cell = /^r(\d+)c(\d+)$/.exec(where);
  if (cell) return [(Number(cell[1]) - 1) * size + Number(cell[2]) - 1];
  const house = /(row|column|box|region) (\d+)$/.exec(where);
  if (!house) return [];
  const number = Number(house[2]) - 1;
  const isIn = { row: (/** @type {number} */ at) => Math.floor(at / size), column: (/** @type {number} */ at) => at % size }[house[1]] ?? ((/** @type {number} */ at) => regions[at]);
  return regions.flatMap((_, at) => (isIn(at) === number ? [at] : []));
}

/** @param {Replay} replay @param {number} at @param {BoardData} board @returns {Glance} */
export function glanceOf(replay, at, board) {
  const { event, placed, removed, where } = replay.events[at];
  const { values, marks, assumed } = replay.at(at);
  const gone = event === "start" ? [] : removed.filter(([cell]) => !values[cell]);
  const shown = gone.length ? marks.map((own, cell) => [...own, ...gone.flatMap(([at_, value]) => (at_ === cell ? [value] : []))].sort((a, b) => a - b)) : marks;
  const guesses = assumed.map((guess) => replay.events[guess.event].placed[0][0]);
  const shapes = [
    ...(event === "ripple" || event === "choose" ? squares(placed.map(([cell]) => cell), board.size, { fill: "tint" }) : []),
    ...(event === "contradiction" ? squares(cellsNamed(board, where), board.size, { stroke: "wrong", over: true }, 0.05) : []),
    ...squares(guesses, board.size, { stroke: "accent", over: true, width: 0.04 }, 0.07),
    ...gone.map(([cell, value]) => strike(markAt(board, cell, value), board)),
  ];
  return { values, marks: shown.map((own, cell) => (values[cell] ? [] : own)), shapes, from: "watch", at };
}

/** @param {[number, number]} place @param {BoardData} board @returns {ShapeData} */
function strike([x, y], { size, top = size }) {
  const reach = 0.3 / Math.ceil(Math.sqrt(top));
  return { kind: "path", points: [[x - reach, y + reach], [x + reach, y - reach]], stroke: "wrong", fill: "", width: 0.03, over: true };
}
