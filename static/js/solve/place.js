/** Solve: the line over the grid, what is known of the puzzle, and a tab for each thing that can be asked. */

import { askedPanel } from "../asked/view.js";
import { byId, onClick } from "../page/dom.js";
import { answerView, drawRuling } from "./ruling.js";
import { drawTabs, Tabs } from "./tabs.js";
import { offersView } from "./offers.js";
import { pathView } from "./path.js";
import { isRated, rate } from "../acts/questions.js";
import { ratingPanel } from "./rating.js";
import { openButton, savingButton } from "../beside/files.js";
import { sourcePanel } from "./source.js";
import { notLoaded } from "../page/words.js";

/** @param {import("../types.js").Parts} parts @returns {() => Promise<void>} fetches what the search needs when it is first opened */
function searching(parts) {
  let isThere = false;
  return async () => {
    if (isThere) return;
    isThere = true;
    try {
      (await import("../watching/mount.js")).mount(parts);
    } catch (reason) {
      isThere = false; // the next press tries again
      byId("watch-said").textContent = notLoaded("mount.js");
      console.warn(reason);
    }
  };
}

/** @param {import("../types.js").Parts} parts */
export function mount(parts) {
  const { store, actions, hints } = parts;
  const { get } = store;
  const isBlank = () => !actions.now.values.some(Boolean) && !actions.now.rules.length;
  const search = searching(parts);
  const tabs = new Tabs(store, {
    answer: () => {},
    hint: () => void (isBlank() || get().hint || hints.deeper()),
    steps: () => void (isBlank() || get().offers || hints.list()),
    path: () => void (isBlank() || get().viewing || hints.path()),
    rating: () => void (isBlank() || isRated(get()) || rate(actions)),
    questions: () => {},
    search: () => void search(),
  });
  store.watch(drawTabs, ["tab"]);
  store.watch(drawRuling, ["game", "ruling", "ratings", "asked"]);
  store.watch(answerView(actions, tabs), ["game", "tab"]);
  store.watch(sourcePanel(actions), ["game", "source", "unreadable"]);
  openButton(actions);
  onClick("bar-open", () => byId("open-file").click());
  store.watch(ratingPanel(actions), ["game", "ratings", "settings"]);
  store.watch(offersView(hints), ["offers", "hint", "settings"]);
  store.watch(pathView(hints), ["viewing"]);
  onClick("hint", () => (tabs.open("hint"), void hints.deeper()));
  askedPanel(parts);
  savingButton(actions, "saving-solve");
  void import("../beside/python-view.js").then(({ pythonPanel }) => pythonPanel(parts));
}
