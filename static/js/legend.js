/** What the signs of a drawn step mean: those that are drawn, each with its words. Python's canvas says how they look. */

/** @typedef {import("./protocol.js").ShapeData} ShapeData */

const isMark = (/** @type {ShapeData} */ { kind, radius = 0 }) => kind === "disc" && radius < 0.3;
const isFrame = (/** @type {ShapeData} */ { kind, closed, stroke, fill }) => kind === "path" && closed === true && stroke === "accent" && !fill;
const isBox = (/** @type {ShapeData} */ { kind, closed, stroke, over, points }) => kind === "path" && closed === true && over === true && stroke === "accent" && points.length === 4;
/** Whether its sides are upright, as those of a square are; a diamond stands on its tip. */
const isUpright = (/** @type {ShapeData} */ { points: [[x], , , [last]] }) => x === last;

/** @type {readonly [string, (shape: ShapeData) => boolean][]} */
const SIGNS = [
  ["Tinted cells: what the step rests on", ({ kind, closed, fill, stroke }) => kind === "path" && closed === true && !stroke && ["tint", "wash", "shade"].includes(fill)],
  ["Reddish cells: something goes there", ({ kind, fill }) => kind === "path" && fill === "gone"],
  ["Frame: a house or a set of cells", (shape) => isFrame(shape) && !shape.dashed],
  ["Dashed frame: the houses that cover them", (shape) => isFrame(shape) && shape.dashed === true],
  ["Tinted circle: a candidate of the pattern", (shape) => isMark(shape) && shape.fill === "tint"],
  ["Filled disc: true in the argument", (shape) => isMark(shape) && shape.fill === "accent"],
  ["Thick circle: false in the argument", (shape) => isMark(shape) && shape.fill === "paper" && shape.stroke === "accent" && shape.width > 0.025],
  ["Square: a fin", (shape) => isBox(shape) && isUpright(shape) && shape.fill === "paper"],
  ["Filled square: the other colour", (shape) => isBox(shape) && isUpright(shape) && shape.fill === "accent"],
  ["Diamond: another candidate that matters", (shape) => isBox(shape) && !isUpright(shape)],
  ["Solid line: one of the two is true", ({ curved, dashed }) => curved === true && !dashed],
  ["Dashed line: not both are true", ({ curved, dashed }) => curved === true && dashed === true],
  ["Ring: a digit that stands there", ({ kind, radius = 0, fill }) => kind === "disc" && radius > 0.3 && !fill],
  ["Large digit in a ring: it goes there", ({ kind, radius = 0, fill }) => kind === "disc" && radius > 0.3 && fill === "paper"],
  ["Struck in red: a candidate that goes", ({ kind, stroke }) => kind === "path" && stroke === "wrong"],
];

/** @param {readonly ShapeData[]} shapes of a step @returns {string[]} what the signs among them mean */
export const legendOf = (shapes) => SIGNS.filter(([, isIt]) => shapes.some(isIt)).map(([words]) => words);
