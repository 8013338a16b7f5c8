/** Has Python read the rules of the puzzle once, and judge them after each move. */

import { isFull } from "../game/boards.js";
import { seen } from "../game/fog.js";
import { position } from "../game/game.js";
import { notice } from "../page/words.js";

/**
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../types.js").Judged} Judged
 */

/** @param {import("./actions.js").Actions} actions @returns {(state: import("../types.js").AppState) => void} */
export function judge(actions) {
  const { store, engine } = actions;
  const read = reader(actions);
  let asked = "";

  return (state) => {
    const { judged } = state;
    const now = seen(state);
    const { board, rules, values } = now;
    const key = rules.length ? JSON.stringify([board.name, rules, values]) : "";
    if (key === asked) return;
    asked = key;
    if (!key) return void (judged && store.set({ judged: null }));
    const { answer } = engine.ask("judge", { board: board.name, rules: [...rules], values: [...values] });
    Promise.all([read(now), answer]).then(([data, { states, sums, found: drawn }]) => {
      if (key !== asked) return;
      const found = { board: data.board.name, drawn, rules: data.rules.map((rule) => ({ ...rule, state: states[rule.line - 1], sums: sums[rule.line - 1] })) };
      store.set({ judged: found });
      if (isFulfilled(position(store.get().game), found)) actions.say(notice.fulfilled);
    }, () => {});
  };
}

/** @param {import("./actions.js").Actions} actions @returns {(now: Position) => Promise<import("../protocol.js").RulesData>} the rules as read, asked for once, or not at all where they were read when they were typed */
function reader(actions) {
  const keyOf = (/** @type {string} */ name, /** @type {readonly string[]} */ rules) => JSON.stringify([name, rules]);
  let key = "";
  let last = /** @type {Promise<import("../protocol.js").RulesData> | null} */ (null);
  return ({ board, rules }) => {
    const now = keyOf(board.name, rules);
    if (last && key === now) return last;
    key = now;
    const known = actions.rulesRead;
    const isKnown = known && keyOf(known.board.name, known.rules.map(({ text }) => text)) === now;
    last = isKnown ? Promise.resolve(known) : actions.engine.ask("rules", { text: rules.join("\n"), board: board.name }).answer;
    last.catch(() => (key = ""));
    return last;
  };
}

/** @param {Position} now @param {Judged} judged @returns {boolean} filled by the player, and every rule holds */
const isFulfilled = ({ board, values, inks }, { rules }) =>
  isFull(board, values) && inks.includes("own") && !inks.includes("answer") && rules.every(({ state }) => state === "holds");
