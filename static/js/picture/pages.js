/** The pictures in a file: one, or the pages of a PDF, which PDF.js draws; that is fetched with the first one. */

import { addressOf, file as fileOf, isSingle } from "../python/files.js";
import { opened, READ, reduced } from "./pixels.js";
import * as wording from "./words.js";

/** @typedef {{ count: number, page: (number: number) => Promise<HTMLCanvasElement>, close: () => void }} Pages numbers count from 1 */

/** A page is drawn with this many times as many pixels along a side as are read: lines are then smoother. */
const FINER = 2;

const SCRIPTS = /** @type {const} */ (["pdfjs/pdf.mjs", "pdfjs/pdf.worker.mjs"]);

/** @param {File} file @returns {boolean} */
export const isPdf = ({ name, type }) => (type ? type === "application/pdf" : /\.pdf$/i.test(name));

/** @param {File} file @returns {Promise<Pages>} @throws {Error} whose message is for the visitor */
export const pagesOf = async (file) => (isPdf(file) ? pagesOfPdf(file) : { count: 1, page: () => opened(file), close: () => {} });

/** @param {File} file @returns {Promise<Pages>} */
async function pagesOfPdf(file) {
  if (isSingle()) throw new Error(wording.noPdf);
  for (const name of SCRIPTS) await fileOf(name); // which says what is missing, where PDF.js would not
  const library = await import(addressOf(SCRIPTS[0]));
  library.GlobalWorkerOptions.workerSrc = addressOf(SCRIPTS[1]);
  const data = new Uint8Array(await file.arrayBuffer());
  const loading = library.getDocument({ data, wasmUrl: addressOf("pdfjs/"), isEvalSupported: false });
  const found = await loading.promise.catch(() => {
    throw new Error(wording.brokenPdf);
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
