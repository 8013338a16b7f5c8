/** A board in a picture drawn straight, cell by cell. */

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
