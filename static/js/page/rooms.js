/** What several places show, each where it has room for it: `data-NAME-here` in the place that is open, else where it stood. */

/** @typedef {ReturnType<typeof import("./store.js").makeStore<import("../types.js").AppState>>} Store */

/**
 * Keep *element* in the room of that *name*.
 * @param {Store} store
 * @param {Element} element
 * @param {string} name
 * @param {Element | null} [home] where it stands in places without such a room; null for where it is
 */
export function keepInRoom(store, element, name, home = element.parentElement) {
  const before = element.nextSibling;
  const place = () => {
    const room = document.querySelector(`.place[data-in="${store.get().place}"] [data-${name}-here]`);
    if (element.parentElement === (room ?? home) || (!room && !home)) return;
    if (room) room.append(element);
    else home?.insertBefore(element, before);
  };
  store.watch(place, ["place"]);
}
