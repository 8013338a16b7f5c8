/** What is said where a puzzle is copied and saved, and how the forms are called. */

/** @type {Readonly<Record<import("./forms.js").Form, string>>} */
export const LABELS = {
  line: "One line",
  grid: "Grid",
  marks: "Grid of candidates",
  text: "Board and rules as text",
  hodoku: "HoDoKu",
  csv: "Table (CSV)",
  json: "JSON, with everything",
  opensudoku: "OpenSudoku",
  sadman: "SadMan, SudoCue (.sdk)",
  "f-puzzles": "f-puzzles link",
  sudokupad: "SudokuPad link",
  svg: "Picture (SVG)",
  png: "Picture (PNG)",
};

export const waiting = "Python is on its way …";
export const notCopied = "This browser keeps the clipboard to itself: save it, or select the text and copy it.";
/** @param {string} label @returns {[string, string]} a headline and a sentence */
export const copied = (label) => [`${label} copied`, "Pasted here, it comes back as it is."];
/** @type {[string, string]} */
export const pictureCopied = ["Picture copied", "Paste it where pictures go."];
/** @param {string} label @returns {[string, string]} */
export const saved = (label) => ["Saved", `${label}: your browser has put it where downloads go.`];
export const noPicture = "no picture";
export const points = "A picture of points: no program reads the puzzle back from it.";

/** @param {boolean} link whether the form is another program's @param {readonly string[]} missing @returns {string} what it does not hold */
export function leftOutText(link, missing) {
  if (missing.length) return `Left out${link ? ", or told in words only" : ""}: ${missing.join("; ")}.`;
  return link ? "It opens this puzzle in the other program." : "";
}

export const noArchive = "expected the end of a ZIP file";
