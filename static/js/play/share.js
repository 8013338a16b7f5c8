/** A picture of a solved puzzle, handed to the browser's share dialog. A separate script. */

import { givensOf } from "../game/game.js";
import { elapsed, timeText } from "../game/timer.js";
import { svg, thumbnail } from "../grid/drawing.js";
import { save } from "../page/texts.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** Points of the picture from edge to edge, and of the puzzle in it. */
const [WHOLE, PUZZLE] = [900, 660];

/** Its inks, whatever the theme. */
const [INK, RULE, PAPER] = ["#1a1815", "#b4ad9f", "#fffefb"];

/** @param {string} text @param {number} y @param {number} size @returns {SVGElement} */
const line = (text, y, size) => svg("text", { x: WHOLE / 2, y, fill: INK, "font-size": size, "font-family": "serif", "text-anchor": "middle" }, text);

/** @param {readonly number[]} givens @param {string} words @returns {SVGElement} */
function drawn(givens, words) {
  const puzzle = thumbnail(givens);
  for (const [name, value] of Object.entries({ x: (WHOLE - PUZZLE) / 2, y: 70, width: PUZZLE, height: PUZZLE, fill: INK })) puzzle.setAttribute(name, `${value}`);
  const [, boxes, edge] = puzzle.children;
  for (const [one, stroke, width] of /** @type {[Element, string, string][]} */ ([[boxes, RULE, ".12"], [edge, INK, ".25"]])) {
    for (const [name, value] of Object.entries({ fill: "none", stroke, "stroke-width": width })) one.setAttribute(name, value);
  }
  const how = { xmlns: "http://www.w3.org/2000/svg", width: WHOLE, height: WHOLE, viewBox: `0 0 ${WHOLE} ${WHOLE}` };
  return svg("svg", how, svg("rect", { width: WHOLE, height: WHOLE, fill: PAPER }), puzzle, line(words, 800, 40), line(say("page-pencilmark"), 852, 28));
}

/** @param {SVGElement} picture @returns {Promise<Blob | null>} as PNG */
async function pngOf(picture) {
  const image = new Image(WHOLE, WHOLE);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WHOLE, WHOLE];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((settle) => canvas.toBlob(settle, "image/png"));
}

/** @param {readonly number[]} givens @param {string} words @returns {Promise<Notice | null>} what is to be said of it: it was saved where nothing can be shared */
async function sharePicture(givens, words) {
  const blob = await pngOf(drawn(givens, words)).catch(() => null);
  if (!blob) return wording.noPicture;
  const file = new File([blob], "sudoku.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    save(file.name, file.type, blob);
    return wording.pictureSaved;
  }
  await navigator.share({ files: [file], text: words }).catch(() => {}); // the visitor changed their mind
  return null;
}

/** @param {Actions} actions */
export async function share(actions) {
  const { record, settings, timer } = actions.store.get();
  const time = settings.timer ? timeText(elapsed(timer, Date.now())) : "";
  const said = await sharePicture(givensOf(actions.now), [wording.titleOf(record), time].filter(Boolean).join(" \u00b7 "));
  if (said) actions.say(said);
}
