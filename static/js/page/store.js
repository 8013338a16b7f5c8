/** One value that changes, with listeners to each change and views that are drawn once a frame. */

/** @type {(draw: () => void) => void} */
const nextFrame = (draw) =>
  void (typeof requestAnimationFrame === "function" && !document.hidden ? requestAnimationFrame(draw) : setTimeout(draw));

/**
 * @template T
 * @param {T} first
 * @param {(draw: () => void) => void} [frame] calls back when the next frame is due
 */
export function makeStore(first, frame = nextFrame) {
  let value = first;
  let waiting = false;
  const ears = /** @type {Set<(value: T) => void>} */ (new Set());
  const views = /** @type {Set<() => void>} */ (new Set());

  /** Draw changes without waiting for the frame, so that the visitor's own action shows at once. */
  const flush = () => {
    if (!waiting) return;
    waiting = false;
    for (const draw of views) draw();
  };

  return {
    get: () => value,
    flush,
    /** @param {Partial<T>} change */
    set(change) {
      value = { ...value, ...change };
      for (const listener of ears) listener(value);
      if (waiting) return;
      waiting = true;
      frame(flush);
    },
    /** @param {(value: T) => void} listener is called at every change @returns {() => void} ends it */
    hear(listener) {
      ears.add(listener);
      listener(value);
      return () => ears.delete(listener);
    },
    /**
     * @param {(value: T) => void} draw is called now, and in each frame in which its slice has changed
     * @param {readonly (keyof T)[]} slice what it draws from
     * @returns {() => void} ends it
     */
    watch(draw, slice) {
      let drawn = /** @type {T | null} */ (null);
      const view = () => {
        const before = drawn;
        if (before && slice.every((key) => before[key] === value[key])) return;
        drawn = value;
        draw(value);
      };
      views.add(view);
      view();
      return () => views.delete(view);
    },
  };
}
