/** Texts beside the grid: settings, outlines, boards, files and lines of Python. */

import { say, sentences } from "../words/say.js";

/** The effects of settings that the sample cells do not show. @type {Record<string, (settings: Settings) => string>} */
export const EFFECTS = {
  check: ({ check }) => ({
    never: say("settings-check-never"),
    conflicts: say("settings-check-conflicts"),
    once: say("settings-check-once"),
  })[check],
  candidates: ({ candidates }) => (candidates ? say("settings-candidates-corner") : say("settings-candidates-centre")),
  tidy: ({ tidy }) => (tidy ? say("settings-tidy-on") : say("settings-tidy-off")),
  timer: ({ timer }) => (timer ? say("settings-timer-on") : say("settings-timer-off")),
  learn: ({ learn }) => (learn ? say("settings-learn-on") : say("settings-learn-off")),
  input: ({ input }) => (input === "cell" ? say("settings-input-cell") : say("settings-input-digit")),
  hand: ({ hand }) => (hand === "right" ? say("settings-hand-right") : say("settings-hand-left")),
  touch: ({ touch }) => (touch ? say("settings-touch-on") : say("settings-touch-off")),
  coordinates: ({ coordinates }) => ({
    none: say("settings-coordinates-none"),
    r1c1: say("settings-coordinates-r1c1"),
    a1: say("settings-coordinates-a1"),
    kanji: say("settings-coordinates-kanji"),
  })[coordinates],
  signs: ({ signs }) => (signs === "digits" ? "" : say("settings-signs-own")),
  word: () => say("settings-signs-own"),
  motion: ({ motion }) => (motion ? say("settings-motion-on") : say("settings-motion-off")),
};

/** @param {string} own the accent that was chosen @param {{ light: string, dark: string }} worn as it is shown @returns {string} how it was changed */
export function madeLegible(own, { light, dark }) {
  if (light !== own && dark !== own) return say("settings-own-both");
  if (light !== own) return say("settings-own-darker");
  return dark === own ? "" : say("settings-own-lighter");
}

/** Outlines. */

/** @param {string} opening @param {string} short */
export const why = (opening, short) => sentences([say("page-why-within"), opening, short]);
export const [play, pause] = [say("watching-play"), say("page-pause")];

/** Boards and files. */

export const [noBoxes, jigsaw] = [say("board-no-boxes"), say("title-jigsaw")];

/** @type {[string, string]} a headline and a sentence */
export const tooLarge = [say("page-too-large"), say("page-too-large-file")];
/** @type {[string, string]} */
export const ratingsAlone = [say("page-not-a-puzzle"), say("page-ratings-alone")];

/** @type {[string, string]} a headline and a sentence */
export const copied = [say("python-copied"), say("python-copied-more")];

/** The name of each answer in the list of choices. @type {Readonly<Record<import("./python-view.js").Ask, string>>} */
export const ASKS = {
  solve: say("python-ask-solve"),
  rate: say("python-ask-rate"),
  hint: say("play-hint"),
  path: say("solve-solve-path"),
  total: say("asked-title-total"),
  solutions: say("asked-title-solutions"),
  candidates: say("asked-title-candidates"),
  spare: say("python-ask-spare"),
  conflict: say("python-ask-conflict"),
  canon: say("python-ask-canon"),
  watch: say("watching-watch-the-search"),
  write: say("python-ask-write"),
};
