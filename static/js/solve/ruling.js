/** What is known of the puzzle, in one line: how many solutions, level and ER; and as facts in a list. */

import { solve } from "../acts/questions.js";
import { givensOf, keyAt, position } from "../game/game.js";
import { ratedOf } from "../game/known.js";
import { writeLine } from "../game/link.js";
import { byId, make, onClick } from "../page/dom.js";
import { toClipboard } from "../page/texts.js";
import { scales } from "../page/words.js";
import * as wording from "./words.js";

/** @param {import("../types.js").AppState} state @returns {boolean} whether the grid shows the answer that was put there last */
const isAnswer = ({ game }) => game.done > 0 && game.moves[game.done - 1].kind === "answer";

/**
 * @param {import("../acts/actions.js").Actions} actions
 * @param {import("./tabs.js").Tabs} tabs
 * @returns {(state: import("../types.js").AppState) => void}
 */
export function answerView(actions, tabs) {
  onClick("solve-here", () => (tabs.open("answer"), void solve(actions)));
  onClick("answer-back", () => actions.undo());
  onClick("answer-copy", async () => {
    const { values, board } = position(actions.store.get().game);
    const isCopied = await toClipboard(writeLine(values, board));
    if (isCopied) byId("answer-copy").textContent = wording.copied;
  });
  return (state) => {
    const shown = state.tab === "answer" && isAnswer(state);
    byId("answer-back").hidden = byId("answer-copy").hidden = !shown;
    byId("answer-copy").textContent = wording.copyAnswer;
  };
}

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
