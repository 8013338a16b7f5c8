/** The English of hints, steps and paths beside what Python says of them. */

import { thought } from "../game/game.js";
import { atWork, cellCode, cellList, counted, plain } from "../page/words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../types.js").Notice} Notice
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../protocol.js").StepData} StepData
 * @typedef {import("../protocol.js").AdviceStatus} AdviceStatus
 */

/** What is said while Python looks. */
export const said = {
  hinting: atWork("Looking for a step", "Python tries the plainest techniques first."),
  listing: atWork("Looking for all steps", "Python tries one technique after the other."),
  walking: atWork("Solving it step by step", "Python takes the plainest step each time."),
  writing: atWork("Writing the path", "With a drawing for each step it takes a moment."),
};

/** What Python will do as soon as it is ready. */
export const will = { hint: "look for a step", steps: "list the steps", path: "find the path", walkthrough: "write the path" };

/** @param {Pick<AppState, "hint" | "viewing">} state @returns {Notice | null} what the hint or the path on the grid tells now, if there is one */
export function taught({ hint, viewing }) {
  if (viewing) return pathNotice(viewing);
  if (!hint) return null;
  const { step, summary, depth } = hint;
  if (depth === 1) return plain("Where to look", step.where);
  return plain(step.name, depth === 2 ? summary || step.where : wordsOf(step));
}

/** @param {import("../protocol.js").StepData} step @returns {string} its argument, or the short of one that has an outline */
const wordsOf = ({ text, outline }) => (outline ? `${outline.opening} ${outline.short}`.trim() : text);

/** @param {NonNullable<AppState["viewing"]>} viewing @returns {Notice} */
function pathNotice({ data: { steps, solved, partial }, at }) {
  if (at < steps.length) return plain(`Step ${at + 1} of ${steps.length}: ${steps[at].name}`, wordsOf(steps[at]));
  if (solved) return { tone: "good", title: "Solved", detail: `${counted(steps.length, "step")}, and every cell has its digit.` };
  if (partial) return plain("Stopped here", "Ask for the path again to have all of it.");
  return plain("No further step found", "From here on it takes trial and error.");
}

/** @param {AdviceStatus} status @param {readonly number[]} cells @param {number} size @returns {Notice} why no step is shown */
export function refusal(status, cells, size) {
  const [many, where] = [cells.length > 1, cellList(cells, size)];
  if (status === "wrong") {
    return { tone: "bad", title: many ? "Some digits are wrong" : "A digit is wrong", detail: `Look at ${where} first.` };
  }
  if (status === "wrong-marks") {
    const title = many ? "Some pencil marks are wrong" : "A pencil mark is wrong";
    const detail = `The marks at ${where} leave out the digit that belongs ${many ? "in each" : "there"}. Look there first.`;
    return { tone: "bad", title, detail };
  }
  if (status === "done") return plain("Nothing left to do", "Every cell has its digit.");
  if (status === "guess") return plain("No step found", "None of the techniques known here helps: it takes trial and error.");
  if (status === "empty") return plain("Nothing to begin with", "Paste a puzzle or type one in; then ask for a hint.");
  const title = status === "none" ? "No solution" : "More than one solution";
  const others = status === "multiple" ? " Steps in Solve lists those that hold in all of them." : "";
  return { tone: "bad", title, detail: `Hints are for puzzles with exactly one solution.${others}` };
}

/** @param {string} detail @returns {Notice} */
const done = (detail) => ({ ...plain("Done", detail), flow: true });

/** @param {StepData} step @param {Position} before @param {import("../game/game.js").Thoughts} layer @returns {Notice} what was done */
export function doneNotice({ placements, eliminations }, before, layer) {
  const cell = (/** @type {number} */ place) => cellCode(place, before.board.size);
  if (placements.length) {
    const all = placements.map(([place, value]) => `${value} at ${cell(place)}`);
    return done(`Wrote ${sentence(all)}. Undo takes it back.`);
  }
  const values = [...new Set(eliminations.map(([, value]) => value))].sort((one, other) => one - other);
  /** @type {Map<string, string[]>} the values that go from the same cells */
  const together = new Map();
  for (const value of values) {
    const places = eliminations.filter(([, other]) => other === value).map(([place]) => place);
    const where = cellList(places, before.board.size);
    together.set(where, [...(together.get(where) ?? []), `${value}`]);
  }
  const all = [...together].map(([where, gone]) => `${sentence(gone)} from ${where}`);
  const first = eliminations.some(([place]) => !thought(before.marks, place, layer).length) ? "All pencil marks are filled in now. " : "";
  return done(`${first}Took away ${sentence(all)}. Undo takes it back.`);
}

/** @param {readonly string[]} parts */
const sentence = (parts) => (parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`);

/** @param {StepData} step @returns {string} what it does, such as "r5c3≠4" */
export const brief = ({ brief: text }) => text.replaceAll("=>", "⇒").replaceAll("<>", "≠");

export const notationCopied = "Copied";
export const notCopied = "Select it and copy it";
export const copyNotation = "Copy notation";

/** @param {string} name */
export const learnText = (name) => `Learn and practise: ${name}`;

export const noneWithWords = "No step has all of these words.";

/** @param {import("../protocol.js").StepsData} offers @returns {string} how many there are */
export function noteOf({ groups, partial }) {
  const many = groups.reduce((sum, { steps }) => sum + steps.length, 0);
  const more = groups.some(({ more: others }) => others) ? "at least " : "";
  const all = `${more}${counted(many, "step")} of ${counted(groups.length, "technique")}`;
  return `${all[0].toUpperCase()}${all.slice(1)}${partial ? ", stopped before the end" : ""}.`;
}

/** What the signs of a drawn step mean, by the names that legend.js knows them by. */
export const SIGNS = {
  tinted: "Tinted cells: what the step rests on",
  reddish: "Reddish cells: something goes there",
  frame: "Frame: a house or a set of cells",
  dashedFrame: "Dashed frame: the houses that cover them",
  circle: "Tinted circle: a candidate of the pattern",
  disc: "Filled disc: true in the argument",
  thick: "Thick circle: false in the argument",
  square: "Square: a fin",
  filledSquare: "Filled square: the other colour",
  diamond: "Diamond: another candidate that matters",
  solid: "Solid line: one of the two is true",
  dashed: "Dashed line: not both are true",
  ring: "Ring: a digit that stands there",
  large: "Large digit in a ring: it goes there",
  struck: "Struck in red: a candidate that goes",
};
