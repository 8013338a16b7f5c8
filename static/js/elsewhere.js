/** Puzzles from and for other programs: their links unpacked before Python reads them, and made for the one on the grid. */

import { byId, onClick } from "./dom.js";
import { clues, position } from "./game.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./actions.js").Actions} Actions
 */

/** What of a text is a compressed puzzle: behind f-puzzles' `?load=`, or behind the letters that SudokuPad begins with. */
const PACKED = [
  /^(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/\S*[?&]load=([^&#\s]+)/i,
  /^(?:(?:https?:\/\/)?(?:[a-z]+\.)?(?:sudokupad\.app|crackingthecryptic\.com)\/\S*?)?(?:scl|ctc|fpuz(?:zles)?)((?:[A-Za-z0-9+/=\s-]|%[0-9A-F]{2}){40,})$/i,
];

/**
 * Unpack a link of f-puzzles or SudokuPad.
 * @param {string} text
 * @returns {Promise<string>} the JSON text in it; the text itself when it is no such link, or Python must say what is wrong
 */
export async function unpacked(text) {
  const payload = PACKED.map((pattern) => pattern.exec(text.trim())?.[1]).find(Boolean);
  if (!payload) return text;
  const { decompressFromBase64 } = await import("../../vendor/lz-string.mjs");
  try {
    return decompressFromBase64(decodeURIComponent(payload).replaceAll(" ", "+")) || text;
  } catch {
    return text; // a broken percent sign: Python tells the visitor
  }
}

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
    const data = await actions.write({ board: now.board.name, givens: clues(now), rules: [...now.rules], form });
    if (!data) return;
    link.href = await linkTo(data, form);
    byId("elsewhere-link").hidden = false;
    const missing = data.missing.length ? `In words only, since it does not know them: ${data.missing.join("; ")}.` : "";
    byId("elsewhere-missing").textContent = missing;
    actions.tellLink(await navigator.clipboard?.writeText(link.href).then(() => true, () => false), data.missing.length);
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
