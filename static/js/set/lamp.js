/**
 * The lamp over the panel: the number of solutions as far as proved, and the level of a puzzle with exactly one. And buttons that make a puzzle
 * proper, shown where they would change something; each offer is one move that Undo takes back.
 */

import { button, byId, make, onClick } from "../page/dom.js";
import { isEngineError, dataOf } from "../python/engine.js";
import { keyAt, puzzleOf } from "../game/game.js";
import { levelName, lost, failureNotice } from "../page/words.js";
import * as wording from "./words.js";
import { glanceAt } from "../asked/asking.js";
import { asSentence, say } from "../words/say.js";

/** Milliseconds without a change before counting starts, the most solutions counted, and the most seconds for it. */
const [PAUSE, MOST, SECONDS] = [400, 1000, 5];

/** @typedef {ReturnType<typeof puzzleOf>} Puzzle */

/** Counts the solutions of one puzzle; any other request to Python goes first, and counting resumes after it. */
class Count {
  /** The number of solutions that a first look has proved: 0, 1, or 2 for more. */
  #least = -1;

  /** @param {Actions} actions @param {Puzzle} puzzle @param {(count: number, puzzle: Puzzle) => Promise<void>} known hears what was proved @param {() => boolean} isLatest whether it is still the puzzle on the grid */
  constructor(actions, puzzle, known, isLatest) {
    this.actions = actions;
    this.puzzle = puzzle;
    this.known = known;
    this.isLatest = isLatest;
  }

  /** Look for a second solution, then for the other facts. Rejected if it gave way. */
  async go() {
    if (this.#least < 0) await this.#look();
    if (!this.isLatest() || this.#least < 0) return;
    if (this.#least > 1) await this.#total();
    else if (this.#least) await this.#level();
    else await this.#contradiction();
  }

  /** @param {number} limit */
  #ask(limit) {
    return this.actions.engine.askMeanwhile("count", { rules: [], ...this.puzzle, limit, seconds: SECONDS });
  }

  async #look() {
    const found = await this.#ask(2);
    if (!this.isLatest()) return;
    if (found.exact) this.#least = found.count;
    show(found.exact ? `${found.count}` : "", found.count > 1 ? say("page-more-solutions") : wording.countText(found, SECONDS, 2));
    if (this.#least > 1) void this.known(Infinity, this.puzzle); // the number is not known yet
  }

  async #total() {
    const all = await this.#ask(MOST);
    if (!this.isLatest()) return;
    show("2", wording.countText(all, SECONDS, MOST));
    if (all.exact && all.count < MOST) void this.known(all.count, this.puzzle);
  }

  async #level() {
    const { level } = await this.actions.engine.askMeanwhile("rate", { ...this.puzzle, scales: ["own"] });
    if (!this.isLatest()) return;
    if (level) show("1", wording.one, levelName(level));
    await this.known(1, this.puzzle);
  }

  async #contradiction() {
    const { conflict } = await this.actions.engine.askMeanwhile("solve", { ...this.puzzle, limit: 1 });
    if (!this.isLatest() || !conflict.length) return;
    this.actions.store.set({ wrong: conflict });
    show("0", wording.none, say("set-givens-clash"));
  }
}

/**
 * @param {Actions} actions
 * @param {(count: number | null, puzzle: Puzzle) => Promise<void>} known hears what was proved, infinity for more than one, null for unknown
 * @returns {(state: AppState) => void}
 */
export function lamp(actions, known) {
  let latest = /** @type {string | null} */ (null);
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node

  const later = (/** @type {string} */ key, /** @type {Count} */ count) => {
    clearTimeout(timer);
    timer = setTimeout(() => count.go().catch((error) => {
      if (key !== latest) return;
      if (!isEngineError(error)) throw error;
      if (error.data.code === "cancelled") later(key, count); // it gave way to something else
      else show("", say("set-not-counted"));
    }), PAUSE);
  };
  return (state) => {
    const { now } = actions;
    const { place, python: { phase } } = state;
    const counts = place === "set" && (phase === "ready" || phase === "busy");
    const key = counts ? keyAt(now) : phase;
    if (key === latest) return;
    latest = key;
    clearTimeout(timer);
    actions.engine.giveWay();
    void known(null, puzzleOf(now));
    show("", counts ? say("set-counting") : phase === "error" ? lost(null).title : say("set-not-counted"));
    if (counts) later(key, new Count(actions, puzzleOf(now), known, () => key === latest));
  };
}

