/** The composition root: makes the store, the engine, the actions and the views, and ties them. */

import { offerLanguages } from "./static/js/page/language.js";
import { SLICE as BAR, barView, drawAbout, keepingView, drawPythons, statusPanel } from "./static/js/beside/around.js";
import { askedPanel } from "./static/js/asked/view.js";
import { Actions } from "./static/js/acts/actions.js";
import { SLICE as GRID, boardView } from "./static/js/grid/board.js";
import { Checks, judge } from "./static/js/acts/checks.js";
import { byId, menus, onClick } from "./static/js/page/dom.js";
import { hintView } from "./static/js/beside/hint-view.js";
import { Hints } from "./static/js/acts/hints.js";
import { playing } from "./static/js/grid/keyboard.js";
import { keepBatches, keepGames } from "./static/js/kept/browser.js";
import { keysButton } from "./static/js/grid/keyboard.js";
import { clipboard, copyLink, droppedFiles, saveAs, sharedPicture } from "./static/js/beside/files.js";
import { pressAgain, startWorker } from "./static/js/python/start-worker.js";
import { Lessons } from "./static/js/acts/lessons.js";
import { isFoggy } from "./static/js/game/fog.js";
import { position } from "./static/js/game/game.js";
import { isTooLong, readLink } from "./static/js/game/link.js";
import { keepForOffline } from "./static/js/page/offline.js";
import { inputModes } from "./static/js/page/modes.js";
import { SLICE as FINISH, finishView } from "./static/js/play/finish.js";
import { SLICE as TODAY, newPuzzles, playDay } from "./static/js/play/new-puzzle.js";
import { chosenLevel } from "./static/js/play/new-sheet.js";
import { outlineView } from "./static/js/beside/outline.js";
import { SLICE as PAD, keypad } from "./static/js/grid/pad.js";
import { goToGrid, hasGrid, keepInRoom, places } from "./static/js/page/places.js";
import { SLICE as HEAD, TRYING, bookmarks, headView, playButtons } from "./static/js/play/play.js";
import { pointing } from "./static/js/grid/pointer.js";
import { spoken } from "./static/js/grid/spoken.js";
import { Pythons } from "./static/js/python/pythons.js";
import { rulesOnBoard } from "./static/js/grid/rules-view.js";
import { settingsView } from "./static/js/beside/settings-view.js";
import { sheet } from "./static/js/page/sheet.js";
import { firstState, keepSettings, savedSettings } from "./static/js/page/state.js";
import { makeStore } from "./static/js/page/store.js";
import { verdictPanel } from "./static/js/beside/talk.js";
import { notice } from "./static/js/page/words.js";
import { Workers, hasSpareMemory, mostPythons, whenIdle, workerGone } from "./static/js/python/workers.js";

const store = makeStore(firstState(savedSettings(() => localStorage)));

const workers = new Workers({
  make: startWorker,
  gone: workerGone,
  most: mostPythons(),
  spares: hasSpareMemory(),
  idle: whenIdle,
  changed: () => drawPythons(workers.members, mostPythons()),
});
const own = workers.engine("page", (python) => {
  store.set({ python });
  if (python.phase === "ready") workers.rest();
  else workers.stir();
  if (python.phase === "ready") void lessons.index().catch(() => {}); // Learn opens at once then
});
const engine = new Pythons(own, (tell) => (workers.room ? workers.engine("quick", tell) : null), {
  later: (act, time) => setTimeout(act, time),
  stop: (timer) => clearTimeout(timer),
});
const actions = new Actions(store, engine);
const lessons = new Lessons(actions);
const hints = new Hints(actions, lessons);
const modes = inputModes(byId("grid"));
const sharing = { copyLink: () => void copyLink(actions), saveAs: () => void saveAs(actions) };
const parts = { store, actions, hints, lessons, modes, workers, sharing };

const { keeper, begun } = keepGames(store, engine);
void keepBatches(store, keeper.games.database, begun);
const puzzles = newPuzzles(actions, keeper);
const checks = new Checks(actions, () => keeper.change({ checks: (store.get().record?.checks ?? 0) + 1 }));

