/** The Rules panel: a text of rules with its mistakes as it is typed, and what can be asked of them. */

import { byId, make, onClick } from "../page/dom.js";
import { givensOf, position } from "../game/game.js";
import { cellLetters, textOf } from "../game/naming.js";
import { score } from "../grid/rules-view.js";
import { focusGrid } from "../grid/keyboard.js";
import { makingOf } from "../acts/making.js";
import { answerTo } from "../acts/questions.js";
import { placeNow } from "../page/places.js";
import { drawOrder } from "./order-graph.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../protocol.js").RulesData} RulesData
 * @typedef {import("../acts/actions.js").Actions} Actions
 * @typedef {ReturnType<typeof import("../page/store.js").makeStore<AppState>>} Store
 */

/** Milliseconds without a key before a text is read. */
const PAUSE = 250;

/** The published puzzle of 3 by 3 cells that a visitor can open with one click. */
const EXAMPLE = {
  line: ".........",
  board: "3 free values=9",
  rules: "a1=b3-4\na2=a3-b2\na3=b2*c3\nb1=a3+a1\nb2=c2-a3\nb3=a1+a2\nc1=a3+c3\nc2=a2*b2\nc3=b3-b2",
};

/** @param {Position} now @returns {string} tells puzzles with other rules or on other boards apart */
const keyOf = ({ board, rules }) => JSON.stringify([board.name, rules]);

/**
 * @param {Actions} actions
 * @param {Store} store
 * @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes
 * @returns {(state: AppState) => void}
 */
export function rulesPanel(actions, store, modes) {
  const field = /** @type {HTMLTextAreaElement} */ (byId("rules-text"));
  const panel = /** @type {HTMLDetailsElement} */ (byId("rules"));
  let shown = "";
  panel.open = matchMedia("(min-width: 52.01rem)").matches || position(store.get().game).rules.length > 0;

  typing(field, () => read(actions, store, field.value, (data) => {
    showErrors(field, data.errors.map((error) => ({ ...error, message: actions.named(error.message) })));
    if (data.errors.length) return;
    shown = JSON.stringify([data.board.name, data.rules.map(({ text }) => text)]);
    if (shown !== keyOf(position(store.get().game)) || data.givens.some(Boolean)) actions.setRules(data);
  }));
  formulaLine(panel, field, store, modes);
  buttons(actions);

  return ({ game, judged }) => {
    const now = position(game);
    if (shown !== keyOf(now)) {
      shown = keyOf(now);
      field.value = textOf(now);
      showErrors(field, []);
      drawOrder(null, now);
    }
    byId("rules-score").textContent = now.rules.length ? score(judged?.rules ?? []) : "";
  };
}

/** @param {HTMLTextAreaElement} field @param {() => void} act after a pause in typing */
function typing(field, act) {
  let timer = 0;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE);
  });
}

/** @param {Actions} actions @param {Store} store @param {string} text @param {(data: RulesData) => void} done */
function read({ engine }, store, text, done) {
  const now = position(store.get().game);
  const { answer } = engine.ask("rules", { text, board: now.board.name });
  answer.then(done, () => {});
}

/** @param {HTMLTextAreaElement} field @param {readonly import("../protocol.js").ErrorData[]} errors */
function showErrors(field, errors) {
  field.setAttribute("aria-invalid", `${errors.length > 0}`);
  byId("rules-errors").replaceChildren(...errors.slice(0, 8).map(({ line, column, message }) => {
    const place = [line && `line ${line}`, column && `column ${column}`].filter(Boolean).join(", ");
    return make("li", {}, `${place ? `${place}: ` : ""}${message}`);
  }));
}

/**
 * Open a formula with `=` on a cell, insert the names of cells that are clicked in it, and leave it with Escape.
 * @param {HTMLDetailsElement} panel
 * @param {HTMLTextAreaElement} field
 * @param {Store} store
 * @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes
 */
function formulaLine(panel, field, store, modes) {
  const name = (/** @type {number} */ cell) => cellLetters(cell, position(store.get().game).board.size);
  modes.push({
    key({ key, ctrlKey, metaKey, altKey }) {
      if (key !== "=" || ctrlKey || metaKey || altKey || placeNow() !== "set") return false;
      panel.open = true;
      const before = field.value.trimEnd();
      field.value = `${before}${before && "\n"}${name(store.get().selection.cursor)} = `;
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      return true;
    },
    press(cell, event) {
      if (!wantsCell(field)) return false;
      event.preventDefault();
      field.dataset.named = "yes";
      field.setRangeText(name(cell), field.selectionStart, field.selectionEnd, "end");
      field.dispatchEvent(new Event("input"));
      return true;
    },
  });
  byId("grid").addEventListener("mousedown", (event) => {
    if (wantsCell(field) || field.dataset.named) event.preventDefault(); // keeps the focus in the text
    delete field.dataset.named;
  });
  field.addEventListener("keydown", (event) => event.key === "Escape" && focusGrid());
}

/**
 * Say whether a click on a cell means its name: the text has the focus, and a cell may stand at the caret. After a
 * rule that is complete, a click goes to the cell itself.
 * @param {HTMLTextAreaElement} field
 */
function wantsCell(field) {
  const line = field.value.slice(0, field.selectionStart).split("\n").at(-1) ?? "";
  return document.activeElement === field && /(^|[-+*\/%^=<>(,{:.×·÷−≤≥≠]|\b(and|or|not|in))\s*$/.test(line);
}

/** @param {Actions} actions */
function buttons(actions) {
  onClick("rules-example", () => actions.load(EXAMPLE.line, EXAMPLE.board, EXAMPLE.rules));
  onClick("formula-make", () => {
    const easy = /** @type {HTMLInputElement} */ (byId("formula-easy")).checked;
    const board = /** @type {HTMLSelectElement} */ (byId("formula-board")).value;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const formulas = { operators: easy ? ["+", "-"] : ["+", "-", "*", "/"], largest: 9, easy };
    void makingOf(actions).make({ wish: { board, formulas }, count: 1, seed }, true);
  });
  onClick("rules-order", async () => {
    const now = position(actions.store.get().game);
    const { board, rules } = now;
    drawOrder(await answerTo(actions, "order", { board: board.name, givens: givensOf(now), rules: [...rules] }), now);
  });
}