/** @param {string} light none, one, several, or "" for nothing that is known @param {string} text @param {string} [side] */
function show(light, text, side = "") {
  byId("lamp").dataset.known = light;
  byId("lamp-text").textContent = text;
  byId("lamp-side").textContent = side;
}

const KIND = "candidates";

/** @param {Actions} actions @returns {(state: AppState) => void} says whether it is shown */
export function differing(actions) {
  onClick("differ", () => void toggle(actions));
  return ({ glance }) => byId("differ").setAttribute("aria-pressed", `${glance?.from === KIND}`);
}

/** @param {Actions} actions */
async function toggle(actions) {
  const { store, now } = actions;
  if (store.get().glance?.from === KIND) return store.set({ glance: null });
  const key = keyAt(now);
  try {
    const data = await actions.ask(KIND, puzzleOf(now), () => {});
    const entry = { kind: KIND, key, done: null, text: "", going: false, data, error: null };
    if (keyAt(actions.now) === key) store.set({ glance: glanceAt(/** @type {Asked} */ (entry), actions.now, 0) });
  } catch (error) {
    actions.say(failureNotice(dataOf(error)));
  }
}

/** Offers that are shown. */
const OFFERS = 6;

/** @param {readonly number[]} givens @param {number} size @returns {boolean} whether they lie in every symmetry of the square */
function isSymmetric(givens, size) {
  const has = (/** @type {number} */ row, /** @type {number} */ column) => givens[row * size + column] > 0;
  return givens.every((_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return has(row, column) === has(column, row) && has(row, column) === has(row, size - 1 - column);
  });
}

/** @param {Actions} actions */
export function proposals(actions) {
  let latest = /** @type {Puzzle | null} */ (null);
  const offer = (/** @type {Partial<Record<MendRequest["way"], boolean>>} */ ways) => {
    for (const way of /** @type {const} */ (["unique", "minimal", "symmetric"])) byId(`mend-${way}`).hidden = !ways[way];
  };
  /** @param {number | null} count of solutions, infinity for more than one, null for nobody knows @param {Puzzle} puzzle proposes what would do something */
  return async (count, puzzle) => {
    latest = puzzle;
    const { size } = actions.now.board;
    const symmetric = count === 1 && !isSymmetric(puzzle.givens, size);
    offer({ unique: count !== null && count > 1, symmetric });
    byId("differ").hidden = count === null || count < 2 || count === Infinity;
    if (count !== 1 || !puzzle.givens.some(Boolean)) return;
    const spare = await actions.engine.askMeanwhile("mend", { ...puzzle, way: "minimal" });
    if (latest === puzzle) offer({ symmetric, minimal: spare.offers.some(({ removed }) => removed.length) });
  };
}

/** @param {Actions} actions @param {import("./desk.js").Views} views @returns {() => void} */
export function offersView(actions, views) {
  let asked = 0;
  let key = "";
  const show = (/** @type {string} */ text, /** @type {readonly OfferData[]} */ offers = []) => {
    byId("mend-said").textContent = text;
    byId("mend-offers").replaceChildren(...offers.slice(0, OFFERS).map((offer) => offerItem(actions, offer)));
  };
  const mend = async (/** @type {MendRequest["way"]} */ way) => {
    asked += 1;
    const mine = asked;
    views.open("offers");
    show(say("set-looking"));
    try {
      const { offers } = await actions.ask("mend", { ...puzzleOf(actions.now), way }, () => {});
      if (mine !== asked) return;
      const real = offers.filter(({ added, removed }) => added.length || removed.length);
      show((real.length ? wording.offeredText : offers.length ? wording.idleText : wording.noneText)(way), real);
    } catch (error) {
      if (mine === asked) show(asSentence(dataOf(error).code === "cancelled" ? say("page-stopped") : dataOf(error).message));
    }
  };
  for (const way of /** @type {const} */ (["unique", "minimal", "symmetric"])) onClick(`mend-${way}`, () => void mend(way));
  return () => {
    const next = keyAt(actions.now);
    if (key === next) return;
    key = next;
    asked += 1; // the question is about another puzzle
    show("");
    if (views.now === "offers") views.open("clues");
  };
}

/** @param {Actions} actions @param {OfferData} offer @returns {HTMLElement} */
function offerItem(actions, offer) {
  const take = button({}, () => actions.make({ kind: "givens", givens: offer.givens }), say("set-take"));
  return make("li", {}, take, ` ${actions.named(wording.offerText(offer, actions.now.board.size))}`);
}
