/** What is said at the prompt. */

export const starting = "Python is starting …";
export const working = "Python is at work …";
export const stopped = "Stopped. Its names are gone; the game is as it was.";
/** @param {string} why empty where that is not known */
export const died = (why) => `Python could not be started, or it died${why && `: ${why}`}.`;
