/** The list of puzzles made: small pictures, what is known of each, and ways to take them along. */

import { seenValue } from "../game/boards.js";
import { byId, make, onClick } from "../page/dom.js";
import { shapeOf, svg } from "../grid/drawing.js";
import { linesOf as boardLines } from "../grid/figure.js";
import { factsOf, lineOf, linesOf, ratingsOf, recipeOf, showMore, sorted, tableOf } from "../acts/making-words.js";
import { describe } from "../game/known.js";
import { goTo } from "../page/places.js";
import { survey } from "../acts/listing.js";
import { save } from "../page/save.js";
import { brief, notice } from "../page/words.js";

/**
 * @typedef {import("../types.js").Made} Made
 * @typedef {Made["puzzles"][number]} MadePuzzle
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** Puzzles that are shown at once. */
const PAGE = 60;

/** @param {Actions} actions @returns {(state: import("../types.js").AppState) => void} */
export function madeList(actions) {
  const order = /** @type {HTMLSelectElement} */ (byId("made-order"));
  const entries = /** @type {WeakMap<MadePuzzle, HTMLElement>} */ (new WeakMap());
  let shown = /** @type {Made | null} */ (null);
  let most = PAGE;
  const puzzles = () => sorted(shown?.puzzles ?? [], /** @type {import("../acts/making-words.js").Order} */ (order.value));
  const draw = () => {
    const nearest = shown?.going ? null : shown?.nearest;
    const many = nearest ? [nearest] : puzzles();
    arrange(byId("made"), many.slice(0, most).map((one) => entryOf(entries, actions, one)));
    byId("made-tools").hidden = many.length < 2;
    byId("made-more").hidden = many.length <= most;
    byId("made-more").textContent = showMore(many.length);
  };
  order.addEventListener("change", draw);
  onClick("made-more", () => ((most += PAGE), draw()));
  onClick("solve-all", () => survey(actions, false));
  onClick("rate-all", () => survey(actions, true));
  onClick("made-many", () => {
    actions.handed = [{ name: "made", text: linesOf(puzzles().filter(({ error }) => !error)) }];
    goTo("many");
  });
  onClick("made-print", () => {
    actions.toPrint = "made";
    goTo("print");
  });
  onClick("made-copy", () => copy(actions, linesOf(puzzles())));
  onClick("made-text", () => save("puzzles.txt", "text/plain", `${linesOf(puzzles())}\n`));
  onClick("made-csv", () => save("puzzles.csv", "text/csv", tableOf(puzzles(), shown?.version ?? "")));

  return ({ made }) => {
    if (made === shown) return;
    const [before, after] = [shown, made];
    shown = made;
    if (!before || (after && after.puzzles.length < before.puzzles.length)) most = PAGE;
    if (before?.puzzles !== after?.puzzles || before?.wished !== after?.wished || before?.going !== after?.going) draw();
    const recipe = made ? recipeOf(made) : "";
    byId("made-from").hidden = !recipe;
    byId("made-recipe").textContent = recipe;
  };
}

/** Have *list* show *items*; those that lead it already are left alone, since each is a drawing. @param {HTMLElement} list @param {HTMLElement[]} items */
function arrange(list, items) {
  let same = 0;
  while (same < items.length && list.children[same] === items[same]) same += 1;
  while (list.children.length > same) list.lastElementChild?.remove();
  list.append(...items.slice(same));
}

/** @param {WeakMap<MadePuzzle, HTMLElement>} entries @param {Actions} actions @param {MadePuzzle} one */
function entryOf(entries, actions, one) {
  const entry = entries.get(one) ?? entryMade(actions, one);
  entries.set(one, entry);
  return entry;
}

/** Where a puzzle may be taken. */
const WAYS = /** @type {const} */ (["play", "set", "print"]);

/** @param {Actions} actions @param {MadePuzzle} one @returns {HTMLElement} a picture, what is known, and ways to take it */
function entryMade(actions, one) {
  const item = make("li", {});
  if (one.error) return item.append(make("span", { class: "facts" }, one.error)), item;
  const facts = factsOf(one);
  const ways = WAYS.map((place) => {
    const name = `${place[0].toUpperCase()}${place.slice(1)}`;
    const way = make("button", { type: "button", "aria-label": `${name} ${facts}` }, name);
    way.addEventListener("click", () => {
      if (one.text) actions.load(one.text);
      else actions.open(describe(one.puzzle, { level: one.level ?? null }));
      actions.toPrint = place === "print" ? "grid" : "";
      goTo(place);
    });
    return way;
  });
  const take = make("button", { type: "button", "aria-label": `Copy ${facts}` }, "Copy");
  take.addEventListener("click", () => copy(actions, lineOf(one)));
  item.append(picture(one), make("span", { class: "facts" }, facts), make("span", {}, ratingsOf(one)), ...ways, take);
  return item;
}

/** @param {MadePuzzle} one @returns {SVGElement} a small grid */
export function picture({ puzzle: { board, givens, shapes = [] } }) {
  const { size } = board;
  const drawn = svg("svg", { viewBox: `-.1 -.1 ${size + 0.2} ${size + 0.2}`, "aria-hidden": "true" });
  drawn.append(
    ...(board.shaded ?? []).map((cell) => square("shaded", cell, size)),
    ...shapes.filter(({ over }) => !over).map(shapeOf),
    ...boardLines(board),
    ...givens.flatMap((value, cell) => (value ? [digit(seenValue(board, value), cell, size)] : [])),
    ...shapes.filter(({ over }) => over).map(shapeOf),
  );
  return drawn;
}

/** @param {string} name @param {number} cell @param {number} size */
const square = (name, cell, size) =>
  svg("rect", { class: name, x: `${cell % size}`, y: `${Math.floor(cell / size)}`, width: "1", height: "1" });

/** @param {number} value @param {number} cell @param {number} size */
function digit(value, cell, size) {
  const text = svg("text", { x: `${(cell % size) + 0.5}`, y: `${Math.floor(cell / size) + (value > 9 ? 0.72 : 0.8)}` });
  if (value > 9) text.setAttribute("class", "long");
  text.textContent = `${value}`;
  return text;
}

/** @param {Actions} actions @param {string} text */
async function copy(actions, text) {
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  actions.say(brief(copied ? notice.copiedAll : notice.notCopied));
}
