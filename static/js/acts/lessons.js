/** Lessons: asking for them, keeping those that came, and practising on the grid without losing the visitor's game. */

import { dataOf } from "../python/engine-error.js";
import { file } from "../python/files.js";
import * as english from "./words.js";
import { failureNotice } from "../page/words.js";

/**
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("../protocol.js").LessonData} LessonData
 * @typedef {import("../protocol.js").LessonName & Partial<Pick<LessonData, "summary" | "practice">>} LessonName in the page's file with all that needs no Python
 * @typedef {import("../protocol.js").PuzzleData} PuzzleData
 * @typedef {import("../protocol.js").StepData} StepData
 */

const SEEDS = 2 ** 32;

export class Lessons {
  /** @type {Map<string, Promise<LessonData>>} */
  #known = new Map();
  #index = /** @type {Promise<readonly LessonName[]> | null} */ (null);

  /** @param {Actions} actions @param {(name: string) => Promise<Pick<Response, "json">>} [read] fetches a file of the page */
  constructor(actions, read = file) {
    this.actions = actions;
    this.read = read;
    this.store = actions.store;
  }

  /** @returns {Promise<readonly LessonName[]>} every technique, in teaching order: from a file of the page, so that Learn waits for no Python */
  index() {
    this.#index ??= this.read("lessons.json").then((answer) => answer.json())
      .catch(() => this.actions.engine.ask("lessons", {}).answer)
      .then(({ lessons }) => lessons);
    this.#index.catch(() => (this.#index = null)); // ask anew next time
    return this.#index;
  }

  /** @param {string} technique @returns {Promise<LessonData>} */
  lesson(technique) {
    const known = this.#known.get(technique) ?? this.actions.engine.ask("lesson", { technique }).answer;
    this.#known.set(technique, known);
    known.catch(() => this.#known.delete(technique));
    return known;
  }

  /** @param {LessonData} lesson puts its example on the grid */
  try(lesson) {
    if (!lesson.example) return;
    this.#begin(lesson.technique, lesson.name, lesson.example.puzzle);
    this.actions.say(english.exampleNotice(lesson.name));
  }

  /** @param {string} technique @param {string} name puts a position on the grid whose next step is one of that technique */
  async practise(technique, name) {
    const seed = Math.floor(Math.random() * SEEDS);
    try {
      const { puzzle, goals, plainest, others } = await this.actions.ask("practice", { technique, seed });
      this.#begin(technique, name, puzzle, { goals, others });
      this.actions.say(english.practiceNotice(name, plainest));
    } catch (error) {
      this.actions.say(failureNotice(dataOf(error)));
    }
  }

  /**
   * @param {string} technique
   * @param {string} name
   * @param {PuzzleData} puzzle
   * @param {{ goals?: readonly StepData[], others?: readonly string[] }} [told] what is to be found there
   */
  #begin(technique, name, puzzle, told = {}) {
    const { practice, game } = this.store.get();
    const home = practice?.home ?? game.done;
    this.actions.open(puzzle);
    this.store.set({ practice: { technique, name, home, ...told } });
  }

  /** Bring back the game from before the practice. */
  home() {
    const { practice } = this.store.get();
    if (practice) this.actions.back(practice.home);
  }
}

/** @param {readonly LessonName[]} names @param {string} technique @returns {LessonData | null} its lesson but for the example, where the list tells it */
export function wordsOf(names, technique) {
  const place = names.findIndex((one) => one.technique === technique);
  const told = names[place];
  if (!told?.summary) return null;
  return { ...told, summary: told.summary, practice: told.practice ?? false, before: names[place - 1], after: names[place + 1] };
}
