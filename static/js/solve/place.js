/** Solve: the line over the grid, what is known about the puzzle, and a tab for each kind of question. */

import { byId, goAlong, onClick } from "../page/dom.js";
import { raiseSheet } from "../page/sheet.js";
import { askedPanel } from "../asked/view.js";
import { answerView, drawRuling, ratingPanel } from "./ruling.js";
import { offersView, pathView } from "./steps.js";
import { isRated, rate } from "../acts/questions.js";
import { openButton, savingButton } from "../beside/files.js";
import { sourcePanel } from "./source.js";
import { say } from "../words/say.js";

/** @typedef {AppState["tab"]} Tab */

const TABS = /** @type {readonly Tab[]} */ (["answer", "hint", "steps", "path", "rating", "questions", "search"]);

/** The state that each tab keeps, and its empty values. */
const NOTHING = { notice: null, answers: null, hint: null, offers: null, viewing: null, glance: null };

/** @typedef {Pick<AppState, keyof typeof NOTHING>} Kept */

/** @param {AppState} state @returns {Kept} how far Python is holds for now only */
const keptOf = ({ notice, answers, hint, offers, viewing, glance, running }) => ({ notice: running ? null : notice, answers, hint, offers, viewing, glance });

/** @param {AppState} state @param {AppState} before @returns {Tab | null} the tab of the answer that has just come */
function ledTo({ viewing, offers, hint, glance, ruling }, before) {
  if (ruling !== before.ruling) return "answer";
  if (viewing && !before.viewing) return "path";
  if (offers && !before.offers) return "steps";
  if (hint && !before.hint && !offers) return "hint";
  if (glance && glance.from !== before.glance?.from) return glance.from === "watch" ? "search" : "questions";
  return null;
}

class Tabs {
  #kept = /** @type {Map<Tab, { game: AppState["game"], kept: Kept }>} */ (new Map());
  #before;

  /**
   * @param {Parts["store"]} store
   * @param {Record<Tab, () => void>} ask asked when an empty tab is pressed
   */
  constructor(store, ask) {
    this.store = store;
    this.ask = ask;
    this.#before = store.get();
    store.hear((state) => this.#follow(state));
    const list = byId("tabs");
    for (const tab of TABS) byId(`tab-${tab}`).addEventListener("click", () => this.press(tab));
    list.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {Tab} tab to open; if it is empty, its question is asked */
  press(tab) {
    raiseSheet();
    this.open(tab);
    this.ask[tab]();
  }

  /** @param {Tab} tab to show, with its own state */
  open(tab) {
    const state = this.store.get();
    if (state.tab === tab) return;
    this.#kept.set(state.tab, { game: state.game, kept: keptOf(state) });
    const own = this.#kept.get(tab);
    const found = own?.game === state.game ? own.kept : NOTHING;
    this.store.set({ tab, preview: null, ...found, ...(state.unreadable ? { notice: state.notice } : {}) }); // why it cannot be read belongs to all tabs
  }

  /** @param {AppState} state what came by a key or late opens its tab */
  #follow(state) {
    const before = this.#before;
    this.#before = state;
    const comes = before.place !== "solve"; // a puzzle from another place belongs to no tab yet
    const tab = state.place === "solve" ? ledTo(state, comes ? { ...before, ...NOTHING } : before) : null;
    if (!tab || tab === state.tab || state.tab !== before.tab) return;
    if (!comes) this.#kept.set(state.tab, { game: before.game, kept: keptOf(before) });
    this.store.set({ tab });
  }

  /** @param {KeyboardEvent} event moves the focus; what is pressed is opened */
  #key(event) {
    goAlong(event, TABS.map((tab) => byId(`tab-${tab}`)), { keys: ["ArrowRight", "ArrowLeft"] });
  }
}

/** @param {AppState} state draws which tab is open */
function drawTabs({ tab }) {
  byId("sheet").dataset.tab = tab;
  for (const one of TABS) {
    byId(`tab-${one}`).setAttribute("aria-selected", `${one === tab}`);
    byId(`tab-${one}`).tabIndex = one === tab ? 0 : -1;
    byId(`panel-${one}`).hidden = one !== tab;
  }
}

/** @param {Parts} parts @returns {() => Promise<void>} fetches the script of the search when it is first opened */
function searching(parts) {
  let isThere = false;
  return async () => {
    if (isThere) return;
    isThere = true;
    try {
      (await import("../watching/mount.js")).mount(parts);
    } catch (reason) {
      isThere = false; // the next press tries again
      byId("watch-said").textContent = say("page-file-not-loaded", { name: "mount.js" });
      console.warn(reason);
    }
  };
}

/** @param {Parts} parts */
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
