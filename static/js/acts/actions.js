/** What a visitor can do: every change of the state comes through here. */

import { classicBoard, isHole } from "../game/boards.js";
import { dataOf } from "../python/engine.js";
import { coveredIn } from "../game/fog.js";
import { OPENING, canUndo, emptyPuzzle, hasLast, isComplete, lastOf, opened, play, position, redo, undo } from "../game/game.js";
import { named, namesOf } from "../game/naming.js";
import { goTo } from "../page/places.js";
import { FRESH } from "../page/state.js";
import { chosen } from "../page/texts.js";
import { Asker } from "./questions.js";
import { Gathering } from "./listing.js";
import { readPlain } from "../game/link.js";
import { without } from "../game/tints.js";
import { timed } from "../game/timer.js";
import * as wording from "./words.js";
import { everything, extended, fitted, inverted, only, outside, toggled } from "../game/selection.js";
import { boardNotice, failureNotice, loadedNotice, notice, unopenedNotice, unreadableNotice } from "../page/words.js";
import { say } from "../words/say.js";

export class Actions extends Asker {
  /** Takes texts in place of the grid while Many is open. @type {((texts: readonly { name: string, text: string }[]) => void) | null} */
  taker = null;
  /** Texts for Many to take when it is opened. @type {readonly { name: string, text: string }[]} */
  handed = [];
  /** What Print shows when it is opened: the puzzle on the grid or those made. @type {"" | "grid" | "made"} */
  toPrint = "";
  /** Fulfilled once the page has its first puzzle, or knows that none comes. */
  dealt = /** @type {Promise<void>} */ (Promise.resolve());
  /** The reading of the latest text. */
  #reading = /** @type {Promise<void>} */ (Promise.resolve());
  /** How many texts have come, and which of them the grid shows. */
  #texts = { come: 0, shown: 0 };
  /** The rules that were read last, each on its own line, so that they need not be read again. @type {RulesData | null} */
  rulesRead = null;

  get now() {
    return position(this.store.get().game);
  }

  /** @param {Move} move to make, unless the grid shows a path or a replay */
  make(move) {
    const { viewing, replayed, game: before, timer, fog } = this.store.get();
    if ((viewing || replayed) && !OPENING.includes(move.kind)) return this.say(viewing ? notice.viewing : wording.onlyReplay);
    const lit = fog?.lit.length && !OPENING.includes(move.kind) ? { lit: fog.lit } : {};
    const game = play(before, timed({ ...move, ...lit }, timer, Date.now()));
    const back = move.kind === "back" && game !== before ? wording.atBookmark : null;
    if (OPENING.includes(move.kind)) this.store.set({ practice: null });
    this.store.set({ ...FRESH, game, unreadable: false, notice: isComplete(position(game)) ? notice.complete : back });
  }

  /** @param {PuzzleData} puzzle */
  open(puzzle) {
    const first = puzzle.givens.findIndex((given, cell) => !given && !puzzle.placed[cell] && !isHole(puzzle.board, cell));
    this.make({ kind: "load", puzzle });
    this.store.set({ selection: only(Math.max(0, first)), unreadable: false, notice: this.#leaving(loadedNotice(puzzle)) });
  }

  /** @param {Notice} words about a new puzzle @returns {Notice} with a way back to the one before */
  #leaving(words) {
    return hasLast(this.store.get().game) ? { ...words, acts: ["back-last"] } : words;
  }

  /** Go back to the game that was on the grid before this one. */
  backToLast() {
    this.store.set({ ...FRESH, game: lastOf(this.store.get().game), practice: null });
  }

  /** @param {string} text @returns {string} with the cells named as the visitor has chosen */
  named(text) {
    return named(text, namesOf(this.store.get()), this.now.board.size);
  }

  /** @param {Notice} words */
  say(words) {
    this.store.set({ notice: words });
  }

  /**
   * @param {string} text
   * @param {string} [board] the board, if the text does not name one
   * @param {string} [rules] rules that belong to the puzzle
   */
  load(text, board, rules) {
    const values = (board === undefined || board === "9") && !rules ? readPlain(text) : null;
    this.store.set({ draft: "", source: { text, read: null } });
    this.#texts.come += 1;
    if (values) return this.#opened(this.#texts.come, text, { ...emptyPuzzle(classicBoard()), givens: values });
    if (!this.isUp) this.say(notice.willRead);
    this.#reading = this.#read(this.#texts.come, { text, ...(board ? { board } : {}), ...(rules ? { rules } : {}) });
  }

  /** @param {number} number of the text, so that one read late does not replace a later one @param {string} text @param {PuzzleData} puzzle that was read from it */
  #opened(number, text, puzzle) {
    if (number < this.#texts.shown) return;
    this.#texts.shown = number;
    this.open(puzzle);
    this.store.set({ source: { text, read: opened(this.store.get().game) ?? null } });
  }

  /**
   * @param {number} number of the text
   * @param {Omit<ReadRequest, "id" | "kind">} fields
   * @param {boolean} [again] whether to ask a second time
   * @returns {Promise<void>}
   */
  async #read(number, fields, again = true) {
    try {
      const gathering = new Gathering(this, () => goTo("make"));
      const { puzzle, list, choices } = await this.ask("read", fields, (note) => gathering.hear(note));
      if (puzzle) return this.#opened(number, fields.text, puzzle);
      if (list) return gathering.finish(list);
      this.store.set({ unreadable: true, notice: unopenedNotice(choices) });
      const choice = await chosen(choices ?? []);
      if (choice) await this.#read(number, { ...fields, choice });
    } catch (error) {
      const data = dataOf(error);
      if (data.code === "worker-died" && again) return this.#read(number, fields, false); // another question killed it
      const innocent = ["bug", "cancelled", "worker-died"].includes(data.code);
      this.store.set({ unreadable: !innocent, notice: innocent ? failureNotice(data) : unreadableNotice(data) });
    }
  }

