/** What the signs of a drawn step mean: those that are drawn, each with its words. Python's canvas says how they look. */

import { SIGNS } from "../acts/hint-words.js";

/** @typedef {import("../protocol.js").ShapeData} ShapeData */

const isMark = (/** @type {ShapeData} */ { kind, radius = 0 }) => kind === "disc" && radius < 0.3;
const isFrame = (/** @type {ShapeData} */ { kind, closed, stroke, fill }) => kind === "path" && closed === true && stroke === "accent" && !fill;
const isBox = (/** @type {ShapeData} */ { kind, closed, stroke, over, points }) => kind === "path" && closed === true && over === true && stroke === "accent" && points.length === 4;
/** Whether its sides are upright, as those of a square are; a diamond stands on its tip. */
const isUpright = (/** @type {ShapeData} */ { points: [[x], , , [last]] }) => x === last;

/** @type {readonly [string, (shape: ShapeData) => boolean][]} */
const READ = [
  [SIGNS.tinted, ({ kind, closed, fill, stroke }) => kind === "path" && closed === true && !stroke && ["tint", "wash", "shade"].includes(fill)],
  [SIGNS.reddish, ({ kind, fill }) => kind === "path" && fill === "gone"],
  [SIGNS.frame, (shape) => isFrame(shape) && !shape.dashed],
  [SIGNS.dashedFrame, (shape) => isFrame(shape) && shape.dashed === true],
  [SIGNS.circle, (shape) => isMark(shape) && shape.fill === "tint"],
  [SIGNS.disc, (shape) => isMark(shape) && shape.fill === "accent"],
  [SIGNS.thick, (shape) => isMark(shape) && shape.fill === "paper" && shape.stroke === "accent" && shape.width > 0.025],
  [SIGNS.square, (shape) => isBox(shape) && isUpright(shape) && shape.fill === "paper"],
  [SIGNS.filledSquare, (shape) => isBox(shape) && isUpright(shape) && shape.fill === "accent"],
  [SIGNS.diamond, (shape) => isBox(shape) && !isUpright(shape)],
  [SIGNS.solid, ({ curved, dashed }) => curved === true && !dashed],
  [SIGNS.dashed, ({ curved, dashed }) => curved === true && dashed === true],
  [SIGNS.ring, ({ kind, radius = 0, fill }) => kind === "disc" && radius > 0.3 && !fill],
  [SIGNS.large, ({ kind, radius = 0, fill }) => kind === "disc" && radius > 0.3 && fill === "paper"],
  [SIGNS.struck, ({ kind, stroke }) => kind === "path" && stroke === "wrong"],
];

/** @param {readonly ShapeData[]} shapes of a step @returns {string[]} what the signs among them mean */
export const legendOf = (shapes) => READ.filter(([, isIt]) => shapes.some(isIt)).map(([words]) => words);
