/** The view of a hint: its depths beside the grid, its drawing on it, and the example of its technique. */

import * as wording from "../acts/hint-words.js";
import { topValue } from "../game/boards.js";
import { position } from "../game/game.js";
import { named, namesOf, ownSigns, written } from "../game/naming.js";
import { aboveFormulas, drawShapes } from "../grid/drawing.js";
import { drawFigure } from "../grid/figure.js";
import { byId, make, onClick, setCurrent } from "../page/dom.js";
import { toClipboard } from "../page/texts.js";
import { drawnAt, outlineOf } from "./outline.js";
import { say } from "../words/say.js";

const isMark = (/** @type {ShapeData} */ { kind, radius = 0 }) => kind === "disc" && radius < 0.3;
const isFrame = (/** @type {ShapeData} */ { kind, closed, stroke, fill }) => kind === "path" && closed === true && stroke === "accent" && !fill;
const isBox = (/** @type {ShapeData} */ { kind, closed, stroke, over, points }) => kind === "path" && closed === true && over === true && stroke === "accent" && points.length === 4;
/** Whether its sides are upright, as those of a square are; a diamond stands on its tip. */
const isUpright = (/** @type {ShapeData} */ { points: [[x], , , [last]] }) => x === last;

/** @type {readonly [string, (shape: ShapeData) => boolean][]} */
const READ = [
  [wording.SIGNS.tinted, ({ kind, closed, fill, stroke }) => kind === "path" && closed === true && !stroke && ["tint", "wash", "shade"].includes(fill)],
  [wording.SIGNS.reddish, ({ kind, fill }) => kind === "path" && fill === "gone"],
  [wording.SIGNS.frame, (shape) => isFrame(shape) && !shape.dashed],
  [wording.SIGNS.dashedFrame, (shape) => isFrame(shape) && shape.dashed === true],
  [wording.SIGNS.circle, (shape) => isMark(shape) && shape.fill === "tint"],
  [wording.SIGNS.disc, (shape) => isMark(shape) && shape.fill === "accent"],
  [wording.SIGNS.thick, (shape) => isMark(shape) && shape.fill === "paper" && shape.stroke === "accent" && shape.width > 0.025],
  [wording.SIGNS.square, (shape) => isBox(shape) && isUpright(shape) && shape.fill === "paper"],
  [wording.SIGNS.filledSquare, (shape) => isBox(shape) && isUpright(shape) && shape.fill === "accent"],
  [wording.SIGNS.diamond, (shape) => isBox(shape) && !isUpright(shape)],
  [wording.SIGNS.solid, ({ curved, dashed }) => curved === true && !dashed],
  [wording.SIGNS.dashed, ({ curved, dashed }) => curved === true && dashed === true],
  [wording.SIGNS.ring, ({ kind, radius = 0, fill }) => kind === "disc" && radius > 0.3 && !fill],
  [wording.SIGNS.large, ({ kind, radius = 0, fill }) => kind === "disc" && radius > 0.3 && fill === "paper"],
  [wording.SIGNS.struck, ({ kind, stroke }) => kind === "path" && stroke === "wrong"],
];

/** @param {readonly ShapeData[]} shapes of a step @returns {string[]} what the signs among them mean */
export const legendOf = (shapes) => READ.filter(([, isIt]) => shapes.some(isIt)).map(([words]) => words);

/** What was drawn last, so that the same line is the same drawing. */
let last = /** @type {{ place: AppState["following"], shapes: readonly ShapeData[] }} */ ({ place: null, shapes: [] });

/** @param {OutlineData} outline @param {NonNullable<AppState["following"]>} place */
function drawnOnce(outline, place) {
  if (last.place !== place) last = { place, shapes: drawnAt(outline, place) };
  return last.shapes;
}

