/** The count of solutions that follows while a puzzle is set: none, one, or more, as far as a few seconds tell. */

import { byId } from "./dom.js";
import { clues, position } from "./game.js";

/** Milliseconds without a change before counting starts, and seconds that it may take. */
const [PAUSE, SECONDS] = [400, 5];

/** @param {import("./protocol.js").CountData} data @returns {string} */
export function countText({ count, exact }) {
  if (count > 1) return "more than one";
  if (exact) return count ? "exactly one" : "none";
  return count ? `one, and ${SECONDS} s did not tell whether there are more` : `none found in ${SECONDS} s`;
}

/** @param {import("./actions.js").Actions} actions @returns {(state: import("./types.js").AppState) => void} */
export function counter(actions) {
  const panel = /** @type {HTMLDetailsElement} */ (byId("variants"));
  const out = byId("variants-count");
  let latest = "";
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node
  let cancel = () => {};

  const say = (/** @type {string} */ text) => void (out.textContent = text && `Solutions: ${text}`);
  const count = async (/** @type {string} */ key) => {
    const now = position(actions.store.get().game);
    const fields = { board: now.board.name, givens: clues(now), rules: [...now.rules], limit: 2, seconds: SECONDS };
    const asked = actions.engine.ask("count", fields);
    cancel = asked.cancel;
    say("counting …");
    const found = await asked.answer.catch(() => null);
    if (key === latest) say(found ? countText(found) : "");
  };
  const follow = (/** @type {import("./types.js").AppState} */ state) => {
    const now = position(state.game);
    const key = panel.open && state.python.phase !== "booting" ? JSON.stringify([now.board.name, clues(now), now.rules]) : "";
    if (key === latest) return;
    latest = key;
    clearTimeout(timer);
    cancel();
    cancel = () => {};
    say("");
    if (key) timer = setTimeout(count, PAUSE, key);
  };
  panel.addEventListener("toggle", () => follow(actions.store.get()));
  return follow;
}
