/**
 * A worker for Python that we do not trust: it lives in a sandboxed frame, whose origin is opaque and whose policy allows
 * no connection. It is handed the files that Pyodide needs. What it sends is not trusted: the code may send anything, and in Firefox Pyodide
 * sends messages that it means to post to itself. Messages of unknown form are dropped; an answer of the wrong shape becomes an
 * error, so that the request ends.
 */

import { build } from "../../../build.js";
import { addressOf, file, isSingle } from "./files.js";
import { LATER } from "./later-half.js";
import { say } from "../words/say.js";

/** @typedef {Record<string, "string" | "number" | "boolean">} Shape the fields of an answer, each with the type of its values */
/** @typedef {Record<string, unknown>} Fields */

/** @param {unknown} value @returns {value is Fields} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {Shape} shape */
const fits = (value, shape) => isObject(value) && Object.entries(shape).every(([name, type]) => typeof value[name] === type);

/** @param {unknown} value */
const areTimes = (value) => isObject(value) && Object.values(value).every((time) => Number.isFinite(time));

/** Whether a message other than an answer is well formed, by its kind. @type {Record<string, (message: Fields) => boolean>} */
const WHOLE = {
  boot: ({ percent }) => Number.isFinite(percent),
  ready: ({ marks }) => areTimes(marks),
  died: ({ message }) => typeof message === "string",
  progress: ({ id, note }) => Number.isInteger(id) && isObject(note),
};

/**
 * @param {unknown} data
 * @param {Shape} shape of an answer
 * @returns {object | null} a well-formed message
 */
export function heardOf(data, shape) {
  const message = parsed(data);
  if (!isObject(message) || typeof message.kind !== "string") return null;
  const { kind, id, value, error } = message;
  if (kind !== "result" && kind !== "error") return Object.hasOwn(WHOLE, kind) && WHOLE[kind](message) ? message : null;
  if (!Number.isInteger(id)) return null;
  if (kind === "result" ? fits(value, shape) : fits(error, { code: "string", message: "string" })) return message;
  return { kind: "error", id, error: { code: "strange-answer", message: say("python-strange-answer") } };
}

/** @param {unknown} data @returns {unknown} */
function parsed(data) {
  try {
    return typeof data === "string" ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

/** @typedef {import("./engine.js").Wire} Wire */

/** @param {boolean} plain @returns {Promise<{ script: string, parcel: { build: typeof build, plain: boolean, files: Record<string, ArrayBuffer> } }>} */
async function pack(plain) {
  const start = build.snapshot && !plain ? [`snapshots/${build.snapshot.name}`, `snapshots/${build.snapshot.later}`] : [`wheels/${build.wheels.pencilmark}`];
  const names = ["pyodide/pyodide.asm.wasm", ...(build.snapshot ? [LATER] : []), "pyodide/python_stdlib.zip", ...start];
  const script = file("alone.js").then((response) => response.text());
  const files = names.map(async (name) => [name, await (await file(name)).arrayBuffer()]);
  return { script: await script, parcel: { build, plain, files: Object.fromEntries(await Promise.all(files)) } };
}

/** @returns {Promise<HTMLIFrameElement>} a loaded frame; rejected when its file is missing, since the host's error page would never answer */
async function openFrame() {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.hidden = true;
  frame.title = say("python-apart");
  const text = await (await file("static/apart.html")).text();
  if (isSingle()) frame.srcdoc = text;
  else frame.src = addressOf("static/apart.html");
  return new Promise((resolve) => {
    frame.onload = () => resolve(frame);
    document.body.append(frame);
  });
}

/**
 * @param {Shape} shape of its answers
 * @returns {(name: string) => Wire} starts one
 */
export const startApart = (shape) => (name) => {
  const { port1: port, port2: theirs } = new MessageChannel();
  const opening = openFrame();
  const wire = /** @type {Wire} */ ({
    onmessage: null,
    onerror: null,
    postMessage: (/** @type {string} */ text) => port.postMessage(text),
    terminate: () => void (port.close(), opening.then((frame) => frame.remove())),
  });
  port.onmessage = ({ data }) => {
    const heard = heardOf(data, shape);
    if (heard) wire.onmessage?.call(/** @type {any} */ (wire), new MessageEvent("message", { data: JSON.stringify(heard) }));
  };
  const fail = (/** @type {unknown} */ reason) => wire.onerror?.call(/** @type {any} */ (wire), new ErrorEvent("error", { message: reason instanceof Error ? reason.message : `${reason}` }));
  Promise.all([opening, pack(name.split("-").includes("plain"))])
    .then(([frame, parcel]) => frame.contentWindow?.postMessage(parcel, "*", [theirs, ...Object.values(parcel.parcel.files)]))
    .catch(fail);
  return wire;
};
