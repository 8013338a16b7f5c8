/** Has Python judge the rules of the puzzle after each move. */

import { position } from "./game.js";

/** @param {import("./actions.js").Actions} actions @returns {(state: import("./types.js").AppState) => void} */
export function judge(actions) {
  const { store, engine } = actions;
  let asked = "";

  return ({ game, judged }) => {
    const { board, rules, values } = position(game);
    const key = rules.length ? JSON.stringify([board.name, rules, values]) : "";
    if (key === asked) return;
    asked = key;
    if (!key) return void (judged && store.set({ judged: null }));
    engine.ask("rules", { text: rules.join("\n"), board: board.name, values: [...values] }).answer.then((data) => {
      if (key !== asked) return;
      store.set({ judged: data });
      if (isFulfilled(position(store.get().game), data)) actions.fulfilled();
    }, () => {});
  };
}

/** @param {import("./types.js").Position} now @param {import("./protocol.js").RulesData} data @returns {boolean} filled by the player, and every rule holds */
const isFulfilled = ({ values, inks }, { rules }) =>
  values.every(Boolean) && inks.includes("own") && !inks.includes("answer") && rules.every(({ state }) => state === "holds");
