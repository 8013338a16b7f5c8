/** What is said of sheets, books and worksheets. */

import { say } from "../words/say.js";

export const stopped = say("page-stopped");
/** @param {number} er */
export const erText = (er) => say("make-er", { er });
/** Headings of what a chapter can be of. */
export const [LEVEL, NEEDS, VARIANT, BOARD] = [say("page-level"), say("print-needs"), say("set-variant"), say("print-boards")];

export const writerComing = say("print-writer-coming");
export const starting = say("page-python-is-starting");
/** @param {string} why */
export const notStarted = (why) => say("print-not-started", { why });
/** @param {import("../protocol.js").PrintedData} printed @param {number} [out] how many rows of one's own are not in it */
export const printedText = ({ title, puzzles, pages, seed }, out = 0) =>
  say("print-summary", { title, puzzles, pages, seed, out });

/** @param {import("../protocol.js").ErrorData} fault @returns {string} why a row of one's own puzzles is not printed */
export const leftOut = ({ message, line }) => (line ? say("print-line-says", { line, message }) : message);

/** @param {import("../protocol.js").ErrorData} error @returns {string} why a book or a worksheet cannot be made */
export const refusal = ({ code, message, line, column }) =>
  (code === "cancelled" ? say("print-stopped") : say("print-refused", { message, line: line ?? 0, column: column ?? 0 }));

/** @param {number} count */
export const madeText = (count) => (count > 1 ? say("print-made-some", { count }) : say("print-puzzles-made"));
/** @param {number} number @param {number} total */
export const pageText = (number, total) => say("print-page-of", { number, total });
export const firstPage = say("print-the-first-page");
/** @param {string} name of what will be printed */
export const sketchOf = (name) => say("print-sketch-of", { name });
export const layingOut = say("print-laying-out");
export const fetching = say("print-fetching-writer");
/** @param {number} pages */
export const tooLong = (pages) => say("print-too-long", { pages });
/** @param {number} pages */
export const saved = (pages) => say("print-pages-saved", { pages });

/** @param {import("../protocol.js").PrintedData[]} volumes of a series */
export const seriesText = (volumes) => say("print-series-summary", {
  title: volumes[0].title, volumes: volumes.length, puzzles: volumes.reduce((all, { puzzles }) => all + puzzles, 0), seed: volumes[0].seed,
});
/** @param {number} volume @param {number} volumes @param {string} text how far it is */
export const volumeOf = (volume, volumes, text) => say("print-volume-of", { volume, volumes, text });
/** @param {number} wrong how many of a printer's rules are not met */
export const checksText = (wrong) => say("print-checks", { wrong });
/** @param {import("../protocol.js").CheckData} check */
export const checkText = ({ name, found, wanted, fits }) => say("print-check", { name, found, wanted, fits: fits === null ? "open" : fits ? "yes" : "no" });
export const noBraille = say("print-no-braille");

export const drawing = say("print-drawing");
/** @param {number} done @param {number} total */
export const drawn = (done, total) => say("print-drawn", { done, total });
export const noDrawer = say("print-no-drawer");
export const notDrawn = say("print-not-drawn");
export const noLogo = say("print-no-logo");
/** @param {number} count @param {number} total */
export const puzzlesMade = (count, total) => say("print-made-of", { count, total });