  /** @returns {Promise<boolean>} whether what was typed is on the grid now */
  async settled() {
    await this.dealt; // a saved game may still be on its way onto the grid
    const { draft } = this.store.get();
    if (draft.trim()) this.load(draft);
    await this.#reading;
    return !this.store.get().unreadable;
  }

  /** @param {string} draft text being typed, to be read on request */
  draft(draft) {
    this.store.set({ draft });
  }

  /** @param {Selected} selection */
  choose(selection) {
    const { holes } = this.now.board;
    this.store.set({ selection: holes ? outside(selection, holes, this.now.values.length) : selection });
  }

  /** @param {number} cell @param {"only" | "extend" | "toggle"} [how] what happens to the selection before */
  select(cell, how = "only") {
    const { selection } = this.store.get();
    const next = how === "only" ? only(cell) : (how === "extend" ? extended : toggled)(selection, cell);
    if (next.cursor !== selection.cursor || `${next.cells}` !== `${selection.cells}` || selection.mark) this.choose(next);
  }

  selectAll() {
    this.choose(everything(this.store.get().selection, this.now.values.length));
  }

  invertSelection() {
    this.choose(inverted(this.store.get().selection, this.now.values.length));
  }

  /** Select one cell, and hold no digit. */
  letGo() {
    const { selection: { cells, cursor, mark }, held } = this.store.get();
    if (cells.length > 1 || mark) this.choose(only(cursor));
    if (held) this.store.set({ held: 0 });
  }

  /** @param {Tool} tool what digits do from now on */
  take(tool) {
    this.store.set({ tool });
  }

  /** @param {number} value that was tapped: written, or held for cells to come, by the visitor's settings */
  tap(value) {
    const { settings, held } = this.store.get();
    if (settings.input === "digit") this.store.set({ held: held === value ? 0 : value });
    else this.enter(value);
  }

  /** @param {number} cell @param {number} value the digit that is held @param {boolean} [more] whether this goes on a drag */
  put(cell, value, more = false) {
    this.select(cell);
    const { tool } = this.store.get();
    const has = tool === "digit" ? this.now.values[cell] === value : this.now.marks[tool][cell].includes(value);
    if (!more || !has) this.enter(value);
  }

  /** @param {number} value @param {Tool} [tool] */
  enter(value, tool = this.store.get().tool) {
    const { selection: { cells, cursor, mark }, settings, judged } = this.store.get();
    const over = judged?.meanings?.find(({ colour }) => tool === "colour" && colour === value)?.over;
    if (tool === "colour" && mark) this.make({ kind: "tint", cell: cursor, value: mark, colour: value });
    else if (tool !== "digit") this.make({ kind: "mark", layer: tool, cells, value, ...(over?.length ? { over } : {}) });
    else if (this.store.get().place === "set") this.#give(cells, value);
    else this.make({ kind: "enter", cells, value, ...(settings.tidy ? {} : { keep: true }) });
  }

