/** The buttons that open the dialog Copy or save as, which is fetched when it is first wanted. */

import { onClick } from "./dom.js";

/** @param {import("./actions.js").Actions} actions @param {string} id */
export const savingButton = (actions, id) => onClick(id, async () => (await import("./saving/dialog.js")).openSaving(actions));
