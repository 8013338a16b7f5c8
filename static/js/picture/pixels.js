/** A picture as Python reads it: decoded by the browser, or a page of a PDF by PDF.js; upright, small and grey. And its board straightened, cell by cell. */

import { addressOf, file as fileOf, isSingle } from "../python/files.js";
import { say } from "../words/say.js";

/** @typedef {readonly number[]} Points crossings in pixels, x before y, row by row */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {CanvasImageSource} picture
 * @param {Points} points
 * @param {number} size cells along a side
 * @param {number} cell
 * @param {{ x: number, y: number, side: number, margin?: number }} place where to, and the part of the cell that is shown around it
 */
export function drawCell(context, picture, points, size, cell, { x, y, side, margin = 0 }) {
  const row = Math.floor(cell / size);
  const corner = 2 * (row * (size + 1) + (cell % size));
  const below = corner + 2 * (size + 1);
  const [px, py] = [points[corner], points[corner + 1]];
  const [ax, ay] = [points[corner + 2] - px, points[corner + 3] - py];
  const [bx, by] = [points[below] - px, points[below + 1] - py];
  const scale = side / (1 + 2 * margin) / (ax * by - bx * ay);
  const [a, b, c, d] = [scale * by, -scale * ay, -scale * bx, scale * ax];
  const inner = (side * margin) / (1 + 2 * margin);
  context.save();
  context.beginPath();
  context.rect(x, y, side, side);
  context.clip();
  context.setTransform(a, b, c, d, x + inner - a * px - c * py, y + inner - b * px - d * py);
  context.drawImage(picture, 0, 0);
  context.restore();
}

/** @param {HTMLCanvasElement} canvas @param {CanvasImageSource} picture @param {Points} points @param {number} size draws the whole board */
export function drawBoard(canvas, picture, points, size) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const side = canvas.width / size;
  for (let cell = 0; cell < size * size; cell += 1) {
    drawCell(context, picture, points, size, cell, { x: (cell % size) * side, y: Math.floor(cell / size) * side, side });
  }
}

/** Most pixels that Python reads (`PIXELS` in py/pencilmark/picture/grey.py). */
const READ = 320_000;
/** Most pixels of a file: decoded, each takes four bytes. */
const LARGEST = 100_000_000;

/** @param {Blob} file @returns {Promise<HTMLCanvasElement>} the picture, small, on white. @throws {Error} whose message is for the visitor */
async function opened(file) {
  const head = new Uint8Array(await file.slice(0, 1 << 20).arrayBuffer());
  const size = sizeOf(head);
  if (size && size[0] * size[1] > LARGEST) throw new Error(say("picture-too-large"));
  if (isAnimated(head)) throw new Error(say("picture-animated"));
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new Error(say("picture-broken"));
  });
  const canvas = reduced(bitmap);
  bitmap.close();
  return canvas;
}

/** @param {ImageBitmap | HTMLCanvasElement} picture @returns {HTMLCanvasElement} it on white, reduced to the size that is read */
function reduced(picture) {
  const scale = Math.min(1, Math.sqrt(READ / (picture.width * picture.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(2, Math.floor(picture.width * scale));
  canvas.height = Math.max(2, Math.floor(picture.height * scale));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @returns {Uint8Array} its shades of grey, row by row */
export function greyOf(canvas) {
  const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
  return Uint8Array.from({ length: data.length / 4 }, (_, at) => (data[4 * at] * 299 + data[4 * at + 1] * 587 + data[4 * at + 2] * 114) / 1000);
}

/** @param {Uint8Array} bytes @returns {string} in base64 */
export function coded(bytes) {
  let signs = "";
  for (let at = 0; at < bytes.length; at += 8192) signs += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(signs);
}

/** @param {Uint8Array} head of a file @returns {[number, number] | null} width and height as a PNG or JPEG says them */
export function sizeOf(head) {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length > 24 && view.getUint32(0) === 0x89504e47) return [view.getUint32(16), view.getUint32(20)];
  if (head.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const isFrame = head[at + 1] >= 0xc0 && head[at + 1] <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(head[at + 1]);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return null;
}

/** @param {Uint8Array} head of a file @returns {boolean} whether it is a GIF of several pictures, or an animated WebP or PNG */
export function isAnimated(head) {
  const text = new TextDecoder("latin1").decode(head);
  if (text.startsWith("GIF8")) return text.split("\x21\xf9\x04").length > 2;
  return (text.startsWith("RIFF") && text.slice(0, 64).includes("ANIM")) || (text.startsWith("PNG", 1) && text.slice(0, 4096).includes("acTL"));
}

/** @typedef {{ count: number, page: (number: number) => Promise<HTMLCanvasElement>, close: () => void }} Pages numbers count from 1 */

/** A page is drawn with this many times the pixels along a side that are read: lines are then smoother. */
const FINER = 2;

const SCRIPTS = /** @type {const} */ (["pdfjs/pdf.mjs", "pdfjs/pdf.worker.mjs"]);

/** @param {File} file @returns {boolean} */
export const isPdf = ({ name, type }) => (type ? type === "application/pdf" : /\.pdf$/i.test(name));

/** @param {File} file @returns {Promise<Pages>} @throws {Error} whose message is for the visitor */
export const pagesOf = async (file) => (isPdf(file) ? pagesOfPdf(file) : { count: 1, page: () => opened(file), close: () => {} });

/** @param {File} file @returns {Promise<Pages>} */
async function pagesOfPdf(file) {
  if (isSingle()) throw new Error(say("picture-no-pdf"));
  for (const name of SCRIPTS) await fileOf(name); // says what is missing, which PDF.js would not
  const library = await import(addressOf(SCRIPTS[0]));
  library.GlobalWorkerOptions.workerSrc = addressOf(SCRIPTS[1]);
  const data = new Uint8Array(await file.arrayBuffer());
  const loading = library.getDocument({ data, wasmUrl: addressOf("pdfjs/"), isEvalSupported: false });
  const found = await loading.promise.catch(() => {
    throw new Error(say("picture-broken-pdf"));
  });
  const page = async (/** @type {number} */ number) => drawn(await found.getPage(number));
  return { count: found.numPages, page, close: () => void loading.destroy() };
}

/** @param {any} page of PDF.js @returns {Promise<HTMLCanvasElement>} */
async function drawn(page) {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: FINER * Math.sqrt(READ / (width * height)) });
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return reduced(canvas);
}
