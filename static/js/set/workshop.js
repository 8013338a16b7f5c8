/** Set, what is not a clue in hand: what would make the puzzle proper, regions that are drawn, the rules as text, puzzles that Python makes. */

import { differing } from "./differ.js";
import { formulaForm, settingForm } from "./forms.js";
import { Jigsaw, jigsawView } from "./jigsaw.js";
import { offersView } from "./proper.js";
import { rulesPanel } from "./rules-panel.js";

/** @param {import("../types.js").Parts} parts @param {import("./hand.js").Hand} hand @param {import("./views.js").Views} views */
export function mount({ store, actions, modes }, hand, views) {
  const jigsaw = new Jigsaw(actions, modes, () => hand.take("digit"));
  hand.hear(() => jigsaw.turn(hand.tool === "region" && store.get().place === "set"));
  store.watch(jigsawView(jigsaw, (said) => hand.tell(said)), ["game", "place", "painting"]);
  store.watch(rulesPanel(actions, modes, () => views.open("text")), ["game", "judged"]);
  store.watch(offersView(actions, views), ["game", "settings"]);
  store.watch(differing(actions), ["glance"]);
  settingForm(actions);
  formulaForm(actions);
}
