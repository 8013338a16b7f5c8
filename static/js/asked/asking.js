/** The questions of Solve besides its solution: their progress, and their answers by grid. */

import { dataOf } from "../python/engine.js";
import { anySeed } from "../game/link.js";
import { keyAt, position, puzzleOf, givensOf } from "../game/game.js";

/** @typedef {Asked["kind"]} Kind */

/** Most solutions counted, most solutions listed, and how many answers about other grids are kept. */
const [COUNTED, LEAVES, KEPT] = [1e12, 1000, 24];

/** Places in which it can be asked. */
const PLACES = /** @type {readonly string[]} */ (["solve", "set"]);

/** What else the grid shows, a search or a replay, and the only place where it does. @type {Record<string, Place>} */
const ELSEWHERE = { watch: "solve", "": "play" };

/** What each question asks for besides the puzzle. @type {Partial<Record<Kind, object>>} */
const WISHES = { total: { limit: COUNTED }, solutions: { limit: LEAVES } };

/** @param {AppState} state @returns {readonly Asked[]} what was asked about the puzzle on the grid, the last first */
export const askedOf = ({ asked, game }) => asked.filter(({ key }) => key === keyAt(position(game)));

export class Asking {
  #cancels = /** @type {Map<string, () => void>} */ (new Map());

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.store = actions.store;
    this.store.hear((state) => this.#follow(state));
  }

  /** @param {Kind} kind to ask about the puzzle on the grid */
  async ask(kind) {
    if (!(await this.actions.settled())) return;
    const puzzle = puzzleOf(this.actions.now);
    const key = keyAt(this.actions.now);
    const id = `${kind} ${key}`;
    this.cancel(kind);
    this.store.set({ notice: null }); // what was pressed has the place to itself
    const begun = /** @type {Asked} */ ({ kind, key, done: null, text: "", going: true, data: null, error: null });
    this.#put(begun);
    const hear = (/** @type {Note} */ { done, text }) => this.#change(begun, { done, text });
    const { answer, cancel } = this.actions.aside(kind, /** @type {any} */ ({ ...puzzle, ...WISHES[kind] }), hear);
    this.#cancels.set(id, cancel);
    try {
      const data = /** @type {any} */ (await answer);
      this.#change(begun, { going: false, data });
      if (this.#isOpen(begun)) this.look(kind);
    } catch (error) {
      this.#change(begun, { going: false, error: dataOf(error) });
    } finally {
      if (this.#cancels.get(id) === cancel) this.#cancels.delete(id);
    }
  }

  /** @param {Kind} kind to stop, if it is being asked about the puzzle on the grid */
  cancel(kind) {
    this.#cancels.get(`${kind} ${keyAt(this.actions.now)}`)?.();
  }

  /** @param {Kind} kind @param {number} [at] the part of its answer to show on the grid, if it can be shown */
  look(kind, at = 0) {
    const entry = askedOf(this.store.get()).find((one) => one.kind === kind);
    const glance = entry && glanceAt(entry, this.actions.now, at);
    if (glance) this.store.set({ glance, hint: null, offers: null, preview: null, viewing: null, answers: null });
  }

  /** Show the game again. */
  close() {
    this.store.set({ glance: null });
  }

  /** Write the true candidates into the grid as marks, in one move. */
  write() {
    const entry = askedOf(this.store.get()).find(({ kind }) => kind === "candidates");
    const { values } = this.actions.now;
    if (entry?.kind === "candidates" && entry.data) this.actions.make({ kind: "place", values, candidates: entry.data.candidates.map((own, cell) => (values[cell] ? [] : own)) });
  }

  /** Make another random isomorph. */
  async isomorph() {
    const entry = askedOf(this.store.get()).find(({ kind }) => kind === "canon");
    if (!entry?.data) return;
    try {
      const { givens } = await this.actions.aside("isomorph", { ...puzzleOf(this.actions.now), seed: anySeed() }).answer;
      this.#change(entry, { others: [givens, ...(entry.others ?? [])].slice(0, 5) });
    } catch (error) {
      this.#change(entry, { error: dataOf(error) });
    }
  }

  /** @param {readonly number[]} givens to put on the grid in place of the puzzle */
  open(givens) {
    const { board } = this.actions.now;
    const none = givens.map(() => 0);
    this.actions.open({ board, givens: [...givens], placed: none, candidates: none.map(() => []), format: "" });
  }

  /** @param {Asked} entry @returns {boolean} whether its puzzle is in sight */
  #isOpen({ key }) {
    const state = this.store.get();
    return PLACES.includes(state.place) && key === keyAt(position(state.game));
  }

  /** @param {AppState} state in which questions about another puzzle end, and an answer goes that something else replaced */
  #follow({ glance, hint, viewing, preview, place, game, asked }) {
    const at = glance && ELSEWHERE[glance.from];
    const isHere = at ? place === at : PLACES.includes(place);
    if (glance && (hint || viewing || preview || !isHere)) this.store.set({ glance: null });
    if (!asked.some(({ going }) => going)) return;
    const key = keyAt(position(game));
    for (const [id, cancel] of this.#cancels) if (!id.endsWith(key)) cancel();
  }

  /** @param {Asked} entry to put first, in place of the same question about the same puzzle */
  #put(entry) {
    const others = this.store.get().asked.filter(({ kind, key }) => kind !== entry.kind || key !== entry.key);
    this.store.set({ asked: [entry, ...others].slice(0, KEPT) });
  }

