/** The puzzles near those that are chosen, added to the list as Python finds them. */

import { byId, onClick } from "../page/dom.js";
import { dataOf } from "../python/engine-error.js";
import { plainRow } from "./packing.js";
import { drawChosen, say } from "./views.js";
import * as wording from "./words.js";

/** Puzzles that are asked about at most. */
const MOST = 1000;

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {import("./many.js").Many} many
 * @param {() => void} show draws the rows as they are now
 */
export function bindNear(actions, many, show) {
  onClick("many-near-go", async () => {
    const numbers = nearable(many).slice(0, MOST);
    if (!numbers.length) return;
    byId("many-near-cancel").hidden = false;
    try {
      say(await add(actions, many, numbers, show));
    } catch (error) {
      say(dataOf(error).message);
    }
    byId("many-near-cancel").hidden = true;
    show();
  });
  onClick("many-near-cancel", () => actions.cancel());
}

/** @param {import("./many.js").Many} many @returns {number[]} the rows that are chosen and plain, in order */
function nearable({ rows, order, chosen }) {
  return [...order].filter((row) => chosen.has(row) && rows.row(row).board === "9" && !rows.row(row).rules && rows.row(row).line);
}

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {import("./many.js").Many} many
 * @param {readonly number[]} numbers
 * @param {() => void} show
 * @returns {Promise<string>} what is to be said at the end
 */
async function add(actions, many, numbers, show) {
  const fields = {
    lines: numbers.map((row) => many.rows.row(row).line).join("\n"),
    exchange: /** @type {HTMLSelectElement} */ (byId("many-near-exchange")).value,
    minimal: /** @type {HTMLInputElement} */ (byId("many-near-minimal")).checked,
  };
  let over = 0;
  const { found } = await actions.ask("vicinity", fields, ({ listed = [], text }) => {
    say(text);
    over += many.add(listed.map(({ puzzle, line }) => ({ ...plainRow(puzzle), name: wording.nearText(fields.exchange, numbers[line - 1] + 1) })));
    if (listed.length) show();
    if (over) actions.cancel();
  });
  drawChosen(many);
  return wording.foundText(found);
}
