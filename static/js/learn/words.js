/** What Learn says beside the lessons, which Python tells. */

import { say } from "../words/say.js";

export const first = [
  { title: say("learn-first-rule"), words: say("learn-first-rule-words") },
  { title: say("learn-first-cell"), words: say("learn-first-cell-words") },
  { title: say("learn-first-place"), words: say("learn-first-place-words") },
  { title: say("learn-first-digit"), words: say("learn-first-digit-words") },
  { title: say("learn-first-pairs"), words: say("learn-first-pairs-words") },
  { title: say("learn-first-pointing"), words: say("learn-first-pointing-words") },
];
export const learnt = say("learn-learnt");
export const forRules = say("learn-for-rules");
/** @param {string} name of a technique */
export const practise = (name) => say("learn-practise", { name });
/** @param {string} name of a lesson @param {boolean} before whether it comes before this one */
export const turnTo = (name, before) => (before ? say("learn-before", { name }) : say("learn-after", { name }));
export const practiseThese = say("learn-practise-these");
