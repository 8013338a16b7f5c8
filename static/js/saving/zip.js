/** ZIP files: what is in one, and one with more files. After PKWARE's APPNOTE, 4.3: no ZIP64, no comments, no passwords. */

import * as wording from "./words.js";

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
  if (view.getUint32(0, true) !== 0x06054b50) throw new Error(wording.noArchive);
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
