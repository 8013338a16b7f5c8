/** Texts of Set: offers that make a puzzle proper, regions, counting, the clue in hand. */

import { cellCode } from "../page/words.js";
import { capital, say, semicolons, sentences, small } from "../words/say.js";

/** @typedef {MendRequest["way"]} Way */
/** @type {Readonly<Record<string, string>>} */
const SYMMETRIES = {
  rotational180: say("symmetry-rotational180"),
  rotational90: say("symmetry-rotational90"),
  "mirror-horizontal": say("symmetry-mirror-horizontal"),
  "mirror-vertical": say("symmetry-mirror-vertical"),
  "mirror-both": say("symmetry-mirror-both"),
  diagonal: say("symmetry-diagonal"),
  antidiagonal: say("symmetry-antidiagonal"),
  diagonals: say("symmetry-diagonals"),
  full: say("symmetry-full"),
};

/** @param {Way} way @returns {string} where there is nothing to offer */
export const noneText = (way) => say("set-none", { way });
/** @param {Way} way @returns {string} where nothing is to be changed */
export const idleText = (way) => say("set-idle", { way });
/** @param {Way} way @returns {string} what stands above the offers */
export const offeredText = (way) => say("set-offered", { way });

/** Most cells named in an offer. */
const MOST_NAMED = 8;

/** @param {OfferData} offer @param {number} size @returns {string} what it changes */
export function offerText({ givens, added, removed, name: symmetry }, size) {
  const code = (/** @type {number} */ cell) => cellCode(cell, size);
  const what = added.length ? changeText(true, added.map((cell) => `${code(cell)} = ${givens[cell]}`)) : changeText(false, removed.map(code));
  return symmetry ? say("set-of-symmetry", { symmetry: SYMMETRIES[symmetry] ?? symmetry, what }) : capital(what);
}

/** @param {boolean} adds whether givens come in, or go @param {readonly string[]} all that change */
function changeText(adds, all) {
  const [count, more] = [all.length, all.length - MOST_NAMED];
  if (!count) return say("set-no-change");
  const cells = more > 0 ? [...all.slice(0, MOST_NAMED), say("page-cells-more", { count: more })] : all;
  return adds ? say("set-add-givens", { count, cells }) : say("set-take-givens", { count, cells });
}

/** Regions. */

/** @param {number} size @param {readonly string[]} regions that are in pieces */
export const wholeText = (size, regions) => sentences([say("set-regions-whole", { size }), regions.length > 0 && say("set-regions-apart", { regions })]);

/** @param {string} region @param {number} count @param {number} over how many too many, or below 0 too few */
export const regionText = (region, count, over) =>
  (over > 0 ? say("set-region-too-many", { region, count, over }) : say("set-region-too-few", { region, count, missing: -over }));

/** @param {number} size @param {readonly string[]} parts of the first regions @param {boolean} more */
export function needsText(size, parts, more) {
  const told = semicolons(parts);
  return more ? say("set-regions-need-more", { size, told }) : say("set-regions-need", { size, told });
}

/** @param {string} said of the regions @param {string} problem why Python won't have the board, if it won't */
export const regionsText = (said, problem) => sentences([said, problem && say("set-regions-but", { problem })]);

/** The lamp. */

export const none = say("page-no-solution");
export const one = say("set-one-solution");

/**
 * @param {CountData} data
 * @param {number} seconds that counting may take
 * @param {number} most solutions that are counted
 * @returns {string} no more than was proved
 */
export function countText({ count, exact }, seconds, most) {
  if (count >= most || (count > 1 && !exact)) return say("set-solutions-at-least", { count });
  if (count > 1) return say("solve-solutions", { count });
  if (exact) return count ? one : none;
  return count ? say("set-one-or-more", { seconds }) : say("set-none-in-time", { seconds });
}

/** The line over the grid. @param {number[]} sides rows and columns */
export const boardText = ([high, wide]) => `${high} × ${wide}`;

/** The clue in hand. */

/** @typedef {import("./setter.js").SetTool} SetTool */

/** @type {Partial<Record<SetTool, string>>} */
const TITLES = { digit: say("play-digits"), region: say("set-regions"), more: say("set-all-clues") };

/** @param {SetTool} tool @param {string} title of the variant, if one is set @param {boolean} isThere whether it is in the puzzle already */
export function clueTitle(tool, title, isThere) {
  if (!title) return isThere ? rule : TITLES[tool] ?? "";
  return isThere ? title : say("set-new-clue", { name: small(title) });
}

/** @param {string} name of a variant @param {string} [quotes] its quoted text in place of a number */
export const numberLabel = (name, quotes = "") => (quotes ? say("set-pattern") : name === "killer" || name === "sum" ? say("set-sum") : say("set-number"));
export const rule = say("set-rule");

/** What is wrong with a rule. @param {ErrorData} error */
export function errorText({ line, column, message }) {
  if (!line) return message;
  return column ? say("set-at-line-column", { line, column, message }) : say("set-at-line", { line, message });
}
