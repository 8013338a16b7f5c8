/** What is said beside the grid: of settings, outlines, boards, files and the lines of Python. */

/** @typedef {import("../types.js").Settings} Settings */

/** What a choice does, where the cells do not show it. @type {Record<string, (settings: Settings) => string>} */
export const EFFECTS = {
  check: ({ check }) => ({
    never: "The 8 is wrong, but it is not marked: only contradictions are.",
    conflicts: "The 8 is wrong. Check will tell you.",
    once: "The 8 is wrong and is marked at once.",
  })[check],
  candidates: ({ candidates }) =>
    candidates ? "Hints and Fill marks treat corner marks as a cell’s full list of candidates." : "Corner marks are places in a box; hints use centre marks as candidates.",
  tidy: ({ tidy }) => (tidy ? "Writing the 5 removed it from the marks it sees." : "Marks stay until you remove them."),
  timer: ({ timer }) => (timer ? "The timer runs beside the title and stops when you pause." : "No timer, and no time when a puzzle is solved."),
  input: ({ input }) => (input === "cell" ? "Select cells, then press a digit." : "Press a digit, then each cell it goes into."),
  hand: ({ hand }) => `On a wide screen the keypad is on the ${hand}.`,
  touch: ({ touch }) => (touch ? "Choose Corner, select a cell, then tap where the mark goes." : "A tap only selects."),
  coordinates: ({ coordinates }) => ({
    none: "The third cell of the second row is r2c3.",
    r1c1: "The third cell of the second row is r2c3, with numbers beside the grid.",
    a1: "The third cell of the second row is B3, and letters with numbers beside the grid.",
  })[coordinates],
  motion: ({ motion }) => (motion ? "Colours fade gently, unless your system asks for reduced motion." : "Nothing moves."),
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
