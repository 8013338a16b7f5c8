/** The Variants panel: a variant is chosen, its cells are picked on the grid, and its line goes into the rules. */

import { byId, make, onClick } from "../page/dom.js";
import { drawShapes } from "../grid/drawing.js";
import { position } from "../game/game.js";
import { Picks } from "./picking.js";
import * as english from "./words.js";
import { cellsOf, numbersIn } from "./setter.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../protocol.js").VariantData} VariantData
 * @typedef {import("../protocol.js").ClueData} ClueData
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** What cells may be chosen for by itself: jigsaws are a text of letters. */
const SETTABLE = (/** @type {VariantData} */ { takes }) => takes !== "labels";

/** A clue on its way: the variant, the number and the cells, and what Python makes of them. */
class Draft {
  #variants = /** @type {readonly VariantData[]} */ ([]);
  #clue = /** @type {ClueData | null} */ (null);
  /** Counts the questions: the latest counts. */
  #asked = 0;

  /** @param {Actions} actions @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes */
  constructor(actions, modes) {
    this.actions = actions;
    this.names = /** @type {HTMLSelectElement} */ (byId("variant-name"));
    this.number = /** @type {HTMLInputElement} */ (byId("variant-number"));
    this.picks = new Picks(actions, modes, {
      changed: () => void this.refresh(),
      add: () => void this.add(),
      digit: (digit) => !byId("variant-number-field").hidden && this.#type(this.number.value + digit),
      rubbed: () => this.#type(this.number.value.slice(0, -1)),
    });
  }

  get #variant() {
    return this.#variants.find(({ name }) => name === this.names.value);
  }

  /** Ask once which variants there are. */
  async open() {
    if (this.#variants.length) return;
    const answer = await this.actions.engine.ask("variants", {}).answer.catch(() => ({ variants: [] }));
    this.#variants = answer.variants.filter(SETTABLE);
    this.names.replaceChildren(...options(this.#variants));
    this.choose();
  }

  /** Begin anew with the variant that is chosen. */
  choose() {
    const { says = "", numbers = [0, 0], takes, syntax = "" } = this.#variant ?? {};
    byId("variant-says").textContent = says;
    byId("variant-number-field").hidden = !numbers[1];
    byId("variant-part").hidden = takes !== "parts";
    this.number.value = ""; // what was typed was for the variant before
    this.picks.inParts(takes === "parts", syntax.includes("="));
    this.picks.clear();
    void this.refresh();
  }

  /** Ask Python what the cells make, and draw it. */
  async refresh() {
    const variant = this.#variant;
    if (!variant) return;
    this.#asked += 1;
    const mine = this.#asked;
    const groups = this.picks.groups.map((group) => [...group]);
    const fields = { board: this.actions.now.board.name, name: variant.name, numbers: numbersIn(this.number.value), groups };
    const answer = await this.actions.engine.ask("clue", fields).answer.catch(() => null);
    if (mine === this.#asked) this.#draw(answer);
  }

  /** Put the clue into the rules. */
  async add() {
    await this.refresh();
    const { line = "", error = "" } = this.#clue ?? {};
    if (!line) return say(this.actions.named(english.toBeSet(error || english.noVariant)));
    const problem = await this.actions.addRule(line);
    if (problem) return say(this.actions.named(problem));
    this.picks.clear();
    this.#type("");
  }

  /** @param {string} number */
  #type(number) {
    this.number.value = number;
    void this.refresh();
  }

  /** @param {ClueData | null} answer */
  #draw(answer) {
    this.#clue = answer;
    const begun = cellsOf(this.picks.groups).length > 0 || this.number.value !== "";
    say(this.actions.named(answer?.line || (begun ? english.toBeSet(answer?.error ?? "") : "")));
    byId("variant-draft").classList.toggle("whole", Boolean(answer?.line));
    drawShapes("draft", this.picks.isOn ? answer?.shapes ?? [] : []);
  }
}

/** @param {string} text of the clue that is being set */
const say = (text) => void (byId("variant-draft").textContent = text);

/** @param {Actions} actions @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes @returns {(state: AppState) => void} */
export function variantsPanel(actions, modes) {
  const panel = /** @type {HTMLDetailsElement} */ (byId("variants"));
  const draft = new Draft(actions, modes);
  const { picks, names, number } = draft;
  let shown = "";

  panel.addEventListener("toggle", () => (panel.open ? void draft.open() : picks.turn(false)));
  names.addEventListener("change", () => draft.choose());
  number.addEventListener("input", () => void draft.refresh());
  number.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") void draft.add();
    if (key === "Escape") picks.turn(false);
  });
  onClick("variant-set", () => picks.turn(!picks.isOn));
  onClick("variant-add", () => void draft.add());
  onClick("variant-part", () => picks.part());
  onClick("variant-clear", () => picks.clear());
  if (panel.open) void draft.open();

  return ({ place, game }) => {
    if (place !== "set") picks.turn(false);
    const { board, rules } = position(game);
    const key = `${board.name} ${rules.map((rule) => actions.named(rule)).join("\n")}`;
    const before = shown;
    shown = key; // before anything else: what follows may draw again
    if (key !== before) {
      if (before.split(" ")[0] !== board.name.split(" ")[0]) picks.clear();
      byId("variant-clues").replaceChildren(...rules.map((rule, i) => clueItem(actions, rule, i)));
    }
  };
}

/** @param {readonly VariantData[]} variants @returns {HTMLElement[]} a group for each family */
function options(variants) {
  const families = [...new Set(variants.map(({ family }) => family))];
  return families.map((family) => {
    const group = make("optgroup", { label: family });
    const own = variants.filter((variant) => variant.family === family);
    group.append(...own.map(({ name, title }) => make("option", { value: name }, title)));
    return group;
  });
}

/** @param {Actions} actions @param {string} rule @param {number} place @returns {HTMLElement} a line with its way out */
function clueItem(actions, rule, place) {
  const item = make("li", {});
  const shown = actions.named(rule);
  const remove = make("button", { type: "button", "aria-label": `Remove ${shown}` }, "Remove");
  remove.addEventListener("click", () => actions.removeRule(place));
  item.append(make("code", {}, shown), remove);
  return item;
}
