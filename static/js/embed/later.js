/** Python for the frame, loaded with the first question that needs it. */

import { EngineError } from "../python/engine.js";
import { file } from "../python/files.js";
import { shared, spoken } from "../words/say.js";

/** @typedef {{ engine: Asker, hints: Hints, taught: typeof import("../acts/hint-words.js").taught }} Teacher */

/** Load the script of hints, in the current language. */
async function fetched() {
  const { pencilmarkLanguage: own } = shared;
  if (own) {
    const { texts } = await (await file(`texts/${spoken()}.json`)).json();
    shared.pencilmarkLanguage = { ...own, texts };
  }
  return import("../embed/hinting.js");
}

/** @implements {Asker} */
export class LaterPython {
  #teacher = /** @type {Promise<Teacher> | null} */ (null);
  /** The actions with which the script of hints is mounted, once there are any. @type {Actions | null} */
  actions = null;
  /** What a hint says, once there can be any. @type {Teacher["taught"]} */
  taught = () => null;

  /** @returns {Promise<Teacher>} */
  come() {
    this.#teacher ??= this.#fetch();
    this.#teacher.catch(() => (this.#teacher = null)); // it may load the next time
    return this.#teacher;
  }

  async #fetch() {
    const { mount } = await fetched();
    const teacher = mount(/** @type {Actions} */ (this.actions));
    this.taught = teacher.taught;
    return teacher;
  }

  boot() {
    void this.come().then(({ engine }) => engine.boot());
  }

  /** @type {Asker["ask"]} */
  ask(kind, fields, onNote) {
    let stop = () => {};
    let isStopped = false;
    const cancel = () => {
      isStopped = true;
      stop();
    };
    const asked = async () => {
      const { engine } = await this.come().catch((reason) => Promise.reject(new EngineError({ code: "no-wheel", message: `${reason.message ?? reason}` })));
      if (isStopped) throw new EngineError({ code: "cancelled", message: "stopped" });
      const asking = engine.ask(kind, fields, onNote);
      stop = asking.cancel;
      return asking.answer;
    };
    return { answer: asked(), cancel };
  }

  /** @type {Asker["askMeanwhile"]} */
  async askMeanwhile(kind, fields, hear) {
    return (await this.come()).engine.askMeanwhile(kind, fields, hear);
  }

  giveWay() {}
}
