/** What is said of Python on its way and gone, and of a function of Python as a rule, which another Python runs. */

import { say } from "../words/say.js";

/** @param {number} percent what those hear who asked before Python is there */
export const coming = (percent) => say("page-starting-percent", { percent });
/** @param {string} why which file, and why it did not come; empty where that is not known */
export const noPart = (why) => (why ? say("python-no-part-why", { why }) : say("python-no-part"));

/** @param {string} why empty where that is not known */
export const notStarted = (why) => (why ? say("python-not-started-why", { why }) : say("python-not-started"));
/** @param {string} [why] */
export const ruleStopped = (why = "") => (why ? say("python-rule-stopped-why", { why }) : say("python-rule-stopped"));
