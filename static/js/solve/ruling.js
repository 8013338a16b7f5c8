/** What is known of the puzzle, in one line: how many solutions, level and ER; and as facts in a list. */

import { byId, make } from "../page/dom.js";
import { givensOf, keyAt, position } from "../game/game.js";
import { ratedOf } from "../game/known.js";
import { scales } from "../page/words.js";
import * as wording from "./words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("./words.js").Known} Known
 */

/** @param {AppState} state @returns {Known} how many solutions there are, as far as answers so far say */
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

/** @param {AppState} state @returns {string} what became of the rating of a puzzle that has left the grid meanwhile */
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
  byId("facts").replaceChildren(...all.map(([name, text]) => {
    const row = make("div", {});
    row.append(make("dt", {}, name), make("dd", {}, text));
    return row;
  }));
}
