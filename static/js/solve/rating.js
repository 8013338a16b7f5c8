/** The view of a rating: the scales, and a bar for each technique that the puzzle needs. */

import { byId, make, onClick } from "../page/dom.js";
import { position } from "../game/game.js";
import { named, namesOf } from "../game/naming.js";
import { ratedOf } from "../game/known.js";
import { drawMinutes } from "../kept/minutes-later.js";
import { rateClass, rateDepth } from "../acts/questions.js";
import { scaleNames, scales } from "../page/words.js";
import * as wording from "./words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../protocol.js").RateData} RateData
 */

/** @param {import("../acts/actions.js").Actions} actions @returns {(state: AppState) => void} */
export function ratingPanel(actions) {
  for (const [id, ask] of /** @type {const} */ ([["rate-class", rateClass], ["rate-depth", rateDepth]])) {
    onClick(id, () => void ask(actions));
  }
  byId("way").addEventListener("change", () => drawn && drawWay(drawn));
  let drawn = /** @type {RateData | null} */ (null);
  let naming = "";
  return (state) => {
    const { game } = state;
    const rated = ratedOf(state);
    const names = namesOf(state);
    const data = rated && isKnown(rated) ? rated : null;
    byId("rating").hidden = data === null;
    const { size } = position(game).board;
    if (data && (data !== drawn || names.coordinates !== naming)) draw(data, (text) => named(text, names, size), size);
    naming = names.coordinates;
    drawn = data;
    drawMinutes("rated-minutes", state, () => drawn?.minutes);
  };
}

/** @param {RateData} data @returns {boolean} whether there is anything to show, be it not all */
const isKnown = ({ status, ways }) => status === "unique" || (status === "timeout" && ways.length > 0);

/** @param {RateData} data @param {(text: string) => string} naming of cells @param {number} size */
function draw(data, naming, size) {
  byId("scales").replaceChildren(...scales(data, size).map(([name, text]) => {
    const row = make("div", {});
    row.append(make("dt", {}, name), make("dd", {}, naming(text)));
    return row;
  }));
  byId("rate-class").hidden = data.er === null || data.class_er !== null;
  byId("rate-depth").hidden = data.er === null || data.depth !== null;
  const way = /** @type {HTMLSelectElement} */ (byId("way"));
  const chosen = way.value || "own";
  way.replaceChildren(...data.ways.map(({ scale }) => make("option", { value: scale }, scaleNames[scale])));
  way.value = data.ways.some(({ scale }) => scale === chosen) ? chosen : "own";
  drawWay(data);
}

/** @param {RateData} data draw the techniques of the path that is chosen */
function drawWay({ ways }) {
  const { value } = /** @type {HTMLSelectElement} */ (byId("way"));
  const { techniques, hardest } = ways.find(({ scale }) => scale === value) ?? ways[0] ?? { techniques: [], hardest: "" };
  const most = Math.max(...techniques.map(({ times }) => times));
  byId("hardest").textContent = hardest ? wording.hardest(hardest) : "";
  byId("techniques").replaceChildren(...techniques.map(({ name, times }) => bar(name, times, times / most)));
}

/** @param {string} name @param {number} times @param {number} share of the longest bar */
function bar(name, times, share) {
  const item = make("li", {});
  const line = make("span", { class: "bar", "aria-hidden": "true" });
  line.style.inlineSize = `${Math.max(2, 100 * share)}%`;
  item.append(make("span", {}, name), make("span", { class: "times" }, `${times}`), line);
  return item;
}
