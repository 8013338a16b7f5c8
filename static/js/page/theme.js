/**
 * The look of the page as the visitor chose it: light or dark, paper, accent, colour of digits. A custom accent is darkened or
 * lightened until it is readable, by WCAG's contrast. The colours are in tokens.css.
 */

/** The contrast that text needs. */
const ENOUGH = 4.5;

/** @param {string} colour such as `#1c4f8c` @returns {number[]} red, green and blue, 0 to 255 */
const partsOf = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @param {string} one @param {string} other @param {number} share of the one @returns {string} */
export function mixed(one, other, share) {
  const [ones, others] = [partsOf(one), partsOf(other)];
  return `#${ones.map((part, i) => Math.round(part * share + others[i] * (1 - share)).toString(16).padStart(2, "0")).join("")}`;
}

/** @param {string} colour @returns {number} its relative luminance */
function luminance(colour) {
  const [red, green, blue] = partsOf(colour).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other @returns {number} 1 to 21 */
export function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** @typedef {readonly [paper: string, surface: string, chosen: number]} Grounds the backgrounds of text and of cells, and the share of the accent in a chosen cell */

/** @param {string} accent @param {Grounds} grounds @returns {boolean} whether it can be read on both, and in a chosen cell */
export const isLegible = (accent, [paper, surface, chosen]) =>
  [paper, surface, mixed(accent, surface, chosen)].every((ground) => contrast(accent, ground) >= ENOUGH);

/** @param {string} accent @param {Grounds} grounds @returns {string} the accent, darkened or lightened just enough to be read on them */
export function legible(accent, grounds) {
  const end = luminance(grounds[0]) > 0.5 ? "#000000" : "#ffffff";
  const shares = Array.from({ length: 51 }, (_, i) => i / 50);
  return shares.map((share) => mixed(end, accent, share)).find((colour) => isLegible(colour, grounds)) ?? end;
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** @param {CSSStyleDeclaration} style @param {0 | 1} dark @returns {Grounds} the backgrounds in the light or the dark theme */
function grounds(style, dark) {
  const [paper, surface] = ["--paper", "--surface"].map((name) => style.getPropertyValue(name).match(/#[0-9a-f]{6}/gi)?.[dark] ?? (dark ? "#000000" : "#ffffff"));
  return [paper, surface, Number.parseFloat(style.getPropertyValue("--chosen-share")) / 100];
}

/** @param {Settings} settings to apply to the page */
export function wear({ theme, paper, accent, digits, own }) {
  const root = document.documentElement;
  Object.assign(root.dataset, { theme, paper, accent, digits });
  if (accent !== "own" || !COLOUR.test(own)) return;
  const { light, dark } = ownAccent(own);
  root.style.setProperty("--own-light", light);
  root.style.setProperty("--own-dark", dark);
}

/** @param {string} own the chosen accent @returns {{ light: string, dark: string }} it, legible on the current paper */
export function ownAccent(own) {
  const style = getComputedStyle(document.documentElement);
  return { light: legible(own, grounds(style, 0)), dark: legible(own, grounds(style, 1)) };
}
