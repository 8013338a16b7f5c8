/** The forms in which a puzzle is copied and saved: what they are called, and the files they make. */

/** @typedef {import("../protocol.js").FormName | "png"} Form */
/** @typedef {{ label: string, file: string, type: string, link?: true, picture?: true }} Described */

const TEXT = "text/plain";
const JSON_TYPE = "application/json";

/** @type {Readonly<Record<Form, Described>>} */
export const FORMS = {
  line: { label: "One line", file: "txt", type: TEXT },
  grid: { label: "Grid", file: "txt", type: TEXT },
  marks: { label: "Grid of candidates", file: "txt", type: TEXT },
  text: { label: "Board and rules as text", file: "txt", type: TEXT },
  hodoku: { label: "HoDoKu", file: "txt", type: TEXT },
  csv: { label: "Table (CSV)", file: "csv", type: "text/csv" },
  json: { label: "JSON, with everything", file: "json", type: JSON_TYPE },
  opensudoku: { label: "OpenSudoku", file: "opensudoku", type: "application/xml" },
  sadman: { label: "SadMan, SudoCue (.sdk)", file: "sdk", type: TEXT },
  "f-puzzles": { label: "f-puzzles link", file: "txt", type: TEXT, link: true },
  sudokupad: { label: "SudokuPad link", file: "txt", type: TEXT, link: true },
  svg: { label: "Picture (SVG)", file: "svg", type: "image/svg+xml", picture: true },
  png: { label: "Picture (PNG)", file: "png", type: "image/png", picture: true },
};

/** Pixels of a PNG from edge to edge. */
export const PIXELS = 1440;

/** @param {string} svg @returns {string} an address that holds the picture itself */
export const addressOfPicture = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
