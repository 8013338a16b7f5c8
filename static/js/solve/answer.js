/** Solving the puzzle: the answer is written into the grid, and from there the way back to what stood there. */

import { byId, onClick } from "../page/dom.js";
import { position } from "../game/game.js";
import { writeLine } from "../game/link.js";
import { solve } from "../acts/questions.js";
import * as wording from "./words.js";

/** @param {import("../types.js").AppState} state @returns {boolean} whether the grid shows the answer that was put there last */
const isAnswer = ({ game }) => game.done > 0 && game.moves[game.done - 1].kind === "answer";

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {import("./tabs.js").Tabs} tabs
 * @returns {(state: import("../types.js").AppState) => void}
 */
export function answerView(actions, tabs) {
  onClick("solve-here", () => (tabs.open("answer"), void solve(actions)));
  onClick("answer-back", () => actions.undo());
  onClick("answer-copy", async () => {
    const { values, board } = position(actions.store.get().game);
    const isCopied = await navigator.clipboard?.writeText(writeLine(values, board)).then(() => true, () => false);
    if (isCopied) byId("answer-copy").textContent = wording.copied;
  });
  return (state) => {
    const shown = state.tab === "answer" && isAnswer(state);
    byId("answer-back").hidden = byId("answer-copy").hidden = !shown;
    byId("answer-copy").textContent = wording.copyAnswer;
  };
}
