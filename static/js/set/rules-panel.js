/** The rules as text: a text of rules with its mistakes as it is typed, and what can be asked of them. */

import { byId, make, onClick } from "../page/dom.js";
import { givensOf } from "../game/game.js";
import { cellLetters, textOf } from "../game/naming.js";
import { score } from "../grid/rules-view.js";
import { focusGrid } from "../grid/keyboard.js";
import { answerTo } from "../acts/questions.js";
import { placeNow } from "../page/places.js";
import { drawOrder } from "./order-graph.js";
import { errorText } from "./words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../types.js").Position} Position
 * @typedef {import("../protocol.js").RulesData} RulesData
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** Milliseconds without a key before a text is read. */
const PAUSE = 250;

/** @param {Position} now @returns {string} tells puzzles with other rules or on other boards apart */
const keyOf = ({ board, rules }) => JSON.stringify([board.name, rules]);

/**
 * @param {Actions} actions
 * @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes
 * @param {() => void} open has it in view
 * @returns {(state: AppState) => void}
 */
export function rulesPanel(actions, modes, open) {
  const field = /** @type {HTMLTextAreaElement} */ (byId("rules-text"));
  let shown = "";

  typing(field, () => read(actions, field.value, (data) => {
    showErrors(field, data.errors.map((error) => ({ ...error, message: actions.named(error.message) })));
    if (data.errors.length) return;
    shown = JSON.stringify([data.board.name, data.rules.map(({ text }) => text)]);
    if (shown !== keyOf(actions.now) || data.givens.some(Boolean)) actions.setRules(data);
  }));
  formulaLine(open, field, actions, modes);
  onClick("rules-order", async () => {
    const now = actions.now;
    const { board, rules } = now;
    drawOrder(await answerTo(actions, "order", { board: board.name, givens: givensOf(now), rules: [...rules] }), now);
  });

  return ({ judged }) => {
    const { now } = actions;
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

/** @param {Actions} actions @param {string} text @param {(data: RulesData) => void} done */
function read({ engine, now }, text, done) {
  const { answer } = engine.ask("rules", { text, board: now.board.name });
  answer.then(done, () => {});
}

/** @param {HTMLTextAreaElement} field @param {readonly import("../protocol.js").ErrorData[]} errors */
function showErrors(field, errors) {
  field.setAttribute("aria-invalid", `${errors.length > 0}`);
  byId("rules-errors").replaceChildren(...errors.slice(0, 8).map((error) => make("li", {}, errorText(error))));
}

/**
 * Open a formula with `=` on a cell, insert the names of cells that are clicked in it, and leave it with Escape.
 * @param {() => void} open has the text in view
 * @param {HTMLTextAreaElement} field
 * @param {Actions} actions
 * @param {ReturnType<typeof import("../page/modes.js").inputModes>} modes
 */
function formulaLine(open, field, actions, modes) {
  const name = (/** @type {number} */ cell) => cellLetters(cell, actions.now.board.size);
  modes.push({
    key({ key, ctrlKey, metaKey, altKey }) {
      if (key !== "=" || ctrlKey || metaKey || altKey || placeNow() !== "set") return false;
      open();
      const before = field.value.trimEnd();
      field.value = `${before}${before && "\n"}${name(actions.store.get().selection.cursor)} = `;
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
