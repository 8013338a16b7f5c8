/** What is known about the puzzle: a line with the number of solutions, level and ER; a list of facts; and its rating, with a bar for each technique. */

import { solve, rateClass, rateDepth } from "../acts/questions.js";
import { givensOf, keyAt, position } from "../game/game.js";
import { ratedOf } from "../game/known.js";
import { copiedLine } from "../game/link.js";
import { byId, make, onClick } from "../page/dom.js";
import { toClipboard } from "../page/texts.js";
import { scales, scaleNames } from "../page/words.js";
import * as wording from "./words.js";
import { named, namesOf } from "../game/naming.js";
import { drawMinutes } from "../kept/statistics.js";
import { say } from "../words/say.js";

/** @typedef {import("./words.js").Known} Known */

/** @param {AppState} state @returns {boolean} whether the grid still shows the latest answer */
const isAnswer = ({ game }) => game.done > 0 && game.moves[game.done - 1].kind === "answer";

/**
 * @param {Actions} actions
 * @param {{ open(tab: "answer"): void }} tabs
 * @returns {(state: AppState) => void}
 */
export function answerView(actions, tabs) {
  onClick("solve-here", () => (tabs.open("answer"), void solve(actions)));
  onClick("answer-back", () => actions.undo());
  onClick("answer-copy", async () => {
    const { values, board } = position(actions.store.get().game);
    const isCopied = await toClipboard(copiedLine(values, board));
    if (isCopied) byId("answer-copy").textContent = say("solve-copied");
  });
  return (state) => {
    const shown = state.tab === "answer" && isAnswer(state);
    byId("answer-back").hidden = byId("answer-copy").hidden = !shown;
    byId("answer-copy").textContent = say("page-copy-answer");
  };
}

/** @param {AppState} state @returns {Known} the number of solutions as known from the answers so far */
function knownOf(state) {
  const { game, ruling, asked } = state;
  const key = keyAt(position(game));
  const total = asked.find((one) => one.key === key && one.kind === "total");
  if (total?.kind === "total" && total.data?.exact) return { solutions: total.data.count, exact: true };
  const status = ruling?.key === key ? ruling.status : ratedOf(state)?.status ?? null;
  if (status === "unique") return { solutions: 1, exact: true };
  if (status === "none") return { solutions: 0, exact: true };
  if (status === "multiple") return { solutions: 2, exact: false };
  return { solutions: status === "timeout" ? 1 : null, exact: false };
}

/** @param {AppState} state @returns {string} the rating of a puzzle that is no longer on the grid */
function elsewhere({ ratings, game }) {
  const [latest] = ratings;
  const isElsewhere = latest && latest.key !== keyAt(position(game)) && (latest.going || latest.away);
  return isElsewhere ? wording.leftText(latest) : "";
}

/** @param {AppState} state draws the line and the facts */
export function drawRuling(state) {
  const now = position(state.game);
  const givens = givensOf(now).filter(Boolean).length;
  const known = knownOf(state);
  const rated = ratedOf(state);
  byId("ruling").dataset.known = known.solutions === null ? "" : known.exact ? `${Math.min(known.solutions, 2)}` : known.solutions > 1 ? "2" : "";
  byId("ruling-title").textContent = wording.rulingText(known, givens, now.rules.length);
  byId("ruling-side").textContent = rated ? wording.levelText(rated) : elsewhere(state);
  const all = [...wording.facts(known, givens, now.rules.length), ...(rated ? scales(rated, now.board.size) : [])];
  byId("facts").replaceChildren(...all.map(factRow));
}

/** @param {Actions} actions @returns {(state: AppState) => void} */
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

/** @param {readonly [string, string]} fact its name, and what it is */
const factRow = ([name, text]) => make("div", {}, make("dt", {}, name), make("dd", {}, text));

/** @param {RateData} data @returns {boolean} whether there is anything to show, even if incomplete */
const isKnown = ({ status, ways }) => status === "unique" || (status === "timeout" && ways.length > 0);

/** @param {RateData} data @param {(text: string) => string} naming of cells @param {number} size */
function draw(data, naming, size) {
  byId("scales").replaceChildren(...scales(data, size).map(([name, text]) => factRow([name, naming(text)])));
  byId("rate-class").hidden = data.er === null || data.class_er !== null;
  byId("rate-depth").hidden = data.er === null || data.depth !== null;
  const way = /** @type {HTMLSelectElement} */ (byId("way"));
  const chosen = way.value || "own";
  way.replaceChildren(...data.ways.map(({ scale }) => make("option", { value: scale }, scaleNames[scale])));
  way.value = data.ways.some(({ scale }) => scale === chosen) ? chosen : "own";
  drawWay(data);
}

/** @param {RateData} data whose chosen path has its techniques drawn */
function drawWay({ ways }) {
  const { value } = /** @type {HTMLSelectElement} */ (byId("way"));
  const { techniques, hardest } = ways.find(({ scale }) => scale === value) ?? ways[0] ?? { techniques: [], hardest: "" };
  const most = Math.max(...techniques.map(({ times }) => times));
  byId("hardest").textContent = hardest ? say("solve-hardest", { name: hardest }) : "";
  byId("techniques").replaceChildren(...techniques.map(({ name, times }) => bar(name, times, times / most)));
}

/** @param {string} name @param {number} times @param {number} share of the longest bar */
function bar(name, times, share) {
  const line = make("span", { class: "bar", "aria-hidden": "true" });
  line.style.inlineSize = `${Math.max(2, 100 * share)}%`;
  return make("li", {}, make("span", {}, name), make("span", { class: "times" }, `${times}`), line);
}
