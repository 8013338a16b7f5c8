/** The view of a rating: the scales, and a bar for each technique that the puzzle needs. */

import { byId, make, onClick } from "./dom.js";
import { clues, position } from "./game.js";
import { scales } from "./words.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./types.js").Rated} Rated
 * @typedef {import("./protocol.js").RateData} RateData
 */

/** @param {import("./actions.js").Actions} actions @returns {(state: AppState) => void} */
export function ratingPanel(actions) {
  onClick("rate", () => actions.rate());
  let drawn = /** @type {RateData | null} */ (null);
  return ({ game, rating }) => {
    const data = rating && isOf(rating, position(game)) && rating.data.status === "unique" ? rating.data : null;
    byId("rating").hidden = data === null;
    if (data && data !== drawn) draw(data);
    drawn = data;
  };
}

/** @param {Rated} rating @param {import("./types.js").Position} now @returns {boolean} whether it is of this puzzle */
const isOf = (rating, now) => rating.board === now.board.name && `${rating.givens}` === `${clues(now)}`;

/** @param {RateData} data */
function draw(data) {
  byId("scales").replaceChildren(...scales(data).map(([name, text]) => {
    const row = make("div", {});
    row.append(make("dt", {}, name), make("dd", {}, text));
    return row;
  }));
  const most = Math.max(...data.techniques.map(({ times }) => times));
  byId("techniques").replaceChildren(...data.techniques.map(({ name, times }) => bar(name, times, times / most)));
}

/** @param {string} name @param {number} times @param {number} share of the longest bar */
function bar(name, times, share) {
  const item = make("li", {});
  const line = make("span", { class: "bar", "aria-hidden": "true" });
  line.style.inlineSize = `${Math.max(2, 100 * share)}%`;
  item.append(make("span", {}, name), make("span", { class: "times" }, `${times}`), line);
  return item;
}
