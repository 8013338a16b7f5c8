/** Pictures instead of texts: what reads them is fetched with the first one. */

/** Names of pictures whose kind not every system knows. */
const NAMES = /\.(?:hei[cf]|avif|webp|pdf)$/i;
/** Kinds of pictures; a drawing (SVG) is a text. */
const KINDS = /^(?:image\/(?!svg)|application\/pdf)/;

/** @param {Iterable<File>} files @returns {File[]} those that are pictures, or have pages with some */
export const pictures = (files) => [...files].filter(({ name, type }) => (type ? KINDS : NAMES).test(type || name));

/** @param {import("../acts/actions.js").Actions} actions @param {readonly File[]} files */
export const readPictures = async (actions, files) => (await import("../picture/dialog.js")).readPictures(actions, files);

/** Take the pictures that another app has shared with the installed page: the service worker keeps them. @param {import("../acts/actions.js").Actions} actions */
export async function sharedPicture(actions) {
  if (!new URLSearchParams(location.search).has("shared")) return;
  const cache = await caches.open("pencilmark-shared");
  const found = await cache.matchAll();
  await caches.delete("pencilmark-shared");
  history.replaceState(null, "", location.pathname + location.hash);
  const blobs = await Promise.all(found.map((one) => one.blob()));
  if (blobs.length) await readPictures(actions, blobs.map((blob, at) => new File([blob], decodeURIComponent(found[at].headers.get("x-name") ?? ""), { type: blob.type })));
}
