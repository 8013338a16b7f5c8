// Written by tests/contract/choices.py from human/minutes.py; change that instead.

/** What people take for a classic puzzle from the middle of a level, where it is known. @type {Readonly<Record<string, import("../protocol.js").MinutesData>>} */
export const LEVEL_MINUTES = {
  Beginner: { typical: 4.5, average: [3, 7], fast: [1, 2] },
  Easy: { typical: 7.3, average: [4, 12], fast: [2, 3] },
  Medium: { typical: 9.8, average: [6, 16], fast: [3, 5] },
  Hard: { typical: 12.3, average: [8, 20], fast: [4, 6] },
  Expert: { typical: 14.5, average: [9, 24], fast: [4, 7] },
};
