/** The list of lessons: a tab for each level and one for rules, and a field that finds. */

import { byId, make } from "../page/dom.js";
import { learnt } from "../page/learnt.js";
import { levelName } from "../page/words.js";
import * as wording from "./words.js";

/** @typedef {import("../acts/lessons.js").LessonName} LessonName */

/** @param {LessonName} lesson @returns {string} the group it stands in */
export const groupOf = ({ level, ruled }) => (ruled ? wording.forRules : levelName(level));

/** @param {readonly LessonName[]} names @returns {string[]} the groups, that of rules last */
const groupsOf = (names) => {
  const all = [...new Set(names.map(groupOf))].filter((group) => group !== wording.forRules);
  return names.some(({ ruled }) => ruled) ? [...all, wording.forRules] : all;
};

/** Draw the list; which group is open, and what is looked for, stays as the visitor left it. */
export class LessonList {
  #names = /** @type {readonly LessonName[]} */ ([]);
  #open = "";

  constructor() {
    this.field = /** @type {HTMLInputElement} */ (byId("lessons-find"));
    this.field.addEventListener("input", () => this.#draw());
  }

  /** @param {readonly LessonName[]} names @param {string} current the technique that was taught last, whose group is opened */
  show(names, current) {
    const taught = names.find(({ technique }) => technique === current);
    if (taught) this.field.value = "";
    this.#names = names;
    this.#open = taught ? groupOf(taught) : this.#open || groupOf(names[0]);
    this.#draw(current);
  }

  /** @returns {readonly LessonName[]} what can be practised of the open group: what is not learnt yet, or else all of it */
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
    byId("level-practise").textContent = this.#open === wording.forRules ? wording.practiseThese : wording.practiseLevel(this.#open);
  }

  /** @param {string} group @param {boolean} isListed @returns {HTMLElement} */
  #tab(group, isListed) {
    const button = make("button", { type: "button", "aria-pressed": `${isListed && group === this.#open}` }, group);
    button.append(make("small", {}, `${this.#names.filter((one) => groupOf(one) === group).length}`));
    button.addEventListener("click", () => {
      this.#open = group;
      this.field.value = "";
      this.#draw();
      /** @type {HTMLElement | null} */ (byId("lessons-tabs").querySelector("[aria-pressed=true]"))?.focus();
    });
    return button;
  }
}

/** @param {LessonName} lesson @param {ReadonlySet<string>} known @param {boolean} isCurrent @returns {HTMLElement} */
function item({ technique, name }, known, isCurrent) {
  const line = make("li", {});
  const link = make("a", { href: `#learn=${technique}`, ...(isCurrent ? { "aria-current": "true" } : {}) }, name);
  line.append(link);
  if (known.has(technique)) line.append(make("span", { class: "learnt" }, wording.learnt));
  return line;
}
