/** What is said of an outline. */

/** @param {number} at @param {number} count */
export const placeText = (at, count) => `${at} of ${count}`;

/** @param {string} said of the line outside @param {string} inside of the one in it */
export const withinText = (said, inside) => `${said}, within ${inside}`;
