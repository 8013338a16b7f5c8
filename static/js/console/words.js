/** What is said at the prompt. */

export const starting = "Python is starting …";
export const working = "Python is at work …";
export const stopped = "Stopped. Its names are gone; the game is as it was.";
export const died = "Python could not be started, or it died.";
