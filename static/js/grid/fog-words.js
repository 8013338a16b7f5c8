/** What is said of fog over the grid. */

import { plain } from "../page/words.js";
import { say } from "../words/say.js";

export const waiting = plain(say("play-fog-waits"), say("play-fog-waits-more"));
/** @type {import("../types.js").Notice} */
export const noFog = { tone: "bad", title: say("play-fog-gone"), detail: say("play-fog-gone-more") };
