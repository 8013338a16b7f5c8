/** The list of keys. */

import { byId, onClick } from "./dom.js";

/** Show the list from its beginning. */
export function showKeys() {
  const list = /** @type {HTMLDialogElement} */ (byId("keys"));
  list.showModal();
  list.scrollTop = 0;
}

export const keysButton = () => onClick("help", showKeys);
