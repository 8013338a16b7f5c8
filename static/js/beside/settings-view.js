/** The dialog of settings: each choice takes effect at once, and is kept. */

import { byId, onClick } from "../page/dom.js";
import { drawSample } from "./settings-sample.js";
import { DEFAULTS } from "../page/state.js";
import { signsOfWord } from "../grid/signs.js";
import { ownAccent, wear } from "../page/theme.js";
import { madeLegible, timesForgotten, wrongWord } from "./words.js";

/**
 * @typedef {import("../types.js").Settings} Settings
 * @typedef {import("../types.js").AppState} AppState
 * @typedef {ReturnType<typeof import("../page/store.js").makeStore<AppState>>} Store
 */

/** @param {Store} store @returns {(state: AppState) => void} */
export function settingsView(store) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("settings"));
  const form = /** @type {HTMLFormElement} */ (byId("settings-form"));
  const root = document.documentElement;
  onClick("settings-open", () => {
    fill(form, store.get().settings);
    drawSample(store.get(), "");
    dialog.showModal();
    dialog.scrollTop = 0;
  });
  onClick("settings-reset", () => {
    store.set({ settings: { ...DEFAULTS, forgot: store.get().settings.forgot }, held: 0 });
    fill(form, DEFAULTS);
    if (dialog.open) drawSample(store.get(), "");
  });
  onClick("times-forget", () => {
    store.set({ settings: { ...store.get().settings, forgot: Date.now() } });
    byId("sample-effect").textContent = timesForgotten;
  });
  dialog.addEventListener("close", () => byId("sample").replaceChildren());
  form.addEventListener("change", ({ target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    if (field.name === "word" && !signsOfWord(field.value).length) return void (byId("sample-effect").textContent = wrongWord);
    const settings = { ...store.get().settings, [field.name]: field.type === "checkbox" ? field.checked : field.value };
    store.set({ settings, held: 0 });
    drawSample(store.get(), field.name);
    if (settings.accent === "own" && ["own", "accent", "paper"].includes(field.name)) byId("sample-effect").textContent = madeLegible(settings.own, ownAccent(settings.own));
  });

  return ({ settings }) => {
    wear(settings);
    byId("times-forget").hidden = !settings.learn;
    byId("own").hidden = settings.accent !== "own";
    byId("word").hidden = settings.signs !== "word";
    root.dataset.marks = settings.marks;
    root.dataset.hand = settings.hand;
    root.dataset.motion = settings.motion ? "on" : "off";
  };
}

/** @param {HTMLFormElement} form @param {Settings} settings */
function fill(form, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(value);
    else if (field instanceof HTMLInputElement) field.value = `${value}`;
    else if (field instanceof HTMLSelectElement) field.value = `${value}`;
  }
}
