/** What a puzzle from another program tells of itself, below the grid. */

import { byId, make } from "../page/dom.js";
import { position } from "../game/game.js";
import { titleBy } from "../page/words.js";

/** @param {import("../types.js").AppState} state */
export function drawAbout({ game }) {
  const { about, candidates } = position(game);
  const { title = "", author = "", text = "", missing = [] } = about ?? {};
  byId("about-candidates").hidden = !candidates.some((own) => own.length);
  byId("about").hidden = !(title || author || text || missing.length);
  byId("about-title").textContent = titleBy({ title, author });
  byId("about-missing-title").hidden = !missing.length;
  byId("about-missing").replaceChildren(...missing.map((line) => make("li", {}, line)));
  byId("about-rules").hidden = !text;
  byId("about-text").textContent = text;
}
