/** What each cell shows and says, worked out from the state. Pure: `cells.js` writes it. */

import { seen } from "../game/fog.js";
import { thought, keyAt, position } from "../game/game.js";
import { thoughts } from "../page/state.js";
import { conflicts, isFull, peersOf, sidesOf, signOf } from "../game/boards.js";
import { cellsInRules, formulasIn, rulesOf } from "./rules-view.js";
import * as wording from "./words.js";
import { tintsIn } from "../game/tints.js";
import { saidBy, signsOf, written } from "../game/naming.js";
import { cellLabel } from "../page/words.js";
import { commas, say } from "../words/say.js";

/** @typedef {JudgedRule} RuleData */

/**
 * @typedef {readonly (readonly number[])[]} Lists
 * @typedef {{ now: Position, ghosts: Lists }} Shown *ghosts* are candidates that nobody wrote
 */

/** @param {AppState} state @returns {Shown} */
export function shown(state) {
  const { hint, offers, preview, viewing, settings, glance } = state;
  const now = seen(state);
  if (glance) return { now: glanced(now, glance), ghosts: [] };
  if (viewing) return { now: placed(now, viewing), ghosts: [] };
  if (preview && offers) return explained(now, preview, offers.candidates, thoughts(settings));
  if (hint?.depth === 3) return explained(now, hint.step, hint.candidates, thoughts(settings));
  return { now, ghosts: [] };
}

/** @param {Position} now @param {StepData} step @param {Lists} candidates @param {Thoughts} layer @returns {Shown} */
const explained = (now, step, candidates, layer) => ({
  now: { ...now, marks: cleared(now.marks, step) },
  ghosts: ghosts(now, step, candidates, layer),
});

/** @param {Position["marks"]} marks @param {StepData | undefined} step @returns {Position["marks"]} those that a digit is drawn over left out */
function cleared(marks, step) {
  const clear = (/** @type {Lists} */ lists) => lists.map((own, cell) => (step?.placements.some(([place]) => place === cell) ? [] : own));
  return { ...marks, corner: clear(marks.corner), centre: clear(marks.centre) };
}

/** @param {Position} now @param {Glance} glance @returns {Position} what it shows instead: the clues as they are, all else as answered */
function glanced(now, { values, marks }) {
  const given = now.inks.includes("given");
  const ink = (/** @type {number} */ value, /** @type {number} */ cell) => (!value ? "" : (given ? now.inks[cell] === "given" : now.inks[cell] === "own") ? now.inks[cell] : "answer");
  return { ...now, values, inks: values.map(ink), tints: {}, marks: { corner: marks, centre: values.map(() => []), colour: now.marks.colour } };
}

/**
 * @param {Position} now
 * @param {Viewing} viewing
 * @returns {Position} that place of the path, in the colours of the game, with marks from the first step on that strikes some
 */
function placed(now, { data: { places, steps }, at }) {
  const { values, candidates } = places[at];
  const ink = (/** @type {number} */ value, /** @type {number} */ cell) => (now.inks[cell] === "given" ? "given" : value ? "own" : "");
  const first = steps.findIndex(({ eliminations }) => eliminations.length);
  const none = values.map(() => []);
  const marks = cleared({ corner: first >= 0 && first <= at ? candidates : none, centre: none, colour: now.marks.colour }, steps[at]);
  return { ...now, values, inks: values.map(ink), tints: {}, marks };
}

/**
 * @param {Position} now
 * @param {StepData} step
 * @param {Lists} candidates
 * @param {Thoughts} layer
 * @returns {Lists} candidates for the cells without marks, where candidates are what the step is about
 */
function ghosts(now, { eliminations }, candidates, layer) {
  if (!eliminations.length) return [];
  return candidates.map((own, cell) => (thought(now.marks, cell, layer).length ? [] : own));
}

/**
 * @typedef {readonly number[]} Values
 *
 * @typedef {object} Picture of a cell
 * @property {string} ink
 * @property {string} label what it is called
 * @property {string} description what else is in it
 * @property {string} value as it is written
 * @property {Signs} signs how its values are written
 * @property {Values} corner
 * @property {Values} centre
 * @property {Values} printed those of the marks that belong to the puzzle
 * @property {Values} colours
 * @property {readonly (readonly [number, number])[]} tints marks that have a colour of their own, and which
 * @property {number} pointed the mark that is pointed at, 0 for none
 * @property {number} lit the mark that is lit up, 0 for none
 * @property {boolean} cursor
 * @property {boolean} selected
 * @property {boolean} wrong
 * @property {string} kinds classes: what is special about it
 * @property {string} formula with its state in front
 */

/** @param {AppState} state @returns {boolean} whether the puzzle on the grid lies there solved by the player */
export function isFinished({ record, game, judged }) {
  const { board, values } = position(game);
  if (record?.outcome !== "solved" || !isFull(board, values)) return false;
  return conflicts(board, values).size === 0 && !judged?.rules.some(({ state }) => state !== "holds");
}

