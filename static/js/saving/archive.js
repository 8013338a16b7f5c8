/**
 * Archives of books: all volumes of a series in one, and the pictures of a book as PNG as well, drawn here from its SVG. ZIP files after
 * PKWARE's APPNOTE, 4.3: no ZIP64, no comments, no passwords. Grey PNG, a quarter of the size that a canvas writes, after the
 * specification of PNG, third edition.
 */

import { painted } from "./puzzle.js";
import { say } from "../words/say.js";

const END = 22;
const CENTRAL = 46;
const LOCAL = 30;
const DEFLATED = 8;
/** 1 January 1980, as Python writes it: the same files give the same bytes. */
const DATE = 0x21;

/**
 * @typedef {object} Packed a file in an archive
 * @property {string} name
 * @property {number} method
 * @property {number} packed its bytes there
 * @property {number} at where its header begins
 */

/** @param {Uint8Array<ArrayBuffer>} zip @returns {{ count: number, size: number, at: number }} where its list of files lies */
function listOf(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset + zip.length - END, END);
  if (view.getUint32(0, true) !== 0x06054b50) throw new Error(say("saving-no-archive"));
  return { count: view.getUint16(10, true), size: view.getUint32(12, true), at: view.getUint32(16, true) };
}

/** @param {Uint8Array<ArrayBuffer>} zip @returns {Packed[]} */
export function filesOf(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const files = [];
  let { at, count } = listOf(zip);
  for (; count; count -= 1) {
    const [wide, more, words] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const name = new TextDecoder().decode(zip.subarray(at + CENTRAL, at + CENTRAL + wide));
    files.push({ name, method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), at: view.getUint32(at + 42, true) });
    at += CENTRAL + wide + more + words;
  }
  return files;
}

/** @param {Uint8Array<ArrayBuffer>} zip @param {Packed} file @returns {Promise<string>} */
export function textOf(zip, { at, method, packed }) {
  const view = new DataView(zip.buffer, zip.byteOffset + at, LOCAL);
  const begin = at + LOCAL + view.getUint16(26, true) + view.getUint16(28, true);
  const data = new Blob([zip.subarray(begin, begin + packed)]).stream();
  return new Response(method === DEFLATED ? data.pipeThrough(new DecompressionStream("deflate-raw")) : data).text();
}

/** @param {Uint8Array<ArrayBuffer>} zip @param {readonly { name: string, data: Blob, sum: number }[]} files with their CRC-32 @returns {Blob} an archive with these, too, as they are */
export function withFiles(zip, files) {
  const { count, size, at } = listOf(zip);
  const parts = /** @type {BlobPart[]} */ ([zip.subarray(0, at)]);
  const list = /** @type {BlobPart[]} */ ([zip.subarray(at, at + size)]);
  let [here, wide] = [at, size];
  for (const { name, data, sum } of files) {
    const [word, begin] = [new TextEncoder().encode(name), here];
    const said = [...two(0), ...two(0), ...two(DATE), ...[sum, data.size, data.size].flatMap(four)];
    const head = new Uint8Array([...four(0x04034b50), ...two(20), ...two(0), ...said, ...two(word.length), ...two(0)]);
    parts.push(head, word, data);
    here += head.length + word.length + data.size;
    list.push(new Uint8Array([...four(0x02014b50), ...two(0x0314), ...two(20), ...two(0), ...said, ...two(word.length), ...two(0), ...two(0), ...two(0), ...two(0), ...four(0o644 * 2 ** 16), ...four(begin)]), word);
    wide += CENTRAL + word.length;
  }
  const all = count + files.length;
  const end = new Uint8Array([...four(0x06054b50), ...four(0), ...two(all), ...two(all), ...four(wide), ...four(here), ...two(0)]);
  return new Blob([...parts, ...list, end], { type: "application/zip" });
}

/** @param {number} number @returns {number[]} its bytes, the lowest first */
const two = (number) => [number & 255, (number >> 8) & 255];
/** @param {number} number @returns {number[]} */
const four = (number) => [...two(number), ...two(number >>> 16)];

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** @param {Uint8Array} data @returns {number} its CRC-32 */
export function sumOf(data) {
  let sum = -1;
  for (const byte of data) sum = (sum >>> 8) ^ SUMS[(sum ^ byte) & 255];
  return ~sum >>> 0;
}

/** As wide as the command's: 84 mm at 300 dots an inch. */
const PIXELS = 992;
const SIGN = [137, 80, 78, 71, 13, 10, 26, 10];
const GREY = [8, 0, 0, 0, 0];

/** @param {string} svg in greys @returns {Promise<Blob>} */
async function greyPng(svg) {
  const canvas = await painted(svg, PIXELS);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  return packed(pen.getImageData(0, 0, PIXELS, PIXELS));
}

/** @param {{ data: Uint8ClampedArray, width: number, height: number }} image of equal parts of red, green and blue @returns {Promise<Blob>} */
export async function packed({ data, width, height }) {
  const rows = new Uint8Array((width + 1) * height); // each row begins with 0: no filter
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + x + 1] = data[4 * (y * width + x)];
  }
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const body = new Uint8Array(await new Response(stream).arrayBuffer());
  const head = [...highFirst(width), ...highFirst(height), ...GREY];
  const parts = [chunk("IHDR", Uint8Array.from(head)), chunk("IDAT", body), chunk("IEND", new Uint8Array())];
  return new Blob([Uint8Array.from(SIGN), ...parts], { type: "image/png" });
}

/** @param {string} name @param {Uint8Array} data @returns {Uint8Array<ArrayBuffer>} with its length and its sum */
function chunk(name, data) {
  const whole = new Uint8Array(data.length + 12);
  whole.set(highFirst(data.length));
  whole.set([...name].map((sign) => sign.charCodeAt(0)), 4);
  whole.set(data, 8);
  whole.set(highFirst(sumOf(whole.subarray(4, data.length + 8))), data.length + 8);
  return whole;
}

/** @param {number} number @returns {number[]} its bytes, the highest first */
const highFirst = (number) => [24, 16, 8, 0].map((places) => (number >>> places) & 255);

/** An empty archive: just its end. */
const EMPTY = Uint8Array.from({ length: 22 }, (_, place) => [0x50, 0x4b, 5, 6][place] ?? 0);

/** @param {readonly { name: string, data: BlobPart }[]} files @returns {Promise<Blob>} an archive of them */
export async function archiveOf(files) {
  const blobs = files.map(({ name, data }) => ({ name, data: new Blob([data]) }));
  return withFiles(EMPTY, await Promise.all(blobs.map(async (file) => ({ ...file, sum: sumOf(new Uint8Array(await file.data.arrayBuffer())) }))));
}

/**
 * @param {Uint8Array<ArrayBuffer>} zip
 * @param {(done: number, total: number) => boolean} goesOn is called with the progress, and returns whether to go on
 * @param {(svg: string) => Promise<Blob>} [draw]
 * @returns {Promise<Blob | null>} null if it was stopped
 */
export async function withPngs(zip, goesOn, draw = greyPng) {
  const pictures = filesOf(zip).filter(({ name }) => name.endsWith(".svg"));
  const drawn = [];
  for (const file of pictures) {
    if (!goesOn(drawn.length, pictures.length)) return null;
    const data = await draw(await textOf(zip, file));
    const sum = sumOf(new Uint8Array(await data.arrayBuffer()));
    drawn.push({ name: file.name.replace(/svg$/, "png"), data, sum });
  }
  return goesOn(drawn.length, pictures.length) ? withFiles(zip, drawn) : null;
}
