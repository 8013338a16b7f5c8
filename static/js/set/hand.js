/** What is in hand in Set: the tool, and the clue that is being drawn or changed. */

import { changeRules } from "../acts/actions.js";
import { rulesOf } from "../grid/rules-view.js";
import { Picks } from "./picking.js";
import { cellsOf, kindsOf, numbersIn, titleOf, toolOf } from "./setter.js";
import { say } from "../words/say.js";

/** @typedef {import("./setter.js").SetTool} SetTool */

/** Cells that give the start and the direction of a clue outside the grid. */
const SIGHT = 2;

export class Hand {
  tool = /** @type {SetTool} */ ("digit");
  /** The variant being set, if any. */
  name = "";
  number = "";
  /** The place of the chosen clue among the rules, -1 for a new one. */
  chosen = -1;
  /** What a press does with the chosen clue. @type {"has" | "moves" | "reshapes"} */
  way = "has";
  /** Python's reading of it. @type {ClueData | null} */
  clue = null;
  /** Why the last attempt is impossible. */
  problem = "";
  /** @type {readonly VariantData[]} */
  variants = [];
  /** What is said about the drawn regions. */
  told = "";
  /** The functions that draw it. @type {((asked: boolean) => void)[]} */
  #ears = [];
  #changed = Promise.resolve();
  /** Its former state while the puzzle is being changed. */
  #before = "";
  /** The chosen clue as it was when it was chosen or last changed. */
  #line = "";
  /** The variant that each tool set last. */
  #latest = /** @type {Partial<Record<SetTool, string>>} */ ({});
  /** Counts the questions: the latest counts. */
  #asked = 0;

  /** @param {Actions} actions @param {Modes} modes */
  constructor(actions, modes) {
    this.actions = actions;
    this.picks = new Picks(actions, modes, {
      changed: () => void this.refresh(),
      settled: () => void (this.chosen >= 0 && this.commit()),
      pressed: (cell) => this.#chooseAt(cell),
      doing: () => (this.chosen < 0 ? "draws" : this.way),
      letGo: () => this.letGo(),
      digit: (digit) => this.type(digit),
      keys: {
        Enter: () => void this.enter(),
        Escape: () => this.drop(),
        Delete: () => void (this.chosen < 0 ? this.drop() : this.remove()),
        Backspace: () => this.rub(),
      },
    });
  }

  /** @returns {VariantData | undefined} what Python says about the variant in hand */
  get variant() {
    return this.variants.find(({ name }) => name === this.name);
  }

  /** @param {string} name of a variant @returns {string} its name for people */
  titleOf(name) {
    return this.variants.find((one) => one.name === name)?.title ?? titleOf(name);
  }

  /** @returns {boolean} whether it may have a number, or has a pattern instead */
  get takesNumber() {
    return Boolean(this.variant?.numbers[1] || this.variant?.quotes);
  }

  get isBegun() {
    return this.picks.groups.length > 0 || this.number !== "";
  }

  /** @param {(asked: boolean) => void} draw shows it, also what was asked of Python */
  hear(draw) {
    this.#ears.push(draw);
    draw(true);
  }

  /** @param {boolean} asked whether Python's answer is there */
  draw(asked) {
    for (const draw of this.#ears) draw(asked);
  }

  /** @param {string} said of the regions that are drawn */
  tell(said) {
    this.told = said;
    this.draw(true);
  }

  /** Ask once which variants there are. */
  async ask() {
    const { variants } = await this.actions.engine.ask("variants", {}).answer.catch(() => ({ variants: [] }));
    this.variants = variants.filter(({ takes }) => takes !== "labels"); // jigsaws are drawn
    void this.refresh();
  }

  /** @param {SetTool} tool @param {string} [name] of a variant, where it is not the one that the tool set last */
  take(tool, name = this.#latest[tool] ?? kindsOf(tool)[0] ?? "") {
    this.letGo();
    this.tool = tool;
    this.#hold(name);
    this.number = "";
    this.picks.turn(Boolean(name));
    const { place, running } = this.actions.store.get();
    if (place === "set" && !running) this.actions.store.set({ notice: null }); // what was said was about something else
    void this.refresh();
  }

  /** @param {string} name of the variant that is set from now on */
  #hold(name) {
    this.name = name;
    if (name) this.#latest[this.tool] = name;
    this.picks.inParts(this.variant?.takes === "parts", this.variant?.syntax.includes("="));
  }

