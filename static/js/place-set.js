/** Set: clues of variants, rules, and the count of solutions that follows. */

import { counter } from "./counting.js";
import { pythonRule } from "./python-rule.js";
import { rulesPanel } from "./rules-panel.js";
import { settingForm } from "./setting.js";
import { variantsPanel } from "./variants-panel.js";

/** @param {import("./types.js").Parts} parts */
export function mount({ store, actions, modes, workers }) {
  store.watch(rulesPanel(actions, store, modes), ["game", "judged"]);
  store.watch(variantsPanel(actions, modes), ["game", "place"]);
  store.watch(counter(actions), ["game", "place", "python"]);
  pythonRule(actions, workers);
  settingForm(actions);
}
