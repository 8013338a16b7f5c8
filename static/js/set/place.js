/** Set: a bar of tools beside the grid, the clue in hand, the clues of the puzzle, and a lamp for the number of solutions. */

import { clueList, search, cluePanel, drawClue } from "./clues.js";
import { desk, Views } from "./desk.js";
import { Hand } from "./hand.js";
import { lamp, proposals } from "./lamp.js";
import { byId, goAlong } from "../page/dom.js";
import { seenValue, topValue } from "../game/boards.js";
import { keyValue } from "../grid/keyboard.js";
import { placeNow } from "../page/places.js";

/** @typedef {import("./setter.js").SetTool} SetTool */

/** @param {Parts} parts */
export function mount(parts) {
  const { store, actions, modes } = parts;
  const hand = new Hand(actions, modes);
  const views = new Views(
    new Map([
      ["workshop.js", { views: ["text", "made", "offers"], mount: async () => (await import("../set/workshop.js")).mount(parts, hand, views) }],
      ["python-rule.js", { views: ["function"], mount: async () => (await import("../set/python-rule.js")).pythonRule(actions, parts.workers) }],
    ]),
  );
  const drawList = clueList(hand);
  const drawKinds = search(hand, views);
  hand.hear((asked) => {
    drawRail(hand.tool);
    drawClue(hand, asked);
    drawList(store.get());
  });
  rail(actions, modes, (tool) => {
    hand.take(tool, tool === "more" ? "" : undefined);
    /** @type {HTMLInputElement} */ (byId("kinds-find")).value = "";
    if (tool === "more") byId("kinds-find").focus();
    else if (views.now === "kinds") views.open("clues");
  });
  cluePanel(hand);
  store.watch((state) => (hand.follow(), drawList(state)), ["game", "judged", "selection", "settings"]);
  store.watch(lamp(actions, proposals(actions)), ["game", "place", "python"]);
  store.watch(desk(parts, views), ["game"]);
  store.watch(({ place }) => (place === "set" ? actions.take("digit") : hand.take("digit")), ["place"]);
  void views.load();
  void hand.ask().then(drawKinds);
}

/** Keys that change the tool elsewhere: in Set all digits are givens. */
const MARKS = [" ", "x", "c", "v"];

/** @returns {HTMLElement[]} */
const buttons = () => /** @type {HTMLElement[]} */ ([...byId("rail").children]);

/** @param {HTMLElement} button */
const toolFrom = (button) => /** @type {SetTool} */ (button.dataset.sets);

/**
 * @param {Actions} actions
 * @param {Modes} modes
 * @param {(tool: SetTool) => void} take
 */
function rail(actions, modes, take) {
  for (const button of buttons()) button.addEventListener("click", () => take(toolFrom(button)));
  byId("rail").addEventListener("keydown", (event) => void goAlong(event, buttons()));
  modes.push({
    key(event) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (placeNow() !== "set" || ctrlKey || metaKey || altKey || shiftKey) return false;
      if (keyValue(event, seenValue(actions.now.board, topValue(actions.now.board)))) return false; // letters are digits of a large board
      const button = buttons().find((one) => one.getAttribute("aria-keyshortcuts") === key);
      if (button) take(toolFrom(button));
      return Boolean(button) || MARKS.includes(key);
    },
  });
}

/** @param {SetTool} tool is the one in hand */
function drawRail(tool) {
  for (const button of buttons()) {
    const isIt = toolFrom(button) === tool;
    button.setAttribute("aria-pressed", `${isIt}`);
    button.tabIndex = isIt ? 0 : -1;
  }
}
