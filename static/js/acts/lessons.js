/** Lessons: fetched and kept, and practised on the grid without losing the visitor's game. */

import { anySeed } from "../game/link.js";
import { thought } from "../game/game.js";
import { thoughts } from "../page/state.js";
import { file } from "../python/files.js";
import { spoken } from "../words/say.js";
import * as wording from "./words.js";

/**
 * @typedef {LessonName & Partial<Pick<LessonData, "summary" | "needed" | "practice">> & { ruled?: boolean }} LessonRow in the page's own file with all that needs no Python; *ruled* for techniques of puzzles with rules
 */

export class Lessons {
  /** @type {Map<string, Promise<LessonData>>} */
  #known = new Map();
  #index = /** @type {Promise<readonly LessonRow[]> | null} */ (null);

  /** @param {Actions} actions @param {(name: string) => Promise<Pick<Response, "json">>} [read] fetches a file of the page */
  constructor(actions, read = file) {
    this.actions = actions;
    this.read = read;
    this.store = actions.store;
  }

  /** @returns {Promise<readonly LessonRow[]>} every technique, in teaching order: from a file of the page, so that Learn waits for no Python */
  index() {
    this.#index ??= this.read(spoken() === "en" ? "lessons.json" : `lessons/${spoken()}.json`).then((answer) => answer.json())
      .catch(() => this.actions.engine.ask("lessons", {}).answer)
      .then(({ lessons }) => lessons);
    this.#index.catch(() => (this.#index = null)); // ask again next time
    return this.#index;
  }

  /** @param {string} technique @param {(note: { text: string }) => void} [hear] hears of Python's progress @returns {Promise<LessonData>} */
  lesson(technique, hear) {
    const known = this.#known.get(technique) ?? this.actions.engine.ask("lesson", { technique }, hear).answer;
    this.#known.set(technique, known);
    known.catch(() => this.#known.delete(technique));
    return known;
  }

  /** @param {LessonData} lesson whose example is put on the grid */
  try(lesson) {
    if (!lesson.example) return;
    this.#begin(lesson.technique, lesson.name, lesson.example.puzzle, { goals: [lesson.example.step] });
    this.actions.say(wording.exampleNotice(lesson.name));
  }

  /** @param {readonly Pick<LessonRow, "technique" | "name">[]} among techniques to choose from at random, if possible not the last one; a position that needs it is put on the grid */
  async practise(among) {
    const others = among.filter(({ technique }) => technique !== this.store.get().practice?.technique);
    const choice = others.length ? others : among;
    const { technique, name } = choice[Math.floor(Math.random() * choice.length)];
    const found = await this.actions.answerTo("practice", { technique, seed: anySeed() });
    if (!found) return;
    this.#begin(technique, name, found.puzzle, { goals: found.goals, others: found.others, among });
    this.actions.say(wording.practiceNotice(name, found.plainest));
  }

  /**
   * @param {string} technique
   * @param {string} name
   * @param {PuzzleData} puzzle
   * @param {Partial<NonNullable<AppState["practice"]>>} [told] what is to be found there
   */
  #begin(technique, name, puzzle, told = {}) {
    const { practice, game } = this.store.get();
    const home = practice?.home ?? game.done;
    this.actions.open(puzzle);
    this.store.set({ practice: { technique, name, home, ...told } });
  }

  /**
   * Return the step that is practised in place of another that was found: an example's hint is its own technique.
   * @template {{ status: string, step?: StepData | null, summary?: string }} T
   * @param {T} found Python's answer
   * @returns {Promise<T>}
   */
  async meant(found) {
    const { practice, game, settings } = this.store.get();
    const goals = practice && game.done > practice.home ? practice.goals ?? [] : [];
    const now = this.actions.now;
    const isThere = found.step || found.status === "guess"; // Python may find no step where the example has one
    if (!practice || !isThere || !goals.length || found.step?.technique === practice.technique) return found;
    if (goals.some((goal) => isDone(goal, now, thoughts(settings)))) return found;
    const lesson = await this.lesson(practice.technique).catch(() => null);
    return { ...found, step: goals[0], summary: lesson?.summary.join(" ") ?? "" };
  }

  /** Return to the game before the practice. */
  home() {
    const { practice } = this.store.get();
    if (practice) this.actions.back(practice.home);
  }
}

/** @param {StepData} step @param {Position} now @param {Thoughts} layer @returns {boolean} whether all that follows from the step is on the grid */
export function isDone({ placements, eliminations }, { values, marks }, layer) {
  const isGone = (/** @type {readonly number[]} */ own, /** @type {number} */ value) => own.length > 0 && !own.includes(value);
  return placements.every(([cell, value]) => values[cell] === value)
    && eliminations.every(([cell, value]) => isGone(values[cell] ? [values[cell]] : thought(marks, cell, layer), value));
}

/** @param {readonly LessonRow[]} names @param {string} technique @returns {LessonData | null} its lesson without the example, if the list has it */
export function wordsOf(names, technique) {
  const place = names.findIndex((one) => one.technique === technique);
  const told = names[place];
  if (!told?.summary) return null;
  return { ...told, summary: told.summary, needed: told.needed ?? true, practice: told.practice ?? false, before: names[place - 1], after: names[place + 1] };
}
