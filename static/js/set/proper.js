/** What makes the puzzle proper, proposed where it would do something; each offer is one move that Undo takes back. */

import { glanceAt } from "../asked/glances.js";
import { keyAt, puzzleOf } from "../game/game.js";
import { byId, make, onClick } from "../page/dom.js";
import { failureNotice } from "../page/words.js";
import { dataOf } from "../python/engine-error.js";
import { asSentence } from "../words/say.js";
import * as wording from "./words.js";

const KIND = "candidates";

/** @param {import("../acts/actions.js").Actions} actions @returns {(state: import("../types.js").AppState) => void} says whether it is shown */
export function differing(actions) {
  onClick("differ", () => void toggle(actions));
  return ({ glance }) => byId("differ").setAttribute("aria-pressed", `${glance?.from === KIND}`);
}

/** @param {import("../acts/actions.js").Actions} actions */
async function toggle(actions) {
  const { store, now } = actions;
  if (store.get().glance?.from === KIND) return store.set({ glance: null });
  const key = keyAt(now);
  try {
    const data = await actions.ask(KIND, puzzleOf(now), () => {});
    const entry = { kind: KIND, key, done: null, text: "", going: false, data, error: null };
    if (keyAt(actions.now) === key) store.set({ glance: glanceAt(/** @type {import("../types.js").Asked} */ (entry), actions.now, 0) });
  } catch (error) {
    actions.say(failureNotice(dataOf(error)));
  }
}

/**
 * @typedef {import("../protocol.js").OfferData} OfferData
 * @typedef {import("../protocol.js").MendRequest["way"]} Way
 * @typedef {import("./lamp.js").Puzzle} Puzzle
 */

/** Offers that are shown. */
const MOST = 6;

/** @param {readonly number[]} givens @param {number} size @returns {boolean} whether they lie in every symmetry of the square */
function isSymmetric(givens, size) {
  const has = (/** @type {number} */ row, /** @type {number} */ column) => givens[row * size + column] > 0;
  return givens.every((_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return has(row, column) === has(column, row) && has(row, column) === has(row, size - 1 - column);
  });
}

/** @param {import("../acts/actions.js").Actions} actions */
export function proposals(actions) {
  let latest = /** @type {Puzzle | null} */ (null);
  const offer = (/** @type {Partial<Record<Way, boolean>>} */ ways) => {
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

/** @param {import("../acts/actions.js").Actions} actions @param {import("./desk.js").Views} views @returns {() => void} */
export function offersView(actions, views) {
  let asked = 0;
  let key = "";
  const show = (/** @type {string} */ text, /** @type {readonly OfferData[]} */ offers = []) => {
    byId("mend-said").textContent = text;
    byId("mend-offers").replaceChildren(...offers.slice(0, MOST).map((offer) => offerItem(actions, offer)));
  };
  const mend = async (/** @type {Way} */ way) => {
    asked += 1;
    const mine = asked;
    views.open("offers");
    show(wording.looking);
    try {
      const { offers } = await actions.ask("mend", { ...puzzleOf(actions.now), way }, () => {});
      if (mine !== asked) return;
      const real = offers.filter(({ added, removed }) => added.length || removed.length);
      show((real.length ? wording.offeredText : offers.length ? wording.idleText : wording.noneText)(way), real);
    } catch (error) {
      if (mine === asked) show(asSentence(dataOf(error).code === "cancelled" ? wording.stopped : dataOf(error).message));
    }
  };
  for (const way of /** @type {const} */ (["unique", "minimal", "symmetric"])) onClick(`mend-${way}`, () => void mend(way));
  return () => {
    const next = keyAt(actions.now);
    if (key === next) return;
    key = next;
    asked += 1; // what is asked is of another puzzle
    show("");
    if (views.now === "offers") views.open("clues");
  };
}

/** @param {import("../acts/actions.js").Actions} actions @param {OfferData} offer @returns {HTMLElement} */
function offerItem(actions, offer) {
  const item = make("li", {});
  const button = make("button", { type: "button" }, wording.take);
  item.append(button, ` ${actions.named(wording.offerText(offer, actions.now.board.size))}`);
  button.addEventListener("click", () => actions.make({ kind: "givens", givens: offer.givens }));
  return item;
}
