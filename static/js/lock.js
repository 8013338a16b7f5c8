/** A lock that a worker holds while it lives: the page waits for it, and so learns of any end at once. */

/** @returns {Promise<void>} fulfilled once this worker holds the lock of its name, or where there are none */
export const holdLock = () => new Promise((resolve) => {
  const hold = () => (resolve(), new Promise(() => {}));
  if (navigator.locks && self.name) navigator.locks.request(self.name, hold).catch(() => resolve());
  else resolve();
});

/**
 * Wait for the end of a worker, however it ends: the browser then frees the lock that it holds.
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function workerGone(name) {
  const never = () => new Promise(() => {});
  if (navigator.locks) await navigator.locks.request(name, () => {}).catch(never);
  else await never();
}
