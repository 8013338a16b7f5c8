/** Learn: the list of lessons, and one lesson with its example; the address says which is shown. */

import { byId, make, onClick } from "../page/dom.js";
import { learnt, missed } from "../page/remembered.js";
import { groupOf, LessonList, sketches } from "./list.js";
import { drawFigure } from "../grid/figure.js";
import { wordsOf } from "../acts/lessons.js";
import { goTo } from "../page/places.js";
import { levelName } from "../page/words.js";
import { say } from "../words/say.js";

/** @typedef {import("../acts/lessons.js").LessonRow} LessonRow */

const TITLE = document.title.split(" – ").at(-1);

/** Milliseconds after which the page says that it is waiting for a lesson. */
const PATIENCE = 350;

/** @param {string} hash @returns {string | null} the technique that an address names, "" for the list, null for another place */
function readLesson(hash) {
  const found = /^#learn(?:=([a-z0-9-]{1,60}))?$/.exec(hash);
  return found ? (found[1] ?? "") : null;
}

/** @returns {Promise<void>} fulfilled once all listeners to the address have run and the page is drawn */
const shown = () => new Promise((settle) => setTimeout(settle));

/** @param {Parts} parts */
export function mount({ lessons }) {
  let taught = /** @type {LessonData | null} */ (null);
  let last = ""; // the technique that was taught last
  const list = new LessonList();

  /** @param {string} technique whose lesson is shown; the list if it is empty */
  async function show(technique) {
    const isHere = () => readLesson(location.hash) === technique; // and the visitor has not gone on meanwhile
    document.body.dataset.view = technique ? "lesson" : "lessons";
    byId("lesson").hidden = true;
    byId("learn-wait").hidden = byId("learn-close").hidden = true;
    byId("learn-wait").textContent = say("learn-python-is-fetching-the");
    const timer = setTimeout(() => (byId("learn-wait").hidden = false), PATIENCE);
    try {
      const names = await lessons.index();
      await shown(); // a list that is already there would be drawn before its place
      if (!isHere()) return;
      list.show(names, technique || last);
      last = technique || last;
      toPractise = drawStart(names);
      drawPlaceIn(names, technique);
      taught = wordsOf(names, technique);
      if (taught || !technique) open(taught);
      if (taught) clearTimeout(timer); // the status of Python is shown there then
      if (taught) byId("learn-wait").hidden = true;
      byId("lesson-wait").textContent = say("acts-working");
      if (!technique) return void (byId("learn-wait").hidden = true);
      const whole = await lessons.lesson(technique, ({ text }) => void (isHere() && (byId("lesson-wait").textContent = text)));
      if (!isHere()) return;
      byId("learn-wait").hidden = true;
      if (!taught) open(whole);
      taught = whole;
      drawExample(whole);
    } catch {
      if (!isHere()) return;
      byId("lesson-wait").textContent = "";
      byId("learn-wait").hidden = byId("learn-close").hidden = false;
      byId("learn-wait").textContent = say("acts-no-lesson");
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {LessonData | null} lesson the parts that need no search; null for the list */
  function open(lesson) {
    if (lesson) drawLesson(lesson);
    document.title = `${lesson ? lesson.name : say("page-learn")} – ${TITLE}`;
    byId(lesson ? "lesson-title" : "learn-title").focus();
    scrollTo(0, 0);
  }

  const route = () => {
    const technique = readLesson(location.hash);
    if (technique !== null) void show(technique);
  };
  addEventListener("hashchange", route);
  onClick("lesson-try", () => {
    if (!taught) return;
    lessons.try(taught);
    goTo("play");
  });
  let toPractise = /** @type {readonly LessonRow[]} */ ([]);
  /** @param {readonly Pick<LessonRow, "technique" | "name">[]} among */
  const practise = (among) => {
    void lessons.practise(among);
    goTo("play");
  };
  onClick("lesson-practise", () => taught && practise([taught]));
  onClick("missed-practise", () => practise(toPractise));
  onClick("level-practise", () => practise(list.toPractise));
  onClick("learn-close", () => goTo("play"));
  document.addEventListener("keydown", (event) => event.key === "Escape" && readLesson(location.hash) !== null && goTo("play"));
  route();
}

/** @param {readonly LessonRow[]} names for the six first lessons and the techniques that the last game needed @returns {readonly LessonRow[]} that */
function drawStart(names) {
  const known = (/** @type {string} */ technique) => names.find((one) => one.technique === technique)?.technique;
  byId("start-list").replaceChildren(...sketches(learnt(), known));
  const hinted = missed();
  const all = names.filter(({ technique, practice }) => practice && hinted.includes(technique));
  byId("missed").hidden = !all.length;
  byId("missed-text").textContent = say("learn-last-hints", { names: all.map(({ name }) => name) });
  byId("missed-practise").textContent = all.length === 1 ? say("learn-practise", { name: all[0].name }) : say("learn-practise-these");
  return all;
}

/** @param {readonly LessonRow[]} names @param {string} current whose number in its group is shown */
function drawPlaceIn(names, current) {
  const one = names.find(({ technique }) => technique === current);
  if (!one) return;
  const group = names.filter((other) => groupOf(other) === groupOf(one));
  byId("lesson-place").textContent = say("learn-place-in", { level: groupOf(one), at: group.indexOf(one) + 1, all: group.length });
}

/** @param {LessonData} lesson */
function drawLesson({ name, level, needed, summary, practice, before, after }) {
  byId("lesson").hidden = false;
  byId("lesson-title").textContent = name;
  byId("lesson-level").textContent = needed ? say("acts-needed-in", { level: levelName(level) }) : say("acts-not-rated");
  byId("lesson-summary").replaceChildren(...summary.map((sentence) => make("li", {}, sentence)));
  for (const id of ["lesson-example", "lesson-try", "lesson-none"]) byId(id).hidden = true; // until it is known
  byId("lesson-practise").hidden = !practice;
  byId("lesson-practise").textContent = say("learn-practise", { name });
  byId("lesson-blank").hidden = false;
  drawTurn("lesson-before", before);
  drawTurn("lesson-after", after);
}

/** @param {LessonData} lesson */
function drawExample({ example }) {
  byId("lesson-example").hidden = byId("lesson-try").hidden = !example;
  byId("lesson-none").hidden = Boolean(example);
  byId("lesson-blank").hidden = true;
  if (!example) return;
  drawFigure(byId("lesson-picture"), example);
  byId("lesson-told").textContent = example.step.text;
  byId("lesson-notation").textContent = example.step.notation;
}

/** @param {string} id @param {LessonRow | undefined} lesson a link to the lesson beside this one */
function drawTurn(id, lesson) {
  const link = byId(id);
  link.hidden = !lesson;
  if (!lesson) return;
  link.setAttribute("href", `#learn=${lesson.technique}`);
  link.setAttribute("title", lesson.name);
  link.setAttribute("aria-label", id === "lesson-before" ? say("learn-before", { name: lesson.name }) : say("learn-after", { name: lesson.name }));
}
