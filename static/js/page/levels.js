// Written by tests/contract/choices.py from the catalogue of techniques; change that instead.

/** Our own levels, the easiest first. */
export const LEVELS = ["Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"];
/** What makes a worksheet and is no wish for puzzles: nearly all of them need it. */
export const PLAINEST = [["full-house", "Full house"], ["hidden-single", "Hidden single"]];
