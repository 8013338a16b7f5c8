/** Puzzles for and from other programs: links made for the one on the grid, and what one from there tells of itself. */

import { byId, onClick } from "./dom.js";
import { clues, position, puzzleOf } from "./game.js";
import { answerTo } from "./questions.js";
import { linkNotice } from "./words.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 */

/**
 * @param {import("./protocol.js").ExportData} data
 * @param {import("./protocol.js").ExportRequest["form"]} form
 * @returns {Promise<string>} the link; SudokuPad decodes its addresses, f-puzzles does not
 */
async function linkTo({ json, address }, form) {
  const { compressToBase64 } = await import("../../vendor/lz-string.mjs");
  const payload = compressToBase64(json);
  return address + (form === "sudokupad" ? encodeURIComponent(payload) : payload);
}

/** @param {Actions} actions @returns {(state: AppState) => void} the buttons that take a puzzle there */
export function elsewherePanel(actions) {
  const link = /** @type {HTMLAnchorElement} */ (byId("elsewhere-address"));
  let from = /** @type {unknown} */ (null);

  const copy = async (/** @type {import("./protocol.js").ExportRequest["form"]} */ form) => {
    const now = position(actions.store.get().game);
    const data = await answerTo(actions, "export", { ...puzzleOf(now), rules: [...now.rules], form });
    if (!data) return;
    link.href = await linkTo(data, form);
    byId("elsewhere-link").hidden = false;
    const missing = data.missing.length ? `In words only, since it does not know them: ${data.missing.join("; ")}.` : "";
    byId("elsewhere-missing").textContent = missing;
    const copied = await navigator.clipboard?.writeText(link.href).then(() => true, () => false);
    actions.say(linkNotice(copied, data.missing.length));
  };
  onClick("to-fpuzzles", () => copy("f-puzzles"));
  onClick("to-sudokupad", () => copy("sudokupad"));

  return (state) => {
    const now = position(state.game);
    const key = `${now.board.name} ${clues(now)} ${now.rules.join(";")}`;
    if (key !== from) {
      byId("elsewhere-link").hidden = true;
      byId("elsewhere-missing").textContent = "";
    }
    from = key;
  };
}
