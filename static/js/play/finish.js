/** The end of a game: its time among the visitor's others, and what to play next; and the replay of a solve, with a slider through its moves. */

import { position, positionAt, startOf, givensOf } from "../game/game.js";
import { timeText, dayOf, elapsed } from "../game/timer.js";
import { byId, onClick } from "../page/dom.js";
import * as wording from "./words.js";
import { svg, thumbnail } from "../grid/drawing.js";
import { focusGrid } from "../grid/keyboard.js";
import { isFinished } from "../grid/scene.js";
import { timesLike } from "../kept/statistics.js";
import { nextToday } from "./today.js";
import { say } from "../words/say.js";

/** Most milliseconds of a whole replay, and from one move to the next. */
const [LONGEST, STEP] = [15_000, 350];

/** @param {Game} game @returns {number} digits written that differ from the end, not counting those tried from a bookmark and taken back */
export function mistakesIn(game) {
  const { values } = position(game);
  const found = [0]; // by bookmark
  for (const move of game.moves.slice(startOf(game), game.done)) {
    if (move.kind === "try") found.push(0);
    if (move.kind === "back") found.pop();
    if (move.kind === "keep") found.push((found.pop() ?? 0) + (found.pop() ?? 0));
    if (move.kind === "enter") found[found.length - 1] += move.cells.filter((cell) => values[cell] !== move.value).length;
  }
  return found.reduce((sum, count) => sum + count);
}

/** @param {Game} game @param {number} at moves after its start @returns {Glance} the grid as it was then */
function glanceAt(game, at) {
  const { values, marks } = positionAt(game, startOf(game) + at);
  const own = values.map((value, cell) => (value ? [] : [...new Set([...marks.corner[cell], ...marks.centre[cell]])].sort((a, b) => a - b)));
  return { values, marks: own, shapes: [], from: "", at };
}

/** @param {Game} game @param {number} at moves after its start @returns {number | undefined} seconds played by then, if known */
const secondsAt = (game, at) => game.moves.slice(startOf(game), startOf(game) + at).findLast((move) => move.at !== undefined)?.at;

/** @param {Store} store @returns {(game: Game | null, alone?: boolean) => void} sets the replay to the end of a game, or to its start if the replay is *alone* on the grid; null if no game is done */
function replay(store) {
  const slider = /** @type {HTMLInputElement} */ (byId("replay-at"));
  let timer = /** @type {any} */ (0); // a number in browsers, an object in Node
  let shown = /** @type {Game | null} */ (null);
  let isAlone = false;

  const most = () => Number(slider.max);
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    byId("replay-play").setAttribute("aria-pressed", "false");
  };

  /** @param {number} at */
  function go(at) {
    if (!shown) return;
    slider.value = `${at}`;
    drawPlace();
    store.set({ glance: isAlone || at < most() ? glanceAt(shown, at) : null });
    if (at >= most()) stop();
  }

  const drawPlace = () => {
    const at = Number(slider.value);
    const seconds = shown ? secondsAt(shown, at) : undefined;
    const words = seconds !== undefined ? say("play-move-at", { at, all: most(), time: timeText(seconds * 1000) }) : say("play-move-of", { at, all: most() });
    byId("replay-place").textContent = words;
    slider.setAttribute("aria-valuetext", words);
  };

  slider.addEventListener("input", () => (stop(), go(Number(slider.value))));
  onClick("replay-play", () => {
    if (timer) return stop();
    if (Number(slider.value) >= most()) go(0);
    timer = setInterval(() => go(Number(slider.value) + 1), Math.min(STEP, LONGEST / Math.max(1, most())));
    byId("replay-play").setAttribute("aria-pressed", "true");
  });

  return (game, alone = false) => {
    if (game === shown) return;
    stop();
    [shown, isAlone] = [game, alone];
    slider.max = `${game ? game.done - startOf(game) : 0}`;
    slider.value = slider.max;
    if (alone) go(0);
    else drawPlace();
  };
}

/** What it is drawn from. */
export const SLICE = /** @type {const} */ (["record", "judged", "settings", "game", "timer", "played", "replayed"]);

/** Measures of the strip of times, in its own units: its width, the room at its ends, the places of its rings and its line. */
const [WIDE, ROOM, RING, LINE] = [448, 12, 30, 42];

/** Most marks on the line, and their possible distances in minutes. */
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
  onClick("share", async () => (await import("../play/share.js")).share(actions));
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
    ...marks.map((mark) => svg("text", { x: at(mark * 60_000), y: LINE + 18 }, say("page-minutes", { count: mark }))),
    ...others.map((time) => svg("circle", { cx: at(time), cy: RING, r: 5 })),
    svg("circle", { class: "mine", cx: at(mine), cy: RING, r: 7 }),
    svg("text", { class: "mine", x: Math.min(Math.max(at(mine), 20), WIDE - 20), y: 14 }, say("play-now")),
  ];
}
