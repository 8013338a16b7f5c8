/** The sets of digits that the cage of the selected cell can have; those that no longer fit are struck through. */

import { seenValue, topValue } from "../game/boards.js";
import { byId, make } from "../page/dom.js";
import { seen } from "../game/fog.js";
import { rulesOf } from "../grid/rules-view.js";
import { signsOf, written } from "../game/naming.js";
import { commas, say } from "../words/say.js";

/** What it is drawn from. */
const SLICE = /** @type {const} */ (["game", "fog", "place", "judged", "selection", "settings", "viewing", "paused"]);

/** @param {Pick<Parts, "store">} parts */
export const mount = ({ store }) => void store.watch(drawSums, SLICE);

/** @param {AppState} state draws the helper, for puzzles that have cages */
function drawSums(state) {
  const { judged, selection, settings, viewing, paused } = state;
  const now = seen(state);
  const cages = viewing || paused ? [] : rulesOf(now, judged).filter(({ sums }) => sums.length);
  byId("sums").hidden = !cages.length;
  if (!cages.length) return;
  const cage = cages.find(({ cells }) => cells.includes(selection.cursor));
  byId("sums-title").textContent = cage ? titleOf(cage, now.board) : say("play-no-cage-here");
  const glue = topValue(now.board) > 9 ? " " : "";
  const signs = signsOf(settings, now);
  byId("sums-note").textContent = cage ? common(cage, now.board) : "";
  byId("sums-list").replaceChildren(...(cage?.sums ?? []).map(({ digits, fits }) => {
    const text = digits.map((digit) => written(signs, digit)).join(glue);
    return fits ? make("li", {}, text) : make("li", { class: "gone" }, text, make("span", { class: "unseen" }, say("play-no-longer")));
  }));
}

/** @param {JudgedRule} cage @param {BoardData} board @returns {string} such as "15 in 3 cells" */
const titleOf = ({ cells, sums }, board) =>
  say("play-cage", { sum: sums[0].digits.reduce((sum, digit) => sum + seenValue(board, digit), 0), cells: cells.length });

/** @param {JudgedRule} cage @param {BoardData} board @returns {string} what all that fits has in common */
function common({ sums }, board) {
  const open = sums.filter(({ fits }) => fits);
  if (!open.length) return say("play-nothing-fits");
  const shared = open[0].digits.filter((digit) => open.every(({ digits }) => digits.includes(digit)));
  return open.length > 1 && shared.length ? say("play-in-all", { digits: commas(shared.map((digit) => seenValue(board, digit)).map(String)) }) : "";
}
