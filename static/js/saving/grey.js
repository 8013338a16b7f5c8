/** PNG of greys, a quarter as large as what a canvas writes. After the specification of PNG, third edition. */

import { painted } from "./png.js";
import { sumOf } from "./zip.js";

/** As wide as the command's: 84 mm at 300 dots an inch. */
const PIXELS = 992;
const SIGN = [137, 80, 78, 71, 13, 10, 26, 10];
const GREY = [8, 0, 0, 0, 0];

/** @param {string} svg in greys @returns {Promise<Blob>} */
export async function greyPng(svg) {
  const canvas = await painted(svg, PIXELS);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  return packed(pen.getImageData(0, 0, PIXELS, PIXELS));
}

/** @param {{ data: Uint8ClampedArray, width: number, height: number }} image of equal parts of red, green and blue @returns {Promise<Blob>} */
export async function packed({ data, width, height }) {
  const rows = new Uint8Array((width + 1) * height); // each begins with 0: no filter
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = data[4 * (y * width + x)];
  }
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const body = new Uint8Array(await new Response(stream).arrayBuffer());
  const head = [...four(width), ...four(height), ...GREY];
  const parts = [chunk("IHDR", Uint8Array.from(head)), chunk("IDAT", body), chunk("IEND", new Uint8Array())];
  return new Blob([Uint8Array.from(SIGN), ...parts], { type: "image/png" });
}

/** @param {string} name @param {Uint8Array} data @returns {Uint8Array<ArrayBuffer>} with its length and its sum */
function chunk(name, data) {
  const whole = new Uint8Array(data.length + 12);
  whole.set(four(data.length));
  whole.set([...name].map((sign) => sign.charCodeAt(0)), 4);
  whole.set(data, 8);
  whole.set(four(sumOf(whole.subarray(4, data.length + 8))), data.length + 8);
  return whole;
}

/** @param {number} number @returns {number[]} its bytes, the highest first */
const four = (number) => [24, 16, 8, 0].map((places) => (number >>> places) & 255);
