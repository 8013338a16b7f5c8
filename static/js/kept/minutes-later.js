/** Minutes shown: what knows them comes when they are first asked for. */

import { byId } from "../page/dom.js";

/**
 * Write how long a puzzle takes into the element *id*; *found* is asked when the script is there.
 * @param {string} id
 * @param {import("../types.js").AppState} state
 * @param {(ofAsked: typeof import("./minutes.js").minutesAsked) => import("../protocol.js").MinutesData | null | undefined} found
 */
export function drawMinutes(id, { played, settings }, found) {
  import("../kept/minutes.js").then(
    ({ minutesAsked, minutesText, ownTimes }) => void (byId(id).textContent = minutesText(found(minutesAsked), ownTimes(played, settings))),
    () => {}, // without a network nothing is said
  );
}
