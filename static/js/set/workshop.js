/** Set, what is not a clue in hand: regions that are drawn, the rules as text, puzzles that Python makes. */

import { formulaForm } from "./formula-form.js";
import { Jigsaw, jigsawView } from "./jigsaw.js";
import { rulesPanel } from "./rules-panel.js";
import { settingForm } from "./setting.js";

/** @param {import("../types.js").Parts} parts @param {import("./hand.js").Hand} hand @param {() => void} open has the text of the rules in view */
export function mount({ store, actions, modes }, hand, open) {
  const jigsaw = new Jigsaw(actions, modes, () => hand.take("digit"));
  hand.hear(() => jigsaw.turn(hand.tool === "region" && store.get().place === "set"));
  store.watch(jigsawView(jigsaw, (said) => hand.tell(said)), ["game", "place", "painting"]);
  store.watch(rulesPanel(actions, modes, open), ["game", "judged"]);
  settingForm(actions);
  formulaForm(actions);
}
