/** The puzzles near those that are chosen, added to the list as Python finds them. */

import { byId } from "../page/dom.js";
import { dataOf } from "../python/engine-error.js";
import { plainRow } from "./packing.js";
import { foundText, nearText } from "./words.js";

/** @typedef {{ rows: () => void, chosen: () => void, say: (text: string) => void }} Shown draws the rows as they are now, what is chosen, and a sentence */

/** Puzzles that are asked about at most. */
const MOST = 1000;

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {import("./many.js").Many} many
 * @param {Shown} shown
 */
export async function addNear(actions, many, shown) {
  const numbers = nearable(many).slice(0, MOST);
  if (!numbers.length) return;
  byId("many-near-cancel").hidden = false;
  try {
    shown.say(await add(actions, many, numbers, shown));
  } catch (error) {
    shown.say(dataOf(error).message);
  }
  byId("many-near-cancel").hidden = true;
  shown.rows();
}

/** @param {import("./many.js").Many} many @returns {number[]} the rows that are chosen and plain, in order */
function nearable({ rows, order, chosen }) {
  return [...order].filter((row) => chosen.has(row) && rows.row(row).board === "9" && !rows.row(row).rules && rows.row(row).line);
}

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {import("./many.js").Many} many
 * @param {readonly number[]} numbers
 * @param {Shown} shown
 * @returns {Promise<string>} what is to be said at the end
 */
async function add(actions, many, numbers, shown) {
  const fields = {
    lines: numbers.map((row) => many.rows.row(row).line).join("\n"),
    exchange: /** @type {HTMLSelectElement} */ (byId("many-near-exchange")).value,
    minimal: /** @type {HTMLInputElement} */ (byId("many-near-minimal")).checked,
  };
  let over = 0;
  const { found } = await actions.ask("vicinity", fields, ({ listed = [], text }) => {
    shown.say(text);
    over += many.add(listed.map(({ puzzle, line }) => ({ ...plainRow(puzzle), name: nearText(fields.exchange, numbers[line - 1] + 1) })));
    if (listed.length) shown.rows();
    if (over) actions.cancel();
  });
  shown.chosen();
  return foundText(found);
}
