/** Texts while a picture is read, and about the result. */

import { say, sentences } from "../words/say.js";

/** @param {readonly string[]} unread names of pictures without a puzzle @param {readonly string[]} unsure those whose reading may be wrong @returns {string} */
export const toLookAt = (unread, unsure) =>
  sentences([unread.length > 0 && say("picture-unread", { names: unread }), unsure.length > 0 && say("picture-unsure", { names: unsure })]);

/** @param {SeenData} seen @returns {string} how far the reading can be believed */
export const verdict = ({ sure, status, doubtful, changed }) =>
  sure ? say("picture-clear") : sentences([found(status, changed.length), say("picture-compare-cells", { cells: doubtful.length })]);

/** @param {SeenData["status"]} status @param {number} cells that were read another way */
function found(status, cells) {
  if (status === "none") return say("picture-no-solution");
  if (status !== "unique") return say("picture-several-solutions");
  return cells ? say("picture-read-another-way", { cells }) : say("watching-one-solution");
}

/** @param {string} name of the cell @param {string} value @param {boolean} look whether to look at it @returns {string} */
export const cellName = (name, value, look) => (look ? say("picture-cell-to-compare", { name, value }) : say("picture-cell", { name, value }));
/** @param {number} number @returns {string} */
export const gridName = (number) => (number === 1 ? say("picture-largest-grid") : say("picture-grid-number", { number }));
