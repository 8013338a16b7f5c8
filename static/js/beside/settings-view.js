/** The dialog of settings: each choice takes effect at once, and is kept. */

import { classicBoard, range, valuesOf } from "../game/boards.js";
import { keyAt, newGame, play, position } from "../game/game.js";
import { writeCell } from "../grid/cells.js";
import { scene } from "../grid/scene.js";
import { signsOfWord } from "../game/naming.js";
import { byId, make, onClick } from "../page/dom.js";
import { DEFAULTS } from "../page/state.js";
import { ownAccent, wear } from "../page/theme.js";
import { EFFECTS, madeLegible } from "./words.js";
import { say } from "../words/say.js";

/** @typedef {{ game: Game, rows: number, cursor: number, solution: AppState["solution"] }} Sample the first *rows* of a board */

/** @param {number} size @param {number} rows of a box @returns {BoardData} a board with rows alone, to look at */
const bare = (size, rows) => ({
  name: `${size}`, size, houses: [], pairs: [],
  regions: range(size * size).map((cell) => Math.floor(cell / (size * rows)) * rows + Math.floor((cell % size) / (size / rows))),
});

/** @param {BoardData} board @param {readonly (readonly [number, number])[]} givens @returns {Game} */
function given(board, givens) {
  const values = board.regions.map(() => 0);
  for (const [cell, value] of givens) values[cell] = value;
  return play(newGame(board), { kind: "rules", board, givens: values, rules: [] });
}

/** @type {Record<string, () => Sample>} boards for settings that the classic one does not show */
const OTHERS = {
  above: () => ({ game: given(bare(16, 4), range(32).map((cell) => [cell, ((cell * 5 + Math.floor(cell / 16) * 4) % 16) + 1])), rows: 2, cursor: 0, solution: null }),
  four: () => ({ game: given(bare(4, 2), [[0, 1], [1, 3], [2, 2], [3, 4], [4, 2], [5, 4], [6, 1], [7, 3]]), rows: 2, cursor: 0, solution: null }),
};

/** @param {Settings} settings @returns {Sample} three rows with a digit just written, one that is wrong, and marks */
function classic({ tidy }) {
  let game = given(classicBoard(), [[2, 7], [4, 5], [12, 3], [16, 5], [20, 1], [24, 9]]);
  const corners = /** @type {[number, number[]][]} */ ([[0, [2, 5, 6]], [9, [5, 9]], [19, [4, 5, 6]], [23, [2, 7]]]);
  for (const [cell, marks] of corners) for (const value of marks) game = play(game, { kind: "mark", layer: "corner", cells: [cell], value });
  for (const value of [4, 6, 8]) game = play(game, { kind: "mark", layer: "centre", cells: [6], value });
  game = play(game, { kind: "enter", cells: [21], value: 8 });
  game = play(game, { kind: "enter", cells: [18], value: 5, ...(tidy ? {} : { keep: true }) });
  const right = position(game).values.map((value, cell) => (cell === 21 ? 6 : value));
  return { game, rows: 3, cursor: 18, solution: { key: keyAt(position(game)), values: right } };
}

/** @param {AppState} state @param {string} changed the setting that was changed last */
function drawSample(state, changed) {
  const { game, rows, cursor, solution } = (OTHERS[changed] ?? (() => classic(state.settings)))();
  const { size, regions } = position(game).board;
  const quiet = { answers: null, hint: null, offers: null, preview: null, viewing: null, judged: null, picked: [], wrong: [], held: 0 };
  const pictures = scene({ ...state, ...quiet, game, solution, selection: { cells: [cursor], cursor } });
  const sample = byId("sample");
  sample.style.setProperty("--size", `${size}`);
  sample.style.setProperty("--mark-columns", "3");
  sample.classList.toggle("large", size > 9);
  sample.replaceChildren(...pictures.slice(0, rows * size).map((picture, i) => {
    const cell = make("div", { class: "cell" });
    writeCell(cell, picture, undefined, valuesOf(position(game)));
    cell.removeAttribute("tabindex");
    cell.classList.toggle("last", (i + 1) % size > 0 && regions[i] !== regions[i + 1]);
    return cell;
  }));
  byId("sample-effect").textContent = EFFECTS[changed]?.(state.settings) ?? "";
}

/** @param {Store} store @returns {(state: AppState) => void} */
export function settingsView(store) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("settings"));
  const form = /** @type {HTMLFormElement} */ (byId("settings-form"));
  const root = document.documentElement;
  onClick("settings-open", () => {
    fill(form, store.get().settings);
    drawSample(store.get(), "");
    dialog.showModal();
    dialog.scrollTop = 0;
  });
  onClick("settings-reset", () => {
    store.set({ settings: { ...DEFAULTS, forgot: store.get().settings.forgot }, held: 0 });
    fill(form, DEFAULTS);
    if (dialog.open) drawSample(store.get(), "");
  });
  onClick("times-forget", () => {
    store.set({ settings: { ...store.get().settings, forgot: Date.now() } });
    byId("sample-effect").textContent = say("settings-times-forgotten");
  });
  dialog.addEventListener("close", () => byId("sample").replaceChildren());
  form.addEventListener("change", ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    if (field.name === "word" && !signsOfWord(field.value).length) return void (byId("sample-effect").textContent = say("settings-word-wrong"));
    const settings = { ...store.get().settings, [field.name]: field.type === "checkbox" ? field.checked : field.value };
    store.set({ settings, held: 0 });
    drawSample(store.get(), field.name);
    if (settings.accent === "own" && ["own", "accent", "paper"].includes(field.name)) byId("sample-effect").textContent = madeLegible(settings.own, ownAccent(settings.own));
  });

  return ({ settings }) => {
    wear(settings);
    byId("times-forget").hidden = !settings.learn;
    byId("own").hidden = settings.accent !== "own";
    byId("word").hidden = settings.signs !== "word";
    root.dataset.marks = settings.marks;
    root.dataset.hand = settings.hand;
    root.dataset.motion = settings.motion ? "on" : "off";
  };
}

/** @param {HTMLFormElement} form @param {Settings} settings */
function fill(form, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(value);
    else if (field instanceof HTMLInputElement) field.value = `${value}`;
    else if (field instanceof HTMLSelectElement) field.value = `${value}`;
  }
}
