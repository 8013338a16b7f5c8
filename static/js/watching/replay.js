/** The grid at any event of a search, pure: its events are replayed from the nearest remembered moment. */

import { squares } from "../asked/asking.js";

/**
 * @typedef {readonly (readonly number[])[]} Lists
 *
 * @typedef {object} Moment the grid after an event
 * @property {readonly number[]} values placed
 * @property {Lists} marks what each cell can still be
 * @property {readonly Assumed[]} assumed the guesses in force, the first one first
 *
 * @typedef {{ values: readonly number[], marks: Lists, event: number }} Assumed the grid before a guess, and the event of the guess
 */

/** Events from one remembered moment to the next. */
const STRIDE = 64;
const NOTHING = /** @type {Moment} */ ({ values: [], marks: [], assumed: [] });

export class Replay {
  /** @type {EventData[]} */
  events = [];
  #kept = /** @type {Moment[]} */ ([]);
  #end = NOTHING;
  #last = { at: -1, moment: NOTHING };

  /** @param {readonly EventData[]} events that come after those before */
  push(events) {
    for (const event of events) {
      this.#end = after(this.#end, event, this.events.length);
      if (this.events.length % STRIDE === 0) this.#kept.push(this.#end);
      this.events.push(event);
    }
  }

  /** @param {number} at @returns {Moment} after the event of that number */
  at(at) {
    const near = this.#last.at >= 0 && this.#last.at <= at && at - this.#last.at < STRIDE;
    let place = near ? this.#last.at : Math.floor(at / STRIDE) * STRIDE;
    let moment = near ? this.#last.moment : this.#kept[place / STRIDE];
    while (place < at) {
      place += 1;
      moment = after(moment, this.events[place], place);
    }
    this.#last = { at, moment };
    return moment;
  }

  /** @param {number} at @returns {number[]} the events on the way there that were not taken back: its start, guesses and rounds */
  way(at) {
    const { assumed } = this.at(at);
    const found = /** @type {number[]} */ ([]);
    const starts = [0, ...assumed.map(({ event }) => event)];
    starts.forEach((start, i) => {
      for (let place = start; place <= (i + 1 < starts.length ? starts[i + 1] - 1 : at); place += 1) {
        const { event, depth } = this.events[place];
        if (depth === i && (event === "ripple" || place === start)) found.push(place);
      }
    });
    return found;
  }
}

/** @param {Moment} before @param {EventData} told @param {number} place @returns {Moment} */
function after({ values, marks, assumed }, told, place) {
  if (told.event === "start") return { ...started(told), assumed: [] };
  if (told.event === "back") {
    const taken = assumed[assumed.length - 1];
    return { values: taken.values, marks: taken.marks, assumed: assumed.slice(0, -1) };
  }
  const stack = told.event === "choose" ? [...assumed, { values, marks, event: place }] : assumed;
  return { values: placed(values, told), marks: struck(marks, told), assumed: stack };
}

/** @param {EventData} told @returns {{ values: readonly number[], marks: Lists }} */
function started(told) {
  const marks = told.grid ?? [];
  return { marks, values: placed(marks.map(() => 0), told) };
}

/** @param {readonly number[]} values @param {EventData} told */
function placed(values, { placed: pairs }) {
  if (!pairs.length) return values;
  const next = [...values];
  for (const [cell, value] of pairs) next[cell] = value;
  return next;
}

/** @param {Lists} marks @param {EventData} told @returns {Lists} */
function struck(marks, { removed }) {
  if (!removed.length) return marks;
  const next = [...marks];
  for (const [cell, value] of removed) next[cell] = next[cell].filter((mark) => mark !== value);
  return next;
}

/** Room around the marks of a cell. */
const PADDING = 0.06;

/** @param {BoardData} board @param {number} cell @param {number} value @returns {[number, number]} the middle of a mark */
export function markAt({ size, top = size }, cell, value) {
  const columns = Math.ceil(Math.sqrt(top));
  const pitch = (1 - 2 * PADDING) / columns;
  return [(cell % size) + PADDING + pitch * (((value - 1) % columns) + 0.5), Math.floor(cell / size) + PADDING + pitch * (Math.floor((value - 1) / columns) + 0.5)];
}

/** @param {BoardData} board @param {string} where such as `r1c2`, `7 in row 3` or `7 in box 2` @returns {number[]} the cells that it names; none if it is the text of a rule */
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
