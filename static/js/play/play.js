/** Play: the title and clock of the game, its pause and its end, and what is under More. */

import { byId, onClick } from "../page/dom.js";
import * as english from "./words.js";
import { savingButton } from "../beside/clipboard.js";
import { isFinished } from "../grid/scene.js";
import { dayOf, elapsed, timeText, timeWords } from "../game/timer.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../acts/actions.js").Actions} Actions
 * @typedef {import("../kept/keeper.js").Keeper} Keeper
 */

/** Milliseconds between two looks at the clock. */
const TICK = 500;

/** @param {Actions} actions @param {import("../acts/checks.js").Checks} checks @param {import("../acts/hints.js").Hints} hints @param {() => void} another brings the next puzzle */
export function playButtons(actions, checks, hints, another) {
  const { store } = actions;
  for (const [id, act] of /** @type {[string, () => void][]} */ ([
    ["hint-play", () => void hints.deeper()],
    ["check", () => void checks.check()],
    ["fill-play", () => actions.fillMarks()],
    ["checkpoint-set", () => setCheckpoint(actions)],
    ["checkpoint-back", () => actions.back(store.get().game.checkpoint ?? 0)],
    ["back-right", () => void checks.backToRight()],
    ["wrong-before", () => void checks.backToRight()],
    ["wrong-show", () => void checks.show()],
    ["wrong-back", () => void checks.takeBack()],
    ["back-last", () => actions.backToLast()],
    ["select-all", () => actions.selectAll()],
    ["select-others", () => actions.invertSelection()],
    ["start-over", () => actions.restart()],
    ["finished-next", another],
    ["talk-close", () => (store.set({ notice: null }), hints.close())],
  ])) onClick(id, act);
  savingButton(actions, "saving-play");
}

/** @param {Actions} actions remembers the position, to go back to it */
function setCheckpoint(actions) {
  const { game } = actions.store.get();
  actions.store.set({ game: { ...game, checkpoint: game.done } });
  actions.say(english.checkpointSet);
}

/** What the head is drawn from. */
export const SLICE = /** @type {const} */ (["record", "judged", "paused", "settings", "game", "timer"]);

/** @param {Actions} actions @param {Keeper} keeper @returns {(state: AppState) => void} */
export function headView(actions, keeper) {
  const { store } = actions;
  const tick = () => {
    const text = timeText(elapsed(store.get().timer, Date.now()));
    if (byId("clock").textContent !== text) byId("clock").textContent = text;
  };
  setInterval(() => store.get().timer.since !== null && tick(), TICK);
  for (const id of ["pause", "go-on"]) onClick(id, () => keeper.pause(!store.get().paused));

  return (state) => {
    const { record, paused, settings, game } = state;
    byId("head-title").textContent = titleOf(state);
    byId("head-clock").hidden = !settings.timer || !record;
    tick();
    byId("pause").setAttribute("aria-label", paused ? english.goOn : "Pause");
    byId("pause").setAttribute("aria-pressed", `${paused}`);
    byId("board").classList.toggle("covered", paused);
    byId("paused").hidden = !paused;
    byId("grid").toggleAttribute("inert", paused);
    const solved = isFinished(state);
    byId("finished").hidden = !solved;
    byId("playing-pad").classList.toggle("done", solved);
    byId("finished-text").textContent = solved ? finishedText(state) : "";
    /** @type {HTMLButtonElement} */ (byId("checkpoint-back")).disabled = game.checkpoint === undefined || game.checkpoint >= game.done;
  };
}

/** @param {AppState} state @returns {string} what the puzzle is called */
function titleOf({ record }) {
  if (!record) return english.emptyGrid;
  const level = record.level ?? "puzzle";
  if (record.title || !record.day) return record.title || (record.level ?? english.yourPuzzle);
  return record.day === dayOf(new Date()) ? `Today\u2019s ${level}` : `${level} of ${dayText(record.day)}`;
}

/** @param {string} day such as `2026-11-22` @returns {string} such as "22 November" */
const dayText = (day) => new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** @param {AppState} state @returns {string} */
function finishedText({ record, timer, settings }) {
  const hints = record?.hints ?? 0;
  return [
    record?.level ?? "",
    settings.timer ? timeWords(elapsed(timer, Date.now())) : "",
    english.hintsTaken(hints),
  ].filter(Boolean).join(" · ");
}
