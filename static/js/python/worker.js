/** The page's worker: Python with the files of its own build. Its name says how to start. */

import "../words/write.js";
import { build } from "../../../build.js";
import { die, given, serve } from "./answering.js";
import { DownloadError } from "./download.js";
import { KeptStart } from "./kept-start.js";
import { holdLock } from "./workers.js";
import { say } from "../words/say.js";

const root = new URL("../../../", import.meta.url);
const [plain, fresh, isGiven] = ["plain", "fresh", "given"].map((wish) => self.name.split("-").includes(wish));

/** Pyodide's large script, asked for at once; a kept one that is broken is fetched anew first. */
async function load() {
  const address = new URL("pyodide/pyodide.asm.mjs", root).href;
  try {
    if (fresh) await (await fetch(address, { cache: "reload" })).text();
  } catch (reason) {
    throw new DownloadError(address, reason); // a fetch alone names no file
  }
  return import(address);
}

/** @param {string} name @returns {ArrayBuffer} a file of the build, while nothing else happens here */
function readNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(name, root), false);
  request.responseType = "arraybuffer";
  try {
    request.send();
  } catch {
    throw new DownloadError(name, say("python-no-host"));
  }
  if (request.status !== 200) throw new DownloadError(name, say("python-host-answered", { status: request.status }));
  return request.response;
}

const store = build.snapshot && new KeptStart(root, build.snapshot.name, self.name.startsWith("pencilmark-page"));
if (plain || fresh) store?.forget().catch(() => {}); // it may be what failed
const script = load();
script.catch(() => {}); // reported by whoever awaits it
holdLock()
  .then(() => serve({ root, build, plain, script, store: fresh ? null : store, readNow, compiled: isGiven ? given : null }, fresh))
  .catch((reason) => die(reason, false));
