/** Set: what makes the puzzle proper, as offers to take, and what is said of it: title, author, rules in words. */

import { dataOf } from "../python/engine-error.js";
import { byId, make, onClick } from "../page/dom.js";
import { keyAt, position, puzzleOf } from "../game/game.js";
import { named, namesOf } from "../game/naming.js";
import { goTo } from "../page/places.js";
import { savingButton } from "../beside/clipboard.js";
import * as english from "./words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../protocol.js").OfferData} OfferData
 * @typedef {import("../protocol.js").MendRequest["way"]} Way
 */

/** Offers that are shown. */
const MOST = 6;
/** Cells that an offer names. */
const MOST_NAMED = 8;

/** @param {OfferData} offer @param {(cell: number) => string} name @returns {string} what it changes */
function offerText({ givens, added, removed, name: symmetry }, name) {
  const cells = added.length ? added : removed;
  const listed = cells.slice(0, MOST_NAMED).map((cell) => (added.length ? `${name(cell)} = ${givens[cell]}` : name(cell)));
  const what = english.changeText(cells.length, added.length > 0, listed.join(", "), cells.length - MOST_NAMED);
  return symmetry ? `${english.SYMMETRIES[symmetry] ?? symmetry}: ${what}` : `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}

/** @param {import("../acts/actions.js").Actions} actions @param {OfferData} offer puts its givens on the grid, as one move that Undo takes back */
const take = (actions, { givens }) => actions.make({ kind: "givens", givens });

/** @param {import("../acts/actions.js").Actions} actions @returns {(state: AppState) => void} */
export function properPanel(actions) {
  const fields = /** @type {const} */ (["title", "author", "text"]);
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (byId(`told-${name}`));
  let asked = 0;
  let key = "";

  const show = (/** @type {string} */ text, /** @type {readonly OfferData[]} */ offers = []) => {
    byId("mend-said").textContent = text;
    byId("mend-offers").replaceChildren(...offers.slice(0, MOST).map((offer) => {
      const item = make("li", {});
      const button = make("button", { type: "button" }, "Take");
      const { size } = actions.now.board;
      item.append(button, ` ${named(offerText(offer, (cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`), namesOf(actions.store.get()), size)}`);
      button.addEventListener("click", () => take(actions, offer));
      return item;
    }));
  };
  const mend = async (/** @type {Way} */ way) => {
    asked += 1;
    const mine = asked;
    show("Looking …");
    try {
      const { offers } = await actions.ask("mend", { ...puzzleOf(actions.now), way }, () => {});
      if (mine !== asked) return;
      const idle = offers.length > 0 && offers.every(({ added, removed }) => !added.length && !removed.length);
      if (!offers.length) show(english.NONE[way]);
      else if (idle) show(english.IDLE[way]);
      else show(english.OFFERED[way], offers.filter(({ added, removed }) => added.length || removed.length));
    } catch (error) {
      if (mine === asked) show(dataOf(error).code === "cancelled" ? "Stopped." : `${dataOf(error).message}.`);
    }
  };
  for (const way of /** @type {const} */ (["unique", "minimal", "symmetric"])) onClick(`mend-${way}`, () => void mend(way));
  for (const name of fields) {
    field(name).addEventListener("change", () => {
      const [title, author, text] = fields.map((one) => field(one).value.trim());
      actions.make({ kind: "about", about: { title, author, text, missing: [...(actions.now.about?.missing ?? [])] } });
    });
  }
  onClick("set-empty", () => actions.empty());
  onClick("set-preview", () => goTo("play"));
  savingButton(actions, "saving-set");

  return ({ game }) => {
    const now = position(game);
    for (const name of fields) if (document.activeElement !== field(name)) field(name).value = now.about?.[name] ?? "";
    const next = keyAt(now);
    if (key !== next && key) {
      asked += 1; // what is asked is of another puzzle
      show("");
    }
    key = next;
  };
}
