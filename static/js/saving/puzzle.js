/**
 * The grid as it is saved: the puzzle, its title and rules in words and, on request, the player's work; and a drawing of it as a bitmap.
 */

import { givensOf, puzzleOf, thought } from "../game/game.js";
import { addressOfPicture, PIXELS } from "./words.js";
import { say } from "../words/say.js";

/** @typedef {Omit<ExportRequest, "id" | "kind" | "form">} Wish */

/** @param {Position} now @param {boolean} mine whether digits and marks of the player go along @returns {Wish} */
export function wishOf(now, mine) {
  const { about, rules, values, inks } = now;
  const given = givensOf(now);
  const placed = values.map((value, cell) => (given[cell] || inks[cell] === "answer" ? 0 : value));
  const open = values.map((_, cell) => !given[cell] && !placed[cell]);
  const marks = open.map((isOpen, cell) => (isOpen ? [...thought(now.marks, cell)] : []));
  const own = JSON.stringify(marks) === JSON.stringify(now.candidates.map((list, cell) => (open[cell] ? list : [])));
  const { title = "", author = "", text = "" } = about ?? {};
  return {
    ...puzzleOf(now),
    rules: [...rules],
    ...(mine && placed.some(Boolean) ? { placed } : {}),
    ...(mine && !own && marks.some((list) => list.length) ? { marks } : {}),
    ...(title ? { title } : {}),
    ...(author ? { author } : {}),
    ...(text ? { text } : {}),
  };
}

/** @param {string} svg @param {number} pixels from edge to edge @returns {Promise<HTMLCanvasElement>} it on white */
export async function painted(svg, pixels) {
  const image = new Image(pixels, pixels);
  image.src = addressOfPicture(svg.replace('width="360"', `width="${pixels}" height="${pixels}"`));
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [pixels, pixels];
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "white";
  pen.fillRect(0, 0, pixels, pixels);
  pen.drawImage(image, 0, 0, pixels, pixels);
  return canvas;
}

/** @param {string} svg @returns {Promise<Blob>} a PNG on white */
export async function pngOf(svg) {
  const canvas = await painted(svg, PIXELS);
  return new Promise((settle, fail) => canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error(say("saving-no-picture")))), "image/png"));
}