store.watch(boardView(), GRID);
store.watch(keypad(actions), PAD);
store.watch(verdictPanel(actions), ["game", "record", "running", "answers", "python", "notice", "hint", "viewing", "settings", "made", "tab", "place", "ratings"]);
store.watch(hintView(hints), ["game", "hint", "following", "lesson", "preview", "viewing", "settings"]);
store.watch(outlineView(actions), ["hint", "following", "preview", "viewing", "settings"]);
store.watch(headView(actions, keeper), HEAD);
store.watch(bookmarks(actions), TRYING);
store.watch(puzzles.draw, TODAY);
store.watch(finishView(actions, puzzles.next), FINISH);
store.watch(drawAbout, ["game"]);
store.watch(keepingView, ["keeping"]);
store.watch(settingsView(store), ["settings"]);
store.watch(statusPanel(actions), ["python"]);
store.watch(rulesOnBoard(), ["game", "judged", "place", "settings"]);
store.hear(judge(actions, true));
store.hear(keepSettings(() => localStorage));
store.hear(checks.follow);
store.hear(puzzles.hear);
store.hear(spoken());
store.hear(keepForOffline());
modes.push(pointing(actions, byId("grid")));
modes.push(playing(actions, hints, store.get));
for (const kind of ["keydown", "pointerdown", "pointermove", "click", "input", "change", "paste"]) addEventListener(kind, store.flush);
playButtons(actions, checks, hints);
keysButton();
menus();
offerLanguages();
sheet();
store.watch(barView(actions), BAR);
for (const [id, room] of [["card", "card"], ["notes", "notes"], ["talk", "talk"]]) keepInRoom(store, byId(id), room);
for (const id of ["set-board", "set-board-here", "board-play", "bar-board"]) {
  onClick(id, async () => (await import("./static/js/beside/board-dialog.js")).chooseBoard(actions));
}
clipboard(actions, store.get);
droppedFiles(actions, goToGrid);
void sharedPicture(actions);

/** @type {(isWanted: (state: AppState) => boolean | undefined, load: () => Promise<{ mount(with_: typeof parts): void }>) => void} once a puzzle needs it */
const whenNeeded = (isWanted, load) => {
  let begun = false;
  store.hear((state) => {
    if (begun || !isWanted(state)) return;
    begun = true;
    load().then(({ mount }) => mount(parts), () => (begun = false));
  });
};
whenNeeded(({ game }) => isFoggy(position(game)), () => import("./static/js/grid/fog.js"));
whenNeeded(({ judged }) => judged?.meanings !== undefined, () => import("./static/js/acts/colours.js"));
whenNeeded(({ practice }) => practice !== null, () => import("./static/js/learn/practice.js"));
whenNeeded(({ judged }) => judged?.rules.some(({ sums }) => sums.length), () => import("./static/js/play/sums-view.js"));

const showPython = async () => (await import("./static/js/beside/python-view.js")).pythonPanel(parts);
const mounting = (/** @type {Promise<{ mount(with_: typeof parts): void }>} */ module) =>
  module.then(({ mount }) => () => mount(parts));
const opened = places({
  solve: () => mounting(import("./static/js/solve/place.js")),
  make: () => mounting(import("./static/js/make/place.js")),
  many: () => mounting(import("./static/js/many/panel.js")),
  set: () => mounting(import("./static/js/set/place.js")).then((mount) => () => (mount(), askedPanel(parts), void showPython())),
  print: () => mounting(import("./static/js/print/place.js")),
  learn: () => mounting(import("./static/js/learn/place.js")),
}, (place, before) => {
  const { notice: told, running, unreadable, answers } = store.get();
  const isHere = running || told?.place === place || (hasGrid() && (!hasGrid(before) || unreadable || answers));
  const isOver = before && before !== place && (before === "make" || !isHere);
  store.set({ place, ...(isOver ? { notice: null } : {}) });
  if (place !== before && (before === "solve" || place === "set")) hints.close();
});

const openedLater = async (/** @type {string} */ hash, /** @type {boolean} */ ofClass) => {
  await begun; // else the game that comes back takes its place
  if (ofClass) (await import("./static/js/play/class-link.js")).openClass(actions, hash);
  else await (await import("./static/js/play/replay-link.js")).openReplay(actions, hash);
};
let linked = "";
const openLink = () => {
  if (isTooLong(location.hash)) return actions.say(notice.longLink);
  const link = location.hash === linked ? null : readLink(location.hash); // coming back to it begins nothing anew
  linked = link ? location.hash : linked;
  if (!link) return;
  if (link.later) return void openedLater(linked, link.later === "class");
  if (link.whole) actions.load(link.whole);
  else actions.load(link.line, link.board, link.rules);
};
addEventListener("hashchange", openLink);
openLink();
let games = /** @type {import("./static/js/kept/dialog.js").GamesDialog | null} */ (null);
onClick("games-open", async () => {
  const { GamesDialog } = await import("./static/js/kept/dialog.js");
  games ??= new GamesDialog(keeper, () => new Date(), { level: chosenLevel, play: (day) => playDay(actions, day) });
  void games.show();
});
engine.boot();
void opened;
document.documentElement.dataset.runs = ""; // else watch.js says what is missing
delete document.documentElement.dataset.waits; // of early.js: now there is a grid to be drawn
pressAgain();
