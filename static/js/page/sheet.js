/** The bottom sheet on a phone, which holds the answers and covers what is below the keys. Dragging or pressing sets one of three heights. */

import { byId } from "./dom.js";
import { sheetHeights } from "./words.js";

/** @typedef {"line" | "half" | "whole"} Height one line, up to the keys, or up to the masthead */

const HEIGHTS = /** @type {readonly Height[]} */ (["line", "half", "whole"]);

/** Screens that have a sheet, as in places.css. */
const BELOW = "(max-width: 52rem) and (max-aspect-ratio: 5/4), (max-aspect-ratio: 1/1)";

/** Pixels after which a touch is a drag, and after which a drag goes to the next height. */
const [SLACK, MEANT] = [4, 28];

/** What each key does to the height. @type {Record<string, (at: number) => number>} */
const KEYS = { ArrowUp: (at) => at + 1, ArrowRight: (at) => at + 1, ArrowDown: (at) => at - 1, ArrowLeft: (at) => at - 1, Home: () => 0, End: () => 2 };

/** @returns {Height} */
const heightNow = () => /** @type {Height} */ (byId("sheet").dataset.height ?? "half");

/** @param {Height} height of the sheet; what it covers then cannot be focused */
function sheetTo(height) {
  byId("sheet").dataset.height = height;
  byId("grip").setAttribute("aria-valuenow", `${HEIGHTS.indexOf(height)}`);
  byId("grip").setAttribute("aria-valuetext", sheetHeights[height]);
  const covers = height === "whole" && matchMedia(BELOW).matches && byId("sheet").getClientRects().length > 0;
  for (const id of ["stage", "playing-pad"]) byId(id).inert = covers;
}

/** Bring the answer into view: raise the sheet from its line, and scroll it to the top. */
export function raiseSheet() {
  if (heightNow() === "line") sheetTo("half");
  byId("sheet").scrollTop = 0;
}

/** @param {number} at index of a height, clamped */
const goTo = (at) => sheetTo(HEIGHTS[Math.min(Math.max(at, 0), HEIGHTS.length - 1)]);

/**
 * @param {number} from height in pixels where a drag began
 * @param {number} to where it ended
 * @param {readonly number[]} pixels of the three heights
 * @returns {number} how many heights it moved up
 */
function dragged(from, to, pixels) {
  if (Math.abs(to - from) < MEANT) return 0;
  const begun = nearest(from, pixels);
  return nearest(to, pixels) - begun || Math.sign(to - from);
}

/** @param {number} height @param {readonly number[]} pixels @returns {number} the index of the nearest */
const nearest = (height, pixels) => pixels.reduce((best, one, at) => (Math.abs(one - height) < Math.abs(pixels[best] - height) ? at : best), 0);

/** Bind the grip: it is dragged, pressed (up, and from the top down to the line), or moved with the arrows. */
export function sheet() {
  const [whole, grip] = [byId("sheet"), byId("grip")];
  const at = () => HEIGHTS.indexOf(heightNow());
  let start = /** @type {{ y: number, height: number } | null} */ (null);
  let moved = false;

  grip.addEventListener("pointerdown", (event) => {
    grip.setPointerCapture(event.pointerId);
    start = { y: event.clientY, height: whole.offsetHeight };
    moved = false;
  });
  grip.addEventListener("pointermove", ({ clientY }) => {
    if (!start || (!moved && Math.abs(clientY - start.y) < SLACK)) return;
    moved = true;
    whole.classList.add("dragged");
    whole.style.height = `${Math.max(0, start.height + start.y - clientY)}px`;
  });
  for (const end of ["pointerup", "pointercancel"]) {
    grip.addEventListener(end, () => {
      const [begun, ended] = [start?.height ?? 0, whole.offsetHeight];
      start = null;
      if (!moved) return;
      whole.style.height = "";
      goTo(at() + dragged(begun, ended, pixelsOf(whole)));
      whole.classList.remove("dragged");
    });
  }
  grip.addEventListener("click", () => moved || sheetTo(HEIGHTS[(at() + 1) % HEIGHTS.length]));
  grip.addEventListener("keydown", (event) => {
    moved = false;
    if (!Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    event.stopPropagation(); // the arrows are not for the grid
    goTo(KEYS[event.key](at()));
  });
  whole.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || heightNow() !== "whole") return;
    event.stopPropagation();
    sheetTo("half");
  });
  new ResizeObserver(() => sheetTo(heightNow())).observe(whole); // a hidden sheet covers nothing
  matchMedia(BELOW).addEventListener("change", () => sheetTo(heightNow()));
  addEventListener("hashchange", () => sheetTo("half"));
  leaveKeysFree();
  sheetTo("half");
}

/** @param {HTMLElement} whole @returns {number[]} its three heights, in pixels */
function pixelsOf(whole) {
  const now = heightNow();
  const all = HEIGHTS.map((height) => ((whole.dataset.height = height), whole.offsetHeight));
  whole.dataset.height = now;
  return all;
}

/** Pass to the style sheet where the keys end, which is the top of the sheet at half height. */
function leaveKeysFree() {
  const keys = byId("playing-pad");
  const measure = () => {
    const { bottom } = (keys.querySelector(".keys") ?? keys).getBoundingClientRect();
    if (bottom > 0) document.body.style.setProperty("--keys-end", `${Math.ceil(bottom + scrollY)}px`);
  };
  const watching = new ResizeObserver(measure);
  for (const id of ["stage", "playing-pad", "head"]) watching.observe(byId(id));
  addEventListener("resize", measure);
}
