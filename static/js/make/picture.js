/** A puzzle that was made, as a picture. */

import { shownValue } from "../game/boards.js";
import { shapeOf, svg } from "../grid/drawing.js";
import { linesOf as boardLines } from "../grid/figure.js";

/** @typedef {import("../protocol.js").MadePuzzle} MadePuzzle */

/** @param {MadePuzzle} one @returns {SVGElement} a small grid */
export function picture({ puzzle: { board, givens, shapes = [] } }) {
  const { size } = board;
  const drawn = svg("svg", { viewBox: `-.1 -.1 ${size + 0.2} ${size + 0.2}`, "aria-hidden": "true" });
  drawn.append(
    ...(board.shaded ?? []).map((cell) => square("shaded", cell, size)),
    ...shapes.filter(({ over }) => !over).map(shapeOf),
    ...boardLines(board),
    ...givens.flatMap((value, cell) => (value ? [digit(shownValue(board, value), cell, size)] : [])),
    ...shapes.filter(({ over }) => over).map(shapeOf),
  );
  return drawn;
}

/** @param {string} name @param {number} cell @param {number} size */
const square = (name, cell, size) =>
  svg("rect", { class: name, x: `${cell % size}`, y: `${Math.floor(cell / size)}`, width: "1", height: "1" });

/** @param {string} value @param {number} cell @param {number} size */
function digit(value, cell, size) {
  const text = svg("text", { x: `${(cell % size) + 0.5}`, y: `${Math.floor(cell / size) + (value.length > 1 ? 0.72 : 0.8)}` });
  if (value.length > 1) text.setAttribute("class", "long");
  text.textContent = value;
  return text;
}
