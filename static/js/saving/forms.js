/** The forms in which a puzzle is copied and saved: the files that they make. */

/** @typedef {import("../protocol.js").FormName | "png" | "frame" | "class"} Form a frame and the link of a class are written here, all else by Python */
/** @typedef {{ file: string, type: string, link?: true, picture?: true, frame?: true }} Described */

const TEXT = "text/plain";
const JSON_TYPE = "application/json";

/** @type {Readonly<Record<Form, Described>>} */
export const FORMS = {
  line: { file: "txt", type: TEXT },
  grid: { file: "txt", type: TEXT },
  marks: { file: "txt", type: TEXT },
  text: { file: "txt", type: TEXT },
  hodoku: { file: "txt", type: TEXT },
  csv: { file: "csv", type: "text/csv" },
  json: { file: "json", type: JSON_TYPE },
  opensudoku: { file: "opensudoku", type: "application/xml" },
  sadman: { file: "sdk", type: TEXT },
  ipuz: { file: "ipuz", type: JSON_TYPE },
  "f-puzzles": { file: "txt", type: TEXT, link: true },
  sudokupad: { file: "txt", type: TEXT, link: true },
  frame: { file: "html", type: "text/html", frame: true },
  class: { file: "html", type: "text/html" },
  svg: { file: "svg", type: "image/svg+xml", picture: true },
  png: { file: "png", type: "image/png", picture: true },
};

/** Pixels of a PNG from edge to edge. */
export const PIXELS = 1440;

/** @param {string} svg @returns {string} an address that holds the picture itself */
export const addressOfPicture = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