/** @param {Hints} hints @returns {(state: AppState) => void} */
export function hintView(hints) {
  onClick("notation-copy", async () => {
    const copied = await toClipboard(byId("notation").textContent ?? "");
    byId("notation-copy").textContent = copied ? say("acts-notation-copied") : say("acts-notation-not-copied");
  });
  const depths = byId("depths");
  const buttons = [...depths.querySelectorAll("button")];
  buttons.forEach((button, i) => button.addEventListener("click", () => void hints.tell(/** @type {1 | 2 | 3 | 4} */ (i + 1))));
  let drawn = /** @type {unknown} */ (null);

  return (state) => {
    const { hint, viewing } = state;
    depths.hidden = hint === null || viewing !== null;
    buttons.forEach((button, i) => {
      setCurrent(button, hint?.depth === i + 1);
      button.disabled = hint?.depth === 4;
    });
    drawCard(state);
    drawSigns(state);
    const notation = named(notationOf(state), namesOf(state), position(state.game).board.size);
    if (byId("notation").textContent !== notation) byId("notation-copy").textContent = say("page-copy-notation");
    byId("notation").hidden = !notation;
    byId("notation").textContent = notation;
    byId("notation-copy").hidden = !notation;
    const shapes = shapesOf(state);
    if (shapes !== drawn) {
      const inCells = byId("board").classList.contains("formulas");
      const seen = signed(shapes ?? [], ownSigns(state.settings, position(state.game)));
      drawShapes("hint", inCells ? seen.map(aboveFormulas) : seen);
      const signs = state.preview ? [] : legendOf(shapes ?? []); // the step under the pointer must not move away
      byId("legend").hidden = !signs.length;
      byId("legend-list").replaceChildren(...signs.map((words) => make("li", {}, words)));
    }
    drawn = shapes;
  };
}

/** Height of the digit that a step writes: names of sets and notes are smaller. */
const OF_DIGIT = 0.3;

/** @param {readonly ShapeData[]} shapes @param {Signs} signs @returns {readonly ShapeData[]} the drawing with its digits in the signs of the grid */
const signed = (shapes, signs) =>
  shapes.map((shape) => (signs.length && shape.kind === "text" && (shape.height ?? 0) >= OF_DIGIT ? { ...shape, text: written(signs, Number(shape.text)) } : shape));

/** @param {AppState} state whose signs are listed with their digits, since the words of a hint name digits */
function drawSigns({ hint, viewing, game, settings }) {
  const now = position(game);
  const named = !now.board.signs || now.rules.length; // else the words have the puzzle's own signs
  const signs = named && (hint || viewing) ? ownSigns(settings, now).slice(0, topValue(now.board)) : [];
  byId("signs-key").hidden = !signs.length;
  byId("signs-key").textContent = signs.length ? wording.signsKey(signs) : "";
}

/** @param {AppState} state whose technique has its example drawn */
function drawCard({ hint, lesson, viewing }) {
  const { technique = "", name = "", example = null } = lesson ?? {};
  const card = byId("card");
  card.hidden = !example || viewing !== null || hint?.depth !== 2 || hint.step.technique !== technique;
  if (!example || card.hidden || card.dataset.technique === technique) return;
  card.dataset.technique = technique;
  drawFigure(byId("card-picture"), example);
  byId("card-text").textContent = example.step.text;
  byId("card-link").setAttribute("href", `#learn=${technique}`);
  byId("card-link").textContent = say("acts-learn", { name });
}

/** @param {AppState} state @returns {string} the shown step in the notation of the forums */
function notationOf({ hint, preview, viewing }) {
  if (viewing) return viewing.data.steps[viewing.at]?.notation ?? "";
  return preview || hint?.depth !== 3 ? "" : hint.step.notation; // none for a step under the pointer: it would move the list
}

/** @param {AppState} state @returns {readonly ShapeData[] | null} what to draw on the grid */
function shapesOf({ hint, preview, viewing, following }) {
  const outline = outlineOf({ hint, preview, viewing });
  if (outline) {
    const step = viewing ? viewing.data.steps[viewing.at] : hint?.step;
    if (following?.outline === outline) return drawnOnce(outline, following);
    return (outline.short ? step?.where_shapes : step?.shapes) ?? null; // an argument short enough to be told link by link is drawn whole
  }
  if (viewing) return viewing.data.steps[viewing.at]?.shapes ?? null;
  if (preview) return preview.shapes;
  if (!hint || hint.depth === 4) return null;
  return hint.depth === 3 ? hint.step.shapes : hint.step.where_shapes;
}
