/** The end of a game: its time beside the visitor's others, the replay, a picture to share, and what comes next. */

import { byId, onClick } from "../page/dom.js";
import { svg } from "../grid/drawing.js";
import { focusGrid } from "../grid/keyboard.js";
import { isFinished } from "../grid/scene.js";
import { givensOf, position } from "../game/game.js";
import { dayOf, elapsed, timeText } from "../game/timer.js";
import { timesLike } from "../kept/statistics.js";
import { thumbnail } from "../grid/thumbnail.js";
import { mistakesIn, replay } from "./replay.js";
import { sharePicture } from "./share.js";
import { nextToday } from "./today.js";
import { titleOf } from "./titles.js";
import * as wording from "./words.js";

/**
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {import("../acts/actions.js").Actions} Actions
 */

/** What it is drawn from. */
export const SLICE = /** @type {const} */ (["record", "judged", "settings", "game", "timer", "played", "replayed"]);

/** Measures of the strip of times, in its own units: its width, the room at its ends, where its rings and its line stand. */
const [WIDE, ROOM, RING, LINE] = [448, 12, 30, 42];

/** Marks on the line at most, and how far apart they may be, in minutes. */
const MOST_MARKS = 6;
const APART = [1, 2, 5, 10, 20, 30, 60, 120];

/**
 * @param {Actions} actions
 * @param {(level: string, today: boolean) => void} next brings the next puzzle
 * @returns {(state: AppState) => void}
 */
export function finishView(actions, next) {
  const { store } = actions;
  const setReplay = replay(store);
  onClick("finished-next", () => {
    const { level, today } = nextOf(store.get());
    next(level, today);
  });
  onClick("share", () => void share(actions));
  onClick("replay-link", async () => (await import("../play/replay-link.js")).copyReplay(actions));
  onClick("play-yourself", () => (store.set({ replayed: null, glance: null }), focusGrid()));
  let [drawn, solved] = ["", false];

  return (state) => {
    const was = solved;
    const { replayed } = state;
    solved = isFinished(state) && !replayed;
    byId("finished").hidden = !solved && !replayed;
    byId("finished-next").hidden = !solved;
    for (const id of ["finished-times", "finished-days", "finished-share", "replay-link"]) byId(id).hidden = replayed !== null;
    byId("play-yourself").hidden = !replayed;
    byId("playing-pad").classList.toggle("done", solved || replayed !== null);
    setReplay(replayed ?? (solved ? state.game : null), replayed !== null);
    if (replayed) byId("finished-text").textContent = wording.mistakes(mistakesIn(replayed));
    if (replayed) return;
    if (!solved) return void (was && store.set({ glance: null }));
    drawTimes(state);
    byId("finished-text").textContent = wording.howItWent(state.record?.hints ?? 0, mistakesIn(state.game));
    byId("finished-next").textContent = wording.nextIs(nextOf(state));
    const givens = givensOf(position(state.game));
    if (`${givens}` !== drawn) byId("share-picture").replaceChildren(thumbnail(givens));
    drawn = `${givens}`;
  };
}

/** @param {AppState} state @returns {{ level: string, today: boolean }} */
function nextOf({ record, played }) {
  const today = new Date();
  const level = record?.level ?? "Easy";
  const of = record?.day === dayOf(today) ? nextToday({ records: played, current: record, today }) : "";
  return { level: of || level, today: of !== "" };
}

/** @param {AppState} state */
function drawTimes({ record, timer, settings, played }) {
  const mine = elapsed(timer, Date.now());
  const others = record ? timesLike(played, record) : [];
  byId("finished-times").hidden = !settings.timer;
  byId("finished-time").textContent = timeText(mine);
  byId("finished-beside").textContent = wording.beside(mine, others, record?.level ?? "");
  const plot = byId("finished-plot");
  plot.toggleAttribute("hidden", others.length < 2);
  if (others.length > 1) plot.replaceChildren(...strip(mine, others));
}

/** @param {number} mine @param {readonly number[]} others @returns {SVGElement[]} a ring for each time on one line, today's filled */
function strip(mine, others) {
  const [low, high] = [Math.min(mine, ...others), Math.max(mine, ...others)];
  const at = (/** @type {number} */ time) => ROOM + ((WIDE - 2 * ROOM) * (time - low)) / Math.max(1, high - low);
  const minutes = (high - low) / 60_000;
  const step = APART.find((one) => minutes / one <= MOST_MARKS) ?? 240;
  const first = Math.ceil(low / 60_000 / step) * step;
  const marks = Array.from({ length: Math.max(0, Math.floor((high / 60_000 - first) / step) + 1) }, (_, i) => first + i * step);
  return [
    svg("path", { d: `M0 ${LINE}H${WIDE}${marks.map((mark) => `M${at(mark * 60_000)} ${LINE}v-4`).join("")}` }),
    ...marks.map((mark) => svg("text", { x: at(mark * 60_000), y: LINE + 18 }, wording.minutes(mark))),
    ...others.map((time) => svg("circle", { cx: at(time), cy: RING, r: 5 })),
    svg("circle", { class: "mine", cx: at(mine), cy: RING, r: 7 }),
    svg("text", { class: "mine", x: Math.min(Math.max(at(mine), 20), WIDE - 20), y: 14 }, wording.now),
  ];
}

/** @param {Actions} actions */
async function share(actions) {
  const { record, settings, timer } = actions.store.get();
  const time = settings.timer ? timeText(elapsed(timer, Date.now())) : "";
  const said = await sharePicture(givensOf(actions.now), [titleOf(record), time].filter(Boolean).join(" \u00b7 "));
  if (said) actions.say(said);
}
