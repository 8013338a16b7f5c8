/** Show Python: lines of Python that give the answer on the page, to copy or to try at a prompt. */

import { startApart } from "../python/apart.js";
import { byId, copyOf, make, onClick } from "../page/dom.js";
import { keepInRoom } from "../page/places.js";
import { toClipboard } from "../page/texts.js";
import * as wording from "./words.js";
import { brief, notice, plain } from "../page/words.js";
import { givensOf, keyAt, position, thought } from "../game/game.js";
import { writeLine } from "../game/link.js";
import { textOf } from "../game/naming.js";
import { thoughts } from "../page/state.js";
import { say } from "../words/say.js";

/** What it is drawn from. */
const SLICE = /** @type {const} */ (["game", "hint", "viewing", "ratings", "settings", "place", "made", "glance"]);

/** @param {AppState} state @param {Ask | ""} ask @returns {string} lines for what is answered in this place */
function linesOf(state, ask) {
  const recipe = state.place === "make" && !ask ? state.made?.recipe : "";
  return recipe ? pythonOfRecipe(recipe) : pythonLines(state, ask || (state.place === "set" && !state.glance ? "total" : ""));
}

let made = false;

/** @param {Parts} parts puts it into the places that have room for it, where the visitor is */
export function pythonPanel(parts) {
  const { store, actions } = parts;
  if (made) return store.flush();
  made = true;
  const panel = /** @type {HTMLDetailsElement} */ (copyOf("python-template"));
  byId("main").append(panel);
  const asks = /** @type {HTMLSelectElement} */ (byId("in-python-ask"));
  asks.append(...Object.entries({ "": say("python-shown"), ...wording.ASKS }).map(([value, text]) => make("option", { value }, text)));
  const lines = () => linesOf(store.get(), /** @type {Ask | ""} */ (asks.value));

  const draw = () => {
    if (panel.open) byId("in-python-lines").textContent = lines();
  };
  keepInRoom(store, panel, "python", null);
  panel.addEventListener("toggle", draw);
  asks.addEventListener("change", draw);
  onClick("in-python-copy", async () => {
    const copied = await toClipboard(lines());
    actions.say(brief(copied ? plain(...wording.copied) : notice.notCopied));
  });
  let opened = false;
  onClick("console-open", async () => {
    const { openConsole } = await import("../console/console.js");
    byId("console").hidden = false;
    byId("console-open").hidden = true;
    if (!opened) openConsole(parts, startApart);
    opened = true;
    byId("console-input").focus();
  });
  onClick("console-try", () => {
    const input = /** @type {HTMLTextAreaElement} */ (byId("console-input"));
    input.value = lines();
    input.dispatchEvent(new Event("input"));
    input.focus();
  });
  store.watch(draw, SLICE);
}

/** @param {string} text @returns {string} as Python writes it; JSON's escapes are Python's, too */
const quoted = (text) => JSON.stringify(text);

/** @param {readonly number[]} numbers @returns {string} */
const tuple = (numbers) => `(${numbers.join(", ")})`;

/** @param {readonly (readonly number[])[]} lists @returns {string} a mask for each cell: a bit for each value */
const masks = (lists) => tuple(lists.map((own) => own.reduce((sum, value) => sum + 2 ** (value - 1), 0)));

/** @param {Position} now @returns {string} the puzzle, as it was set */
function puzzleLine(now) {
  const line = writeLine(givensOf(now), now.board);
  if (!now.rules.length) return `read(${quoted(line)}${now.board.name === "9" ? "" : `, ${quoted(now.board.name)}`})`;
  const text = [textOf(now), ...(givensOf(now).some(Boolean) ? [`givens: ${line}`] : [])].join("\n");
  return `read_rules("""${text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"')}""")`;
}

/** @param {AppState} state @returns {string} the player's work on the puzzle, for hints; empty if there is none */
function playedLine({ settings, game }) {
  const now = position(game);
  const given = givensOf(now);
  const placed = now.values.map((value, cell) => (given[cell] ? 0 : value));
  const marks = now.values.map((value, cell) => (value ? [] : thought(now.marks, cell, thoughts(settings))));
  if (!placed.some(Boolean) && !marks.some((own) => own.length)) return "";
  return `puzzle = replace(puzzle, placed=${tuple(placed)}, candidates=${masks(marks)})`;
}

/** The questions in Python: the module of each function, its name, and how it is called. */
const CALLS = /** @type {const} */ ({
  solve: ["pencilmark", "solve", "solve(puzzle)"],
  rate: ["pencilmark", "rate", "rate(puzzle)"],
  hint: ["pencilmark", "hint", "hint(puzzle)"],
  path: ["pencilmark", "path", "path(puzzle)"],
  total: ["pencilmark", "count", "count(puzzle, 1_000_000)"],
  solutions: ["pencilmark", "solve", "*solve(puzzle, limit=100).solutions, sep=\"\\n\""],
  candidates: ["pencilmark.engine", "true_candidates", "true_candidates(puzzle)"],
  spare: ["pencilmark.engine", "check", "check(puzzle)"],
  conflict: ["pencilmark.engine", "conflict", "conflict(puzzle)"],
  canon: ["pencilmark.engine.isomorphs", "canonical", "canonical(puzzle.geometry, puzzle.givens)"],
  watch: ["pencilmark.engine", "watch", "watch(puzzle, lambda event: print(event.text(puzzle.geometry.size))).status"],
  write: ["pencilmark", "write", "write(puzzle, \"json\")"],
});

/** @typedef {keyof typeof CALLS} Ask */

/**
 * Write the lines of Python that answer a question about the puzzle of a position.
 * @param {Position} now
 * @param {Ask} ask
 * @param {string} [played] the line that adds the player's work, for hints
 * @returns {string}
 */
function pythonFor(now, ask, played = "") {
  const [module, name, call] = CALLS[ask];
  const own = now.candidates.some((list) => list.length) && !now.rules.length && !played;
  const reader = now.rules.length ? "read_rules" : "read";
  const ours = module === "pencilmark" ? [name, reader].sort() : [reader];
  return [
    ...(played || own ? ["from dataclasses import replace", ""] : []),
    `from pencilmark import ${ours.join(", ")}`,
    ...(module === "pencilmark" ? [] : [`from ${module} import ${name}`]),
    "",
    `puzzle = ${puzzleLine(now)}`,
    ...(own ? [`puzzle = replace(puzzle, candidates=${masks(now.candidates)})`] : []),
    ...(played ? [played] : []),
    `print(${call})`,
  ].join("\n");
}

/** @param {string} recipe a command line @returns {string} the same from Python */
export function pythonOfRecipe(recipe) {
  const words = [...recipe.matchAll(/'([^']*)'|(\S+)/g)].map(([, inside, plain]) => inside ?? plain).slice(1);
  return `from pencilmark.__main__ import main\n\nmain([${words.map(quoted).join(", ")}])`;
}

/** @param {AppState} state @returns {Ask} the answer shown now: path, hint, search, answer on the grid, rating, or else the solution */
function askNow(state) {
  if (state.viewing) return "path";
  if (state.hint) return "hint";
  if (state.glance?.from) return state.glance.from;
  return state.ratings[0]?.key === keyAt(position(state.game)) ? "rate" : "solve";
}

/** @param {AppState} state @param {Ask | ""} [ask] the question, if not the one answered now @returns {string} */
export function pythonLines(state, ask = "") {
  const asked = ask || askNow(state);
  return pythonFor(position(state.game), asked, asked === "hint" ? playedLine(state) : "");
}
