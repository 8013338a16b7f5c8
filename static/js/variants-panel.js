/** The Variants panel: a variant is chosen, its cells are picked on the grid, and its line goes into the rules. */

import { byId, make, onClick } from "./dom.js";
import { drawShapes } from "./drawing.js";
import { position } from "./game.js";
import { picking } from "./picking.js";
import { cellsOf, numbersIn } from "./setter.js";

/**
 * @typedef {import("./types.js").AppState} AppState
 * @typedef {import("./protocol.js").VariantData} VariantData
 * @typedef {import("./protocol.js").ClueData} ClueData
 * @typedef {import("./actions.js").Actions} Actions
 */

/** What cells may be chosen for by itself: jigsaws are a text of letters. */
const SETTABLE = (/** @type {VariantData} */ { takes }) => takes !== "labels";

/** @param {Actions} actions @param {ReturnType<typeof import("./modes.js").inputModes>} modes @returns {(state: AppState) => void} */
export function variantsPanel(actions, modes) {
  const panel = /** @type {HTMLDetailsElement} */ (byId("variants"));
  const names = /** @type {HTMLSelectElement} */ (byId("variant-name"));
  const number = /** @type {HTMLInputElement} */ (byId("variant-number"));
  let variants = /** @type {VariantData[]} */ ([]);
  let draft = /** @type {ClueData | null} */ (null);
  let asked = 0;
  let shown = "";

  const now = () => position(actions.store.get().game);
  const chosen = () => variants.find(({ name }) => name === names.value);

  /** Ask Python what the cells make, and draw it; the latest question counts. */
  const refresh = async () => {
    const variant = chosen();
    if (!variant) return;
    asked += 1;
    const mine = asked;
    const fields = { board: now().board.name, name: variant.name, numbers: numbersIn(number.value), groups: picks.groups().map((group) => [...group]) };
    const answer = await actions.engine.ask("clue", fields).answer.catch(() => null);
    if (mine === asked) show(answer);
  };
  /** @param {ClueData | null} answer */
  const show = (answer) => {
    draft = answer;
    const begun = cellsOf(picks.groups()).length > 0 || number.value !== "";
    byId("variant-draft").textContent = answer?.line || (begun ? `To be set: ${answer?.error ?? ""}.` : "");
    byId("variant-draft").classList.toggle("whole", Boolean(answer?.line));
    drawShapes("draft", picks.isOn() ? answer?.shapes ?? [] : []);
  };
  const add = async () => {
    await refresh();
    if (!draft?.line) return void (byId("variant-draft").textContent = `To be set: ${draft?.error || "choose a variant"}.`);
    const problem = await actions.addRule(draft.line);
    if (problem) return void (byId("variant-draft").textContent = problem);
    picks.clear();
    number.value = "";
    await refresh();
  };
  const picks = picking(actions, modes, {
    changed: refresh,
    add,
    digit: (digit) => {
      if (byId("variant-number-field").hidden) return;
      number.value += digit;
      refresh();
    },
    rubbed: () => {
      number.value = number.value.slice(0, -1);
      refresh();
    },
  });
  const choose = () => {
    const variant = chosen();
    byId("variant-says").textContent = variant?.says ?? "";
    byId("variant-number-field").hidden = !variant?.numbers[1];
    byId("variant-part").hidden = variant?.takes !== "parts";
    picks.inParts(variant?.takes === "parts");
    picks.clear();
    refresh();
  };
  const open = async () => {
    if (!panel.open || variants.length) return;
    const answer = await actions.engine.ask("variants", {}).answer.catch(() => ({ variants: [] }));
    variants = answer.variants.filter(SETTABLE);
    names.replaceChildren(...options(variants));
    choose();
  };

  panel.addEventListener("toggle", () => (panel.open ? open() : picks.turn(false)));
  void open();
  names.addEventListener("change", choose);
  number.addEventListener("input", refresh);
  number.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") add();
    if (key === "Escape") picks.turn(false);
  });
  onClick("variant-set", () => picks.turn(!picks.isOn()));
  onClick("variant-add", add);
  onClick("variant-part", () => picks.part());
  onClick("variant-clear", () => picks.clear());
  onClick("variant-fix", () => actions.fix());

  return (state) => {
    if (state.place !== "set") picks.turn(false);
    const { board, rules, inks } = position(state.game);
    const key = `${board.name} ${rules.join("\n")}`;
    const before = shown;
    shown = key; // before anything else: what follows may draw again
    if (key !== before) {
      if (before.split(" ")[0] !== board.name.split(" ")[0]) picks.clear();
      byId("variant-clues").replaceChildren(...rules.map((rule, i) => clueItem(actions, rule, i)));
    }
    /** @type {HTMLButtonElement} */ (byId("variant-fix")).disabled = !inks.includes("own");
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
  const remove = make("button", { type: "button", "aria-label": `Remove ${rule}` }, "Remove");
  remove.addEventListener("click", () => actions.removeRule(place));
  item.append(make("code", {}, rule), remove);
  return item;
}
