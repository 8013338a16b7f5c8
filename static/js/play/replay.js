/** The visitor's own solve once more, or somebody's from a link: a slider along its moves, which the grid shows, and a button that goes along. */

import { position, positionAt, startOf } from "../game/game.js";
import { timeText } from "../game/timer.js";
import { byId, onClick } from "../page/dom.js";
import * as wording from "./words.js";

/** @typedef {import("../types.js").Game} Game */

/** Milliseconds of a whole replay at most, and from one move to the next at most. */
const [WHOLE, STEP] = [15_000, 350];

/** @param {Game} game @returns {number} digits written that are not those of the end, but for what was tried from a bookmark and taken back */
export function mistakesIn(game) {
  const { values } = position(game);
  const found = [0]; // by bookmark
  for (const move of game.moves.slice(startOf(game), game.done)) {
    if (move.kind === "try") found.push(0);
    if (move.kind === "back") found.pop();
    if (move.kind === "keep") found.push((found.pop() ?? 0) + (found.pop() ?? 0));
    if (move.kind === "enter") found[found.length - 1] += move.cells.filter((cell) => values[cell] !== move.value).length;
  }
  return found.reduce((sum, count) => sum + count);
}

/** @param {Game} game @param {number} at moves after its start @returns {import("../types.js").Glance} the grid as it was then */
function glanceAt(game, at) {
  const { values, marks } = positionAt(game, startOf(game) + at);
  const own = values.map((value, cell) => (value ? [] : [...new Set([...marks.corner[cell], ...marks.centre[cell]])].sort((a, b) => a - b)));
  return { values, marks: own, shapes: [], from: "", at };
}

/** @param {Game} game @param {number} at moves after its start @returns {number | undefined} seconds played by then, where it is known */
const secondsAt = (game, at) => game.moves.slice(startOf(game), startOf(game) + at).findLast((move) => move.at !== undefined)?.at;

/** @param {import("../types.js").Store} store @returns {(game: Game | null, alone?: boolean) => void} sets it to the end of a game, or to its start where it lies *alone* on the grid; null where none is done */
export function replay(store) {
  const slider = /** @type {HTMLInputElement} */ (byId("replay-at"));
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node
  let shown = /** @type {Game | null} */ (null);
  let isAlone = false;

  const most = () => Number(slider.max);
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    byId("replay-play").setAttribute("aria-pressed", "false");
  };

  /** @param {number} at */
  function go(at) {
    if (!shown) return;
    slider.value = `${at}`;
    drawPlace();
    store.set({ glance: isAlone || at < most() ? glanceAt(shown, at) : null });
    if (at >= most()) stop();
  }

  const drawPlace = () => {
    const at = Number(slider.value);
    const seconds = shown ? secondsAt(shown, at) : undefined;
    const words = seconds !== undefined ? wording.moveAt(at, most(), timeText(seconds * 1000)) : wording.moveOf(at, most());
    byId("replay-place").textContent = words;
    slider.setAttribute("aria-valuetext", words);
  };

  slider.addEventListener("input", () => (stop(), go(Number(slider.value))));
  onClick("replay-play", () => {
    if (timer) return stop();
    if (Number(slider.value) >= most()) go(0);
    timer = setInterval(() => go(Number(slider.value) + 1), Math.min(STEP, WHOLE / Math.max(1, most())));
    byId("replay-play").setAttribute("aria-pressed", "true");
  });

  return (game, alone = false) => {
    if (game === shown) return;
    stop();
    [shown, isAlone] = [game, alone];
    slider.max = `${game ? game.done - startOf(game) : 0}`;
    slider.value = slider.max;
    if (alone) go(0);
    else drawPlace();
  };
}
