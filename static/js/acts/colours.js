/**
 * Colours that mark what is to be found besides digits: whether they are right, and which are missing once all digits are there.
 * A separate script, for puzzles in which colours mean something.
 */

import { isFull } from "../game/boards.js";
import { position } from "../game/game.js";
import { onClick } from "../page/dom.js";
import * as wording from "./words.js";

/** What was said last: *astray* and *missing* belong to the position *now*. @type {{ now: Position, astray: readonly number[], missing: readonly (readonly number[])[] } | null} */
let told = null;

/** @param {Pick<Parts, "store" | "actions">} parts */
export function mount({ store, actions }) {
  let last = /** @type {Judged | null} */ (null);
  store.hear(({ judged, game }) => {
    if (judged === last) return;
    last = judged;
    const isFilled = game.moves[game.done - 1]?.kind === "enter" && isFull(position(game).board, position(game).values);
    if (isFilled && judged?.missing && judged.astray && judged.missing.length + judged.astray.length) tell(actions, judged.astray, judged.missing);
  });
}

/** Bind the buttons below these words, which a frame also shows after a check. @param {Actions} actions */
function bind(actions) {
  onClick("colours-show", () => {
    if (told?.now !== actions.now) return;
    actions.store.set({ wrong: told.astray, notice: wording.coloursShown(told.astray, told.now.board.size) });
  });
  onClick("colours-back", () => told?.now === actions.now && actions.make({ kind: "erase", cells: told.astray, layer: "colour" }));
  onClick("colours-fill", () => told?.now === actions.now && fill(actions, told.missing));
}

/** @param {Actions} actions @param {readonly (readonly number[])[]} missing cells, with the colour that each gets and those that it loses */
function fill(actions, missing) {
  for (const [cell, , ...others] of missing) {
    for (const value of others) actions.make({ kind: "mark", layer: "colour", cells: [cell], value });
  }
  actions.make({ kind: "step", placements: [], eliminations: [], colours: missing.map(([cell, colour]) => [cell, colour]) });
}

/** @param {Actions} actions @param {readonly number[]} astray @param {readonly (readonly number[])[]} missing @param {Notice} [others] said if the colours are right */
function tell(actions, astray, missing, others = wording.rightSoFar(actions.now.values)) {
  const now = actions.now;
  if (!told) bind(actions);
  told = { now, astray, missing };
  const isDone = isFull(now.board, now.values) && missing.length;
  const words = astray.length ? wording.coloursWrong(astray.length) : isDone ? wording.toColour(missing.length) : others;
  actions.store.set({ wrong: [], notice: words, hint: null, preview: null });
}

/** @param {Actions} actions @param {readonly number[]} solution by which colours are checked once all digits so far are right @param {Notice} others said if no colour is wrong */
export async function checkColours(actions, solution, others) {
  const now = actions.now;
  const { board, rules, marks } = now;
  const asked = { board: board.name, rules: [...rules], values: [...solution], colours: marks.colour.map((own) => [...own]) };
  const found = await actions.answerTo("judge", asked);
  if (found && actions.now === now) tell(actions, found.astray ?? [], found.missing ?? [], others);
}
