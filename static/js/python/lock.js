/** A lock that a worker holds while it lives: the page waits for it, and so learns of any end at once. */

/** Milliseconds after which Python starts without a lock: a browser that is busy with a page just left may be slow to give it. */
const PATIENCE = 2000;

/** @returns {Promise<void>} fulfilled once this worker holds the lock of its name, or where there are none, or none in time */
export const holdLock = () => new Promise((resolve) => {
  const hold = () => (resolve(), new Promise(() => {}));
  if (!navigator.locks || !self.name) return resolve();
  navigator.locks.request(self.name, hold).catch(() => resolve());
  setTimeout(resolve, PATIENCE); // requested by now, before the page asks for it: whoever waits for it still learns of the end
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
