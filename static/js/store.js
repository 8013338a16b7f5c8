/** One value that changes, and those who want to know. */

/**
 * @template T
 * @param {T} first
 */
export function makeStore(first) {
  let value = first;
  const listeners = /** @type {Set<(value: T) => void>} */ (new Set());
  return {
    get: () => value,
    /** @param {Partial<T>} change */
    set(change) {
      value = { ...value, ...change };
      for (const listener of listeners) listener(value);
    },
    /** @param {(value: T) => void} listener @returns {() => void} ends it */
    watch(listener) {
      listeners.add(listener);
      listener(value);
      return () => listeners.delete(listener);
    },
  };
}
