/** What is said of sheets, books and worksheets. */

import { counted } from "../page/words.js";

export const writerComing = "The PDF writer and its fonts are on their way";
export const starting = "Python is starting";
/** @param {string} why */
export const notStarted = (why) => `Python could not start: ${why}.`;
/** @param {import("../protocol.js").PrintedData} printed @param {number} [out] how many rows of one's own are not in it */
export const printedText = ({ title, puzzles, pages, seed }, out = 0) =>
  `${title}: ${counted(puzzles, "puzzle")} on ${counted(pages, "page")}, seed ${seed}.${out ? ` Left out: ${counted(out, "row")}.` : ""}`;

/** @param {import("../protocol.js").ErrorData} fault @returns {string} why a row of one's own puzzles is not printed */
export const leftOut = ({ message, line }) => `${line ? `Line ${line}: ` : ""}${message}`;

/** @param {import("../protocol.js").ErrorData} error @returns {string} why a book or a worksheet cannot be made */
export function refusal({ code, message, line, column }) {
  if (code === "cancelled") return "Stopped.";
  const place = [line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(", ");
  return `This cannot be made: ${message}${place ? ` (${place})` : ""}.`;
}

/** @param {number} count */
export const madeText = (count) => (count > 1 ? `The ${count} puzzles made` : "Puzzles made");
/** @param {number} number @param {number} total */
export const pageText = (number, total) => `Page ${number} of ${total}`;
export const firstPage = "The first page";
/** @param {string} name of what will be printed */
export const sketchOf = (name) => `A sketch of ${name}`;
export const afterStart = "Python is starting; the pages follow";
export const layingOut = "Laying out the pages";
export const fetching = "Fetching the PDF writer";
/** @param {number} pages */
export const tooLong = (pages) => `These are ${pages} pages: download the PDF and print that.`;
/** @param {number} pages */
export const saved = (pages) => `${counted(pages, "page")} saved.`;

export const drawing = "Drawing the pictures";
/** @param {number} done @param {number} total */
export const drawn = (done, total) => `${done} of ${counted(total, "picture")} drawn`;
export const noDrawer = "archive.js could not be loaded: the pictures are SVG alone.";
export const notDrawn = "This browser cannot draw PNG: the pictures are SVG alone.";
export const noLogo = "This logo cannot be read: an SVG, PNG or JPEG file of at most 500 KB is expected.";
/** @param {number} count @param {number} total */
export const puzzlesMade = (count, total) => `${count} of ${counted(total, "puzzle")} made`;
