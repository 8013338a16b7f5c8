/** What is said beside the grid: of settings, outlines, boards, files and the lines of Python. */

/** @typedef {import("../types.js").Settings} Settings */

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

/** Outlines. */

/** @param {number} at @param {number} count */
export const placeText = (at, count) => `${at} of ${count}`;

/** @param {string} said of the line outside @param {string} inside of the one in it */
export const withinText = (said, inside) => `${said}, within ${inside}`;

/** Boards and files. */

/** @type {[string, string]} a headline and a sentence */
export const tooLarge = ["Too large", "A file of puzzles has at most 50 MB."];
/** @type {[string, string]} */
export const ratingsAlone = ["This is not a puzzle", "SudoCue\u2019s .scl has its ratings of a list: open the list itself (.sdm)."];
export const waitingForPython = "Waiting for Python.";

/** The lines of Python for what is on the page. */
export const shown = "What is on the page";
/** @type {[string, string]} a headline and a sentence */
export const copied = ["Python copied", "It runs wherever the package is installed: pip install pencilmark."];

/** What each answer is called where one is chosen. @type {Readonly<Record<import("./python-lines.js").Ask, string>>} */
export const ASKS = {
  solve: "Solve",
  rate: "Rate",
  hint: "Hint",
  path: "Solve path",
  total: "How many solutions",
  solutions: "All solutions",
  candidates: "True candidates",
  spare: "Minimal or not, what can go",
  conflict: "What contradicts",
  canon: "Least isomorph",
  watch: "Watch the search",
  write: "The puzzle as JSON",
};
