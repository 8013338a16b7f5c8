/** The puzzle in a frame: the HTML that carries it on another page, and how it looks there. */

import { linkOf } from "../game/link.js";
import { make } from "../page/dom.js";
import * as wording from "./words.js";

/** Pixels of the frame: the width of a phone, and what grid and keys need then. */
const [WIDTH, HEIGHT] = [400, 640];

/** @param {import("../types.js").Position} now @param {string} page its own address @returns {string} the address of its frame */
export const frameOf = (now, page = location.href) => new URL(`embed.html${linkOf(now)}`, page).href;

/** @param {string} address @returns {string} the HTML of the frame */
export function snippetOf(address) {
  const frame = make("iframe", { src: address, title: "Sudoku", width: `${WIDTH}`, height: `${HEIGHT}` });
  frame.style.border = "0";
  return frame.outerHTML;
}

/** @param {HTMLElement} place @param {string} address shows that frame there; none where the address is empty */
export function preview(place, address) {
  place.hidden = !address;
  const shown = place.querySelector("iframe");
  if (shown?.src === address) return;
  const frame = make("iframe", { src: address, title: wording.preview, width: `${WIDTH}`, height: `${HEIGHT}` });
  place.replaceChildren(...(address ? [frame] : []));
}