/** @param {AppState} state @returns {Picture[]} */
export function scene(state) {
  const { selection, settings, answers, judged } = state;
  const { now, ghosts } = shown(state);
  const wrong = wrongCells(state, now);
  const chosen = new Set(selection.cells);
  const quiet = Boolean(state.hint || state.preview || state.viewing || state.glance) || isFinished(state); // a drawing needs a plain grid
  const alone = selection.cells.length === 1 && !quiet;
  const lit = quiet || !settings.same ? 0 : state.held || (alone ? now.values[selection.cursor] : 0);
  const seen = alone && settings.seen ? peersOf(now.board)[selection.cursor] : new Set();
  const firsts = new Set(state.picked.map(([first]) => first));
  const picked = new Set(state.picked.flat());
  const formulas = formulasIn(now, judged);
  const clues = cellsInRules(now, judged);
  const differs = differing(answers);
  const { painting } = state;
  const signs = signsOf(settings, now);
  const said = saidBy(settings, now);

  return now.values.map((value, i) => {
    const ghost = ghosts[i]?.length ? ghosts[i] : null;
    const formula = formulas.get(i);
    const kinds = [lit > 0 && value === lit && "same", seen.has(i) && "seen", differs(i) && "differs", ghost && "ghosts", picked.has(i) && "picked", firsts.has(i) && "first"];
    return {
      ink: now.inks[i],
      label: cellLabel(now, i, said),
      description: [painting && say("grid-in-region", { sign: signOf(painting[i]) }), describe(now, said, ghost, i, formula, clues[i], judged)].filter(Boolean).join(", "),
      value: value ? written(signs, value) : "",
      signs,
      corner: value ? [] : ghost ?? now.marks.corner[i],
      centre: value || ghost ? [] : now.marks.centre[i],
      printed: value || ghost ? [] : now.candidates[i],
      colours: painting ? [(painting[i] % 9) + 1] : now.marks.colour[i],
      tints: ghost ? [] : tintsIn(now, i),
      pointed: i === selection.cursor && !quiet ? selection.mark ?? 0 : 0,
      lit,
      cursor: i === selection.cursor,
      selected: chosen.has(i),
      wrong: wrong.has(i),
      kinds: [...kinds, ...kindsIn(now, i)].filter(Boolean).join(" "),
      formula: formula ? `${formula.state} ${formula.term}` : "",
    };
  });
}

/** @param {Position} now @param {number} cell @returns {(string | false)[]} its classes that follow from the position alone */
const kindsIn = (now, cell) => [
  now.covered?.has(cell) === true && "fogged",
  isTried(now, cell) && "tried",
  !now.values[cell] && now.marks.corner[cell].length > 0 && now.marks.centre[cell].length > 0 && "both",
];

/** @param {AppState} state @param {Position} now @returns {Set<number>} */
function wrongCells({ wrong, settings, solution, judged }, now) {
  const { board, values, inks } = now;
  const found = new Set([...wrong, ...conflicts(board, values)]);
  for (const { state, cells } of rulesOf(now, judged)) if (state === "broken") for (const cell of cells) values[cell] && found.add(cell);
  const right = settings.check === "once" && solution?.key === keyAt(now) ? solution.values : null;
  right?.forEach((value, cell) => inks[cell] === "own" && values[cell] !== value && found.add(cell));
  return found;
}

/** @param {AppState["answers"]} answers @returns {(cell: number) => boolean} tells where the solutions differ */
const differing = (answers) => (cell) =>
  answers !== null && answers.solutions.some((values) => values[cell] !== answers.solutions[0][cell]);

/** @param {Position} now @param {number} cell @returns {boolean} whether its digit was written since the last bookmark */
const isTried = ({ values, inks, bookmark }, cell) => bookmark !== null && inks[cell] === "own" && values[cell] !== bookmark.values[cell];

/** Most clues named for a cell. */
const MOST = 5;

/**
 * @param {Position} now
 * @param {(value: number) => string} said
 * @param {Values | null} ghost
 * @param {number} cell
 * @param {RuleData | undefined} formula
 * @param {readonly string[]} clues
 * @param {AppState["judged"]} judged
 */
function describe(now, said, ghost, cell, formula, clues, judged) {
  const { values, inks, marks, candidates } = now;
  const seen = (/** @type {Values} */ list) => list.map(said);
  const open = !values[cell] && !ghost;
  const printed = open ? candidates[cell] : [];
  const own = marks.corner[cell].filter((mark) => !printed.includes(mark));
  const kept = printed.filter((mark) => marks.corner[cell].includes(mark));
  const struck = printed.filter((mark) => !marks.corner[cell].includes(mark));
  return [
    values[cell] && now.covered?.has(cell) && say("grid-fogged"),
    inks[cell] === "answer" && say("grid-answered"),
    isTried(now, cell) && say("grid-tried"),
    ghost && say("grid-could-be", { marks: seen(ghost).join(" ") }),
    kept.length && say("grid-printed", { marks: seen(kept).join(" ") }),
    struck.length && say("grid-struck", { marks: seen(struck).join(" ") }),
    open && own.length && wording.inCorners(seen(own)),
    open && marks.centre[cell].length && wording.inCentre(seen(marks.centre[cell])),
    open && wording.tinted(tintsIn(now, cell).map(([value, colour]) => [said(value), colour])),
    marks.colour[cell].length && wording.coloured(marks.colour[cell], judged),
    formula && say("grid-equals", { term: formula.term, state: formula.state }),
    clues.length && say("grid-in-clues", { clues: commas(clues.slice(0, MOST)) }),
  ].filter(Boolean).join(", ");
}

/** @param {Position} now @param {number} value @returns {number} how many of a digit are still to be written, null where nobody knows */
export const leftOf = ({ board, values }, value) =>
  board.houses.length && !board.top ? Math.min(...sidesOf(board)) - values.filter((other) => other === value).length : NaN;
