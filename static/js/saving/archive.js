/** The pictures of a book as PNG, too: each SVG of its archive is drawn here, and the archive comes back with both. */

import { greyPng } from "./grey.js";
import { filesOf, sumOf, textOf, withFiles } from "./zip.js";

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
