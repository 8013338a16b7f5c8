/**
 * What a stranger's Python says: it may send anything, and so does Pyodide in Firefox, to itself as it thinks. What is no
 * message of ours is not heard; an answer that is not of the shape that was asked for is an error, so that the question ends.
 */

import * as wording from "./words.js";

/** @typedef {Record<string, "string" | "number" | "boolean">} Shape the fields of an answer, each with the type of its values */
/** @typedef {Record<string, unknown>} Fields */

/** @param {unknown} value @returns {value is Fields} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {Shape} shape */
const fits = (value, shape) => isObject(value) && Object.entries(shape).every(([name, type]) => typeof value[name] === type);

/** @param {unknown} value */
const areTimes = (value) => isObject(value) && Object.values(value).every((time) => Number.isFinite(time));

/** Whether a message that is no answer is whole, by its kind. @type {Record<string, (message: Fields) => boolean>} */
const WHOLE = {
  boot: ({ percent }) => Number.isFinite(percent),
  ready: ({ marks }) => areTimes(marks),
  died: ({ message }) => typeof message === "string",
  progress: ({ id, note }) => Number.isInteger(id) && isObject(note),
};

/**
 * @param {unknown} data
 * @param {Shape} shape of an answer
 * @returns {object | null} a message that is whole
 */
export function heardOf(data, shape) {
  const message = parsed(data);
  if (!isObject(message) || typeof message.kind !== "string") return null;
  const { kind, id, value, error } = message;
  if (kind !== "result" && kind !== "error") return Object.hasOwn(WHOLE, kind) && WHOLE[kind](message) ? message : null;
  if (!Number.isInteger(id)) return null;
  if (kind === "result" ? fits(value, shape) : fits(error, { code: "string", message: "string" })) return message;
  return { kind: "error", id, error: { code: "strange-answer", message: wording.strangeAnswer } };
}

/** @param {unknown} data @returns {unknown} */
function parsed(data) {
  try {
    return typeof data === "string" ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
