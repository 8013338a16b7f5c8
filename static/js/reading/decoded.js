/** The text that the bytes of a file are. */

/** @param {ArrayBuffer} data @returns {string} its text: UTF-8, or UTF-16 where its first bytes say so */
export function decoded(data) {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  const wide = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(wide).decode(data);
}
