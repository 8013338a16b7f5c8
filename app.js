/** The composition root: makes the store, the engine, the actions and the views, and ties them. */

import { drawAbout } from "./static/js/about.js";
import { Actions } from "./static/js/actions.js";
import { keepGame, savedGame } from "./static/js/autosave.js";
import { boardView } from "./static/js/board.js";
import { classicBoard } from "./static/js/boards.js";
import { clipboard } from "./static/js/clipboard.js";
import { Engine, startWorker, workerGone } from "./static/js/engine.js";
import { newGame } from "./static/js/game.js";
import { hintView } from "./static/js/hint-view.js";
import { Hints } from "./static/js/hints.js";
import { judge } from "./static/js/judge.js";
import { keyboard } from "./static/js/keyboard.js";
import { keysButton } from "./static/js/keys.js";
import { Lessons } from "./static/js/lessons.js";
import { readLink } from "./static/js/link.js";
import { keepForOffline } from "./static/js/offline.js";
import { keypadPanel } from "./static/js/pad.js";
import { places } from "./static/js/places.js";
import { practiceView } from "./static/js/practice.js";
import { rulesOnBoard } from "./static/js/rules-view.js";
import { statusPanel } from "./static/js/status.js";
import { makeStore } from "./static/js/store.js";
import { verdictPanel } from "./static/js/talk.js";

const store = makeStore(/** @type {import("./static/js/types.js").AppState} */ ({
  game: savedGame(() => localStorage) ?? newGame(classicBoard()),
  place: "play",
  cursor: 0,
  marking: false,
  python: { phase: "booting", percent: 0, message: "" },
  notice: null,
  answers: null,
  wrong: [],
  hint: null,
  offers: null,
  preview: null,
  lesson: null,
  practice: null,
  viewing: null,
  rating: null,
  running: false,
  draft: "",
  source: null,
  unreadable: false,
  judged: null,
  made: null,
}));

const engine = new Engine({
  start: startWorker,
  gone: workerGone,
  tell: (python) => store.set({ python }),
});
const actions = new Actions(store, engine);
const lessons = new Lessons(actions);
const hints = new Hints(actions, lessons);
const parts = { store, actions, hints, lessons };

store.watch(boardView(actions));
store.watch(keypadPanel(actions));
store.watch(verdictPanel(actions));
store.watch(hintView(hints));
store.watch(practiceView(lessons));
store.watch(drawAbout);
store.watch(statusPanel(actions));
store.watch(judge(actions));
store.watch(rulesOnBoard());
store.watch(keepGame(() => localStorage));
store.watch(keepForOffline());
keyboard(actions, hints, store.get);
keysButton();
clipboard(actions, store.get);

const mounting = (/** @type {Promise<{ mount(with_: typeof parts): void }>} */ module) =>
  module.then(({ mount }) => () => mount(parts));
const opened = places({
  solve: () => mounting(import("./static/js/place-solve.js")),
  make: () => mounting(import("./static/js/place-make.js")),
  set: () => mounting(import("./static/js/place-set.js")),
  print: () => mounting(import("./static/js/place-print.js")),
  learn: () => mounting(import("./static/js/place-learn.js")),
}, (place, before) => {
  store.set({ place });
  if (before === "solve" && place !== before) hints.close();
});

let linked = "";
const openLink = () => {
  const link = location.hash === linked ? null : readLink(location.hash); // coming back to it begins nothing anew
  linked = link ? location.hash : linked;
  if (!link) return;
  actions.load(link.line, link.board, link.rules);
};
addEventListener("hashchange", openLink);
openLink();
engine.boot();
void opened;
