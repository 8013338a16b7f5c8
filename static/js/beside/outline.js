/** An argument beside the grid, of a forcing chain or in paragraphs: folded branches, lines that light up, a strip of the links, and buttons to step through it. */

import { button, byId, intoSight, make, onClick, setCurrent } from "../page/dom.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** Milliseconds for each line while the argument is played. */
const BEAT = 1600;

/** @param {Pick<AppState, "hint" | "viewing" | "preview">} state @returns {OutlineData | null} the argument of the step that is shown */
export function outlineOf({ hint, viewing, preview }) {
  if (viewing) return viewing.data.steps[viewing.at]?.outline ?? null;
  return !preview && hint?.depth === 3 ? hint.step.outline ?? null : null;
}

/** The argument that is shown, and where in it the visitor is. */
class Walk {
  #shown = /** @type {OutlineData | null} */ (null);
  #places = /** @type {Place[]} */ ([]);
  #buttons = /** @type {HTMLButtonElement[]} */ ([]);
  /** The strip: a button for each line that has a label. */
  #chips = /** @type {HTMLButtonElement[]} */ ([]);
  #timer = 0;
  /** The pressed line, to which the drawing returns when nothing is pointed at. */
  #pressed = -1;

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    onClick("outline-back", () => this.go(this.#beside(this.#pressed, -1)));
    onClick("outline-on", () => this.go(this.#beside(this.#pressed, 1)));
    onClick("outline-play", () => this.play(!this.#timer));
    for (const [id, listed] of /** @type {const} */ ([["outline-branches", () => this.#buttons], ["outline-strip", () => this.#chips]])) {
      byId(id).addEventListener("keydown", (event) => this.#key(event, listed()));
    }
  }

  /** @returns {number} which line is lit, counted from 0; -1 while none is */
  get at() {
    const { following } = this.actions.store.get();
    if (!following || following.outline !== this.#shown) return -1;
    return this.#places.findIndex((place) => isSame(place, following));
  }

  /** @param {number} at @param {1 | -1} by @returns {number} the next line that is not folded away, on or back */
  #beside(at, by) {
    const folded = (/** @type {number} */ one) => this.#places[one]?.inner && !this.#folderOf(one)?.open;
    let to = at + by;
    while (folded(to)) to += by;
    return to;
  }

  /** @param {number} at @returns {HTMLDetailsElement | null} what that line can be folded away in */
  #folderOf(at) {
    return this.#buttons[at].closest("details");
  }

  /** @param {number} at lights that line up; none outside the argument @param {readonly HTMLElement[] | null} [focus] of these its own takes the keys */
  go(at, focus = null) {
    this.#pressed = at;
    this.#light(at);
    if (focus && this.#places[at]) focus[at].focus();
  }

  /** @param {number} at lights that line up for as long as it is pointed at; none outside the argument */
  #light(at) {
    const place = this.#places[at];
    this.actions.store.set({ following: place && this.#shown ? { outline: this.#shown, ...place } : null });
  }

  /** @param {boolean} on */
  play(on) {
    clearInterval(this.#timer);
    const beat = () => {
      const to = this.#beside(this.#pressed, 1);
      if (to < this.#places.length) this.go(to);
      else this.play(false);
    };
    this.#timer = on ? /** @type {any} */ (setInterval(beat, BEAT)) : 0;
    byId("outline-play").textContent = on ? wording.pause : wording.play;
    const next = this.#beside(this.#pressed, 1);
    if (on) this.go(next < this.#places.length ? next : 0);
  }

  /** @param {AppState} state */
  draw(state) {
    const outline = outlineOf(state);
    byId("outline").hidden = !outline;
    if (outline !== this.#shown) this.#show(outline);
    if (!outline) return;
    const at = this.at;
    const count = this.#places.filter(({ inner }) => !inner).length;
    byId("outline-place").textContent = at < 0 ? say("page-lines", { count }) : numberOf(this.#places, this.#places[at]);
    for (const all of [this.#buttons, this.#chips]) {
      all.forEach((button, i) => {
        setCurrent(button, i === at);
        button.tabIndex = i === Math.max(at, 0) ? 0 : -1;
      });
    }
    const details = at < 0 ? null : this.#folderOf(at);
    if (details && !details.open) details.open = true;
    if (at >= 0) intoSight(byId("outline-branches"), this.#buttons[at]);
    if (this.#chips[at]) intoSight(byId("outline-strip"), this.#chips[at]);
  }

  /** @param {OutlineData | null} outline */
  #show(outline) {
    if (this.#timer) this.play(false);
    this.#shown = outline;
    this.#buttons = [];
    this.#pressed = -1;
    this.#places = outline ? placesOf(outline) : [];
    const named = (/** @type {string} */ text) => this.actions.named(text);
    byId("outline-branches").replaceChildren(...(outline ? this.#branches(outline, named) : []));
    const labels = outline && !outline.short ? outline.branches[0].lines.map(({ label = "" }) => named(label.replaceAll("<>", "≠"))) : [];
    this.#chips = labels.map((label, at) => this.#button(label, at));
    byId("outline").classList.toggle("by-parts", labels.length > 0);
    byId("outline-strip").replaceChildren(...this.#chips);
    byId("outline-conclusion").textContent = named(outline?.conclusion ?? "");
  }

  /** @param {OutlineData} outline @param {(text: string) => string} named @returns {HTMLElement[]} its branches, which can be folded */
  #branches(outline, named) {
    if (!outline.short) {
      const [{ title, lines, end }] = outline.branches;
      return [make("p", {}, named(title)), this.#list(lines, named), make("p", { class: "end" }, named(end))];
    }
    const how = /** @type {Record<string, string>} */ (outline.branches.length === 1 ? { open: "" } : {});
    return outline.branches.map(({ title, lines, end }) =>
      make("details", how, make("summary", {}, named(title)), this.#list(lines, named), make("p", { class: "end" }, named(end))));
  }

  /** @param {OutlineData} outline @param {(text: string) => string} named @returns {HTMLElement} a chain within, folded */
  #within(outline, named) {
    const hasTitles = outline.branches.length > 1;
    return make("details", { class: "within" }, make("summary", {}, wording.why(named(outline.opening), outline.short)), ...outline.branches.flatMap(({ title, lines, end }) =>
      [...(hasTitles ? [make("p", {}, named(title))] : []), this.#list(lines, named), make("p", { class: "end" }, named(end))]));
  }

  /** @param {OutlineData["branches"][number]["lines"]} lines @param {(text: string) => string} named */
  #list(lines, named) {
    return make("ol", {}, ...lines.map(({ text, inner }) => {
      const button = this.#button(named(text), this.#buttons.length);
      this.#buttons.push(button);
      return make("li", {}, button, ...(inner ? [this.#within(inner, named)] : []));
    }));
  }

  /** @param {string} text @param {number} place @returns {HTMLButtonElement} that line, drawn while it is pointed at, or when it is pressed until it is pressed again */
  #button(text, place) {
    const made = button({}, () => this.go(this.#pressed === place ? -1 : place), text);
    made.addEventListener("pointermove", (event) => isPointed(event) && !this.#timer && this.at !== place && this.#light(place));
    made.addEventListener("pointerleave", () => this.#timer || this.#light(this.#pressed));
    return made;
  }

  /** @param {KeyboardEvent} event the arrows go from line to line, Home and End to the first and the last @param {readonly HTMLElement[]} listed */
  #key(event, listed) {
    const from = listed.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const last = this.#buttons.length - 1;
    const [next, before] = [this.#beside(from, 1), this.#beside(from, -1)];
    const on = next > last ? from : next;
    const to = /** @type {Record<string, number>} */ ({ ArrowDown: on, ArrowRight: on, ArrowUp: before, ArrowLeft: before, Home: 0, End: this.#beside(last + 1, -1) })[event.key];
    if (from < 0 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(Math.min(Math.max(to, 0), last), listed);
  }
}

/** @param {PointerEvent} event @returns {boolean} whether the mouse moved there, and no line just scrolled under it */
const isPointed = ({ pointerType, movementX, movementY }) => pointerType === "mouse" && Boolean(movementX || movementY);

/** @param {Actions} actions @returns {(state: AppState) => void} */
export function outlineView(actions) {
  const walk = new Walk(actions);
  return (state) => walk.draw(state);
}

/**
 * @typedef {{ branch: number, line: number }} Spot a line of a branch
 * @typedef {Spot & { inner?: Spot }} Place a line, or the line *inner* of the chain that it needs
 */

/** @param {OutlineData} outline @returns {Place[]} every line in the order of the argument, those of a chain within behind the line that needs it */
export const placesOf = ({ branches }) =>
  branches.flatMap(({ lines }, branch) => lines.flatMap((entry, line) => [
    { branch, line }, ...(entry.inner ? placesOf(entry.inner) : []).map((inner) => ({ branch, line, inner })),
  ]));

/** @param {Place | undefined} one @param {Place | undefined} other @returns {boolean} whether they are the same line */
export const isSame = (one, other) =>
  !!one && !!other && one.branch === other.branch && one.line === other.line
  && one.inner?.branch === other.inner?.branch && one.inner?.line === other.inner?.line;

/** @param {readonly Place[]} places @param {Place} place @returns {string} the number of the line, and of how many */
export function numberOf(places, place) {
  const outer = places.filter(({ inner }) => !inner);
  const said = say("page-place-of", { at: outer.findIndex(({ branch, line }) => branch === place.branch && line === place.line) + 1, count: outer.length });
  if (!place.inner) return said;
  const beside = places.filter((one) => one.inner && one.branch === place.branch && one.line === place.line);
  const inside = say("page-place-of", { at: beside.findIndex((one) => isSame(one, place)) + 1, count: beside.length });
  return say("page-within", { said, inside });
}

/** @param {OutlineData} outline @param {Spot} spot @returns {number[]} the lines of its branch that this one rests on, itself included, in order */
export function neededBy({ branches }, { branch, line }) {
  const { lines } = branches[branch];
  const found = new Set([line]);
  const waiting = [line];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const before of lines[next].after) {
      if (!found.has(before)) waiting.push(before);
      found.add(before);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** @param {OutlineData} outline @param {Place} place @returns {ShapeData[]} what that line rests on, and the line itself lit up */
export function drawnAt(outline, { branch, line, inner }) {
  const { lines } = outline.branches[branch];
  const within = lines[line].inner;
  if (inner && within) return drawnAt(within, inner);
  return [...lines[line].lit, ...neededBy(outline, { branch, line }).flatMap((one) => lines[one].shapes)];
}
