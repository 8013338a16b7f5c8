/** The page's words about hints, steps and paths, beside Python's. */

import { thought } from "../game/game.js";
import { atWork, cellCode, cellList, plain } from "../page/words.js";
import { commas, say, sentences } from "../words/say.js";

/** What is said while Python looks. */
export const said = {
  hinting: atWork(say("acts-hinting"), say("acts-hinting-more")),
  listing: atWork(say("acts-listing"), say("acts-listing-more")),
  walking: atWork(say("acts-walking"), say("acts-walking-more")),
  writing: atWork(say("acts-writing"), say("acts-writing-more")),
};

/** What Python will do as soon as it is ready. */
export const will = {
  hint: say("acts-will-hint"),
  steps: say("acts-will-steps"),
  path: say("acts-will-path"),
  walkthrough: say("acts-will-walkthrough"),
};

/** @param {Pick<AppState, "hint" | "viewing">} state @returns {Notice | null} the words of the hint or the path on the grid, if there is one */
export function taught({ hint, viewing }) {
  if (viewing) return pathNotice(viewing);
  if (!hint) return null;
  const { step, summary, depth } = hint;
  if (depth === 1) return plain(say("acts-where-to-look"), step.where);
  return plain(step.name, depth === 2 ? summary || step.where : wordsOf(step));
}

/** @param {StepData} step @returns {string} its argument, or the short form if it has an outline */
const wordsOf = ({ text, outline }) => (outline ? sentences([outline.opening, outline.short]) : text);

/** @param {NonNullable<AppState["viewing"]>} viewing @returns {Notice} */
function pathNotice({ data: { steps, solved, partial }, at }) {
  const count = steps.length;
  if (at < count) return plain(say("acts-step", { at: at + 1, count, name: steps[at].name }), wordsOf(steps[at]));
  if (solved) return { tone: "good", title: say("acts-path-solved"), detail: say("acts-path-steps", { count }) };
  if (partial) return plain(say("acts-path-stopped"), say("acts-path-ask-again"));
  return plain(say("acts-path-end"), say("acts-path-end-more"));
}

/** @param {AdviceStatus} status @param {readonly number[]} places @param {number} size @param {string} [more] rules that no technique uses, in words, or how marks were read @returns {Notice} why no step is shown */
export function refusal(status, places, size, more) {
  const [count, cells] = [places.length, cellList(places, size)];
  if (status === "wrong") return { tone: "bad", title: say("acts-digits-wrong", { count }), detail: say("acts-look-first", { cells }), acts: ["wrong-back", "wrong-before"] };
  if (status === "wrong-marks") return { ...plain(say("acts-marks-lack", { count }), sentences([say("acts-look-first", { cells }), more])), acts: ["wrong-before"] };
  if (status === "done") return plain(say("acts-done"), say("acts-done-more"));
  if (status === "fog") return plain(say("acts-fog"), say("acts-fog-more"));
  if (status === "guess") return plain(say("acts-guess"), more || say("acts-guess-more"));
  if (status === "empty") return plain(say("acts-empty"), say("acts-empty-more"));
  if (status === "none") return { tone: "bad", title: say("page-no-solution"), detail: say("acts-hints-need-one") };
  const detail = status === "multiple" ? say("acts-hints-need-one-but-steps") : say("acts-hints-need-one");
  return { tone: "bad", title: say("page-more-solutions"), detail };
}

/** @param {string} detail @returns {Notice} */
const done = (detail) => ({ ...plain(say("acts-did"), detail), flow: true });

/** @param {StepData} step @param {Position} before @param {Thoughts} layer @returns {Notice} what was done */
export function doneNotice({ placements, eliminations, colours }, before, layer) {
  const cell = (/** @type {number} */ place) => cellCode(place, before.board.size);
  const cells = cellList((colours ?? []).map(([place]) => place), before.board.size);
  if (colours) return done(say("acts-coloured", { cells }));
  if (placements.length) {
    const all = placements.map(([place, digit]) => say("acts-digit-at", { digit, cell: cell(place) }));
    return done(say("acts-wrote", { all }));
  }
  const values = [...new Set(eliminations.map(([, value]) => value))].sort((one, other) => one - other);
  /** @type {Map<string, string[]>} the values to remove, by their cells */
  const together = new Map();
  for (const value of values) {
    const places = eliminations.filter(([, other]) => other === value).map(([place]) => place);
    const where = cellList(places, before.board.size);
    together.set(where, [...(together.get(where) ?? []), `${value}`]);
  }
  const all = [...together].map(([cells, digits]) => say("acts-digits-from", { digits, cells }));
  const isFirst = eliminations.some(([place]) => !thought(before.marks, place, layer).length);
  return done(sentences([isFirst && say("acts-all-marks-now"), say("acts-took-away", { all })]));
}

/** @param {StepData} step @returns {string} its result, such as "r5c3≠4" */
export const brief = ({ brief: text }) => text.replaceAll("=>", "⇒").replaceAll("<>", "≠");

/** @param {StepsData} offers @returns {string} how many there are */
export function noteOf({ groups, partial }) {
  const steps = say("acts-steps", { count: groups.reduce((sum, group) => sum + group.steps.length, 0) });
  const techniques = say("acts-techniques", { count: groups.length });
  if (groups.some(({ more }) => more)) {
    return partial ? say("acts-steps-at-least-stopped", { steps, techniques }) : say("acts-steps-at-least", { steps, techniques });
  }
  return partial ? say("acts-steps-of-stopped", { steps, techniques }) : say("acts-steps-of", { steps, techniques });
}

/** What the signs of a drawn step mean, by their names in hint-view.js. */
export const SIGNS = {
  tinted: say("acts-sign-tinted"),
  reddish: say("acts-sign-reddish"),
  frame: say("acts-sign-frame"),
  dashedFrame: say("acts-sign-dashed-frame"),
  circle: say("acts-sign-circle"),
  disc: say("acts-sign-disc"),
  thick: say("acts-sign-thick"),
  square: say("acts-sign-square"),
  filledSquare: say("acts-sign-filled-square"),
  diamond: say("acts-sign-diamond"),
  solid: say("acts-sign-solid"),
  dashed: say("acts-sign-dashed"),
  ring: say("acts-sign-ring"),
  large: say("acts-sign-large"),
  struck: say("acts-sign-struck"),
};

/** @param {readonly string[]} signs that stand for the digits, from 1 */
export const signsKey = (signs) => say("acts-signs-key", { signs: commas(signs.map((sign, i) => `${sign}\u00a0=\u00a0${i + 1}`)) });
