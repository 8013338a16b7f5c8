/** What the settings do, in a sentence each, beside the cells that show it. */

/** @typedef {import("./types.js").Settings} Settings */

/** What a choice does, where the cells do not show it. @type {Record<string, (settings: Settings) => string>} */
export const EFFECTS = {
  check: ({ check }) => ({
    never: "The 8 is wrong, and nothing says so: Check looks for contradictions alone.",
    conflicts: "The 8 is wrong: Check says so, on request.",
    once: "The 8 is wrong, and is shown at once.",
  })[check],
  candidates: ({ candidates }) =>
    candidates ? "Hints, Fill marks and the way back read corner marks as all that a cell can be." : "Corner marks are places in a box; candidates stand in the centre, for hints, too.",
  tidy: ({ tidy }) => (tidy ? "The 5 has gone from the marks that see it." : "Marks stay until you take them away."),
  timer: ({ timer }) => (timer ? "The clock runs beside the title, and stands in a pause." : "No clock, and no time when a puzzle is solved."),
  input: ({ input }) => (input === "cell" ? "Select cells, then press a digit." : "Press a digit; it goes into every cell that you press then."),
  hand: ({ hand }) => `On a wide screen the keypad lies to the ${hand}.`,
  touch: ({ touch }) => (touch ? "Take up Corner, select a cell, and press where the mark stands." : "A press selects, and writes nothing."),
  coordinates: ({ coordinates }) => ({
    none: "The third cell of the second row is r2c3.",
    r1c1: "The third cell of the second row is r2c3, and numbers stand beside the grid.",
    a1: "The third cell of the second row is B3, and letters and numbers stand beside the grid.",
  })[coordinates],
  motion: ({ motion }) => (motion ? "Colours fade gently, unless your machine asks for stillness." : "Nothing moves."),
};
