/** Minutes shown: what knows them comes when they are first asked for. */

import { byId } from "../page/dom.js";

/**
 * Write into the element *id* what *found* takes: how long its puzzle takes, asked for when the script is there.
 * @param {string} id
 * @param {import("../types.js").AppState} state
 * @param {(minutes: typeof import("./minutes.js")) => import("../protocol.js").MinutesData | null | undefined} found
 */
export function drawMinutes(id, { played, settings }, found) {
  const write = (/** @type {typeof import("./minutes.js")} */ minutes) =>
    void (byId(id).textContent = minutes.minutesText(found(minutes), minutes.ownTimes(played, settings)));
  import("../kept/minutes.js").then(write, () => {}); // without a network nothing is said
}
