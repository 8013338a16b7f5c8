/** What a screen reader says about a cell besides its name and its digit. */

import { colourName, plain } from "../page/words.js";
import { commas, say } from "../words/say.js";

/** @typedef {readonly string[]} Marks as they are read out */

/** @param {Marks} marks */
export const inCorners = (marks) => say("grid-in-corners", { marks: marks.join(" ") });
/** @param {Marks} marks */
export const inCentre = (marks) => say("grid-in-centre", { marks: marks.join(" ") });
/** @param {readonly number[]} colours @param {Judged | null} judged says what some of them mean */
export const coloured = (colours, judged) => {
  const names = colours.map((colour) => judged?.meanings?.find((one) => one.colour === colour)?.name);
  const others = colours.filter((_, i) => !names[i]).map(colourName);
  return commas([...names, others.length && say("grid-coloured", { colours: others })]);
};
/** @param {readonly (readonly [string, number])[]} tints marks and their colours */
export const tinted = (tints) => commas(tints.map(([mark, colour]) => say("grid-mark-coloured", { mark, colour: colourName(colour) })));
/** @param {string} mark that is pointed at */
export const mark = (mark) => say("grid-mark", { mark });

/** Rules. */

/** @param {number} holds @param {number} count of all */
export const satisfied = (holds, count) => say("grid-satisfied", { holds, count });

/** What digit keys do from now on, as it is read out. */
export const tools = { digit: say("play-digits"), corner: say("grid-tool-corner"), centre: say("grid-tool-centre"), colour: say("grid-tool-colour") };
/** @param {boolean} isSet */
export const bookmark = (isSet) => (isSet ? say("grid-bookmark-set") : say("grid-bookmark-gone"));
/** @param {"corner" | "centre"} layer @param {Marks} marks */
export const marksOf = (layer, marks) => (marks.length ? { corner: inCorners, centre: inCentre }[layer](marks) : noMarks);
export const noMarks = say("grid-no-marks");

export const waiting = plain(say("play-fog-waits"), say("play-fog-waits-more"));
/** @type {Notice} */
export const noFog = { tone: "bad", title: say("play-fog-gone"), detail: say("play-fog-gone-more") };
