/** The tones of the page for a picture on a canvas, which its style sheet puts into properties that draw nothing there. */

/** @param {HTMLCanvasElement} canvas @returns {Record<"ink" | "quiet" | "line" | "accent" | "wrong", string>} */
export function tonesOf(canvas) {
  const style = getComputedStyle(canvas);
  return {
    ink: style.color,
    quiet: style.outlineColor,
    line: style.columnRuleColor,
    accent: style.caretColor,
    wrong: style.textDecorationColor,
  };
}
