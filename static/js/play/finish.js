/** The end of a game: its time beside the visitor's others, the replay, a picture to share, and what comes next. */

import { givensOf, position } from "../game/game.js";
import { dayOf, elapsed, timeText } from "../game/timer.js";
import { svg, thumbnail } from "../grid/drawing.js";
import { focusGrid } from "../grid/keyboard.js";
import { isFinished } from "../grid/scene.js";
import { timesLike } from "../kept/statistics.js";
import { byId, onClick } from "../page/dom.js";
import { save } from "../page/texts.js";
import { mistakesIn, replay } from "./replay.js";
import { nextToday } from "./today.js";
import * as wording from "./words.js";
import { titleOf } from "./words.js";

/** Points of the picture from edge to edge, and of the puzzle in it. */
const [WHOLE, PUZZLE] = [900, 660];

/** Its inks, whatever the theme. */
const [INK, RULE, PAPER] = ["#1a1815", "#b4ad9f", "#fffefb"];

/** @param {string} text @param {number} y @param {number} size @returns {SVGElement} */
const line = (text, y, size) => svg("text", { x: WHOLE / 2, y, fill: INK, "font-size": size, "font-family": "serif", "text-anchor": "middle" }, text);

/** @param {readonly number[]} givens @param {string} words @returns {SVGElement} */
function drawn(givens, words) {
  const puzzle = thumbnail(givens);
  for (const [name, value] of Object.entries({ x: (WHOLE - PUZZLE) / 2, y: 70, width: PUZZLE, height: PUZZLE, fill: INK })) puzzle.setAttribute(name, `${value}`);
  const [, boxes, edge] = puzzle.children;
  for (const [one, stroke, width] of /** @type {[Element, string, string][]} */ ([[boxes, RULE, ".12"], [edge, INK, ".25"]])) {
    for (const [name, value] of Object.entries({ fill: "none", stroke, "stroke-width": width })) one.setAttribute(name, value);
  }
  const whole = svg("svg", { xmlns: "http://www.w3.org/2000/svg", width: WHOLE, height: WHOLE, viewBox: `0 0 ${WHOLE} ${WHOLE}` });
  whole.append(svg("rect", { width: WHOLE, height: WHOLE, fill: PAPER }), puzzle, line(words, 800, 40), line(wording.pageName, 852, 28));
  return whole;
}

/** @param {SVGElement} picture @returns {Promise<Blob | null>} as PNG */
async function pngOf(picture) {
  const image = new Image(WHOLE, WHOLE);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WHOLE, WHOLE];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((settle) => canvas.toBlob(settle, "image/png"));
}

/** @param {readonly number[]} givens @param {string} words @returns {Promise<import("../types.js").Notice | null>} what is to be said of it: it was saved where nothing can be shared */
async function sharePicture(givens, words) {
  const blob = await pngOf(drawn(givens, words)).catch(() => null);
  if (!blob) return wording.noPicture;
  const file = new File([blob], "sudoku.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    save(file.name, file.type, blob);
    return wording.pictureSaved;
  }
  await navigator.share({ files: [file], text: words }).catch(() => {}); // the visitor thought better of it
  return null;
}

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
