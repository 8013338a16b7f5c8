/** The puzzles made: small pictures, facts about each, the chosen one large, and buttons for one or all of them. */

import { countOf, detailOf, headlineOf, lineOf, nearestTitle, factsOf, linesOf, ratingsOf, recipeOf, sorted, tableOf } from "../acts/words.js";
import { shownValue, sidesOf } from "../game/boards.js";
import { describe } from "../game/known.js";
import { layersOf, shapeOf, svg } from "../grid/drawing.js";
import { linesOf as boardLines, frameLine } from "../grid/figure.js";
import { drawMinutes } from "../kept/statistics.js";
import { button, byId, onClick, make } from "../page/dom.js";
import { goTo } from "../page/places.js";
import { toClipboard, save } from "../page/texts.js";
import { brief, notice } from "../page/words.js";
import { survey } from "../acts/listing.js";
import { say } from "../words/say.js";

/** @typedef {Made["puzzles"][number]} MadePuzzle */

/** @param {MadePuzzle} one @returns {SVGElement} a small grid */
function picture({ puzzle: { board, givens, shapes = [] } }) {
  const { size } = board;
  const [high, wide] = sidesOf(board);
  const [under, over] = layersOf(shapes);
  return svg(
    "svg", { viewBox: `-.1 -.1 ${wide + 0.2} ${high + 0.2}`, "aria-hidden": "true" },
    svg("path", { class: "ground", d: frameLine(board) }),
    ...(board.shaded ?? []).map((cell) => square("shaded", cell, size)),
    ...under.map(shapeOf),
    ...boardLines(board),
    ...givens.flatMap((value, cell) => (value ? [digit(shownValue(board, value), cell, size)] : [])),
    ...over.map(shapeOf),
  );
}

/** @param {string} name @param {number} cell @param {number} size */
const square = (name, cell, size) =>
  svg("rect", { class: name, x: `${cell % size}`, y: `${Math.floor(cell / size)}`, width: "1", height: "1" });

/** @param {string} value @param {number} cell @param {number} size */
function digit(value, cell, size) {
  const isLong = value.length > 1;
  return svg("text", { x: (cell % size) + 0.5, y: Math.floor(cell / size) + (isLong ? 0.72 : 0.8), ...(isLong ? { class: "long" } : {}) }, value);
}

/** Where a puzzle can go, by button. */
const WAYS = { play: "made-play", solve: "made-solve", print: "made-one-print" };

/**
 * @param {Actions} actions
 * @returns {(one: MadePuzzle | null, nearest: MadePuzzle | null) => void} shows one; if there is none, the closest so far, or one with rules while it is rated
 */
function shownPuzzle(actions) {
  const figure = byId("made-shown");
  let drawn = /** @type {MadePuzzle | null} */ (null);
  let taken = /** @type {MadePuzzle | null} */ (null);
  for (const [place, id] of Object.entries(WAYS)) onClick(id, () => taken && takeTo(actions, taken, /** @type {Place} */ (place)));
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

/** @param {Actions} actions @param {MadePuzzle} one @param {Place} place */
function takeTo(actions, one, place) {
  if (one.text) actions.load(one.text);
  else actions.open(describe(one.puzzle, { level: one.level ?? null }));
  actions.toPrint = place === "print" ? "grid" : "";
  goTo(place);
}

/** @param {Actions} actions @param {string} text */
async function copy(actions, text) {
  const copied = await toClipboard(text);
  actions.say(brief(copied ? notice.copiedAll : notice.notCopied));
}

/** How many puzzles are listed at once. */
const PAGE = 60;

/** @param {Actions} actions @returns {(state: AppState) => void} */
export function madeList(actions) {
  const order = /** @type {HTMLSelectElement} */ (byId("made-order"));
  const entries = /** @type {WeakMap<MadePuzzle, HTMLElement>} */ (new WeakMap());
  const show = shownPuzzle(actions);
  let shown = /** @type {Made | null} */ (null);
  let most = PAGE;
  let chosen = 0;
  const all = () => shown?.puzzles ?? [];
  const puzzles = () => sorted(all(), /** @type {import("../acts/words.js").Order} */ (order.value));
  const choose = (/** @type {MadePuzzle} */ one) => ((chosen = all().indexOf(one)), draw());
  const draw = () => {
    const nearest = shown?.nearest ?? null;
    const many = nearest && !shown?.going ? [nearest] : puzzles();
    const at = all()[chosen] ?? many[0];
    const items = many.slice(0, most).map((one) => entryOf(entries, one, choose));
    arrange(byId("made"), items);
    items.forEach((item, i) => item.querySelector("button")?.setAttribute("aria-pressed", `${many[i] === at}`));
    show(at?.error ? null : at ?? null, nearest);
    byId("made-tools").hidden = !all().length;
    byId("made-levels").hidden = all().length > 0 || nearest !== null;
    byId("made-count").hidden = all().length < 2;
    byId("made-count").textContent = say("make-count-title", { count: all().length });
    byId("made-all").textContent = say("make-all-title", { count: all().length });
    byId("made-more").hidden = many.length <= most;
    byId("made-more").textContent = say("make-show-more-of", { count: many.length });
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
    if (!before || (after && after.puzzles.length < before.puzzles.length)) [most, chosen] = [PAGE, 0];
    if (DRAWN.some((name) => before?.[name] !== after?.[name])) draw();
    const recipe = made ? recipeOf(made) : "";
    byId("made-from").hidden = !recipe;
    byId("made-recipe").textContent = recipe;
  };
}

/** What the list is drawn from. */
const DRAWN = /** @type {const} */ (["puzzles", "nearest", "wished", "going"]);

/** Have *list* show *items*; those already at its head are left alone, since each is a drawing. @param {HTMLElement} list @param {HTMLElement[]} items */
function arrange(list, items) {
  let same = 0;
  while (same < items.length && list.children[same] === items[same]) same += 1;
  while (list.children.length > same) list.lastElementChild?.remove();
  list.append(...items.slice(same));
}

/** @param {WeakMap<MadePuzzle, HTMLElement>} entries @param {MadePuzzle} one @param {(one: MadePuzzle) => void} choose */
function entryOf(entries, one, choose) {
  const entry = entries.get(one) ?? entryMade(one, choose);
  entries.set(one, entry);
  return entry;
}

/** @param {MadePuzzle} one @param {(one: MadePuzzle) => void} choose @returns {HTMLElement} a picture, and what is known */
function entryMade(one, choose) {
  const part = (/** @type {string} */ name, /** @type {string} */ text) => make("span", { class: name }, text);
  if (one.error) return make("li", {}, part("facts", one.error));
  const words = make("span", {}, part("facts", factsOf(one)), part("hardest", one.hardest ?? ""), part("quiet", ratingsOf(one)));
  return make("li", {}, button({}, () => choose(one), picture(one), words));
}
