// Written by tests/contract/choices.py from board/palette.py; change that instead.

/** How long a dash is, and the gap after it, in widths of its line. */
export const DASH = [3.0, 2.5];
/** An arrow's head: how long its strokes are, in cells, and in widths beyond that; their angle. */
export const HEAD = { cells: 0.09, widths: 2.5, turn: 0.5 };
/** Millimetres of the thinnest stroke on paper, and cells from which on a stroke is an area. */
export const [THINNEST, BROAD] = [0.15, 0.1];
