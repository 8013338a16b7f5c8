/** What is said of Python on its way, at work and gone, and of the lines of Python that the page shows. */

import { say } from "../words/say.js";

export const otherVersion = say("python-other-version");
export const silent = say("python-silent");
export const noWorker = say("python-no-worker");
export const endedOften = say("python-ended-often");
export const noRoom = say("python-no-room");
export const stoppedItself = say("python-stopped-itself");
export const startedAgain = say("python-started-again");
export const wasStopped = say("python-was-stopped");
export const stoppedAndStarted = say("python-stopped-and-started");

/** @param {number} percent what those hear who asked before Python is there */
export const coming = (percent) => say("page-starting-percent", { percent });
export const didNotCome = say("python-did-not-come");
export const partComing = say("python-part-coming");
/** @param {string} why which file, and why it did not come; empty where that is not known */
export const noPart = (why) => (why ? say("python-no-part-why", { why }) : say("python-no-part"));
/** @param {number} status */
export const hostAnswered = (status) => say("python-host-answered", { status });
/** @param {number} seconds */
export const nothingCame = (seconds) => say("python-nothing-came", { seconds });
/** @param {number} bytes @param {number} size */
export const cutOff = (bytes, size) => say("python-cut-off", { bytes, size });
export const noSpace = say("python-no-space");
export const keptCutOff = say("python-kept-cut-off");

/** A function of Python as a rule, which another Python runs. */
export const apart = say("python-apart");
/** @param {string} why empty where that is not known */
export const notStarted = (why) => (why ? say("python-not-started-why", { why }) : say("python-not-started"));
/** @param {number} seconds */
export const tooSlow = (seconds) => say("python-too-slow", { seconds });
/** @param {string} [why] */
export const ruleStopped = (why = "") => (why ? say("python-rule-stopped-why", { why }) : say("python-rule-stopped"));
export const strangeAnswer = say("python-strange-answer");
export const ruleStarting = say("python-rule-starting");
/** @param {number} allows @param {number} all */
export const ruleAdded = (allows, all) => say("python-rule-added", { allows, all });
/** @param {number} count of relations */
export const linesAdded = (count) => say("python-lines-added", { count });
