/** What is said at the prompt. */

import { say } from "../words/say.js";

export const starting = say("python-console-starting");
export const working = say("python-console-working");
export const stopped = say("python-console-stopped");
/** @param {string} why empty where that is not known */
export const died = (why) => (why ? say("python-died-why", { why }) : say("python-died"));
