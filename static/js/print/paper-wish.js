/** The puzzles for a sheet of paper, with what is known about them. */

import { ratedOf } from "../game/known.js";
import { givensOf, keyAt, keyOfData, position, puzzleKey, puzzleOf } from "../game/game.js";
import { sayings } from "../page/form.js";
import { titleBy } from "../page/words.js";
import { say } from "../words/say.js";

/**
 * The puzzles to print: the one on the grid, or all that were made last.
 * @param {AppState} state
 * @param {readonly Control[]} form
 * @returns {PrintPuzzle[]}
 */
export function puzzlesOf(state, form) {
  const says = sayings(form);
  if (says("what") === "made" && state.made) return state.made.puzzles.map(madePuzzle);
  return [gridPuzzle(state, Boolean(says("written")))];
}

/** @param {Made["puzzles"][number]} made @returns {PrintPuzzle} */
const madePuzzle = ({ puzzle, ...made }) => ({
  board: puzzle.board.name,
  givens: puzzle.givens,
  seed: made.seed,
  ...(puzzle.rules?.length ? { rules: puzzle.rules } : {}),
  ...(puzzle.candidates.some((own) => own.length) ? { candidates: puzzle.candidates } : {}),
  ...factsOf(made),
});

/** @param {Omit<Made["puzzles"][number], "puzzle">} made @returns {Partial<PrintPuzzle>} what need not be found again */
const factsOf = ({ title, solution, level, er }) => ({
  ...(title ? { title } : {}),
  ...(solution?.length ? { solution } : {}),
  ...(level ? { level } : {}),
  ...(er ? { rating: say("make-er", { er }) } : {}),
});

/** What Python found for earlier pages, by puzzle: it is sent along the next time. */
export class Found {
  #facts = /** @type {Map<string, Partial<PrintPuzzle>>} */ (new Map());

  /** @param {readonly PrintPuzzle[]} puzzles @param {readonly FoundData[]} found */
  keep(puzzles, found) {
    for (const { place, ...facts } of found) {
      const key = puzzleKey(puzzles[place]);
      this.#facts.set(key, { ...this.#facts.get(key), ...facts });
    }
  }

  /** @param {readonly PrintPuzzle[]} puzzles @returns {PrintPuzzle[]} with what was found of them */
  with(puzzles) {
    return puzzles.map((puzzle) => ({ ...this.#facts.get(puzzleKey(puzzle)), ...puzzle }));
  }
}

/** @param {Pick<AppState, "game" | "record">} state @returns {string | null} the level that came with the puzzle on the grid, as it was loaded */
export function levelKept({ game, record }) {
  const now = position(game);
  const isSame = `${record?.puzzle.givens}` === `${givensOf(now)}` && `${record?.puzzle.rules ?? ""}` === `${now.rules}`;
  return isSame ? record?.level ?? null : null;
}

/** @param {AppState} state @param {boolean} written whether digits of the player are printed @returns {PrintPuzzle} */
function gridPuzzle({ game, made, ratings, record }, written) {
  const now = position(game);
  const puzzle = /** @type {PrintPuzzle} */ (puzzleOf(now));
  const title = titleBy(now.about ?? {});
  if (title) puzzle.title = title;
  if (now.about?.text) puzzle.words = now.about.text;
  if (written) puzzle.placed = now.values.map((value, cell) => (puzzle.givens[cell] ? 0 : value));
  const level = levelKept({ game, record });
  if (level) puzzle.level = level;
  const known = made?.puzzles.find((one) => keyOfData(one.puzzle) === keyAt(now));
  if (known) Object.assign(puzzle, { seed: known.seed, ...factsOf(known) });
  const rated = ratedOf({ ratings, game });
  if (rated?.level) puzzle.level = rated.level;
  if (rated && rated.er !== null) puzzle.rating = say("make-er", { er: rated.er });
  return puzzle;
}
