/**
 * A Python function as a rule, on a click only. It runs in its own worker, in a frame that reaches nothing of ours and
 * no network, and is ended as soon as it has answered, at the time limit, or at Stop: the worker that plays the game never
 * sees it, and nothing else ever starts it.
 */

import { changeRules } from "../acts/actions.js";
import { startApart } from "../python/apart.js";
import { byId, onClick } from "../page/dom.js";
import { EngineError, isEngineError } from "../python/engine.js";
import { position } from "../game/game.js";
import { errorText } from "./words.js";
import { say } from "../words/say.js";

/** Most milliseconds for a function, once its Python has run one. */
const LIMIT = 5000;
/** Runs first, outside the time limit, to import all that a function needs. */
const FIRST = { source: "def rule(a1):return a1==1", board: "9" };
const ANSWER = /** @type {const} */ ({ rule: "string", allows: "number", all: "number" });

/**
 * Run a function on all values of its cells.
 * @param {Workers} workers
 * @param {string} source
 * @param {string} board
 * @param {(stop: () => void) => void} running is handed the function that ends it
 * @returns {Promise<PythonData>} rejected with an EngineError
 */
function run(workers, source, board, running) {
  return new Promise((settle, fail) => {
    let timer = 0;
    const end = (/** @type {string} */ code, /** @type {string} */ message) => {
      clearTimeout(timer);
      engine.end();
      fail(new EngineError({ code, message }));
    };
    const tell = (/** @type {PythonState} */ { phase, message }) => {
      if (phase === "error") end("worker-died", message ? say("python-not-started-why", { why: message }) : say("python-not-started"));
    };
    const engine = workers.engine("rule", tell, { start: startApart(ANSWER) });
    engine.boot();
    running(() => end("cancelled", "stopped"));
    const own = () => {
      timer = setTimeout(end, LIMIT, "too-slow", say("python-too-slow", { seconds: LIMIT / 1000 }));
      return engine.ask("python", { source, board }).answer;
    };
    engine.ask("python", FIRST).answer.then(own).then(settle, fail).finally(() => {
      clearTimeout(timer);
      engine.end();
    });
  });
}

/** @param {unknown} error @returns {string} */
function said(error) {
  if (!isEngineError(error)) throw error;
  const { code, message } = error.data;
  if (code === "cancelled") return say("python-rule-stopped");
  if (code === "too-slow") return say("python-rule-stopped-why", { why: message });
  return errorText(error.data);
}

/** @param {Actions} actions @param {Workers} workers */
export function pythonRule(actions, workers) {
  const source = /** @type {HTMLTextAreaElement} */ (byId("python-source"));
  const button = /** @type {HTMLButtonElement} */ (byId("python-run"));
  let stop = () => {};
  const tell = (/** @type {string} */ text, wrong = false) => {
    byId("python-said").textContent = text;
    source.setAttribute("aria-invalid", `${wrong}`);
  };
  onClick("python-stop", () => stop());
  onClick("python-run", async () => {
    button.disabled = true;
    byId("python-stop").hidden = false;
    tell(say("python-rule-starting"));
    try {
      const board = position(actions.store.get().game).board.name;
      const { rule, allows, all } = await run(workers, source.value, board, (end) => void (stop = end));
      const problem = await changeRules(actions, (rules) => [...rules, ...rule.split("\n")]);
      tell(problem || all ? say("python-rule-added", { allows, all }) : say("python-lines-added", { count: allows }), Boolean(problem));
    } catch (error) {
      tell(said(error), true);
    } finally {
      button.disabled = false;
      byId("python-stop").hidden = true;
    }
  });
}
