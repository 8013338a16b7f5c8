/** Fog over the grid, a separate script: finds out which digits are right, keeps cleared cells clear, and draws the fog. */

import { coveredIn, covered, everLit, isFoggy, rightIn, toldSolution } from "../game/fog.js";
import { isFull } from "../game/boards.js";
import { keyAt, position, puzzleOf } from "../game/game.js";
import { solutionOf } from "../game/solution.js";
import { svg } from "./drawing.js";
import { byId } from "../page/dom.js";
import * as wording from "./words.js";

/** @param {Pick<Parts, "store" | "actions">} parts */
export function mount({ store, actions }) {
  const follow = follower(store, actions);
  store.hear(follow);
  store.watch(drawer(), ["game", "fog", "place", "settings"]);
}

/** @param {Store} store @param {Actions} actions @returns {(state: AppState) => void} keeps `fog` up to date */
function follower(store, actions) {
  let last = /** @type {Partial<AppState>} */ ({});
  let [asked, searched] = ["", ""];
  let lit = /** @type {Set<number>} */ (new Set());
  return ({ game, solution, fog, python, place }) => {
    if (game === last.game && solution === last.solution && python === last.python && place === last.place) return;
    last = { game, solution, python, place };
    const now = position(game);
    if (!isFoggy(now)) return void (fog && store.set({ fog: null }));
    if (place !== "play") return;
    const key = keyAt(now);
    const told = toldSolution(now) ?? (solution?.key === key ? solution.values : undefined);
    if (told === undefined && asked !== key) {
      asked = key;
      void find(now, key, store, actions).catch(() => (asked = ""));
    }
    const whole = `${key} ${told !== undefined}`;
    if (whole !== searched) lit = everLit(game, told ?? null);
    searched = whole;
    if (told) for (const cell of rightIn(now, told)) lit.add(cell);
    const isOver = told === null || (told && isFull(now.board, now.values) && told.every((value, cell) => !value || value === now.values[cell]));
    const left = isOver ? /** @type {Set<number>} */ (new Set()) : covered(now, lit);
    if (fog?.key === key && fog.lit.length === lit.size && fog.covered.size === left.size) return;
    store.set({ fog: { key, lit: [...lit], covered: left } });
    if (told === null) actions.say(wording.noFog);
  };
}

/**
 * Find the solution, by which the fog clears.
 * @param {Position} now
 * @param {string} key
 * @param {Store} store
 * @param {Actions} actions
 */
async function find(now, key, store, actions) {
  const { board, givens, rules = [] } = puzzleOf(now);
  const plain = rules.every((rule) => isFoggy({ rules: [rule] })) ? solutionOf(now.board, givens) : undefined;
  if (plain !== undefined) return store.set({ solution: { key, values: plain } });
  if (!actions.isUp) actions.say(wording.waiting);
  const { status, solutions } = await actions.engine.ask("solve", { ...puzzleOf(now), board, limit: 2 }).answer;
  store.set({ solution: { key, values: status === "unique" ? solutions[0] : null } });
  if (store.get().notice === wording.waiting) store.set({ notice: null });
}

/** Most cells that shapes extend beyond the board. */
const BEYOND = 4;

/** @returns {(state: AppState) => void} draws the fog below the digits and clips the puzzle's shapes under it; in Set a thin fog over all that it will cover */
function drawer() {
  const cover = byId("under-fog");
  let before = /** @type {ReadonlySet<number>} */ (new Set());
  return (state) => {
    const now = position(state.game);
    const { size } = now.board;
    const isSet = state.place === "set" && isFoggy(now);
    const cells = isSet ? covered(now, []) : coveredIn(state);
    const hides = cells.size > 0 && !isSet;
    for (const id of ["under-variants", "over-variants"]) byId(id).style.clipPath = hides ? "url(#fog-clear)" : "";
    const lifted = hides || before.size ? [...before].filter((cell) => !cells.has(cell)) : [];
    before = hides ? cells : new Set();
    cover.classList.toggle("thin", isSet);
    cover.replaceChildren(...(cells.size ? fogOver(squares(cells, size), size) : []), ...(lifted.length && state.place === "play" ? [lifting(squares(lifted, size))] : []));
  };
}

/** @param {Iterable<number>} cells @param {number} size @returns {string} a path of squares */
const squares = (cells, size) => [...cells].map((cell) => `M${cell % size} ${Math.floor(cell / size)}h1v1h-1z`).join("");

/** @param {string} path @param {number} size @returns {SVGElement[]} the fog, soft at its edges, and the clip of all that is clear */
function fogOver(path, size) {
  const clear = svg("clipPath", { id: "fog-clear" });
  const whole = `M${-BEYOND} ${-BEYOND}h${size + 2 * BEYOND}v${size + 2 * BEYOND}h${-size - 2 * BEYOND}z`;
  clear.append(svg("path", { d: whole + path, "clip-rule": "evenodd" }));
  const board = svg("clipPath", { id: "fog-board" }, svg("rect", { width: size, height: size }));
  const soft = svg("g", { "clip-path": "url(#fog-board)" });
  soft.append(...[0.36, 0.24, 0.12].map((width) => svg("path", { class: "edge", d: path, "stroke-width": width })), svg("path", { class: "whole", d: path }), billows(size, path));
  return [clear, board, soft];
}

/** @param {number} size @param {string} path @returns {SVGElement} light swathes in the fog */
function billows(size, path) {
  const clip = svg("clipPath", { id: "fog-here" }, svg("path", { d: path }));
  const [all, soft] = [svg("g", { "clip-path": "url(#fog-here)" }), svg("g", { class: "billows" })];
  soft.append(...Array.from({ length: size * 2 }, (_, i) => svg("ellipse", { cx: (i * 2.37) % size, cy: i / 2 + 0.2, rx: 1.4, ry: 0.3 })));
  all.append(clip, soft);
  return all;
}

/** @param {string} path @returns {SVGElement} the fog that lifts, for the time of its animation */
function lifting(path) {
  const going = svg("path", { class: "lifting", d: path });
  going.addEventListener("animationend", () => going.remove());
  return going;
}
