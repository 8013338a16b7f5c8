/** The rules as text: the text, its mistakes as it is typed, and buttons for questions about it. */

import { givensOf } from "../game/game.js";
import { cellLetters, textOf } from "../game/naming.js";
import { svg as shape } from "../grid/drawing.js";
import { focusGrid } from "../grid/keyboard.js";
import { score } from "../grid/rules-view.js";
import { byId, make, onClick } from "../page/dom.js";
import { placeNow } from "../page/places.js";
import { errorText } from "./words.js";

/** @typedef {[number, number]} Point */

const [STEP, LINE, RADIUS] = [64, 34, 13];

/** @param {OrderData | null} order @param {Position} now hides the drawing if there is no order */
function drawOrder(order, now) {
  byId("order").hidden = order === null;
  if (!order) return;
  byId("order-lines").replaceChildren(...order.lines.map((line) => make("li", {}, line)));
  const places = layout(order.layers);
  const graph = byId("order-graph");
  const height = Math.max(...order.layers.map((layer) => layer.length), 1) * LINE;
  graph.setAttribute("viewBox", `0 0 ${order.layers.length * STEP} ${height}`);
  graph.setAttribute("width", `${order.layers.length * STEP}`);
  graph.replaceChildren(
    ...order.arrows.map(([from, to]) => arrow(places.get(from), places.get(to))),
    ...[...places].flatMap(([cell, [x, y]]) => node(cellLetters(cell, now.board.size), x, y, order.guessed.includes(cell))),
  );
}

/** @param {readonly number[][]} layers @returns {Map<number, Point>} where each cell stands */
export function layout(layers) {
  const height = Math.max(...layers.map((layer) => layer.length), 1);
  return new Map(layers.flatMap((layer, column) => layer.map((cell, row) => {
    const offset = (height - layer.length) / 2;
    return /** @type {[number, Point]} */ ([cell, [(column + 0.5) * STEP, (row + offset + 0.5) * LINE]]);
  })));
}

/** @param {Point} [from] @param {Point} [to] */
function arrow([x, y] = [0, 0], [right, bottom] = [0, 0]) {
  const length = Math.hypot(right - x, bottom - y) || 1;
  const [dx, dy] = [(right - x) / length, (bottom - y) / length];
  const [tipX, tipY] = [right - dx * (RADIUS + 1), bottom - dy * (RADIUS + 1)];
  const barb = (/** @type {number} */ side) => `M${tipX} ${tipY}l${-6 * dx - side * 3 * dy} ${-6 * dy + side * 3 * dx}`;
  return shape("path", { d: `M${x + dx * RADIUS} ${y + dy * RADIUS}L${tipX} ${tipY}${barb(1)}${barb(-1)}` });
}

/** @param {string} name @param {number} x @param {number} y @param {boolean} guessed */
const node = (name, x, y, guessed) => [
  shape("circle", { cx: x, cy: y, r: RADIUS, class: guessed ? "guessed" : "follows" }),
  shape("text", { x, y, "text-anchor": "middle", "dominant-baseline": "central" }, name),
];

/** Milliseconds without a key before a text is read. */
const PAUSE = 250;

/** @param {Position} now @returns {string} tells puzzles with other rules or on other boards apart */
const keyOf = ({ board, rules }) => JSON.stringify([board.name, rules]);

/**
 * @param {Actions} actions
 * @param {Modes} modes
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
    drawOrder(await actions.answerTo("order", { board: board.name, givens: givensOf(now), rules: [...rules] }), now);
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
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node
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

/** @param {HTMLTextAreaElement} field @param {readonly ErrorData[]} errors */
function showErrors(field, errors) {
  field.setAttribute("aria-invalid", `${errors.length > 0}`);
  byId("rules-errors").replaceChildren(...errors.slice(0, 8).map((error) => make("li", {}, errorText(error))));
}

/**
 * Begin a formula with `=` on a cell, insert the names of clicked cells, and leave the text with Escape.
 * @param {() => void} open has the text in view
 * @param {HTMLTextAreaElement} field
 * @param {Actions} actions
 * @param {Modes} modes
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
