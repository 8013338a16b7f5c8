/** The forms in which a puzzle is copied and saved, their names, and the words of the dialog. */

import { say, semicolons } from "../words/say.js";

/** @typedef {FormName | "png" | "frame" | "class"} Form a frame and the link of a class are written here, all else by Python */
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

/** Pixels of a side of a PNG. */
export const PIXELS = 1440;

/** @param {string} svg @returns {string} an address that holds the picture itself */
export const addressOfPicture = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** @type {Readonly<Record<Form, string>>} */
export const LABELS = {
  line: say("saving-form-line"),
  grid: say("saving-form-grid"),
  marks: say("saving-form-marks"),
  text: say("saving-form-text"),
  hodoku: say("page-scale-hodoku"),
  csv: say("saving-form-csv"),
  json: say("saving-form-json"),
  opensudoku: say("saving-form-opensudoku"),
  sadman: say("saving-form-sadman"),
  ipuz: say("saving-form-ipuz"),
  "f-puzzles": say("saving-form-f-puzzles"),
  sudokupad: say("saving-form-sudokupad"),
  frame: say("saving-form-frame"),
  class: say("saving-form-class"),
  svg: say("saving-form-svg"),
  png: say("saving-form-png"),
};

/** @param {string} form @returns {[string, string]} a headline and a sentence */
export const copied = (form) => [say("saving-copied", { form }), say("saving-comes-back")];
/** @type {[string, string]} */
export const pictureCopied = [say("saving-picture-copied"), say("saving-paste-it")];
/** @param {string} form @returns {[string, string]} */
export const saved = (form) => [say("saving-saved"), say("saving-saved-where", { form })];

/** @param {boolean} link whether the form is a link of another program @param {readonly string[]} missing @returns {string} what it does not hold */
export function leftOutText(link, missing) {
  const what = semicolons(missing);
  if (what) return link ? say("saving-left-out-of-link", { what }) : say("saving-left-out", { what });
  return link ? say("saving-opens-there") : "";
}
