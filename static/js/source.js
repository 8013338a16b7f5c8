/** The puzzle as text, which is always the one on the grid or what is being typed, and ways out of the page. */

import { byId, onClick } from "./dom.js";
import { clues, opened, position } from "./game.js";
import { writeLine } from "./link.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 */

/** @param {Actions} actions @returns {(state: AppState) => void} */
export function sourcePanel(actions) {
  const field = /** @type {HTMLTextAreaElement} */ (byId("text"));
  let [length, shown] = [0, ""];
  const load = () => field.value.trim() && actions.load(field.value);
  onClick("load", load);
  onClick("link", () => actions.copyLink());
  onClick("print-now", () => print());
  onClick("restart", () => actions.restart());
  onClick("empty", () => actions.empty());
  field.addEventListener("input", () => {
    const pasted = field.value.length > length + 1; // typed letter by letter, a text is read on Load or Solve
    length = field.value.length;
    if (pasted) load();
    else actions.draft(field.value);
  });
  return (state) => {
    const text = textOf(state);
    if (text !== shown && field.value !== text) field.value = text;
    [shown, length] = [text, field.value.length];
    field.setAttribute("aria-invalid", `${state.unreadable}`);
  };
}

/** @param {AppState} state @returns {string} what was read or refused as it was given, or the puzzle on the grid as a line */
function textOf({ game, source, unreadable }) {
  if (source && (unreadable || source.read === opened(game))) return source.text;
  const puzzle = clues(position(game));
  return puzzle.some(Boolean) ? writeLine(puzzle) : "";
}
