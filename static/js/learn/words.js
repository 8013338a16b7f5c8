/** What Learn says beside the lessons, which Python tells. */

export const first = [
  { title: "The rule", words: "Every row, column and box holds 1 to 9 once." },
  { title: "The last cell", words: "Eight are there, so the ninth is plain." },
  { title: "The only place", words: "One cell of the box can still take it." },
  { title: "The only digit", words: "Eight others are in sight of this cell." },
  { title: "Pairs", words: "Two cells share two digits; the others lose them." },
  { title: "Pointing", words: "A box tells a row what it cannot have." },
];
export const learnt = "learnt";
export const forRules = "For killers, thermos and other rules";
/** @param {string} level @param {number} at @param {number} all */
export const placeIn = (level, at, all) => `${level}, ${at} of ${all}`;
/** @param {string} name of a technique */
export const practise = (name) => `Practise ${name}`;
/** @param {string} name of a technique */
export const lastHint = (name) => `The last hint you needed: ${name}.`;
