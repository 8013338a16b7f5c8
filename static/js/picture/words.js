/** What is said while a picture is read, and about what was read in it. */

import { counted } from "../page/words.js";

export const opening = "Opening the picture …";
export const waiting = "Python is on its way …";
export const broken = "This browser cannot open that picture: it is broken, or of a kind that it does not know. Save it as JPEG or PNG.";
export const animated = "That picture is animated. Save the one of its pictures that shows the puzzle.";
export const tooLarge = "That picture has more than 100 million pixels. Make it smaller, or cut the puzzle out.";
export const severalRead = (/** @type {number} */ read, /** @type {number} */ all) => `${read} of ${all} pictures read`;
export const empty = "empty";
export const byHand = "by hand";

/** @param {number} doubtful how many cells @returns {string} */
const toCompare = (doubtful) => (doubtful ? ` Compare the ${counted(doubtful, "marked cell")} with the picture.` : " Compare it with the picture.");

/** @param {import("../protocol.js").SeenData} seen @returns {string} how far the reading can be believed */
export function verdict({ sure, status, doubtful, changed }) {
  if (sure) return "One solution, and every digit is clear.";
  if (status === "none") return `As it was read there is no solution.${toCompare(doubtful.length)}`;
  if (status !== "unique") return `As it was read there are several solutions.${toCompare(doubtful.length)}`;
  if (changed.length) return `One solution, after ${counted(changed.length, "cell")} was read another way.`.replace(/(\d\d|[2-9]) cells was/, "$1 cells were") + toCompare(doubtful.length);
  return `One solution.${toCompare(doubtful.length)}`;
}

/** @param {string} name of the cell @param {string} value @param {boolean} look whether to look at it @returns {string} */
export const cellName = (name, value, look) => `${name}: ${value}${look ? ", compare it" : ""}`;
/** @param {number} odds 0 to 1 @returns {string} */
export const likely = (odds) => `${Math.round(odds * 100)} %`;
/** @param {number} number @returns {string} */
export const gridName = (number) => (number === 1 ? "The largest grid" : `Grid ${number}`);
