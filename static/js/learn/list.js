/** The list of lessons: a tab for each level and one for rules, and a search field. Above it the six first lessons, each drawn on a small grid. */

import { button, byId, make } from "../page/dom.js";
import { learnt } from "../page/remembered.js";
import { levelName } from "../page/words.js";
import { range } from "../game/boards.js";
import { svg } from "../grid/drawing.js";
import { say } from "../words/say.js";

/** The title and the sentence of each of the six first lessons. */
const FIRST = [
  { title: say("learn-first-rule"), words: say("learn-first-rule-words") },
  { title: say("learn-first-cell"), words: say("learn-first-cell-words") },
  { title: say("learn-first-place"), words: say("learn-first-place-words") },
  { title: say("learn-first-digit"), words: say("learn-first-digit-words") },
  { title: say("learn-first-pairs"), words: say("learn-first-pairs-words") },
  { title: say("learn-first-pointing"), words: say("learn-first-pointing-words") },
];

/** @typedef {import("../acts/lessons.js").LessonRow} LessonRow */

/** @param {LessonRow} lesson @returns {string} the group it stands in */
export const groupOf = ({ level, ruled }) => (ruled ? say("learn-for-rules") : levelName(level));

/** @param {readonly LessonRow[]} names @returns {string[]} the groups, that of rules last */
const groupsOf = (names) => {
  const all = [...new Set(names.map(groupOf))].filter((group) => group !== say("learn-for-rules"));
  return names.some(({ ruled }) => ruled) ? [...all, say("learn-for-rules")] : all;
};

/** Draw the list; the open group and the search stay as they were. */
export class LessonList {
  #names = /** @type {readonly LessonRow[]} */ ([]);
  #open = "";

