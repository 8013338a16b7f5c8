/** What the page in the frame says of its own. */

import { plain } from "../page/words.js";
import { say } from "../words/say.js";

export const noPython = plain(say("embed-no-python"), say("embed-no-python-more"));
export const noPuzzle = plain(say("embed-no-puzzle"), say("embed-no-puzzle-more"));
export const solved = say("play-solved");
