import assert from "node:assert/strict";
import { test } from "node:test";

import { COMMANDS, MOTIONS, chord, keyTool, keyValue, typist } from "../../static/js/grid/keyboard.js";

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const key = (key, code = "", more = {}) => ({ key, code, ...plain, ...more });
const box = { rows: 3 };

test("no motion leaves the board", () => {
  for (const motion of Object.values(MOTIONS)) {
    for (let cell = 0; cell < 81; cell += 1) {
      const to = motion(cell, 9, box);
      assert.ok(Number.isInteger(to) && to >= 0 && to < 81);
    }
  }
});

test("arrows move one cell, Home and End along the row, PageDown by a box, Ctrl+End to the last cell", () => {
  const from40 = (name) => MOTIONS[name](40, 9, box);
  assert.deepEqual(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map(from40), [31, 49, 39, 41]);
  assert.deepEqual(["Home", "End", "PageUp", "PageDown", "Mod+Home", "Mod+End"].map(from40), [36, 44, 13, 67, 0, 80]);
});

test("a digit is told by its place on the keyboard, so that Shift and other layouts do not matter", () => {
  assert.equal(keyValue(key("%", "Digit5", { shiftKey: true }), 9), 5);
  assert.equal(keyValue(key("è", "Digit7"), 9), 7);
  assert.equal(keyValue(key("3", "Numpad3"), 9), 3);
  assert.equal(keyValue(key("c", "KeyC", { ctrlKey: true }), 16), 0);
});

test("Shift makes a corner mark of a digit, Ctrl a centre mark, both or Alt a colour, on the numpad too", () => {
  assert.equal(keyTool(key("1", "Digit1"), "digit"), "digit");
  assert.equal(keyTool(key("1", "Digit1"), "centre"), "centre");
  assert.equal(keyTool(key("!", "Digit1", { shiftKey: true }), "digit"), "corner");
  assert.equal(keyTool(key("1", "Digit1", { ctrlKey: true }), "corner"), "centre");
  assert.equal(keyTool(key("!", "Digit1", { ctrlKey: true, shiftKey: true }), "digit"), "colour");
  assert.equal(keyTool(key("1", "Digit1", { altKey: true }), "digit"), "colour");
  const locked = { getModifierState: (name) => name === "NumLock" };
  assert.equal(keyTool({ ...key("ArrowLeft", "Numpad4"), ...locked }, "digit"), "corner");
  assert.equal(keyTool({ ...key("ArrowLeft", "Numpad4"), getModifierState: () => false }, "digit"), "digit");
});

test("letters are values on boards that have them, and else are not", () => {
  assert.equal(keyValue(key("c", "KeyC"), 16), 12);
  assert.equal(keyValue(key("c", "KeyC"), 9), 0);
  assert.equal(keyValue(key("h", "KeyH"), 16), 0);
});

test("Ctrl and Command are the same modifier, and case does not matter", () => {
  assert.equal(chord(key("Z", "KeyZ", { metaKey: true, shiftKey: true })), "Mod+Shift+z");
  assert.equal(chord(key("z", "KeyZ", { ctrlKey: true })), "Mod+z");
});

test("no key has two meanings", () => {
  for (const name of Object.keys(MOTIONS)) assert.ok(!(name in COMMANDS), name);
});

/** A board of 36 values, from *first*, whose game is the list of what was done; *rules* may name those that are taken. */
function typing(first = 1, /** @type {string[]} */ rules = []) {
  const state = /** @type {any} */ ({ game: ["load"], selection: { cursor: 5 }, tool: "digit" });
  const actions = /** @type {any} */ ({
    now: { board: { size: 36, first }, rules },
    enter: (/** @type {number} */ value) => void (state.game = [...state.game, value]),
    undo: () => void (state.game = state.game.slice(0, -1)),
  });
  const typed = typist(actions, () => state);
  const press = (/** @type {string} */ digit, /** @type {number} */ timeStamp) => /** @type {any} */ ({ ...key(digit, `Digit${digit}`), timeStamp });
  return { state, type: (/** @type {string} */ digit, /** @type {number} */ timeStamp) => typed(press(digit, timeStamp), /** @type {any} */ ({ size: 36, first })) };
}

test("two digits in quick succession are one number", () => {
  const { state, type } = typing();
  type("1", 0);
  type("4", 100);
  assert.deepEqual(state.game, ["load", 14]);
  type("2", 5000);
  assert.deepEqual(state.game, ["load", 14, 2]);
});

test("a value that is not taken is not written, a colour always", () => {
  const { state, type } = typing(1, ["only-values 2 3 14"]);
  type("1", 0);
  assert.deepEqual(state.game, ["load"]);
  type("4", 100);
  type("2", 5000);
  assert.deepEqual(state.game, ["load", 14, 2]);
  state.tool = "colour";
  type("9", 9000);
  assert.deepEqual(state.game, ["load", 14, 2, 9]);
});

test("where values begin with 0, 0 is a value, and others are one more than what is typed", () => {
  const { state, type } = typing(0);
  assert.ok(type("0", 0));
  assert.ok(type("7", 5000));
  assert.deepEqual(state.game, ["load", 1, 8]);
  type("1", 10_000);
  type("0", 10_100);
  assert.deepEqual(state.game, ["load", 1, 8, 11]);
  assert.ok(!typing().type("0", 0));
});

test("a digit typed right after another puzzle was loaded is no part of a number begun before, and undoes nothing", () => {
  const { state, type } = typing();
  type("3", 0);
  state.game = [...state.game, "load"];
  type("3", 100);
  assert.deepEqual(state.game, ["load", 3, "load", 3]);
});
