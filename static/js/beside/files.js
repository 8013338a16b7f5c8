/** Files as puzzles: opened with a button, or dropped anywhere on the page. */

import { byId, onClick } from "../page/dom.js";
import { placeNow } from "../page/places.js";
import { plain } from "../page/words.js";
import { decoded } from "../page/texts.js";
import { pictures, readPictures } from "./pictures.js";
import * as wording from "./words.js";

/** @typedef {import("../acts/actions.js").Actions} Actions */

const LARGEST = 50_000_000;

/** @param {Actions} actions @param {() => void} loaded hears when a file was read */
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
