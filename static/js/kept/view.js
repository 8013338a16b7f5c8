/** Says when what is played is not kept; nothing while all is well. */

import { byId } from "../dom.js";

/** @param {{ keeping: import("./kept.js").Keeping }} state */
export function keepingView({ keeping }) {
  byId("keeping").hidden = !keeping.text;
  byId("keeping").textContent = keeping.text;
}
