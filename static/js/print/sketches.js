/** Sketches of what will be printed, from the forms: the sheet at once, the worksheet and the book until they are made. */

import { classicBoard } from "../game/boards.js";
import { givensOf, position } from "../game/game.js";
import { svg } from "../grid/drawing.js";
import { drawFigure, linesOf } from "../grid/figure.js";
import { byId } from "../page/dom.js";
import { said, sayings } from "../page/form.js";
import { levelName } from "../page/words.js";
import { kindNow, paperName, sidesOf } from "./desk.js";
import { levelKept } from "./paper-wish.js";
import { say } from "../words/say.js";

/** @typedef {{ width: number, height: number, parts: SVGElement[] }} Leaf a page being drawn, in millimetres */
/** @typedef {{ x: number, y: number, width: number, height: number }} Area */

const MARGIN = 15;
/** Millimetres between boards, and the height of a line of words above one. */
const [GAP, HEAD] = [8, 6];

/** @param {readonly [number, number]} sides @returns {Leaf} */
const leaf = ([width, height]) => ({ width, height, parts: [] });

/** @param {Leaf} page @param {number} [margin] @returns {Area} */
const areaOf = ({ width, height }, margin = MARGIN) => ({ x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin });

/** @param {Leaf} page @param {string} label @returns {SVGElement} */
function drawn({ width, height, parts }, label) {
  const page = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label }, svg("rect", { class: "page-ground", width, height }), ...parts);
  page.classList.add("page", "picture");
  return page;
}

/** @param {Leaf} page @param {number} x @param {number} y @param {string} text @param {{ size?: number, anchor?: string, face?: string }} [how] */
function write(page, x, y, text, { size = 4, anchor = "start", face = "plain" } = {}) {
  page.parts.push(svg("text", { x, y, class: `fill-ink face-${face}`, "font-size": size, "text-anchor": anchor }, text));
}

/** Draw lines in place of text. @param {Leaf} page @param {Area} area @param {number} count */
function words(page, { x, y, width }, count) {
  for (let i = 0; i < count; i += 1) {
    page.parts.push(svg("rect", { class: "fill-hair", x, y: y + i * 6, width: width * (i === count - 1 ? 0.6 : 1), height: 1.2 }));
  }
}

/**
 * Find the largest places for *count* boards.
 * @param {Area} area @param {number} count
 * @returns {Area[]}
 */
function places({ x, y, width, height }, count) {
  const fits = Array.from({ length: count }, (_, i) => {
    const [columns, rows] = [i + 1, Math.ceil(count / (i + 1))];
    return { columns, side: Math.min((width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows - HEAD) };
  });
  const { columns, side } = fits.reduce((best, one) => (one.side > best.side ? one : best));
  const [across, down] = [width / columns, height / Math.ceil(count / columns)];
  return Array.from({ length: count }, (_, i) => ({
    x: x + across * (i % columns) + (across - side) / 2, y: y + HEAD + down * Math.floor(i / columns) + Math.max(0, down - side - HEAD) / 2, width: side, height: side,
  }));
}

/** @param {Leaf} page @param {Area} at @param {PuzzleData | null} [puzzle] none for an empty board */
function board(page, { x, y, width, height }, puzzle = null) {
  const figure = svg("svg", { x, y, width, height, viewBox: "-.06 -.06 9.12 9.12" });
  if (puzzle) drawFigure(figure, { puzzle, step: /** @type {any} */ ({ shapes: [], placements: [] }) });
  else figure.append(...linesOf(classicBoard()));
  page.parts.push(figure);
}

const [LARGE, SMALL] = [7, 4];

/** Draw empty boards with their numbers, as many as the form has on a page. @param {Leaf} page @param {Area} area @param {FormData} data */
function numbered(page, area, data) {
  places(area, Number(data.get("per_page")) || 1).forEach((at, i) => {
    write(page, at.x, at.y - 2, `${i + 1}`, { size: SMALL, face: "strong" });
    board(page, at);
  });
}

/** @param {AppState} state @param {readonly Control[]} form @returns {SVGElement} the first sheet, almost exactly as it will be */
export function sheetSketch(state, form) {
  const { landscape, margin, title, per_page: perPage = 1, show = [] } = said(form);
  const sides = sidesOf(paperName());
  const page = leaf(landscape ? [sides[1], sides[0]] : sides);
  const area = areaOf(page, margin || undefined);
  if (title) write(page, page.width / 2, area.y + LARGE, title, { size: LARGE, anchor: "middle", face: "strong" });
  const below = title ? { ...area, y: area.y + LARGE * 1.6, height: area.height - LARGE * 1.6 } : area;
  const many = sayings(form)("what") === "made" ? state.made?.puzzles.map(({ puzzle, level }) => ({ puzzle, level })) : null;
  const puzzles = many ?? [{ puzzle: onGrid(state), level: levelKept(state) }];
  places(below, perPage).slice(0, puzzles.length).forEach((at, i) => {
    write(page, at.x, at.y - 2, show.includes("number") ? `${i + 1}` : "", { size: SMALL, face: "strong" });
    write(page, at.x + at.width, at.y - 2, show.includes("level") ? levelName(puzzles[i].level ?? "") : "", { size: SMALL, anchor: "end" });
    board(page, at, puzzles[i].puzzle);
  });
  return drawn(page, say("print-the-first-page"));
}

/** @param {AppState} state @returns {PuzzleData} its givens alone */
function onGrid({ game }) {
  const now = position(game);
  const givens = givensOf(now);
  return /** @type {any} */ ({ board: now.board, shapes: now.shapes, givens, placed: givens.map(() => 0), candidates: givens.map(() => []) });
}

/** Draw what a worksheet or a book will look like, if one of them is chosen. */
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
  numbered(page, rest, data);
  if (foot) words(page, { x, y: y + height - 9, width, height: 0 }, 2);
  return drawn(page, say("print-sketch-of", { name: technique.selectedOptions[0]?.text ?? "" }));
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
  numbered(page, { ...area, y: area.y + 6, height: area.height - 6 }, data);
  return [front, page].map((one) => drawn(one, say("print-sketch-of", { name: text("title") })));
}
