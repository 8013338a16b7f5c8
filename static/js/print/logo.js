/** A logo as the file of a book has it: an SVG as its text, any other picture as a JPEG in a data URI. */

/** Bytes of a logo at most, and dots of a side. */
const [MOST, WIDEST] = [500_000, 1600];
const QUALITY = 0.95;

/**
 * @param {File} file that was chosen
 * @returns {Promise<string>} rejected where it is no picture, or too large
 */
export async function logoOf(file) {
  const isDrawing = file.type === "image/svg+xml" || file.name.toLowerCase().endsWith(".svg");
  const logo = isDrawing ? await file.text() : await flattened(file);
  if (logo.length > (MOST * 4) / 3) throw new RangeError(file.name);
  return logo;
}

/** @param {File} file @returns {Promise<string>} the picture on white paper, what shines through it being paper, too */
async function flattened(file) {
  const picture = await createImageBitmap(file);
  const share = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * share)));
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  paper.fillStyle = "white";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", QUALITY);
}
