/** The keyboard as tables: what each key does, and how the selection moves. */

import { ARROWS, COLOURS, isHole, seenValue, topValue, valuesOf } from "../game/boards.js";
import { byId, onClick } from "../page/dom.js";
import { position } from "../game/game.js";
import { hasGrid } from "../page/places.js";
import { pointOn } from "./pointer.js";
import { ownSigns, valueTyped } from "../game/naming.js";

/**
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">} Key
 * @typedef {(cursor: number, size: number, box: { rows: number }) => number} Motion
 */

/** Milliseconds within which a second key makes a number of two digits. */
const TOGETHER = 600;

/** @param {number} value @param {number} most */
const within = (value, most) => Math.min(Math.max(value, 0), most);
/** @param {number} down @param {number} across @returns {Motion} stays on the board */
const by = (down, across) => (cursor, size) =>
  within(Math.floor(cursor / size) + down, size - 1) * size + within((cursor % size) + across, size - 1);

/** @type {Record<string, Motion>} */
export const MOTIONS = {
  ...Object.fromEntries(Object.entries(ARROWS).map(([key, step]) => [key, by(...step)])),
  w: by(-1, 0), s: by(1, 0), a: by(0, -1), d: by(0, 1),
  Home: by(0, -Infinity), End: by(0, Infinity),
  "Mod+Home": by(-Infinity, -Infinity), "Mod+End": by(Infinity, Infinity),
  PageUp: (cursor, size, box) => by(-box.rows, 0)(cursor, size, box),
  PageDown: (cursor, size, box) => by(box.rows, 0)(cursor, size, box),
};

/** Motions that extend the selection when Shift, or Ctrl with an arrow, is held. */
const EXTENDING = [...Object.keys(ARROWS), "w", "s", "a", "d", "Home", "End", "PageUp", "PageDown"];

/** The tools in the order in which Space goes through them. */
const TOOLS = /** @type {readonly Tool[]} */ (["digit", "corner", "centre", "colour"]);

/** @type {Record<string, (actions: Actions, state: AppState, hints: Hints) => void>} */
export const COMMANDS = {
  Delete: (actions) => actions.erase(), Backspace: (actions) => actions.erase(), 0: (actions) => actions.erase(),
  "Shift+Delete": (actions) => actions.erase("corner"), "Shift+Backspace": (actions) => actions.erase("corner"),
  "Mod+Delete": (actions) => actions.erase("centre"), "Mod+Backspace": (actions) => actions.erase("centre"),
  z: (actions) => actions.take("digit"), x: (actions) => actions.take("corner"),
  c: (actions) => actions.take("centre"), v: (actions) => actions.take("colour"),
  " ": (actions, { tool }) => actions.take(TOOLS[(TOOLS.indexOf(tool) + 1) % TOOLS.length]),
  m: (actions) => actions.fillMarks(),
  b: (actions, { place }) => place === "play" && actions.make({ kind: "try" }),
  "Shift+b": (actions, { place }) => place === "play" && actions.make({ kind: "back" }),
  n: (actions) => pointOn(actions, 1), "Shift+n": (actions) => pointOn(actions, -1),
  "Mod+a": (actions) => actions.selectAll(), "Mod+i": (actions) => actions.invertSelection(),
  "Mod+z": (actions) => actions.undo(), "[": (actions) => actions.undo(),
  "Mod+y": (actions) => actions.redo(), "Mod+Shift+z": (actions) => actions.redo(), "]": (actions) => actions.redo(),
  h: (_, { replayed }, hints) => void (replayed || hints.deeper()), "Shift+h": (_, { replayed }, hints) => void (replayed || hints.tell(3)),
  Escape: (actions, _, hints) => (actions.cancel(), actions.letGo(), hints.close()), "Shift+?": () => showKeys(),
};

