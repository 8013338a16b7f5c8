// Written by tests/contract/choices.py from the catalogue of techniques; change that instead.

/** Our own levels, the easiest first. */
export const LEVELS = ["Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"];
