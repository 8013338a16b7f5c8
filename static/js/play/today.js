/** The day's puzzles: the state of each level of today, the week, and the days in a row. */

import { button, byId, make } from "../page/dom.js";
import { dayOf, timeText } from "../game/timer.js";
import { inARow, lastDays, playedDays, streak } from "../kept/statistics.js";
import { levelName } from "../page/words.js";
import * as wording from "./words.js";
import { say } from "../words/say.js";

/** @typedef {{ records: readonly GameRecord[], current: GameRecord | null, today: Date }} Played what was played, and what is on the grid */

/** The levels of each day, of those that come ready-made. */
const DAILY = ["Easy", "Medium", "Hard", "Expert"];

/** @param {Played} played @param {string} level @returns {GameRecord | undefined} today's game of that level */
export const gameOfDay = ({ records, current, today }, level) =>
  [...(current ? [current] : []), ...records].find((record) => record.level === level && record.day === dayOf(today));

/** @param {Played} played @returns {string} the level of today to play next: the next harder one that is not solved, or one before; empty where all are */
export function nextToday(played) {
  const at = DAILY.indexOf(played.current?.level ?? "");
  return [...DAILY.slice(at + 1), ...DAILY.slice(0, at + 1)].find((level) => gameOfDay(played, level)?.outcome !== "solved") ?? "";
}

/** @param {(level: string) => void} choose hears which was pressed @returns {(played: Played, isSeen: boolean) => void} draws them wherever they stand, and the week where it is seen */
export function todayView(choose) {
  const groups = ["today", "today-again"].map(byId);
  for (const group of groups) {
    group.replaceChildren(...DAILY.map((level) =>
      make("li", {}, button({ "data-level": level }, () => choose(level), make("span", {}, levelName(level)), make("small", {})))));
  }
  return (played, isSeen) => {
    for (const group of groups) group.querySelectorAll("button").forEach((level) => drawLevel(level, played));
    drawDays(played, isSeen);
  };
}

/** @param {HTMLElement} button @param {Played} played */
function drawLevel(button, played) {
  const level = button.dataset.level ?? "";
  const game = gameOfDay(played, level);
  const solved = game?.outcome === "solved";
  const isHere = game !== undefined && game.id === played.current?.id;
  const state = solved ? timeText(game.elapsed) : say("play-day-state", { state: isHere ? "playing" : game?.done ? "begun" : "free" });
  button.classList.toggle("solved", solved);
  button.setAttribute("aria-current", `${isHere}`);
  button.lastElementChild?.replaceChildren(...(solved ? [make("span", { class: "unseen" }, say("play-solved-in"))] : []), state);
}

/** @param {Played} played @param {boolean} isSeen whether the week is: names of days take milliseconds */
function drawDays({ records, current, today }, isSeen) {
  const days = playedDays(current ? [current, ...records] : records);
  const now = dayOf(today);
  const many = streak(days, now);
  byId("streak").textContent = byId("finished-streak").textContent = byId("new-streak").textContent = inARow(many);
  for (const id of isSeen ? ["week", "finished-week"] : []) {
    byId(id).replaceChildren(...lastDays(now, 7).map((day) => {
      const kind = days.get(day) === "done" ? "on" : day === now ? "now" : "";
      return make("span", kind ? { class: kind } : {}, wording.initialOf(day));
    }));
  }
}
