/** Texts from outside: the bytes of files, and long ones that are pasted into a field. */

/** @param {ArrayBuffer} data @returns {string} its text: UTF-8, or UTF-16 where its first bytes say so */
export function decoded(data) {
  const [first, second] = new Uint8Array(data, 0, Math.min(2, data.byteLength));
  const wide = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(wide).decode(data);
}

/** Characters from which on a text does not go into the field. */
const LONG = 50_000;

/**
 * Read a long text that is pasted into a field at once: a browser takes seconds to lay out twenty thousand lines there.
 * @param {HTMLTextAreaElement} field
 * @param {(text: string) => void} take hears what the field would have held: a long text amid what stands there
 */
export function takeLongPastes(field, take) {
  field.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length < LONG) return; // the browser puts it there, and can undo it
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = field;
    take(value.slice(0, selectionStart) + text + value.slice(selectionEnd));
  });
}
