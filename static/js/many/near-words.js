/** What is said of puzzles near the chosen ones, of a chosen one's grid, and in a game of patterns. */

import { say } from "../words/say.js";

/** @param {string} exchange @param {number} number */
export const nearText = (exchange, number) => say("many-near-name", { exchange, number });
/** @param {string} kind of what is near @param {number} number */
export const kindText = (kind, number) => say("many-near-kind", { kind, number });
/** What the laboratory says of a grid. */
export const LABORATORY = {
  canonical: say("many-column-canonical"),
  automorphisms: say("many-grid-automorphisms"),
  bands: say("many-grid-bands"),
  stacks: say("many-grid-stacks"),
  completions: say("many-grid-completions"),
  mcn: say("many-grid-mcn"),
};
/** @param {number} number */
export const gridTitle = (number) => say("many-grid-title", { number });
/** @param {number} most */
export const setsTitle = (most) => say("many-grid-sets", { most });
/** @param {import("../protocol.js").SizeData} sizes */
export const sizeText = ({ size, sets, orbits }) => (sets === orbits ? say("many-grid-of-size", { size, sets }) : say("many-grid-of-orbits", { size, sets, orbits }));
/** @param {number} mcn @param {boolean} proved */
export const mcnText = (mcn, proved) => (proved ? say("many-grid-proved", { mcn }) : say("many-grid-unproved", { mcn }));
/** @param {number} found */
export const foundText = (found) => say("many-near-found", { found });
export const game = say("many-game");
/** @param {number} found @param {number} rated */
export const gameText = (found, rated) => say("many-game-found", { found, rated });
/** @param {number} count */
export const gameCopied = (count) => say("many-game-copied", { count });
export const gameNotCopied = say("many-game-not-copied");