  /** @param {Asked} entry @param {Partial<Asked>} change */
  #change({ kind, key }, change) {
    const asked = this.store.get().asked.map((one) => (one.kind === kind && one.key === key ? /** @type {Asked} */ ({ ...one, ...change }) : one));
    this.store.set({ asked });
  }
}

/** @param {readonly number[]} cells @param {number} size @param {Partial<ShapeData>} look @param {number} [inset] @returns {ShapeData[]} a square in each */
export const squares = (cells, size, look, inset = 0) =>
  cells.map((cell) => {
    const [left, top] = [(cell % size) + inset, Math.floor(cell / size) + inset];
    const [right, bottom] = [left + 1 - 2 * inset, top + 1 - 2 * inset];
    return { kind: "path", points: [[left, top], [right, top], [right, bottom], [left, bottom]], closed: true, stroke: "", fill: "", width: 0.05, ...look };
  });

/** @param {Position} now @returns {Glance} its clues alone */
function bare(now) {
  const values = givensOf(now);
  return { values, marks: values.map(() => []), shapes: [], from: "", at: 0 };
}

/** @param {Asked} entry @returns {number} places of its answer that can be shown, one after the other */
export function placesOf(entry) {
  if (!entry.data) return 0;
  if (entry.kind === "solutions") return entry.data.solutions.length + (entry.data.solutions.length > 1 ? 1 : 0);
  if (entry.kind === "spare") return entry.data.singles.length + entry.data.pairs.length;
  if (entry.kind === "candidates") return entry.data.candidates.some((own) => own.length) ? 1 : 0;
  return entry.kind === "conflict" && entry.data.shapes.length ? 1 : 0;
}

/**
 * @param {Asked} entry
 * @param {Position} now
 * @param {number} at the part of it: after all solutions what they share, after the single givens that can go the pairs
 * @returns {Glance | null} null if the answer has nothing to show on the grid
 */
export function glanceAt(entry, now, at) {
  const count = placesOf(entry);
  if (!count || !entry.data) return null;
  const place = Math.min(Math.max(at, 0), count - 1);
  const glance = { ...bare(now), from: entry.kind, at: place };
  const { size } = now.board;
  if (entry.kind === "solutions") return { ...glance, ...leaf(entry.data, glance.values, size, place) };
  if (entry.kind === "candidates") return { ...glance, ...possible(entry.data, glance.values, size) };
  if (entry.kind === "conflict") return { ...glance, shapes: entry.data.shapes };
  if (entry.kind !== "spare") return null;
  const { cells } = [...entry.data.singles, ...entry.data.pairs][place];
  const all = entry.data.singles.flatMap((parts) => parts.cells);
  return { ...glance, shapes: [...squares(all, size, { fill: "tint" }), ...squares(cells, size, { stroke: "accent", over: true }, 0.06)] };
}

/** @param {CandidatesData} data @param {readonly number[]} values @param {number} size @returns {Pick<Glance, "marks" | "shapes">} with the cells tinted in which solutions differ */
function possible({ candidates }, values, size) {
  const marks = candidates.map((own, cell) => (values[cell] ? [] : own));
  const differing = marks.flatMap((own, cell) => (own.length > 1 ? [cell] : []));
  return { marks, shapes: squares(differing, size, { fill: "tint" }) };
}

/** @param {SolutionsData} data @param {readonly number[]} values @param {number} size @param {number} place */
function leaf({ solutions, shared, found = [] }, values, size, place) {
  if (place === solutions.length) return { values: shared };
  const differing = solutions.length > 1 ? shared.flatMap((value, cell) => (value || values[cell] ? [] : [cell])) : [];
  return { values: solutions[place], shapes: [...squares(differing, size, { fill: "tint" }), ...(found[place] ?? [])] };
}
