/**
 * A worker for Python that we do not trust: it lives in a sandboxed frame, whose origin is opaque and whose policy allows
 * no connection. What Pyodide needs is handed to it; texts come back, and are read as a stranger's.
 */

import { build } from "../../../build.js";
import { addressOf, file, isSingle } from "./files.js";
import { heardOf } from "./stranger.js";
import * as wording from "./words.js";

/** @typedef {import("./engine.js").Wire} Wire */

/** @param {boolean} plain @returns {Promise<{ script: string, parcel: { build: typeof build, plain: boolean, files: Record<string, ArrayBuffer> } }>} */
async function pack(plain) {
  const start = build.snapshot && !plain ? [`snapshots/${build.snapshot.name}`, `snapshots/${build.snapshot.later}`] : [`wheels/${build.wheels.pencilmark}`];
  const names = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", ...start];
  const script = file("alone.js").then((response) => response.text());
  const files = names.map(async (name) => [name, await (await file(name)).arrayBuffer()]);
  return { script: await script, parcel: { build, plain, files: Object.fromEntries(await Promise.all(files)) } };
}

/** @returns {Promise<HTMLIFrameElement>} a frame that is there; rejected when its file is not: what the host shows instead would never answer */
async function openFrame() {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.hidden = true;
  frame.title = wording.apart;
  const text = await (await file("static/apart.html")).text();
  if (isSingle()) frame.srcdoc = text;
  else frame.src = addressOf("static/apart.html");
  return new Promise((resolve) => {
    frame.onload = () => resolve(frame);
    document.body.append(frame);
  });
}

/**
 * @param {import("./stranger.js").Shape} shape of its answers
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
