/** The list of puzzles made: small pictures, what is known of each, and ways to take all of them along. */

import { byId, make, onClick } from "../page/dom.js";
import { allTitle, countTitle, factsOf, linesOf, ratingsOf, recipeOf, showMore, sorted, tableOf } from "../acts/making-words.js";
import { copy, picture, shownPuzzle } from "./made-one.js";
import { goTo } from "../page/places.js";
import { survey } from "../acts/listing.js";
import { save } from "../page/texts.js";

/**
 * @typedef {import("../types.js").Made} Made
 * @typedef {Made["puzzles"][number]} MadePuzzle
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** Puzzles that are listed at once. */
const PAGE = 60;

/** @param {Actions} actions @returns {(state: import("../types.js").AppState) => void} */
export function madeList(actions) {
  const order = /** @type {HTMLSelectElement} */ (byId("made-order"));
  const entries = /** @type {WeakMap<MadePuzzle, HTMLElement>} */ (new WeakMap());
  const show = shownPuzzle(actions);
  let shown = /** @type {Made | null} */ (null);
  let most = PAGE;
  let chosen = 0;
  const all = () => shown?.puzzles ?? [];
  const puzzles = () => sorted(all(), /** @type {import("../acts/making-words.js").Order} */ (order.value));
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
    byId("made-count").textContent = countTitle(all().length);
    byId("made-all").textContent = allTitle(all().length);
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
    if (!before || (after && after.puzzles.length < before.puzzles.length)) [most, chosen] = [PAGE, 0];
    if (DRAWN.some((name) => before?.[name] !== after?.[name])) draw();
    const recipe = made ? recipeOf(made) : "";
    byId("made-from").hidden = !recipe;
    byId("made-recipe").textContent = recipe;
  };
}

/** What the list is drawn from. */
const DRAWN = /** @type {const} */ (["puzzles", "nearest", "wished", "going"]);

/** Have *list* show *items*; those that lead it already are left alone, since each is a drawing. @param {HTMLElement} list @param {HTMLElement[]} items */
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
  const item = make("li", {});
  if (one.error) return item.append(make("span", { class: "facts" }, one.error)), item;
  const way = make("button", { type: "button" });
  const words = make("span", {});
  words.append(make("span", { class: "facts" }, factsOf(one)), make("span", { class: "hardest" }, one.hardest ?? ""), make("span", { class: "quiet" }, ratingsOf(one)));
  way.append(picture(one), words);
  way.addEventListener("click", () => choose(one));
  item.append(way);
  return item;
}
