/** The composition root: makes the store, the engine, the actions and the views, and ties them. */

import { Actions } from "./static/js/actions.js";
import { keepGame, savedGame } from "./static/js/autosave.js";
import { boardView } from "./static/js/board.js";
import { classicBoard } from "./static/js/boards.js";
import { booksPanel } from "./static/js/books-panel.js";
import { clipboard } from "./static/js/clipboard.js";
import { counter } from "./static/js/counting.js";
import { elsewherePanel } from "./static/js/elsewhere.js";
import { hintView } from "./static/js/hint-view.js";
import { Hints } from "./static/js/hints.js";
import { offersView } from "./static/js/offers.js";
import { pathView } from "./static/js/path.js";
import { Engine, startWorker, workerGone } from "./static/js/engine.js";
import { newGame } from "./static/js/game.js";
import { keyboard } from "./static/js/keyboard.js";
import { learnView } from "./static/js/learn.js";
import { Lessons } from "./static/js/lessons.js";
import { madeList } from "./static/js/made-list.js";
import { makerPanel } from "./static/js/maker.js";
import { Making } from "./static/js/making.js";
import { readLink } from "./static/js/link.js";
import { keepForOffline } from "./static/js/offline.js";
import { paperPanel } from "./static/js/paper.js";
import { keypadPanel, sourcePanel, statusPanel, verdictPanel } from "./static/js/panels.js";
import { pythonRule } from "./static/js/python-rule.js";
import { ratingPanel } from "./static/js/rating.js";
import { rulesPanel } from "./static/js/rules-panel.js";
import { settingForm } from "./static/js/setting.js";
import { makeStore } from "./static/js/store.js";
import { variantsPanel } from "./static/js/variants-panel.js";

const store = makeStore(/** @type {import("./static/js/types.js").AppState} */ ({
  game: savedGame(() => localStorage) ?? newGame(classicBoard()),
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
  unreadable: false,
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

booksPanel((tell) => new Engine({ start: startWorker, gone: workerGone, tell }));

store.watch(boardView(actions));
store.watch(keypadPanel(actions));
store.watch(verdictPanel(actions));
store.watch(hintView(hints));
store.watch(offersView(hints));
store.watch(pathView(hints));
store.watch(learnView(lessons));
store.watch(sourcePanel(actions));
store.watch(ratingPanel(actions));
store.watch(makerPanel(new Making(actions)));
store.watch(madeList(actions));
store.watch(paperPanel(actions));
store.watch(statusPanel(actions));
store.watch(rulesPanel(actions, store));
store.watch(keepGame(() => localStorage));
store.watch(keepForOffline());
store.watch(elsewherePanel(actions));
store.watch(variantsPanel(actions));
store.watch(counter(actions));
pythonRule(actions);
settingForm(actions);
keyboard(actions, hints, store.get);
clipboard(actions, store.get);

let opened = "";
const openLink = () => {
  const link = location.hash === opened ? null : readLink(location.hash); // coming back to it begins nothing anew
  opened = link ? location.hash : opened;
  if (link) actions.load(link.line, link.board, link.rules);
};
addEventListener("hashchange", openLink);
openLink();
engine.boot();
