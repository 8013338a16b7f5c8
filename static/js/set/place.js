/** Set: a bar of tools beside the grid, the clue in hand, the clues of the puzzle, and a lamp that says how many solutions there are. */

import { clueList, search } from "./clue-list.js";
import { cluePanel, drawClue } from "./clue-panel.js";
import { desk, Views } from "./desk.js";
import { Hand } from "./hand.js";
import { lamp } from "./lamp.js";
import { proposals } from "./proper.js";
import { drawRail, rail } from "./rail.js";
import { byId } from "../page/dom.js";

/** @param {import("../types.js").Parts} parts */
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
