/** A puzzle as small as a stamp: a square for each given. */

import { range } from "../game/boards.js";
import { svg } from "./drawing.js";

/** @param {readonly number[]} givens @returns {SVGElement} */
export function thumbnail(givens) {
  const size = Math.round(Math.sqrt(givens.length));
  const box = Math.round(Math.sqrt(size));
  const drawn = svg("svg", { class: "thumbnail", viewBox: `-.3 -.3 ${size + 0.6} ${size + 0.6}`, "aria-hidden": "true", focusable: "false" });
  const at = box * box === size ? range(box - 1).map((i) => (i + 1) * box) : [];
  drawn.append(
    svg("path", { class: "dots", d: range(givens.length).filter((cell) => givens[cell]).map((cell) => `M${(cell % size) + 0.2} ${Math.floor(cell / size) + 0.2}h.6v.6h-.6z`).join("") }),
    svg("path", { class: "boxes", d: at.map((place) => `M${place} 0v${size}M0 ${place}h${size}`).join("") }),
    svg("rect", { class: "edge", width: size, height: size }),
  );
  return drawn;
}
