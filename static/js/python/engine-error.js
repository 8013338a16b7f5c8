/** What comes in place of an answer. It is recognised by its name, since a script that is loaded later has a class of its own. */

/** @typedef {import("../protocol.js").ErrorData} ErrorData */

/** A request that ended without an answer; `retry` when asking again may help. */
export class EngineError extends Error {
  /** @param {ErrorData} data */
  constructor(data) {
    super(data.message);
    this.name = "EngineError";
    this.data = data;
    this.retry = data.code === "worker-died";
  }
}

/** @param {unknown} error @returns {error is EngineError} */
export const isEngineError = (error) => error instanceof Error && error.name === "EngineError";

/** @param {unknown} error @returns {ErrorData} what Python said; a bug of the page goes on */
export function dataOf(error) {
  if (isEngineError(error)) return error.data;
  throw error;
}
