/** A puzzle for each pupil of a class, all in one link: how it is written, and the answers for the teacher. */

import { linkOf } from "../game/link.js";
import { puzzleOf } from "../game/game.js";

/** The seed of the puzzles: the same puzzle has the same class, so that its answers can be had again. */
const SEED = 1;

/** @param {import("../types.js").Position} now @param {number} pupils @param {string} page its own address @returns {string} */
export const classLink = (now, pupils, page = location.href) => `${page.split("#")[0]}#class=${pupils}&seed=${SEED}&${linkOf(now).slice(1)}`;

/** @param {import("../acts/actions.js").Actions} actions @param {number} pupils @returns {Promise<string>} the teacher's page */
export async function answersOf({ engine, now }, pupils) {
  const { answers = "" } = await engine.ask("class", { ...puzzleOf(now), pupils, seed: SEED }).answer;
  return answers;
}
