/** Pasting a puzzle anywhere on the page, copying the one on the grid, and the buttons Copy or save as. */

import { byId, onClick } from "../page/dom.js";
import { givensOf, position } from "../game/game.js";
import { isTooLong, linkOf, writeLine } from "../game/link.js";
import { goToGrid, placeNow } from "../page/places.js";
import { pictures, readPictures } from "./pictures.js";
import { brief, notice } from "../page/words.js";

/** @param {import("../acts/actions.js").Actions} actions @param {() => import("../types.js").AppState} state */
export function clipboard(actions, state) {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const seen = pictures(event.clipboardData?.files ?? []);
    if (seen.length && !text.trim()) {
      event.preventDefault();
      return void readPictures(actions, seen);
    }
    const inField = event.target instanceof Element && event.target.closest("textarea, input");
    if (inField || !text.trim()) return; // a field hears of its own text by itself
    event.preventDefault();
    if (placeNow() === "many") return actions.taker?.([{ name: "", text }]);
    actions.load(text);
    if (placeNow() !== "print") goToGrid(); // its preview shows the puzzle, too
  });

  document.addEventListener("copy", (event) => {
    if (!byId("grid").contains(document.activeElement) || `${getSelection() ?? ""}`) return;
    event.preventDefault();
    const now = position(state().game);
    event.clipboardData?.setData("text/plain", writeLine(givensOf(now), now.board));
  });
}

/** The dialog is fetched when it is first wanted. @param {import("../acts/actions.js").Actions} actions @param {string} id */
export const savingButton = (actions, id) => onClick(id, () => void saveAs(actions));

/** @param {import("../acts/actions.js").Actions} actions opens the dialog with all forms of the puzzle */
export const saveAs = async (actions) => (await import("../saving/dialog.js")).openSaving(actions);

/** @param {import("../acts/actions.js").Actions} actions puts the puzzle into the address, and that onto the clipboard */
export async function copyLink(actions) {
  const link = linkOf(actions.now);
  if (isTooLong(link)) return actions.say(notice.noLink);
  history.replaceState(null, "", link);
  const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  actions.say(brief(copied ? notice.copied : notice.linked));
}
