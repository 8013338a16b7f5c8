/** The puzzle of those made that was chosen: large, what is known of it, and ways to take it along. */

import { byId, onClick } from "../page/dom.js";
import { countOf, detailOf, headlineOf, lineOf, nearestTitle } from "../acts/making-words.js";
import { describe } from "../game/known.js";
import { drawMinutes } from "../kept/minutes-later.js";
import { goTo } from "../page/places.js";
import { picture } from "./picture.js";
import { brief, notice } from "../page/words.js";

/**
 * @typedef {import("../types.js").Made["puzzles"][number]} MadePuzzle
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

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
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  actions.say(brief(copied ? notice.copiedAll : notice.notCopied));
}
