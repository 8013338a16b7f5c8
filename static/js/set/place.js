/** Set: clues of variants, rules, and the count of solutions that follows. */

import { askedPanel } from "../asked/view.js";
import { counter } from "./counting.js";
import { pythonRule } from "./python-rule.js";
import { pythonPanel } from "../beside/python-view.js";
import { rulesPanel } from "./rules-panel.js";
import { settingForm } from "./setting.js";
import { jigsawPanel } from "./jigsaw.js";
import { properPanel } from "./proper.js";
import { variantsPanel } from "./variants-panel.js";

/** @param {import("../types.js").Parts} parts */
export function mount(parts) {
  const { store, actions, modes, workers } = parts;
  store.watch(rulesPanel(actions, store, modes), ["game", "judged"]);
  store.watch(variantsPanel(actions, modes), ["game", "judged", "place", "settings"]);
  store.watch(jigsawPanel(actions, modes), ["game", "place", "painting"]);
  store.watch(counter(actions), ["game", "place", "python"]);
  store.watch(properPanel(actions), ["game", "settings"]);
  askedPanel(parts);
  pythonRule(actions, workers);
  pythonPanel(parts);
  settingForm(actions);
}
