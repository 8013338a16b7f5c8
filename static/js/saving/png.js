/** A picture of points, from a drawing. */

import { PIXELS, addressOfPicture } from "./forms.js";
import { noPicture } from "./words.js";

/** @param {string} svg @returns {Promise<Blob>} a PNG on white */
export async function pngOf(svg) {
  const image = new Image(PIXELS, PIXELS);
  image.src = addressOfPicture(svg.replace('width="360"', `width="${PIXELS}" height="${PIXELS}"`));
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [PIXELS, PIXELS];
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "white";
  pen.fillRect(0, 0, PIXELS, PIXELS);
  pen.drawImage(image, 0, 0, PIXELS, PIXELS);
  return new Promise((settle, fail) => canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error(noPicture))), "image/png"));
}