  constructor() {
    this.field = /** @type {HTMLInputElement} */ (byId("lessons-find"));
    this.field.addEventListener("input", () => this.#draw());
  }

  /** @param {readonly LessonRow[]} names @param {string} current the technique of the last lesson, whose group is opened */
  show(names, current) {
    const taught = names.find(({ technique }) => technique === current);
    if (taught) this.field.value = "";
    this.#names = names;
    this.#open = taught ? groupOf(taught) : this.#open || groupOf(names[0]);
    this.#draw(current);
  }

  /** @returns {readonly LessonRow[]} the techniques of the open group to practise: those not learnt yet, or else all */
  get toPractise() {
    const all = this.#names.filter((one) => one.practice && groupOf(one) === this.#open);
    const known = learnt();
    const fresh = all.filter(({ technique }) => !known.has(technique));
    return fresh.length ? fresh : all;
  }

  #draw(current = "") {
    const words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length
      ? this.#names.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
      : this.#names.filter((one) => groupOf(one) === this.#open);
    byId("lessons-tabs").replaceChildren(...groupsOf(this.#names).map((group) => this.#tab(group, !words.length)));
    const known = learnt();
    byId("lessons-list").replaceChildren(...found.map((one) => item(one, known, one.technique === current)));
    byId("lessons-none").hidden = found.length > 0;
    byId("level-practise").hidden = words.length > 0 || !this.toPractise.length;
    byId("level-practise").textContent = this.#open === say("learn-for-rules") ? say("learn-practise-these") : say("learn-practise-level", { level: this.#open });
  }

  /** @param {string} group @param {boolean} isListed @returns {HTMLElement} */
  #tab(group, isListed) {
    const count = this.#names.filter((one) => groupOf(one) === group).length;
    const open = () => {
      this.#open = group;
      this.field.value = "";
      this.#draw();
      /** @type {HTMLElement | null} */ (byId("lessons-tabs").querySelector("[aria-pressed=true]"))?.focus();
    };
    return button({ "aria-pressed": `${isListed && group === this.#open}` }, open, group, make("small", {}, `${count}`));
  }
}

/** @param {LessonRow} lesson @param {ReadonlySet<string>} known @param {boolean} isCurrent @returns {HTMLElement} */
function item({ technique, name }, known, isCurrent) {
  const link = make("a", { href: `#learn=${technique}`, ...(isCurrent ? { "aria-current": "true" } : {}) }, name);
  return make("li", {}, link, ...tagged(known.has(technique)));
}

/** @param {boolean} isLearnt @returns {HTMLElement[]} a tick if it was learnt */
const tagged = (isLearnt) => (isLearnt ? [make("span", { class: "learnt" }, say("learn-learnt"))] : []);

/**
 * @typedef {object} Sketch of a lesson, cells counted from 0
 * @property {string} technique whose lesson it begins; empty for the rule itself
 * @property {number} size of the board, or of the box that is shown alone
 * @property {string} digits a sign for each cell
 * @property {readonly number[]} [put] cells whose digit is found
 * @property {readonly number[]} [seen]
 * @property {readonly number[]} [tint]
 * @property {readonly number[]} [rings]
 * @property {Record<number, string>} [marks] of a cell; eliminated ones follow a bar
 */

/** @param {number} cell @returns {number[]} its row, column and box */
const sight = (cell) => range(81).filter((other) => row(other) === row(cell) || other % 9 === cell % 9 || box(other) === box(cell));
const row = (/** @type {number} */ cell) => Math.floor(cell / 9);
const box = (/** @type {number} */ cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** @type {readonly Sketch[]} */
const SKETCHES = [
  { technique: "", size: 9, digits: ".".repeat(40) + "4" + ".".repeat(40), put: [40], seen: sight(40) },
  { technique: "full-house", size: 3, digits: "316729458", put: [4] },
  {
    technique: "hidden-single", size: 9, put: [11], rings: [7, 22, 45], seen: [0, 1, 2, 9, 10, 11, 18, 19, 20],
    digits: ".......5." + ".85......" + "....5...." + ".".repeat(18) + "5........" + ".".repeat(27),
  },
  {
    technique: "naked-single", size: 9, put: [40], seen: sight(40),
    digits: "....4...." + "........." + "....6...." + "...7....." + "1...9.3.2" + ".....8..." + "........." + "........." + "....5....",
  },
  { technique: "naked-pair", size: 3, digits: "4..19...3", tint: [1, 2], marks: { 1: "27", 2: "27", 5: "5|2", 6: "58|7", 7: "68" } },
  {
    technique: "locked-candidates-pointing", size: 9, tint: [19, 20], marks: { 19: "3", 20: "3", 24: "|3", 25: "|3" },
    digits: "562......" + "418......" + "7........" + ".".repeat(54),
  },
];

/** @param {ReadonlySet<string>} learnt @param {(technique: string) => string | undefined} known the id of a technique as it is taught here @returns {HTMLElement[]} the six, as items of a list */
export function sketches(learnt, known) {
  return SKETCHES.map((sketch, i) => {
    const technique = sketch.technique && known(sketch.technique);
    const title = make("h3", {}, make("span", { class: "number" }, `${i + 1}`), FIRST[i].title, ...tagged(learnt.has(sketch.technique)));
    const content = [drawn(sketch), title, make("p", {}, FIRST[i].words)];
    return make("li", {}, technique ? make("a", { href: `#learn=${technique}` }, ...content) : make("div", {}, ...content));
  });
}

/** @param {Sketch} sketch @returns {SVGElement} */
function drawn({ size, digits, put = [], seen = [], tint = [], rings = [], marks = {} }) {
  const at = (/** @type {number} */ cell) => [cell % size, Math.floor(cell / size)];
  const square = (/** @type {string} */ kind) => (/** @type {number} */ cell) => svg("rect", { class: kind, x: at(cell)[0], y: at(cell)[1], width: 1, height: 1 });
  const struck = Object.entries(marks).flatMap(([cell, text]) => (text.includes("|") ? [Number(cell)] : []));
  return svg(
    "svg", { viewBox: `-.06 -.06 ${size + 0.12} ${size + 0.12}`, class: "sketch", "aria-hidden": "true", focusable: "false" },
    ...seen.filter((cell) => !put.includes(cell)).map(square("seen")), ...[...put, ...tint].map(square("found")), ...struck.map(square("gone")),
    svg("path", { class: "hair", d: range(size - 1).map((i) => `M${i + 1} 0v${size}M0 ${i + 1}h${size}`).join("") }),
    svg("path", { class: "bold", d: size === 9 ? "M3 0v9M6 0v9M0 3h9M0 6h9" : "" }),
    svg("rect", { class: "edge", width: size, height: size }),
    ...[...digits].flatMap((sign, cell) => (sign === "." ? [] : [svg("text", { class: put.includes(cell) ? "put" : "given", x: at(cell)[0] + 0.5, y: at(cell)[1] + 0.74 }, sign)])),
    ...rings.map((cell) => svg("circle", { class: "ring", cx: at(cell)[0] + 0.5, cy: at(cell)[1] + 0.5, r: 0.46 })),
    ...Object.entries(marks).flatMap(([cell, text]) => marksOf(text, at(Number(cell)), size)),
  );
}

/** @param {string} text @param {number[]} place @param {number} size @returns {SVGElement[]} marks at their places, eliminated ones struck through; on a whole board in the middle of the cell, to be legible */
function marksOf(text, [left, top], size) {
  const [stay, gone = ""] = text.split("|");
  return [...stay + gone].flatMap((sign) => {
    const [across, down] = [(Number(sign) - 1) % 3, Math.floor((Number(sign) - 1) / 3)];
    const [x, y] = size === 9 ? [left + 0.5, top + 0.7] : [left + 0.2 + across * 0.3, top + 0.3 + down * 0.3];
    const goes = gone.includes(sign);
    const high = size === 9 ? 0.6 : 0.28;
    const mark = svg("text", { class: goes ? "goes" : "mark", x, y, "font-size": high }, sign);
    return goes ? [mark, svg("path", { class: "stroke", d: `M${x - high / 2} ${y + high / 8}l${high} ${-high}` })] : [mark];
  });
}
