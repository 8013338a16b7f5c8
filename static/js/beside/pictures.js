/** Pictures instead of texts: what reads them is fetched with the first one. */

/** @param {Iterable<File>} files @returns {File[]} those that are pictures; a drawing (SVG) is a text */
export const pictures = (files) => [...files].filter(({ type }) => type.startsWith("image/") && !type.startsWith("image/svg"));

/** @param {import("../acts/actions.js").Actions} actions @param {readonly File[]} files */
export const readPictures = async (actions, files) => (await import("../picture/dialog.js")).readPictures(actions, files);

/** Take the picture that another app has shared with the installed page: the service worker keeps it. @param {import("../acts/actions.js").Actions} actions */
export async function sharedPicture(actions) {
  if (!new URLSearchParams(location.search).has("shared")) return;
  const cache = await caches.open("pencilmark-shared");
  const found = await cache.match("picture");
  await cache.delete("picture");
  history.replaceState(null, "", location.pathname + location.hash);
  if (found) await readPictures(actions, [new File([await found.blob()], "picture")]);
}
