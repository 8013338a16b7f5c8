/** The panel that has puzzles made: the wish, and the list of what was made. */

import { byId, make, onClick } from "./dom.js";
import { hairlines, regionLines } from "./lines.js";
import { writeLine } from "./link.js";
import { save } from "./save.js";

/**
 * @typedef {import("./protocol.js").MadePuzzle} MadePuzzle
 * @typedef {import("./protocol.js").GenerateRequest} GenerateRequest
 * @typedef {import("./protocol.js").GenerateData} GenerateData
 * @typedef {import("./actions.js").Actions} Actions
 */

const SVG = "http://www.w3.org/2000/svg";
const SEEDS = 2 ** 32;

/** @param {Actions} actions @returns {(state: import("./types.js").AppState) => void} */
export function makerPanel(actions) {
  const form = /** @type {HTMLFormElement} */ (byId("wish"));
  let shown = /** @type {GenerateData | null} */ (null);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    actions.generate(readWish(new FormData(form)));
  });
  form.addEventListener("paste", (event) => event.stopPropagation()); // what is typed here is no puzzle
  form.addEventListener("keydown", (event) => event.key === "Escape" || event.stopPropagation());
  onClick("made-copy", () => copy(actions, linesOf(shown)));
  onClick("made-text", () => save("puzzles.txt", "text/plain", `${linesOf(shown)}\n`));
  onClick("made-csv", () => save("puzzles.csv", "text/csv", tableOf(shown)));

  return ({ made }) => {
    if (made === shown) return;
    shown = made;
    const many = made && made.puzzles.length > 1 ? made.puzzles : [];
    byId("made").replaceChildren(...many.map((one) => entry(actions, one)));
    byId("made-tools").hidden = !many.length;
    byId("made-from").textContent = made ? `Seed ${made.seed}, Pencilmark ${made.version}` : "";
  };
}

/** @param {FormData} form @returns {Omit<GenerateRequest, "id" | "kind">} */
export function readWish(form) {
  const text = (/** @type {string} */ name) => `${form.get(name) ?? ""}`.trim();
  const wish = /** @type {GenerateRequest["wish"]} */ ({ board: text("board") || "9" });
  if (text("symmetry")) wish.symmetry = text("symmetry");
  if (text("level")) wish.level = text("level");
  if (text("technique")) wish.technique = text("technique");
  const clues = text("clues").match(/\d+/g)?.map(Number);
  if (clues) wish.clues = [clues[0], clues.at(-1) ?? clues[0]];
  if (form.get("minimal")) wish.minimal = true;
  const seed = /^\d{1,15}$/.test(text("seed")) ? Number(text("seed")) : Math.floor(Math.random() * SEEDS);
  return { wish, count: Number(text("count")) || 1, seed };
}

/** @param {Actions} actions @param {MadePuzzle} one @returns {HTMLElement} a picture, what is known, two buttons */
function entry(actions, one) {
  const words = [one.level, `${one.clues} clues`].filter(Boolean).join(", ");
  const item = make("li", {});
  const load = make("button", { type: "button" }, "Load");
  const take = make("button", { type: "button" }, "Copy");
  load.addEventListener("click", () => actions.open(one.puzzle));
  take.addEventListener("click", () => copy(actions, writeLine(one.puzzle.givens)));
  item.append(picture(one), make("span", {}, words), load, take);
  return item;
}

/** @param {MadePuzzle} one @returns {SVGElement} a small grid */
function picture({ puzzle: { board, givens } }) {
  const { size } = board;
  const svg = draw("svg", { viewBox: `-.1 -.1 ${size + 0.2} ${size + 0.2}`, "aria-hidden": "true" });
  svg.append(
    draw("path", { class: "hair", d: hairlines(size) }),
    draw("path", { class: "region", d: regionLines(board) }),
    draw("rect", { class: "frame", width: `${size}`, height: `${size}` }),
    ...givens.flatMap((value, cell) => {
      if (!value) return [];
      const digit = draw("text", { x: `${(cell % size) + 0.5}`, y: `${Math.floor(cell / size) + 0.8}` });
      digit.textContent = `${value}`;
      return [digit];
    }),
  );
  return svg;
}

/** @param {string} name @param {Record<string, string>} attributes @returns {SVGElement} */
function draw(name, attributes) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** @param {GenerateData | null} made @returns {string} one puzzle a line */
export const linesOf = (made) => (made?.puzzles ?? []).map(({ puzzle }) => writeLine(puzzle.givens)).join("\n");

/** @param {GenerateData | null} made @returns {string} a table with a head */
export function tableOf(made) {
  const rows = (made?.puzzles ?? []).map(({ puzzle, clues, level, seed }) => [
    writeLine(puzzle.givens), puzzle.board.name, clues, level ?? "", seed, made?.version,
  ]);
  return [["puzzle", "board", "clues", "level", "seed", "version"], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

/** @param {Actions} actions @param {string} text */
async function copy(actions, text) {
  const copied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  actions.tellCopied(Boolean(copied));
}
