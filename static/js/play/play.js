/** Play: the title and clock of the game, its pause and its end, and what is under More. */

import { savingButton } from "../beside/files.js";
import { seen } from "../game/fog.js";
import { bookmarksIn, position } from "../game/game.js";
import { singles } from "../game/solution.js";
import { elapsed, timeText } from "../game/timer.js";
import { isFinished } from "../grid/scene.js";
import { byId, onClick } from "../page/dom.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** What the line of bookmarks is drawn from. */
export const TRYING = /** @type {const} */ (["game"]);

/** @param {Actions} actions @returns {(state: AppState) => void} */
export function bookmarks(actions) {
  onClick("try", () => actions.make({ kind: "try" }));
  for (const id of ["back-try", "back-bookmark"]) onClick(id, () => actions.make({ kind: "back" }));
  onClick("keep-tried", () => actions.make({ kind: "keep" }));
  return ({ game }) => {
    const depth = bookmarksIn(position(game));
    byId("trying").hidden = !depth;
    byId("trying-text").textContent = depth ? say("play-trying", { depth }) : "";
    /** @type {HTMLButtonElement} */ (byId("back-bookmark")).disabled = !depth;
  };
}

/** Milliseconds between two looks at the clock. */
const TICK = 500;

/** @param {Actions} actions @param {import("../acts/checks.js").Checks} checks @param {Hints} hints */
export function playButtons(actions, checks, hints) {
  const { store } = actions;
  for (const [id, act] of /** @type {[string, () => void][]} */ ([
    ["hint-play", () => void hints.deeper()],
    ["check", () => void checks.check()],
    ["fill-play", () => actions.fillMarks()],
    ["singles-play", () => fillSingles(actions)],
    ["back-right", () => void checks.backToRight()],
    ["wrong-before", () => void checks.backToRight()],
    ["wrong-show", () => void checks.show()],
    ["wrong-back", () => void checks.takeBack()],
    ["back-last", () => actions.backToLast()],
    ["select-all", () => actions.selectAll()],
    ["select-others", () => actions.invertSelection()],
    ["start-over", () => actions.restart()],
    ["fix-play", () => actions.fix()],
    ["talk-close", () => (store.set({ notice: null }), hints.close())],
  ])) onClick(id, act);
  savingButton(actions, "saving-play");
}

/** @param {Actions} actions fills every cell that takes no thinking, in one move */
function fillSingles(actions) {
  const placements = singles(seen(actions.store.get()));
  if (placements.length) actions.make({ kind: "step", placements, eliminations: [] });
  else actions.say(wording.noSingles);
}

/** What the head is drawn from. */
export const SLICE = /** @type {const} */ (["record", "judged", "paused", "settings", "game", "timer", "replayed"]);

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
    const { record, paused, settings, replayed, game } = state;
    const solved = isFinished(state);
    byId("head-title").textContent = replayed ? say("play-a-replay") : solved ? say("play-solved") : wording.titleOf(record);
    byId("head-of").textContent = solved || replayed ? wording.titleOf(record) : "";
    byId("head-clock").hidden = !settings.timer || !record || solved || replayed !== null;
    tick();
    byId("pause").setAttribute("aria-label", paused ? say("page-go-on") : say("page-pause"));
    byId("pause").setAttribute("aria-pressed", `${paused}`);
    byId("board").classList.toggle("covered", paused);
    byId("paused").hidden = !paused;
    byId("grid").toggleAttribute("inert", paused);
    byId("fix-play").toggleAttribute("disabled", !position(game).inks.includes("own"));
  };
}
