/**
 * The side of the grid in the frame: under the keys a headline, a sentence, and buttons. And the height that
 * the frame asks for, computed only from its width and its texts, never from its present height.
 */

import { position } from "../game/game.js";
import { named, namesOf } from "../game/naming.js";
import { byId } from "../page/dom.js";

/** Width in rem from which the keys are beside the grid (static/css/framed.css puts them there if the frame is wider than high). */
const WIDE = 46;

/** Room beside the grid, and the largest grid, in rem. */
const [BESIDE, LARGEST] = [15.75, 36];

/** Pixels around the grid. */
const BORDER = 4;

/**
 * @param {number} width pixels of the frame
 * @param {number} rem pixels of one rem
 * @param {number} below pixels of the keys and all below them, with the gaps above
 * @returns {number} pixels
 */
export function heightFor(width, rem, below) {
  const largest = LARGEST * rem + BORDER;
  const isWide = width >= WIDE * rem;
  return Math.ceil(rem + (isWide ? Math.min(width - BESIDE * rem, largest) : Math.min(width - rem, largest) + below));
}

/** @returns {number} pixels, measured */
function wanted() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const parts = [...byId("side").children].filter((part) => part.getClientRects().length);
  return heightFor(innerWidth, rem, parts.reduce((sum, part) => sum + part.scrollHeight + rem / 2, 0));
}

/** @param {(height: number) => void} tell is called with it at first, and whenever it may have changed */
export function followHeight(tell) {
  const observer = new ResizeObserver(() => tell(wanted()));
  for (const part of [byId("frame"), ...byId("side").children]) observer.observe(part);
}

/** @param {(state: AppState) => Notice | null} told what a hint says, once there are any @returns {(state: AppState) => void} */
export function talk(told) {
  return (state) => {
    const notice = state.notice ?? told(state);
    byId("talk").hidden = !notice;
    byId("verdict-title").textContent = notice?.title ?? "";
    byId("verdict-title").dataset.tone = notice?.tone ?? "plain";
    byId("verdict-detail").textContent = named(notice?.detail ?? "", namesOf(state), position(state.game).board.size);
    const acts = /** @type {readonly string[]} */ (state.notice?.acts ?? []);
    byId("acts").hidden = !acts.length;
    for (const button of byId("acts").querySelectorAll("button")) button.hidden = !acts.includes(button.id);
  };
}
