/** Archives of books: all volumes of a series in one; the pictures of a book as PNG, too, each drawn here of its SVG. */

import { greyPng } from "./grey.js";
import { filesOf, sumOf, textOf, withFiles } from "./zip.js";

/** An archive with nothing in it: its end alone. */
const EMPTY = Uint8Array.from({ length: 22 }, (_, place) => [0x50, 0x4b, 5, 6][place] ?? 0);

/** @param {readonly { name: string, data: BlobPart }[]} files @returns {Promise<Blob>} an archive of them */
export async function archiveOf(files) {
  const blobs = files.map(({ name, data }) => ({ name, data: new Blob([data]) }));
  return withFiles(EMPTY, await Promise.all(blobs.map(async (file) => ({ ...file, sum: sumOf(new Uint8Array(await file.data.arrayBuffer())) }))));
}

/**
 * @param {Uint8Array<ArrayBuffer>} zip
 * @param {(done: number, total: number) => boolean} goesOn hears how far it is, and says whether it is wanted still
 * @param {(svg: string) => Promise<Blob>} [draw]
 * @returns {Promise<Blob | null>} null where it was not wanted any more
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