  /** @param {readonly number[]} cells @param {number} value becomes a given there; where it is one already, it is removed */
  #give(cells, value) {
    const { values, inks } = this.now;
    const has = cells.every((cell) => inks[cell] === "given" && values[cell] === value);
    const chosen = new Set(cells);
    this.make({ kind: "givens", givens: values.map((own, cell) => (chosen.has(cell) ? (has ? 0 : value) : inks[cell] === "given" ? own : 0)) });
  }

  /** Write the marks of every empty cell, and remove those that a digit rules out. */
  fillMarks() {
    const blind = [...coveredIn(this.store.get())];
    this.make({ kind: "fill", ...(this.store.get().settings.candidates ? {} : { layer: "centre" }), ...(blind.length ? { blind } : {}) });
  }

  /** @param {Layer} [layer] the only one to erase */
  erase(layer) {
    const { selection: { cells, cursor, mark }, place } = this.store.get();
    if (mark && !layer) this.make(without(this.now, cursor, mark));
    else this.make({ kind: "erase", cells, ...(layer ? { layer } : place === "set" ? { givens: true } : {}) });
  }

  /** Take back everything but the givens. */
  restart() {
    this.make({ kind: "restart" });
  }

  /** Clear the board. */
  empty() {
    this.make({ kind: "load", puzzle: emptyPuzzle(this.now.board) });
    this.say(this.#leaving(notice.emptied));
  }

  undo() {
    if (this.store.get().viewing) return this.wander(-1);
    const { game } = this.store.get();
    if (!canUndo(game)) return hasLast(game) ? this.say(this.#leaving(notice.atStart)) : undefined;
    this.store.set({ ...FRESH, game: undo(game) });
  }

  /** @param {number} done how many moves are in force from now on */
  back(done) {
    this.store.set({ ...FRESH, game: { ...this.store.get().game, done }, practice: null });
  }

  redo() {
    if (this.store.get().viewing) return this.wander(1);
    this.store.set({ ...FRESH, game: redo(this.store.get().game) });
  }

  /** @param {number} by how many steps to go along the path on the grid */
  wander(by) {
    const { viewing } = this.store.get();
    if (viewing) this.store.set({ notice: null, viewing: { ...viewing, at: within(viewing, viewing.at + by) } });
  }

  /**
   * @param {RulesData} data the new rules
   * @param {boolean} [typed] whether they were typed: further typing replaces the same move
   * @param {readonly number[]} [drawn] the regions of the board as they were drawn
   */
  setRules(data, typed = true, drawn = undefined) {
    const { board, givens, rules, shapes } = data;
    this.rulesRead = { ...data, rules: rules.map((rule, place) => ({ ...rule, line: place + 1 })) };
    const { game } = this.store.get();
    const last = game.moves[game.done - 1];
    const goesOn = typed && game.done > 0 && last.kind === "rules" && last.typed === true;
    this.store.set({ game: goesOn ? undo(game) : game });
    this.make({ kind: "rules", board, givens, rules: rules.map(({ text }) => text), shapes, typed, ...(drawn ? { drawn } : {}) });
    this.choose(fitted(this.store.get().selection, board.size ** 2));
  }

  /** Turn the visitor's digits into givens. */
  fix() {
    this.make({ kind: "fix" });
    this.say(notice.fixed);
  }
}

/** @param {NonNullable<AppState["viewing"]>} viewing @param {number} at @returns {number} a place of the path */
const within = ({ data }, at) => Math.min(Math.max(at, 0), data.places.length - 1);

/**
 * Change the rules of the puzzle, as a separate move.
 * @param {Actions} actions
 * @param {(rules: readonly string[]) => readonly string[]} change
 * @returns {Promise<string>} why it can't be; empty when it was done
 */
export async function changeRules(actions, change) {
  const { board, rules: before } = actions.now;
  const text = change(before).join("\n");
  const { answer } = actions.engine.ask("rules", { text, board: board.name });
  try {
    const data = await answer;
    if (actions.now.rules !== before) return say("acts-rules-changed");
    if (data.errors.length) return data.errors[0].message;
    actions.setRules(data, false);
    return "";
  } catch (error) {
    return dataOf(error).message;
  }
}

/**
 * Put the puzzle on another board; digits and marks stay where it has the same cells.
 * @param {Actions} actions
 * @param {string} name such as `9 x`
 * @param {readonly number[]} [drawn] its regions, where they were drawn
 * @returns {Promise<string>} why it can't be; empty when it was done
 */
export async function takeBoard(actions, name, drawn) {
  const { board, rules } = actions.now;
  const fits = Number.parseInt(name, 10) === board.size;
  try {
    const data = await actions.engine.ask("rules", { text: fits ? rules.join("\n") : "", board: name }).answer;
    if (data.errors.length) return data.errors[0].message;
    actions.setRules(data, false, drawn);
    actions.say(boardNotice(data.board.name));
    return "";
  } catch (error) {
    return dataOf(error).message;
  }
}
