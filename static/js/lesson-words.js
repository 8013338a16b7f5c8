/** What is said in Learn beside the lessons, which Python tells. */

import { plain } from "./words.js";

export const fetching = "Python is fetching the lesson.";
export const working = "Python is working out the example.";
export const noLesson = "There is no such lesson.";
/** @param {string} level */
export const neededIn = (level) => `Needed in ${level} puzzles`;
/** @param {string} name of a technique */
export const exampleNotice = (name) => plain(`Example: ${name}`, "Find the step yourself, or take hints. Your own puzzle is kept.");

/** @param {string} name of a technique @param {boolean} plainest whether no plainer step is there */
export function practiceNotice(name, plainest) {
  const where = plainest ? "It is the next step here." : "Plainer steps may be there, too: look for this one.";
  return plain(`Practise: ${name}`, `${where} Find it, or take hints. Your own puzzle is kept.`);
}
