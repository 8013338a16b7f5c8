/** The next puzzle: today's, or another of its level, at once: made ahead, or from the pack. */

import { puzzlesAhead } from "./ahead.js";
import { canUndo } from "../game/game.js";
import { byId, onClick } from "../page/dom.js";
import { dayOf } from "../game/timer.js";
import { MissingFile } from "../python/files.js";
import { anotherPuzzle, puzzleOfDay } from "./pack.js";
import * as english from "./words.js";

/** @typedef {import("../acts/actions.js").Actions} Actions */

/**
 * @param {Actions} actions
 * @param {Promise<import("../protocol.js").PuzzleData>} coming
 * @param {() => boolean} [wanted] whether it still is, once it is there
 */
async function bring(actions, coming, wanted = () => true) {
  try {
    const puzzle = await coming;
    if (!wanted()) return;
    const wasPlayed = canUndo(actions.store.get().game);
    actions.open(puzzle);
    actions.store.set({ notice: wasPlayed ? english.nextPuzzle : null });
  } catch (reason) {
    actions.say(english.noPuzzle(reason instanceof MissingFile ? reason.message : ""));
  }
}

/** @returns {string} the level that is chosen for new puzzles */
export const chosenLevel = () => /** @type {HTMLSelectElement} */ (byId("new-level")).value;

/** @param {Actions} actions @param {string} day as `2026-11-22`; its puzzle of the level chosen goes onto the grid */
export const playDay = (actions, day) => bring(actions, puzzleOfDay(chosenLevel(), day));

/** @param {Actions} actions @returns {(state: import("../types.js").AppState) => void} hears when it is known whether a game was kept */
export function newPuzzles(actions) {
  const choice = /** @type {HTMLSelectElement} */ (byId("new-level"));
  let begun = false;
  let dealt = () => {};
  actions.dealt = new Promise((settle) => (dealt = settle));

  /** @param {() => boolean} [wanted] */
  const today = (wanted) => bring(actions, puzzleOfDay(choice.value, dayOf(new Date())), wanted);
  const ahead = puzzlesAhead(actions, () => choice.value);
  const another = () => bring(actions, Promise.resolve(ahead.take(choice.value) ?? anotherPuzzle(choice.value)));
  choice.addEventListener("change", ahead.later);
  onClick("new-today", () => void today());
  onClick("new-other", () => void another());
  onClick("finished-next", () => void another());

  return ({ keeping, game, record }) => {
    ahead.later();
    if (record?.level && [...choice.options].some(({ value }) => value === record.level) && record.level !== choice.dataset.of) {
      choice.dataset.of = choice.value = record.level; // as it is played; chosen otherwise, it stays so
    }
    if (begun || keeping.state === "starting") return;
    begun = true;
    void (game.moves.length ? Promise.resolve() : today(() => !actions.store.get().game.moves.length)).then(dealt);
  };
}
