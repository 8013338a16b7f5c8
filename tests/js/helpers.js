/** Small things the tests of the page share. */

/** @param {number} seed @returns {(below: number) => number} dice that always fall the same way */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @returns {any} a worker that is a plain object: what it was sent, and how it answers */
export function standIn() {
  const worker = {
    sent: [],
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage: (text) => void worker.sent.push(JSON.parse(text)),
    terminate: () => void (worker.ended = true),
    say: (message) => worker.onmessage({ data: JSON.stringify(message) }),
    come() {
      worker.say({ kind: "boot", percent: 50 });
      worker.say({ kind: "ready", version: "1", build: "1", marks: {} });
    },
  };
  return worker;
}