/** @param {Key} event @returns {string} such as `Mod+Shift+z`, where Mod is Ctrl or Command */
export function chord({ key, ctrlKey, metaKey, shiftKey }) {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? "Mod+" : ""}${shiftKey ? "Shift+" : ""}${plain}`;
}

/** @param {Key} event @returns {string} the digit on the key, by its place on the keyboard, so that Shift does not matter */
const digitOf = ({ code, key }) => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : "");

/**
 * Say which value, as people see it, a key stands for.
 * @param {Key} event
 * @param {number} top the largest value
 * @returns {number} 0 when none, or for 0
 */
export function keyValue(event, top) {
  const digit = digitOf(event);
  if (digit) return Number(digit);
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return 0;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - 55 : 0;
  return letter <= top ? letter : 0;
}

/**
 * Say which tool a key with a value uses: Shift for corners, Ctrl for the centre, both or Alt for colours.
 * @param {Key & { getModifierState?: (name: string) => boolean }} event
 * @param {Tool} tool the one in hand
 * @returns {Tool}
 */
export function keyTool(event, tool) {
  const { code, key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const released = /^Numpad\d$/.test(code) && !/^\d$/.test(key); // the numpad lets go of Shift and sends arrows instead
  const shift = shiftKey || (released && event.getModifierState?.("NumLock") === true);
  const mod = ctrlKey || metaKey;
  if (altKey || (mod && shift)) return "colour";
  return mod ? "centre" : shift ? "corner" : tool;
}

/** @param {BoardData} board @returns {{ rows: number }} how tall a box is */
function boxOf({ size, regions }) {
  const rows = regions.findIndex((region, cell) => cell % size === 0 && region !== regions[0]) / size;
  return { rows: rows > 0 ? rows : 1 };
}

/** @param {Motion} motion @param {number} cursor @param {BoardData} board @returns {number} the cell that it leads to, past any holes or else before them */
export function landing(motion, cursor, board) {
  const on = (/** @type {number} */ cell) => motion(cell, board.size, boxOf(board));
  let next = on(cursor);
  while (isHole(board, next) && on(next) !== next) next = on(next);
  const back = Math.sign(cursor - next) * ((cursor - next) % board.size ? 1 : board.size);
  while (isHole(board, next)) next += back;
  return next;
}

/**
 * Make a reader of digit keys that remembers the key before, so that 1 and 4 in quick succession are 14.
 * @param {Actions} actions
 * @param {() => AppState} state
 * @returns {(event: KeyboardEvent, board: BoardData, signs?: Signs) => boolean} returns whether the key was a value
 */
export function typist(actions, state) {
  let last = { value: 0, cell: -1, time: -Infinity, written: false, game: state().game };
  return (event, board, signs = []) => {
    const tool = keyTool(event, state().tool);
    const isColour = tool === "colour";
    const [first, top] = isColour ? [1, COLOURS] : [seenValue(board, 1), seenValue(board, topValue(board))];
    const [key, cell] = [valueTyped(event, signs) || keyValue(event, top), state().selection.cursor];
    const goesOn = cell === last.cell && state().game === last.game && event.timeStamp - last.time < TOGETHER;
    const tens = goesOn ? last.value * 10 : 0;
    const value = key < 10 && tens > 0 && tens + key <= top ? tens + key : key;
    if (value > top || (value === 0 ? first > 0 || digitOf(event) !== "0" : false)) return false;
    if (value !== key && last.written) actions.undo(); // the first digit was not meant by itself
    const before = state().game;
    if (isColour || valuesOf(actions.now).includes(value + 1 - first)) actions.enter(value + 1 - first, tool);
    last = { value, cell, time: event.timeStamp, written: state().game !== before, game: state().game };
    return true;
  };
}

/** Put the focus where the selection is. */
export function focusGrid() {
  /** @type {HTMLElement | null} */ (byId("grid").querySelector("[tabindex='0']"))?.focus({ preventScroll: true });
}

/** @param {Actions} actions @param {Hints} hints @param {() => AppState} state @returns {import("../page/modes.js").Mode} the lowest mode: playing */
export function playing(actions, hints, state) {
  const typed = typist(actions, state);

  /** @param {KeyboardEvent} event @returns {boolean} whether the key moves */
  function moved(event) {
    const { board } = position(state().game);
    const { cursor } = state().selection;
    const name = chord(event);
    const bare = name.replace(/^(Mod\+)?(Shift\+)?/, "");
    const extends_ = EXTENDING.includes(bare) && (event.shiftKey || (bare in ARROWS && (event.ctrlKey || event.metaKey)));
    const motion = MOTIONS[extends_ ? bare : name];
    if (!motion) return false;
    actions.select(landing(motion, cursor, board), extends_ ? "extend" : "only");
    actions.store.flush();
    focusGrid();
    return true;
  }

  return {
    key(event) {
      if (!hasGrid() || state().paused) return false;
      const now = position(state().game);
      const isNumber = digitOf(event) !== "" && (!/^Numpad/.test(event.code) || /^\d$/.test(event.key) || keyTool(event, "digit") !== "digit");
      if ((isNumber || !event.altKey) && (isNumber || !digitOf(event)) && typed(event, now.board, ownSigns(state().settings, now))) return true;
      if (event.altKey) return false;
      if (moved(event)) return true;
      const name = chord(event);
      if (!(name in COMMANDS)) return false;
      COMMANDS[name](actions, state(), hints);
      return true;
    },
  };
}

/** Show the list of keys from its beginning. */
function showKeys() {
  const list = /** @type {HTMLDialogElement} */ (byId("keys"));
  list.showModal();
  list.scrollTop = 0;
}

export const keysButton = () => onClick("help", showKeys);
