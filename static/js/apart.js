/**
 * A worker for Python that we do not trust: it lives in a sandboxed frame, whose origin is opaque and whose policy allows
 * no connection. What Pyodide needs is handed to it; texts come back, and are read as a stranger's.
 */

import { build } from "../../build.js";

/** @typedef {import("./engine.js").Wire} Wire */

const root = new URL("../../", import.meta.url);

/** @param {string} name @returns {Promise<Response>} */
async function file(name) {
  const response = await fetch(new URL(name, root));
  if (!response.ok) throw new Error(`${name}: the host answered ${response.status}`);
  return response;
}

/** @param {boolean} plain @returns {Promise<{ script: string, parcel: import("./alone.js").Parcel }>} */
async function pack(plain) {
  const start = build.snapshot && !plain ? `snapshots/${build.snapshot.name}` : `wheels/${build.wheels.pencilmark}`;
  const names = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", start];
  const script = file("alone.js").then((response) => response.text());
  const files = names.map(async (name) => [name, await (await file(name)).arrayBuffer()]);
  return { script: await script, parcel: { build, plain, files: Object.fromEntries(await Promise.all(files)) } };
}

/** @returns {Promise<HTMLIFrameElement>} a frame that is there */
function openFrame() {
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.hidden = true;
  frame.title = "Python apart";
  frame.src = new URL("static/apart.html", root).href;
  return new Promise((resolve) => {
    frame.onload = () => resolve(frame);
    document.body.append(frame);
  });
}

/** @param {string} name @returns {Wire} */
export function startApart(name) {
  const { port1: port, port2: theirs } = new MessageChannel();
  const opening = openFrame();
  const wire = /** @type {Wire} */ ({
    onmessage: null,
    onerror: null,
    postMessage: (/** @type {string} */ text) => port.postMessage(text),
    terminate: () => void (port.close(), opening.then((frame) => frame.remove())),
  });
  port.onmessage = (message) => wire.onmessage?.call(/** @type {any} */ (wire), message);
  const fail = (/** @type {unknown} */ reason) => wire.onerror?.call(/** @type {any} */ (wire), new ErrorEvent("error", { message: `${reason}` }));
  Promise.all([opening, pack(name.split("-").includes("plain"))])
    .then(([frame, parcel]) => frame.contentWindow?.postMessage(parcel, "*", [theirs, ...Object.values(parcel.parcel.files)]))
    .catch(fail);
  return wire;
}
