/** A long text that is pasted into a field is read at once: a browser takes seconds to lay out twenty thousand lines there. */

/** Characters from which on a text does not go into the field. */
export const LONG = 50_000;

/**
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
