/** What the frame tells the page around it: that play begins, how far it is, that the puzzle is solved. Pure. */

import { givensOf, position } from "../game/game.js";
import { writeLine } from "../game/link.js";
import { elapsed } from "../game/timer.js";
import { segmentOf } from "../kept/segment.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {{ type: "start" | "progress" | "complete" } & Record<string, string | number>} Report
 */

/**
 * @param {AppState} before
 * @param {AppState} state
 * @param {number} now milliseconds
 * @returns {Report[]} what has happened between the two, in its order
 */
export function reportsOf(before, state, now) {
  const [was, is] = [segmentOf(before.game), segmentOf(state.game)];
  const [old, now_] = [position(before.game), position(state.game)];
  const fresh = was.start !== is.start;
  const { board, values, inks } = now_;
  const givens = givensOf(now_);
  const about = { puzzle: writeLine(givens, board), grid: writeLine(values, board) };
  const reports = /** @type {Report[]} */ ([]);
  if (is.moves.length && (fresh || !was.moves.length)) reports.push({ type: "start", ...about });
  if (is.opened && `${fresh || old.values}` !== `${values}`) {
    const count = givens.filter((given) => !given).length;
    reports.push({ type: "progress", ...about, filled: inks.filter((ink) => ink === "own").length, cells: count });
  }
  if (state.record?.outcome === "solved" && (fresh || before.record?.outcome !== "solved")) {
    const { hints, checks } = state.record;
    reports.push({ type: "complete", ...about, time: Math.round(elapsed(state.timer, now)), hints, checks });
  }
  return reports;
}
