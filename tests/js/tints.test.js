import assert from "node:assert/strict";
import { test } from "node:test";

import { checkColours } from "../../static/js/acts/colours.js";
import { marksNotice } from "../../static/js/acts/words.js";
import { classicBoard } from "../../static/js/game/boards.js";
import { newGame, play, position, undo } from "../../static/js/game/game.js";
import { tintOf, tintsIn, without } from "../../static/js/game/tints.js";
import { DEFAULTS } from "../../static/js/page/state.js";
import { spokenOf } from "../../static/js/grid/spoken.js";
import { moveFault } from "../../static/js/kept/valid.js";

const board = classicBoard();
/** @returns {any} */
const mark = (/** @type {number} */ value, layer = "corner") => ({ kind: "mark", layer, cells: [0], value });
/** @returns {any} */
const tint = (/** @type {number} */ value, /** @type {number} */ colour) => ({ kind: "tint", cell: 0, value, colour });
const after = (/** @type {any[]} */ ...moves) => moves.reduce(play, newGame(board));
const tints = (/** @type {any} */ game) => tintsIn(position(game), 0);

test("one mark takes a colour, another one instead of it, and the same one again takes it away", () => {
  const marked = after(mark(4), mark(7, "centre"));
  const blue = play(marked, tint(4, 6));
  assert.deepEqual(tints(blue), [[4, 6]]);
  assert.deepEqual(tints(play(blue, tint(4, 1))), [[4, 1]]);
  assert.deepEqual(position(play(blue, tint(4, 6))), position(marked));
  assert.deepEqual(tints(play(blue, tint(7, 2))), [[4, 6], [7, 2]]);
  assert.deepEqual(position(undo(blue)), position(marked));
});

test("what is no mark takes no colour", () => {
  const marked = after(mark(4));
  assert.equal(play(marked, tint(5, 6)), marked);
});

test("a colour goes with its mark, and waits under a digit", () => {
  const blue = after(mark(4), mark(7), tint(4, 6));
  assert.deepEqual(tints(play(play(blue, mark(4)), mark(4))), []);
  assert.deepEqual(tints(play(blue, { kind: "enter", cells: [1], value: 4 })), [], "the digit beside it rules it out");
  assert.deepEqual(tints(play(play(blue, { kind: "enter", cells: [0], value: 9 }), { kind: "erase", cells: [0] })), [[4, 6]]);
});

test("erasing colours alone leaves the marks, and starting over leaves none", () => {
  const blue = after(mark(4), tint(4, 6));
  const erased = play(blue, { kind: "erase", cells: [0], layer: "colour" });
  assert.deepEqual(position(erased), position(after(mark(4))));
  assert.deepEqual(tints(play(blue, { kind: "restart" })), []);
});

test("of a mark that is pointed at the colour is erased first, then the mark", () => {
  const blue = after(mark(4), tint(4, 6));
  const bare = play(blue, without(position(blue), 0, 4));
  assert.equal(tintOf(position(bare), 0, 4), 0);
  assert.deepEqual(position(play(bare, without(position(bare), 0, 4))).marks.corner[0], []);
});

test("the mark that is pointed at is said, and its colour", () => {
  const state = (/** @type {any} */ game, more = {}) => /** @type {any} */ ({ game, tool: "colour", selection: { cells: [0], cursor: 0, ...more }, settings: DEFAULTS });
  const marked = after(mark(4));
  const blue = play(marked, tint(4, 6));
  assert.equal(spokenOf(state(marked), state(marked, { mark: 4 })), "mark 4");
  assert.equal(spokenOf(state(marked), state(blue)), "row 1 column 1, 4 coloured blue");
  assert.equal(spokenOf(state(blue), state(blue, { mark: 4 })), "4 coloured blue");
  assert.equal(spokenOf(state(blue, { mark: 4 }), state(blue)), "whole cell");
  assert.equal(spokenOf(state(blue), state(undo(blue))), "Undone: row 1 column 1, no coloured marks");
});

test("a kept colour is believed only where it can be", () => {
  assert.equal(moveFault(tint(4, 6), board), "");
  for (const wrong of [{ ...tint(4, 6), cell: 81 }, tint(10, 1), tint(4, 0), tint(4, 10)]) assert.notEqual(moveFault(wrong, board), "");
});

test("a colour that is put over another takes its place, a step may bring some, and both are believed where they can be", () => {
  const dark = { ...mark(9, "colour"), over: [3] };
  const light = { ...mark(3, "colour"), over: [9] };
  const colours = (/** @type {any[]} */ ...moves) => position(after(...moves)).marks.colour[0];
  assert.deepEqual(colours(mark(6, "colour"), light, dark), [6, 9]);
  assert.deepEqual(colours(dark, dark), []);
  const step = /** @type {any} */ ({ kind: "step", placements: [], eliminations: [], colours: [[0, 9], [1, 3]] });
  assert.deepEqual(colours(light, step), [3, 9]);
  assert.deepEqual(position(undo(after(light, step))), position(after(light)));
  assert.deepEqual([dark, step].map((move) => moveFault(move, board)), ["", ""]);
  for (const wrong of [{ ...dark, over: [10] }, { ...step, colours: [[81, 1]] }, { ...step, colours: [[0, 0]] }]) assert.notEqual(moveFault(wrong, board), "");
});

test("a colour that means something is said by its name", () => {
  const judged = { meanings: [{ colour: 9, sign: "shaded", name: "shaded", over: [] }] };
  const state = (/** @type {any} */ game) => /** @type {any} */ ({ game, judged, tool: "colour", selection: { cells: [0], cursor: 0 }, settings: DEFAULTS });
  const grey = after(mark(9, "colour"));
  assert.equal(spokenOf(state(newGame(board)), state(grey)), "row 1 column 1, shaded");
  assert.equal(spokenOf(state(grey), state(play(grey, mark(6, "colour")))), "row 1 column 1, shaded, coloured blue");
});

test("a check takes wrong colours back and puts those in that are missing, where nothing else of them is known, as in a frame", async () => {
  /** @type {Record<string, EventTarget>} */
  const buttons = {};
  globalThis.document = /** @type {any} */ ({ getElementById: (/** @type {string} */ id) => (buttons[id] ??= new EventTarget()) });
  const [said, made] = [/** @type {any[]} */ ([]), /** @type {any[]} */ ([])];
  let found = /** @type {any} */ ({ astray: [0], missing: [[1, 9, 3]] });
  const actions = /** @type {any} */ ({
    now: position(after(mark(9, "colour"))),
    answerTo: async () => found,
    make: (/** @type {any} */ move) => made.push(move),
    store: { set: (/** @type {any} */ change) => said.push(change.notice) },
  });
  const others = marksNotice([0], actions.now);
  await checkColours(actions, [], others);
  assert.deepEqual(said.at(-1).acts, ["colours-show", "colours-back"]);
  for (const act of said.at(-1).acts) buttons[act].dispatchEvent(new Event("click"));
  assert.deepEqual(said.at(-1).acts, ["colours-back"]);
  assert.deepEqual(made.splice(0), [{ kind: "erase", cells: [0], layer: "colour" }]);
  buttons["colours-fill"].dispatchEvent(new Event("click"));
  assert.deepEqual(made, [
    { kind: "mark", layer: "colour", cells: [1], value: 3 },
    { kind: "step", placements: [], eliminations: [], colours: [[1, 9]] },
  ]);
  found = { astray: [] };
  await checkColours(actions, [], others);
  assert.equal(said.at(-1), others, "colours are right: what was found of marks");
});
