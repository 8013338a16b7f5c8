/** Writes the cells of the grid, the only module to do so, and only what has changed. */

import { make } from "../page/dom.js";
import { pretty, written } from "../game/naming.js";

/** @typedef {import("./scene.js").Picture} Picture */

/** Where corner marks go when the centre is taken: the corners first, then the middles of the sides. */
const CORNERS = ["1 / 1", "1 / 3", "3 / 1", "3 / 3", "1 / 2", "3 / 2", "2 / 1", "2 / 3"];

/** @param {HTMLElement} cell @param {Picture} picture @param {Picture | undefined} before what is drawn now @param {readonly number[]} places the values that have places in a cell */
export function writeCell(cell, picture, before, places) {
  if (before && same(picture, before)) return;
  const set = (/** @type {string} */ name, /** @type {string} */ value) => cell.getAttribute(name) !== value && cell.setAttribute(name, value);
  cell.dataset.ink = picture.ink;
  cell.tabIndex = picture.cursor ? 0 : -1;
  set("aria-label", picture.label);
  set("aria-description", picture.description);
  set("aria-readonly", `${picture.ink === "given"}`);
  set("aria-selected", `${picture.selected}`);
  set("aria-invalid", `${picture.wrong}`);
  writeKinds(cell, picture.kinds, before?.kinds ?? "");
  if (!before || `${before.colours}` !== `${picture.colours}`) paint(cell, picture.colours);
  if (!before || contentOf(before) !== contentOf(picture)) {
    cell.replaceChildren(...content(picture, places), ...(picture.formula ? [formula(picture.formula)] : []));
  }
}

/** @param {Picture} one @param {Picture} other */
const same = (one, other) =>
  one.label === other.label && one.description === other.description && one.kinds === other.kinds &&
  one.selected === other.selected && one.cursor === other.cursor && one.wrong === other.wrong && one.ink === other.ink &&
  one.formula === other.formula && one.value === other.value && contentOf(one) === contentOf(other);

/** @param {Picture} picture @returns {string} a key that tells contents apart */
function contentOf({ value, corner, centre, printed, tints, pointed, lit, formula: text, kinds, signs }) {
  const light = corner.includes(lit) || centre.includes(lit) ? lit : 0;
  return value ? `${value};${text}` : `${corner};${centre};${printed};${tints};${pointed};${light};${text};${kinds.includes("both")};${signs}`;
}

/** @param {HTMLElement} cell @param {string} kinds @param {string} before */
function writeKinds(cell, kinds, before) {
  if (kinds === before) return;
  const [next, old] = [kinds.split(" ").filter(Boolean), before.split(" ").filter(Boolean)];
  cell.classList.remove(...old.filter((kind) => !next.includes(kind)));
  cell.classList.add(...next);
}

/** @param {HTMLElement} cell @param {readonly number[]} colours shown as slanting stripes */
function paint(cell, colours) {
  cell.classList.toggle("painted", colours.length > 0);
  if (!colours.length) return void cell.style.removeProperty("--paint");
  const share = 100 / colours.length;
  const stops = colours.map((colour, i) => `var(--colour-${colour}) ${i * share}% ${(i + 1) * share}%`);
  cell.style.setProperty("--paint", `linear-gradient(120deg, ${stops.join(", ")})`);
}

/** @param {Picture} picture @param {readonly number[]} places @returns {(Node | string)[]} */
function content(picture, places) {
  const { value, corner, centre } = picture;
  if (value) return [value];
  const markOf = marker(picture);
  const both = corner.length > 0 && centre.length > 0;
  const corners = corner.length ? [both ? cornersOf(corner, markOf) : marksOf(corner, places, markOf)] : [];
  const kind = centre.length > 5 ? "centre tight" : "centre";
  return centre.length ? [...corners, make("span", { class: kind, "aria-hidden": "true" }, ...centre.map(markOf))] : corners;
}

/** @typedef {(mark: number) => HTMLElement} Marker makes a mark, drawn by the style sheet: a cell's name is not its marks */

/** @param {Picture} picture @returns {Marker} */
const marker = ({ signs, lit, printed, tints, pointed }) => (mark) => {
  const colour = tints.find(([value]) => value === mark)?.[1];
  const kinds = [mark === lit && "lit", printed.includes(mark) && "printed", colour && "tinted", mark === pointed && "pointed"].filter(Boolean).join(" ");
  const one = make("span", { "data-mark": written(signs, mark), "data-value": `${mark}`, ...(kinds ? { class: kinds } : {}) });
  if (colour) one.style.setProperty("--tint-of-mark", `var(--colour-${colour})`);
  return one;
};

/** @param {readonly number[]} places the values that marks have places for @returns {number} columns of marks in a cell */
export const markColumns = (places) => Math.ceil(Math.sqrt(places.length));

/** @param {readonly number[]} marks @param {readonly number[]} places @param {Marker} markOf @returns {Node} each mark at its own place */
function marksOf(marks, places, markOf) {
  const columns = markColumns(places);
  return placed("marks", marks.map((mark) => {
    const place = places.indexOf(mark);
    return [markOf(mark), `${Math.floor(place / columns) + 1} / ${(place % columns) + 1}`];
  }));
}

/** @param {readonly number[]} marks @param {Marker} markOf @returns {Node} around the marks in the centre */
const cornersOf = (marks, markOf) => placed("marks corners", marks.slice(0, CORNERS.length).map((mark, i) => [markOf(mark), CORNERS[i]]));

/** @param {string} kind @param {[HTMLElement, string][]} marks each with its area of the grid in the cell @returns {Node} */
function placed(kind, marks) {
  for (const [mark, area] of marks) mark.style.gridArea = area;
  return make("span", { class: kind, "aria-hidden": "true" }, ...marks.map(([mark]) => mark));
}

/** @param {string} text a formula with its state in front @returns {HTMLElement} */
function formula(text) {
  const [state, ...term] = text.split(" ");
  return make("span", { class: "formula", "aria-hidden": "true", "data-state": state }, `= ${pretty(term.join(" "))}`);
}
