/** The puzzle as text, either the one on the grid or what is being typed, and buttons to take it elsewhere. */

import { byId, onClick } from "../page/dom.js";
import { givensOf, opened, position } from "../game/game.js";
import { copiedLine } from "../game/link.js";
import { copyLink } from "../beside/files.js";
import { takeLongPastes } from "../page/texts.js";

/** @param {Actions} actions @returns {(state: AppState) => void} */
export function sourcePanel(actions) {
  const field = /** @type {HTMLTextAreaElement} */ (byId("text"));
  let [before, shown] = ["", ""];
  const load = () => field.value.trim() && actions.load(field.value);
  onClick("load", load);
  onClick("link", () => void copyLink(actions));
  onClick("print-now", () => print());
  onClick("bar-fill", () => actions.fillMarks());
  onClick("bar-fix", () => actions.fix());
  onClick("restart", () => actions.restart());
  for (const id of ["empty", "bar-empty"]) onClick(id, () => actions.empty());
  field.addEventListener("input", () => {
    const whole = inserted(before, field.value) > 1 || actions.store.get().unreadable;
    before = field.value;
    if (whole) load(); // typed letter by letter, a text is read on Load or Solve
    else actions.draft(field.value);
  });
  takeLongPastes(field, (text) => actions.load(text));
  field.addEventListener("keydown", (event) => {
    const { source, draft } = actions.store.get();
    const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    if (!undoes || draft || source?.text !== field.value) return;
    event.preventDefault(); // the text is on the grid: Undo takes back its loading
    actions.undo();
  });
  return (state) => {
    const text = textOf(state);
    if (text !== shown && field.value !== text) field.value = text;
    [shown, before] = [text, field.value];
    field.setAttribute("aria-invalid", `${state.unreadable}`);
  };
}

/** @param {string} before @param {string} after @returns {number} how many characters came in at one place */
function inserted(before, after) {
  const most = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === after[start]) start += 1;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

/** @param {AppState} state @returns {string} the text that was read or refused, unchanged, or the puzzle on the grid as a line */
function textOf({ game, source, unreadable }) {
  const now = position(game);
  const puzzle = givensOf(now);
  if (source && (unreadable || (source.read === opened(game) && (puzzle.some(Boolean) || now.rules.length)))) return source.text;
  return puzzle.some(Boolean) ? copiedLine(puzzle, now.board) : "";
}
