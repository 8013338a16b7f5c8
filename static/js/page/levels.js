// Written by tests/contract/choices.py from the catalogue of techniques; change that instead.

import { say } from "../words/say.js";

/** Our own levels, the easiest first. */
export const LEVELS = ["Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"];
/** What levels are called, ours and HoDoKu's. @type {Readonly<Record<string, string>>} */
export const LEVEL_NAMES = {
  Beginner: say("level-beginner"),
  Easy: say("level-easy"),
  Medium: say("level-medium"),
  Hard: say("level-hard"),
  Expert: say("level-expert"),
  Extreme: say("level-extreme"),
  Beyond: say("level-beyond"),
  Unfair: say("level-unfair"),
};
/** What makes a worksheet and is no wish for puzzles: nearly all of them need it. */
export const PLAINEST = [["full-house", say("technique-full-house")], ["hidden-single", say("technique-hidden-single")]];