  /** @param {number} place of a rule: takes it in hand, with its tool */
  choose(place) {
    const state = this.actions.store.get();
    const rule = rulesOf(this.actions.now, state.judged)[place];
    if (!rule) return;
    this.letGo();
    const known = this.variants.find(({ name }) => name === rule.name);
    this.tool = known ? toolOf(known.name) : "digit";
    this.#hold(known?.name ?? "");
    this.number = rule.pattern ?? (rule.numbers ?? []).join(", ");
    [this.chosen, this.#line] = [place, this.actions.now.rules[place]];
    this.picks.turn(true);
    this.picks.show(known?.takes === "sight" ? [rule.cells.slice(0, SIGHT)] : rule.groups?.length ? rule.groups : rule.cells.length ? [rule.cells] : []);
    void this.refresh();
  }

  /** @param {number} cell @returns {boolean} whether a clue of this tool is there, which is in hand now */
  #chooseAt(cell) {
    const rules = rulesOf(this.actions.now, this.actions.store.get().judged);
    const place = rules.findLastIndex(({ name = "", cells }) => name && toolOf(name) === this.tool
      && (this.tool === "outside" ? cells[0] === cell : cells.includes(cell)));
    if (place >= 0) this.choose(place);
    return place >= 0;
  }

  /** Let go of a clue that is in the puzzle. */
  letGo() {
    if (this.chosen < 0 && !this.isBegun) return;
    this.chosen = -1;
    this.#line = this.number = this.problem = "";
    this.way = "has";
    this.picks.show([]);
    if (!this.name) this.picks.turn(false);
    void this.refresh();
  }

  /** Follow the puzzle: let go of a clue that it no longer has. */
  follow() {
    if (this.chosen >= 0 && ![this.#line, this.#before].includes(this.actions.now.rules[this.chosen])) this.letGo();
  }

  /** Let go of what is drawn or chosen, or else of the tool. */
  drop() {
    if (this.chosen >= 0 || this.isBegun) this.letGo();
    else this.take("digit");
  }

  /** @param {"moves" | "reshapes"} way that a press has from now on, or no more */
  press(way) {
    this.way = this.way === way ? "has" : way;
    this.draw(false);
  }

  /** @param {string} digit is typed at the end of the number */
  type(digit) {
    if (this.takesNumber) this.say(this.number + digit);
  }

  rub() {
    this.say(this.number.slice(0, -1));
  }

  /** @param {string} number */
  say(number) {
    this.number = number;
    void this.refresh();
  }

  /** Ask Python what the cells and the number make. @returns {Promise<ClueData | null>} its answer, which is shown unless something else has been asked since */
  async refresh() {
    this.#asked += 1;
    const mine = this.#asked;
    this.draw(false);
    if (!this.variant) {
      this.clue = null;
      this.draw(true);
      return null;
    }
    const groups = this.picks.groups.map((group) => [...group]);
    const said = this.variant.quotes ? { numbers: [], pattern: this.number } : { numbers: numbersIn(this.number) };
    const fields = { board: this.actions.now.board.name, name: this.name, ...said, groups };
    const clue = await this.actions.engine.ask("clue", fields).answer.catch(() => null);
    if (mine !== this.#asked) return clue;
    this.clue = clue;
    this.draw(true);
    return clue;
  }

  /** Add what was drawn, or change the clue that is chosen and let it go. */
  async enter() {
    if (this.chosen < 0) return this.#add();
    await this.commit();
    if (!this.problem) this.letGo();
  }

  async #add() {
    const { line = "", error = "" } = await this.refresh() ?? {};
    this.problem = line ? await changeRules(this.actions, (rules) => [...rules, line]) : error || say("set-choose-a-clue");
    if (this.problem) return this.draw(true);
    this.number = "";
    this.picks.show([]);
    void this.refresh();
  }

  /** Change the chosen clue into what is drawn now, one change after another; keep it if that is not a clue. */
  commit() {
    return (this.#changed = this.#changed.then(() => this.#change()));
  }

  async #change() {
    const [place, before] = [this.chosen, this.#line];
    const { line = "", error = "" } = await this.refresh() ?? {};
    if (place < 0 || place !== this.chosen || before !== this.#line || line === before || !this.variant) return;
    this.problem = "";
    [this.#before, this.#line] = [before, line || before]; // before the puzzle changes, so that it stays in hand
    this.problem = line ? await changeRules(this.actions, (rules) => rules.map((rule, at) => (at === place ? line : rule))) : error;
    this.#before = "";
    if (this.problem && this.chosen === place) this.#restore(place, before, this.problem);
    else this.draw(true);
  }

  /** @param {number} place @param {string} line @param {string} problem */
  #restore(place, line, problem) {
    this.#line = line;
    if (this.way === "reshapes") return this.draw(true); // more cells may complete it
    this.choose(place);
    this.problem = problem;
    this.draw(true);
  }

  /** Remove the chosen clue from the puzzle. */
  async remove() {
    const place = this.chosen;
    this.letGo();
    if (place >= 0) this.problem = await changeRules(this.actions, (rules) => rules.filter((_, at) => at !== place));
    this.draw(true);
  }

  /** @returns {number[]} its cells */
  get cells() {
    return cellsOf(this.picks.groups);
  }
}
