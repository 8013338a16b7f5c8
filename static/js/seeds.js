/** Seeds as they stand in a form: any whole number below 2 ** 53, of up to 16 digits. */

/** @param {string} text @param {number} otherwise the seed where none is written @returns {number} */
export const readSeed = (text, otherwise) => (/^\d{1,16}$/.test(text.trim()) ? Number(text.trim()) : otherwise);
