/** How far shapes reach beyond the board, and which cells have something written in their corner. */

/** @typedef {import("../protocol.js").ShapeData} ShapeData */

/**
 * @param {ShapeData} shape
 * @param {(shape: ShapeData) => number} widthOf
 * @returns {[number, number]} cells that it takes on either side of its points, across and down
 */
function halves(shape, widthOf) {
  const { kind, radius = 0, width, height = 0 } = shape;
  if (kind === "disc") return [radius + width / 2, radius + width / 2];
  return kind === "text" ? [widthOf(shape) / 2 + 0.06, height / 2 + 0.06] : [width / 2, width / 2];
}

/**
 * @param {readonly ShapeData[]} shapes
 * @param {number} size
 * @param {(shape: ShapeData) => number} widthOf measures a text, in cells: only the font that is there knows how wide it is
 * @returns {{ left: number, right: number, top: number, bottom: number }} cells beyond each side of the board
 */
export function margins(shapes, size, widthOf) {
  const room = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const shape of shapes) {
    const [across, down] = halves(shape, widthOf);
    for (const [x, y] of shape.points) {
      room.left = Math.max(room.left, across - x);
      room.right = Math.max(room.right, x + across - size);
      room.top = Math.max(room.top, down - y);
      room.bottom = Math.max(room.bottom, y + down - size);
    }
  }
  const hidden = 0.1; // the stroke of a frame, or half a line, is no reason to make the board smaller
  for (const side of /** @type {const} */ (["left", "right", "top", "bottom"])) {
    room[side] = room[side] > hidden ? Math.round(room[side] * 1000) / 1000 : 0;
  }
  return room;
}

/** @param {readonly ShapeData[]} shapes @param {number} size @returns {Set<number>} cells with text in the upper left corner */
export function labelled(shapes, size) {
  const found = /** @type {Set<number>} */ (new Set());
  for (const { kind, points: [[x, y]] } of shapes) {
    const inside = Math.min(x, y) >= 0 && Math.max(x, y) < size;
    if (kind === "text" && inside && x % 1 < 0.5 && y % 1 < 0.3) found.add(Math.floor(y) * size + Math.floor(x));
  }
  return found;
}
