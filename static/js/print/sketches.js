/** Sketches of what will be printed, as the forms have it: the sheet at once, the worksheet and the book until they are made. */

import { byId } from "../page/dom.js";
import { givensOf, position } from "../game/game.js";
import { kindNow, paperName, sidesOf } from "./desk.js";
import { levelKept } from "./paper-wish.js";
import { areaOf, board, drawn, leaf, places, words, write } from "./sketch.js";
import { levelName } from "../page/words.js";
import * as wording from "./words.js";

/** @typedef {import("../types.js").AppState} AppState */

const [LARGE, SMALL] = [7, 4];

/** @param {AppState} state @param {FormData} form @returns {SVGElement} the first sheet, as it will be but for a hair */
export function sheetSketch(state, form) {
  const isTurned = form.get("turn") === "landscape";
  const sides = sidesOf(paperName());
  const page = leaf(isTurned ? [sides[1], sides[0]] : sides);
  const area = areaOf(page, Number(form.get("margin")) || undefined);
  const title = `${form.get("title") ?? ""}`.trim();
  if (title) write(page, page.width / 2, area.y + LARGE, title, { size: LARGE, anchor: "middle", face: "strong" });
  const below = title ? { ...area, y: area.y + LARGE * 1.6, height: area.height - LARGE * 1.6 } : area;
  const many = form.get("what") === "made" ? state.made?.puzzles.map(({ puzzle, level }) => ({ puzzle, level })) : null;
  const puzzles = many ?? [{ puzzle: onGrid(state), level: levelKept(state) }];
  const perPage = Number(form.get("per-page")) || 1;
  places(below, perPage).slice(0, puzzles.length).forEach((at, i) => {
    write(page, at.x, at.y - 2, form.has("show-number") ? `${i + 1}` : "", { size: SMALL, face: "strong" });
    write(page, at.x + at.width, at.y - 2, form.has("show-level") ? levelName(puzzles[i].level ?? "") : "", { size: SMALL, anchor: "end" });
    board(page, at, puzzles[i].puzzle);
  });
  return drawn(page, wording.firstPage);
}

/** @param {AppState} state @returns {import("../protocol.js").PuzzleData} its givens alone */
function onGrid({ game }) {
  const now = position(game);
  const givens = givensOf(now);
  return /** @type {any} */ ({ board: now.board, shapes: now.shapes, givens, placed: givens.map(() => 0), candidates: givens.map(() => []) });
}

/** Draw what a worksheet or a book will look like, if that is what lies on the desk. */
export function drawSketch() {
  const kind = kindNow();
  if (kind === "sheet") return;
  const form = /** @type {HTMLFormElement} */ (byId(kind));
  const pages = kind === "book" ? bookSketch(form) : [worksheetSketch(form)];
  byId(`${kind}-preview`).replaceChildren(...pages);
}

/** @param {HTMLFormElement} form @returns {SVGElement} one technique, worked, and the first puzzles */
function worksheetSketch(form) {
  const [page, data] = [leaf(sidesOf(paperName())), new FormData(form)];
  const { x, y, width, height } = areaOf(page);
  const technique = /** @type {HTMLSelectElement} */ (form.elements.namedItem("technique"));
  const side = Math.min(width * 0.42, height * 0.3);
  write(page, x, y + LARGE, technique.selectedOptions[0]?.text ?? "", { size: LARGE, face: "strong" });
  const top = y + LARGE * 1.8;
  words(page, { x, y: top, width: width - side - 8, height: 0 }, Math.floor(side / 6));
  board(page, { x: x + width - side, y: top, width: side, height: side });
  const foot = data.has("hints") ? 16 : 0;
  const rest = { x, y: top + side + 6, width, height: height - (top - y) - side - 6 - foot };
  places(rest, Number(data.get("per-page")) || 1).forEach((at, i) => {
    write(page, at.x, at.y - 2, `${i + 1}`, { size: SMALL, face: "strong" });
    board(page, at);
  });
  if (foot) words(page, { x, y: y + height - 9, width, height: 0 }, 2);
  return drawn(page, wording.sketchOf(technique.selectedOptions[0]?.text ?? ""));
}

/** @param {HTMLFormElement} form @returns {SVGElement[]} its title page, and a page of its first chapter */
function bookSketch(form) {
  const sides = sidesOf(paperName());
  const [front, page, data] = [leaf(sides), leaf(sides), new FormData(form)];
  const [text, middle] = [(/** @type {string} */ name) => `${data.get(name) ?? ""}`, sides[0] / 2];
  write(front, middle, sides[1] * 0.3, text("title"), { size: 14, anchor: "middle", face: "strong" });
  write(front, middle, sides[1] * 0.3 + 12, text("subtitle"), { size: 6, anchor: "middle" });
  write(front, middle, sides[1] * 0.85, text("author"), { size: 6, anchor: "middle" });
  const area = areaOf(page);
  const chapter = /** @type {HTMLSelectElement | null} */ (byId("chapters").querySelector("[name=what]"));
  write(page, area.x, area.y + 2, chapter?.selectedOptions[0]?.text ?? "", { size: SMALL, face: "strong" });
  places({ ...area, y: area.y + 6, height: area.height - 6 }, Number(text("per-page")) || 1).forEach((at, i) => {
    write(page, at.x, at.y - 2, `${i + 1}`, { size: SMALL, face: "strong" });
    board(page, at);
  });
  return [front, page].map((one) => drawn(one, wording.sketchOf(text("title"))));
}
