/** A picture of points, from a drawing. */

import { addressOfPicture, noPicture, PIXELS } from "./words.js";

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
  return new Promise((settle, fail) => canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error(noPicture))), "image/png"));
}
