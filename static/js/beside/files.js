/** How puzzles come and go, apart from typing: pasted, dropped, opened from files, read from pictures; copied and saved. */

import { givensOf, position } from "../game/game.js";
import { copiedLine, isTooLong, linkOf } from "../game/link.js";
import { byId, onClick } from "../page/dom.js";
import { goToGrid, placeNow } from "../page/places.js";
import { decoded, toClipboard } from "../page/texts.js";
import { brief, notice, plain } from "../page/words.js";
import * as wording from "./words.js";

/** File names of pictures whose type not every system knows. */
const NAMES = /\.(?:hei[cf]|avif|webp|pdf)$/i;
/** Kinds of pictures; a drawing (SVG) is a text. */
const KINDS = /^(?:image\/(?!svg)|application\/pdf)/;

/** @param {Iterable<File>} files @returns {File[]} those that are pictures, or have pages with some */
export const pictures = (files) => [...files].filter(({ name, type }) => (type ? KINDS : NAMES).test(type || name));

/** @param {Actions} actions @param {readonly File[]} files */
export const readPictures = async (actions, files) => (await import("../picture/dialog.js")).readPictures(actions, files);

/** Take the pictures that another app has shared with the installed page: the service worker keeps them. @param {Actions} actions */
export async function sharedPicture(actions) {
  if (!new URLSearchParams(location.search).has("shared")) return;
  const cache = await caches.open("pencilmark-shared");
  const found = await cache.matchAll();
  await caches.delete("pencilmark-shared");
  history.replaceState(null, "", location.pathname + location.hash);
  const blobs = await Promise.all(found.map((one) => one.blob()));
  if (blobs.length) await readPictures(actions, blobs.map((blob, at) => new File([blob], decodeURIComponent(found[at].headers.get("x-name") ?? ""), { type: blob.type })));
}

const LARGEST = 50_000_000;

/** @param {Actions} actions @param {() => void} loaded is called when a file was read */
export function droppedFiles(actions, loaded) {
  const hasFiles = (/** @type {DragEvent} */ { dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  addEventListener("drop", async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (!file && (!text.trim() || (event.target instanceof Element && event.target.closest("textarea, input")))) return;
    event.preventDefault();
    const seen = pictures(event.dataTransfer?.files ?? []);
    if (seen.length) return readPictures(actions, seen);
    if (placeNow() === "many") {
      const texts = [...(event.dataTransfer?.files ?? [])].map(async (one) => ({ name: one.name, text: decoded(await one.arrayBuffer()) }));
      return actions.taker?.(texts.length ? await Promise.all(texts) : [{ name: "", text }]);
    }
    if (file) await load(actions, file);
    else actions.load(text);
    loaded();
  });
}

/** @param {Actions} actions makes the button Open file work */
export function openButton(actions) {
  const input = /** @type {HTMLInputElement} */ (byId("open-input"));
  const camera = /** @type {HTMLInputElement} */ (byId("camera-input"));
  onClick("open-file", () => input.click());
  onClick("take-picture", () => camera.click());
  for (const control of [input, camera]) {
    control.addEventListener("change", async () => {
      const files = [...(control.files ?? [])];
      const seen = pictures(files);
      control.value = "";
      if (seen.length) await readPictures(actions, seen);
      else if (files.length) await load(actions, files[0]);
    });
  }
}

/** @param {Actions} actions @param {File} file */
async function load(actions, file) {
  if (file.size > LARGEST) return actions.say({ ...plain(...wording.tooLarge), tone: "bad" });
  if (/\.scl$/i.test(file.name)) return actions.say({ ...plain(...wording.ratingsAlone), tone: "bad" });
  actions.load(decoded(await file.arrayBuffer()));
}

/** @param {Actions} actions @param {() => AppState} state */
export function clipboard(actions, state) {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const seen = pictures(event.clipboardData?.files ?? []);
    if (seen.length && !text.trim()) {
      event.preventDefault();
      return void readPictures(actions, seen);
    }
    const inField = event.target instanceof Element && event.target.closest("textarea, input");
    if (inField || !text.trim()) return; // a field takes its own text
    event.preventDefault();
    if (placeNow() === "many") return actions.taker?.([{ name: "", text }]);
    actions.load(text);
    if (placeNow() !== "print") goToGrid(); // its preview shows the puzzle, too
  });

  document.addEventListener("copy", (event) => {
    if (!byId("grid").contains(document.activeElement) || `${getSelection() ?? ""}`) return;
    event.preventDefault();
    const now = position(state().game);
    event.clipboardData?.setData("text/plain", copiedLine(givensOf(now), now.board));
  });
}

/** Fetch the dialog when it is first opened. @param {Actions} actions @param {string} id */
export const savingButton = (actions, id) => onClick(id, () => void saveAs(actions));

/** @param {Actions} actions opens the dialog with all forms of the puzzle */
export const saveAs = async (actions) => (await import("../saving/dialog.js")).openSaving(actions);

/** @param {Actions} actions puts the puzzle into the address, and that onto the clipboard */
export async function copyLink(actions) {
  const link = linkOf(actions.now);
  if (isTooLong(link)) return actions.say(notice.noLink);
  history.replaceState(null, "", link);
  const copied = await toClipboard(location.href);
  actions.say(brief(copied ? notice.copied : notice.linked));
}
