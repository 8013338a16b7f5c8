/** The look of the page by the visitor's choice: light or dark, its paper, its accent, the colour of digits. The colours stand in tokens.css. */

import { legible } from "./contrast.js";

/** @typedef {import("../types.js").Settings} Settings */

const COLOUR = /^#[0-9a-f]{6}$/;

/** @param {CSSStyleDeclaration} style @param {0 | 1} dark @returns {import("./contrast.js").Grounds} what words and digits lie on, as it is in the light or in the dark */
function grounds(style, dark) {
  const [paper, surface] = ["--paper", "--surface"].map((name) => style.getPropertyValue(name).match(/#[0-9a-f]{6}/gi)?.[dark] ?? (dark ? "#000000" : "#ffffff"));
  return [paper, surface];
}

/** @param {Settings} settings gives the page that look */
export function wear({ theme, paper, accent, digits, own }) {
  const root = document.documentElement;
  Object.assign(root.dataset, { theme, paper, accent, digits });
  if (accent !== "own" || !COLOUR.test(own)) return;
  const { light, dark } = ownAccent(own);
  root.style.setProperty("--own-light", light);
  root.style.setProperty("--own-dark", dark);
}

/** @param {string} own the accent that was chosen @returns {{ light: string, dark: string }} it, as it can be read on the paper that is worn */
export function ownAccent(own) {
  const style = getComputedStyle(document.documentElement);
  return { light: legible(own, grounds(style, 0)), dark: legible(own, grounds(style, 1)) };
}
