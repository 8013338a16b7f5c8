/** The puzzle of those made that was chosen: large, what is known of it, and ways to take it along. */

import { countOf, detailOf, headlineOf, lineOf, nearestTitle } from "../acts/making-words.js";
import { shownValue, sidesOf } from "../game/boards.js";
import { describe } from "../game/known.js";
import { shapeOf, svg } from "../grid/drawing.js";
import { linesOf as boardLines } from "../grid/figure.js";
import { frameLine } from "../grid/lines.js";
import { drawMinutes } from "../kept/minutes-later.js";
import { byId, onClick } from "../page/dom.js";
import { goTo } from "../page/places.js";
import { toClipboard } from "../page/texts.js";
import { brief, notice } from "../page/words.js";

/** @typedef {import("../types.js").Made["puzzles"][number]} MadePuzzle */

/** @param {MadePuzzle} one @returns {SVGElement} a small grid */
export function picture({ puzzle: { board, givens, shapes = [] } }) {
  const { size } = board;
  const [high, wide] = sidesOf(board);
  const drawn = svg("svg", { viewBox: `-.1 -.1 ${wide + 0.2} ${high + 0.2}`, "aria-hidden": "true" });
  drawn.append(
    svg("path", { class: "ground", d: frameLine(board) }),
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

/** @typedef {import("../acts/actions.js").Actions} Actions */

/** Where a puzzle may be taken, and by which button. */
const WAYS = { play: "made-play", solve: "made-solve", print: "made-one-print" };

/**
 * @param {Actions} actions
 * @returns {(one: MadePuzzle | null, nearest: MadePuzzle | null) => void} shows one; if there is none, draws what is nearest to the wish, or one with rules while it is rated
 */
export function shownPuzzle(actions) {
  const figure = byId("made-shown");
  let drawn = /** @type {MadePuzzle | null} */ (null);
  let taken = /** @type {MadePuzzle | null} */ (null);
  for (const [place, id] of Object.entries(WAYS)) onClick(id, () => taken && takeTo(actions, taken, /** @type {import("../page/places.js").Place} */ (place)));
  onClick("made-one-copy", () => taken && copy(actions, lineOf(taken)));
  return (one, nearest) => {
    const seen = one ?? nearest;
    if (seen !== drawn) {
      figure.querySelector("svg:not(.bare)")?.remove();
      if (seen) figure.prepend(picture(seen));
    }
    figure.toggleAttribute("data-empty", !seen);
    byId("made-caption").textContent = seen && !one ? nearestTitle(seen) : "";
    byId("made-one").hidden = !one;
    byId("made-title").textContent = one ? headlineOf(one) : "";
    byId("made-facts").textContent = one ? countOf(one) : "";
    byId("made-ratings").textContent = one ? detailOf(one) : "";
    drawMinutes("made-minutes", actions.store.get(), () => taken?.minutes);
    [drawn, taken] = [seen, one];
  };
}

/** @param {Actions} actions @param {MadePuzzle} one @param {import("../page/places.js").Place} place */
function takeTo(actions, one, place) {
  if (one.text) actions.load(one.text);
  else actions.open(describe(one.puzzle, { level: one.level ?? null }));
  actions.toPrint = place === "print" ? "grid" : "";
  goTo(place);
}

/** @param {Actions} actions @param {string} text */
export async function copy(actions, text) {
  const copied = await toClipboard(text);
  actions.say(brief(copied ? notice.copiedAll : notice.notCopied));
}
