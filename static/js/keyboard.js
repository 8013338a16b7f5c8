/** The keyboard as a table: what each key does, and how a cursor moves. */

import { topValue } from "./boards.js";
import { byId } from "./dom.js";
import { position } from "./game.js";
import { showKeys } from "./keys.js";
import { hasGrid } from "./places.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./hints.js").Hints} Hints
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">} Key
 * @typedef {(cursor: number, size: number, box: { rows: number }) => number} Motion
 */

/** Milliseconds in which a second key makes a number of two digits. */
const TOGETHER = 600;

/** @param {number} value @param {number} most */
const within = (value, most) => Math.min(Math.max(value, 0), most);
/** @param {number} down @param {number} across @returns {Motion} stays on the board */
const by = (down, across) => (cursor, size) =>
  within(Math.floor(cursor / size) + down, size - 1) * size + within((cursor % size) + across, size - 1);

/** @type {Record<string, Motion>} */
export const MOTIONS = {
  ArrowUp: by(-1, 0), ArrowDown: by(1, 0), ArrowLeft: by(0, -1), ArrowRight: by(0, 1),
  w: by(-1, 0), s: by(1, 0), a: by(0, -1), d: by(0, 1),
  Home: by(0, -Infinity), End: by(0, Infinity),
  "Mod+Home": by(-Infinity, -Infinity), "Mod+End": by(Infinity, Infinity),
  PageUp: (cursor, size, box) => by(-box.rows, 0)(cursor, size, box),
  PageDown: (cursor, size, box) => by(box.rows, 0)(cursor, size, box),
};

/** @type {Record<string, (actions: Actions, state: AppState, hints: Hints) => void>} */
export const COMMANDS = {
  Delete: (actions) => actions.erase(), Backspace: (actions) => actions.erase(), 0: (actions) => actions.erase(),
  z: (actions) => actions.setMarking(false), x: (actions) => actions.setMarking(true),
  " ": (actions, { marking }) => actions.setMarking(!marking),
  m: (actions) => actions.fillMarks(),
  "Mod+z": (actions) => actions.undo(), "[": (actions) => actions.undo(),
  "Mod+y": (actions) => actions.redo(), "Mod+Shift+z": (actions) => actions.redo(), "]": (actions) => actions.redo(),
  h: (_, __, hints) => void hints.deeper(), "Shift+h": (_, __, hints) => void hints.tell(3),
  Escape: (actions, _, hints) => (actions.cancel(), hints.close()), "Shift+?": () => showKeys(),
};

/** @param {Key} event @returns {string} such as `Mod+Shift+z`, where Mod is Ctrl or Command */
export function chord({ key, ctrlKey, metaKey, shiftKey }) {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? "Mod+" : ""}${shiftKey ? "Shift+" : ""}${plain}`;
}

/**
 * Tell which value a key stands for: digits by their place on the keyboard, so that Shift does not matter.
 * @param {Key} event
 * @param {number} top the largest value
 * @returns {number} 0 when none
 */
export function keyValue({ code, key, ctrlKey, metaKey, altKey }, top) {
  if (ctrlKey || metaKey || altKey) return 0;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : "");
  if (digit) return Number(digit);
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - 55 : 0;
  return letter <= top ? letter : 0;
}

/** @param {import("./protocol.js").BoardData} board @returns {{ rows: number }} how tall a box is */
function boxOf({ size, regions }) {
  const rows = regions.findIndex((region, cell) => cell % size === 0 && region !== regions[0]) / size;
  return { rows: rows > 0 ? rows : 1 };
}

/** @param {EventTarget | null} target @returns {boolean} whether keys belong to that element alone */
const takesText = (target) =>
  target instanceof Element && target.closest("textarea, input, select, dialog, [contenteditable]") !== null;

/** Keys that a focused button needs for itself. */
const PRESSES = [" ", "Enter"];

/**
 * Make a typist who knows the key before, so that 1 and 4 in quick succession are 14.
 * @param {Actions} actions
 * @param {() => AppState} state
 * @returns {(event: KeyboardEvent, top: number) => boolean} tells whether the key was a value
 */
function typist(actions, state) {
  let last = { value: 0, cell: -1, time: -Infinity, written: false };
  return (event, top) => {
    const [key, cell] = [keyValue(event, top), state().cursor];
    const tens = cell === last.cell && event.timeStamp - last.time < TOGETHER ? last.value * 10 : 0;
    const value = key < 10 && tens > 0 && tens + key <= top ? tens + key : key;
    if (!value || value > top) return false;
    const asMark = event.shiftKey || state().marking;
    if (value !== key && last.written) actions.undo(); // the first digit was not meant alone
    const before = state().game;
    actions.enter(value, asMark);
    last = { value, cell, time: event.timeStamp, written: state().game !== before };
    return true;
  };
}

/** @param {Actions} actions @param {number} cell selects it, and puts the focus there */
function moveTo(actions, cell) {
  actions.select(cell);
  const stop = /** @type {HTMLElement | null} */ (byId("grid").querySelector("[tabindex='0']"));
  stop?.focus({ preventScroll: true });
}

/** @param {KeyboardEvent} event @returns {boolean} whether the element that has the focus needs the key itself */
function isElsewhere({ target, key, altKey, isComposing }) {
  const onButton = target instanceof Element && target.closest("button") !== null;
  return takesText(target) || altKey || isComposing || (onButton && PRESSES.includes(key));
}

/** @param {Actions} actions @param {Hints} hints @param {() => AppState} state @returns {() => void} ends listening */
export function keyboard(actions, hints, state) {
  const typed = typist(actions, state);

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    if (isElsewhere(event) || !hasGrid()) return;
    const { board } = position(state().game);
    const name = chord(event);
    if (typed(event, topValue(board))) return event.preventDefault();
    if (name in MOTIONS) moveTo(actions, MOTIONS[name](state().cursor, board.size, boxOf(board)));
    else if (name in COMMANDS) COMMANDS[name](actions, state(), hints);
    else return;
    event.preventDefault();
  }

  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
