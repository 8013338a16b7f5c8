/** The page in the frame: a grid with its keys, played without Python, which is loaded for the first hint. */

import "../page/speaking.js";
import { Actions } from "../acts/actions.js";
import { Checks } from "../acts/checks.js";
import { puzzleOfDay } from "../acts/making.js";
import { keyAt, position, puzzleOf } from "../game/game.js";
import { linkOf, readLink, readPlain } from "../game/link.js";
import { solutionOf } from "../game/solution.js";
import { dayOf, elapsed, timeText } from "../game/timer.js";
import { SLICE as GRID, boardView } from "../grid/board.js";
import { playing } from "../grid/keyboard.js";
import { SLICE as PAD, keypad } from "../grid/pad.js";
import { pointing } from "../grid/pointer.js";
import { isFinished } from "../grid/scene.js";
import { spoken } from "../grid/spoken.js";
import { byId, onClick } from "../page/dom.js";
import { inputModes } from "../page/modes.js";
import { firstState, savedSettings } from "../page/state.js";
import { makeStore } from "../page/store.js";
import { wear } from "../page/theme.js";
import { plain } from "../page/words.js";
import { say } from "../words/say.js";
import { keepAccount, messages, reportsOf } from "./account.js";
import { followHeight, talk } from "./side.js";
import { LaterPython } from "./later.js";
import { readOptions, settingsOf } from "./options.js";

/** Texts of the frame itself. */
const NO_PYTHON = plain(say("embed-no-python"), say("embed-no-python-more"));
const NO_PUZZLE = plain(say("embed-no-puzzle"), say("embed-no-puzzle-more"));
const SOLVED = say("play-solved");

/** Milliseconds between updates of the clock. */
const TICK = 500;

const options = readOptions(location.search, location.hash);
const store = makeStore(firstState(settingsOf(options, savedSettings(() => localStorage))));
const python = new LaterPython();
const actions = new Actions(store, python);
python.actions = actions;
const around = messages(window, options.origin);
const account = keepAccount(store, () => !document.hidden);
const checks = new Checks(actions, account.checked);

/** Whether a worker may be started: a sandbox without an origin forbids it. */
const hasPython = self.origin !== "null";

/** @returns {Promise<import("./later.js").Teacher | null>} Python with its hints; null if it cannot be loaded, which is said */
async function teacher() {
  const found = hasPython ? await python.come().catch(() => null) : null;
  if (!found) actions.say(NO_PYTHON);
  return found;
}

/** @param {(hints: Hints) => unknown} ask asks for a hint, where there are any */
const teach = async (ask) => {
  const found = options.hint && (await teacher());
  if (found) await ask(found.hints);
};

/** Hints for the keyboard before they are loaded. */
const hints = /** @type {any} */ ({
  deeper: () => teach((real) => real.deeper()),
  tell: (/** @type {1 | 2 | 3 | 4} */ depth) => teach((real) => real.tell(depth)),
  close: () => store.set({ hint: null, preview: null, viewing: null, glance: null }),
});

/** Solve a puzzle without further rules here, so that a check need not wait for Python. */
function solveHere() {
  const { now } = actions;
  const { givens, rules, candidates } = puzzleOf(now);
  if (rules || candidates || store.get().solution?.key === keyAt(now)) return;
  const values = solutionOf(now.board, givens);
  if (values !== undefined) store.set({ solution: { key: keyAt(now), values } });
}

/** @param {AppState} state whose clock is drawn, and the end of the game */
function drawHead(state) {
  const isOver = isFinished(state);
  const time = timeText(elapsed(state.timer, Date.now()));
  const text = isOver && options.timer ? `${SOLVED} \u00b7 ${time}` : isOver ? SOLVED : options.timer ? time : "";
  if (byId("clock").textContent !== text) byId("clock").textContent = text;
  byId("frame").classList.toggle("over", isOver);
}

/** @param {AppState} state whose puzzle the link to the page itself opens */
function drawLink({ game }) {
  byId("whole").setAttribute("href", `./${linkOf(position(game))}`);
}

/** Open the puzzle that the address names, or that of the day. */
async function openLink() {
  const link = readLink(location.hash);
  if (link && !link.later) return link.whole ? load(link.whole) : load(link.line, link.board, link.rules);
  const level = options.level.charAt(0).toUpperCase() + options.level.slice(1).toLowerCase();
  const puzzle = level && !link ? await puzzleOfDay(level, dayOf(new Date())).catch(() => null) : null;
  if (!puzzle) return actions.say(NO_PUZZLE);
  actions.open(puzzle);
  store.set({ notice: null });
}

/** @param {Parameters<Actions["load"]>} puzzle opened at once if it is plain, otherwise read by Python */
async function load(...puzzle) {
  const [text, board = "9", rules] = puzzle;
  const isPlain = board === "9" && !rules && readPlain(text);
  if (!isPlain && !(await teacher())) return;
  actions.load(...puzzle);
  if (isPlain ? !actions.isUp : await actions.settled()) store.set({ notice: null }); // it is visible
}

/** @type {[string, () => void][]} */
const BUTTONS = [
  ["hint-play", () => void hints.deeper()],
  ["check", () => (solveHere(), void checks.check())],
  ["back-last", () => actions.backToLast()],
  ["wrong-before", () => void checks.backToRight()],
  ["wrong-show", () => void checks.show()],
  ["wrong-back", () => void checks.takeBack()],
  ["talk-close", () => (store.set({ notice: null }), hints.close())],
];

function begin() {
  const modes = inputModes(byId("grid"));
  let before = store.get();
  wear(store.get().settings);
  byId("hint-play").hidden = !options.hint || !hasPython;
  byId("check").hidden = !options.check;
  for (const [id, act] of BUTTONS) onClick(id, act);
  store.hear(account.hear);
  store.hear(spoken());
  store.watch(boardView(), GRID);
  store.watch(keypad(actions), PAD);
  store.watch(talk((state) => python.taught(state)), ["game", "hint", "notice", "settings", "viewing"]);
  store.watch(drawHead, ["game", "record", "judged", "timer"]);
  store.watch(drawLink, ["game"]);
  modes.push(pointing(actions, byId("grid")));
  modes.push(playing(actions, hints, store.get));
  modes.push({ key: ({ key }) => key === "?" }); // the list of keys is in the page itself
  for (const kind of ["keydown", "pointerdown", "pointermove", "click", "input"]) addEventListener(kind, store.flush);
  for (const kind of ["visibilitychange", "pagehide", "pageshow"]) addEventListener(kind, account.runOn);
  setInterval(() => store.get().timer.since !== null && drawHead(store.get()), TICK);
  store.hear((state) => {
    const reports = reportsOf(before, state, Date.now());
    before = state;
    reports.forEach(around.post);
  });
  addEventListener("message", (event) => {
    const puzzle = around.puzzleIn(event);
    if (puzzle) load(puzzle);
  });
  addEventListener("hashchange", () => void openLink());
  void openLink();
  followHeight((height) => around.post({ type: "height", height }));
  around.post({ type: "ready" });
}

begin();
