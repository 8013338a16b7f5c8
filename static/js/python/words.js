/** What is said of Python on its way, at work and gone, and of the lines of Python that the page shows. */

export const otherVersion = "there is a new version of this page: reload it";
export const silent = "it has said nothing for too long";
export const noWorker = "worker.js, or a file that it needs, is missing or broken";
export const endedOften = "its worker was ended again and again";
export const noRoom = "there is no room for one more";
export const stoppedItself = "Python stopped unexpectedly";
export const startedAgain = "Python had stopped and was started again";
export const wasStopped = "Python was stopped";
export const stoppedAndStarted = "Python was stopped and started again";

export const partComing = "A further part of Python is on its way";
/** @param {string} why which file, and why it did not come; empty where that is not known */
export const noPart = (why) => `A part of Python could not be downloaded${why && `: ${why}`}`;
/** @param {number} status */
export const hostAnswered = (status) => `the host answered ${status}`;
/** @param {number} seconds */
export const nothingCame = (seconds) => `nothing came for ${seconds} seconds`;
/** @param {number} bytes @param {number} size */
export const cutOff = (bytes, size) => `cut off, ${bytes} bytes came where there should be ${size}`;
/** @param {string} name */
export const notInFile = (name) => `${name} is not in this file`;
export const noSpace = "there is no room";
export const keptCutOff = "what was kept of Python is cut off";

/** A function of Python as a rule, which another Python runs. */
export const apart = "Python apart";
/** @param {string} why empty where that is not known */
export const notStarted = (why) => `Python could not be started${why && `: ${why}`}`;
/** @param {number} seconds */
export const tooSlow = (seconds) => `it did not end in ${seconds} seconds`;
/** @param {string} [why] */
export const ruleStopped = (why = "") => `Stopped${why && `: ${why}`}. The game is as it was.`;
export const strangeAnswer = "this Python gave an answer that nobody asked for";
export const ruleStarting = "A Python of its own is starting, and runs your function …";
/** @param {number} allows @param {number} all */
export const ruleAdded = (allows, all) => `Added: it allows ${allows} of ${all} combinations.`;
