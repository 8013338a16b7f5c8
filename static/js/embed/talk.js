/** What is said under the keys of the frame: a headline, a sentence, and what can be done about it. */

import { position } from "../game/game.js";
import { named, namesOf } from "../game/naming.js";
import { byId } from "../page/dom.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../types.js").Notice} Notice
 */

/** @param {(state: AppState) => Notice | null} told what a hint says, once there are any @returns {(state: AppState) => void} */
export function talk(told) {
  return (state) => {
    const notice = state.notice ?? told(state);
    byId("talk").hidden = !notice;
    byId("verdict-title").textContent = notice?.title ?? "";
    byId("verdict-title").dataset.tone = notice?.tone ?? "plain";
    byId("verdict-detail").textContent = named(notice?.detail ?? "", namesOf(state), position(state.game).board.size);
    const acts = /** @type {readonly string[]} */ (state.notice?.acts ?? []);
    byId("acts").hidden = !acts.length;
    for (const button of byId("acts").querySelectorAll("button")) button.hidden = !acts.includes(button.id);
  };
}
