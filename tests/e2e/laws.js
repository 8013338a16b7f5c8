// What test_laws.py sees of the page: `laws.look()`, `laws.where()`, `laws.answered(button, answer)`, `laws.covered(query)` and `laws.unseen()`.
globalThis.laws = (() => {
  const PRESSED = "a[href], button, input, select, textarea, summary";
  const LISTS = "nav, ol, ul, [role=listbox]";
  const all = (query) => [...document.querySelectorAll(query)];
  const name = (one) => one.id || one.name || one.textContent.trim().slice(0, 24) || one.outerHTML.slice(0, 60);
  const there = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.getBoundingClientRect().width > 1 && !one.closest("[aria-hidden=true]");
  const controls = () => all(`:is(header, main, footer) :is(${PRESSED})`).filter(there);

  function box(one) {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    const [l, r, t, b, h] = [left, right, top, bottom, height].map(Math.round);
    return { left: l, right: r, top: t, bottom: b, height: h };
  }

  // What it lies in that does not scroll with the page, or nothing.
  const layer = (one) => (!one || ["fixed", "sticky"].includes(getComputedStyle(one).position) ? one : layer(one.parentElement));

  // What of the window is left by the places at its foot, unless a sheet lies over them, and by all that scrolls around it.
  function shown(one) {
    const seen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const foot = document.getElementById("places").getBoundingClientRect();
    const isOver = layer(one)?.contains(document.elementFromPoint(innerWidth / 2, (foot.top + foot.bottom) / 2));
    if (foot.top > innerHeight / 2 && !isOver) seen.bottom = foot.top;
    for (let on = one.parentElement; on; on = on.parentElement) {
      if (getComputedStyle(on).overflowY === "visible") continue;
      const at = on.getBoundingClientRect();
      for (const side of ["left", "top"]) seen[side] = Math.max(seen[side], at[side]);
      for (const side of ["right", "bottom"]) seen[side] = Math.min(seen[side], at[side]);
    }
    return seen;
  }

  function inView(one) {
    const [at, seen] = [one.getBoundingClientRect(), shown(one)];
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    return there(one) && x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
  }

  function edges() {
    const [style, sheet] = [getComputedStyle(document.body), document.body.getBoundingClientRect()];
    return [sheet.left + parseFloat(style.paddingLeft), sheet.right - parseFloat(style.paddingRight)].map(Math.round);
  }

  const inColumn = () => [...controls(), ...all("main :is(h2, h3, p, label, figure), footer > p, #board").filter(there)]
    .filter((one) => !one.matches(".plain, .unseen") && !one.closest("header, .keys, .scrolls, .frame"));

  const outside = ([left, right]) => inColumn()
    .filter((one) => box(one).left < left - 1 || box(one).right > right + 1)
    .map((one) => [name(one), box(one).left, box(one).right]);

  const uneven = () => all("main :is(.tools, .actions, .first, .key-row)").filter(there)
    .map((row) => [...row.querySelectorAll("button, select, input:not([type=checkbox])")].filter(there))
    .filter((row) => row.some((one) => Math.abs(box(one).height - box(row[0]).height) > 1))
    .map((row) => row.map((one) => [name(one), box(one).height]));

  // A list is one, and so are the links to one address.
  const counted = (one) => (one.matches("h1 a") ? document.getElementById("places") : one.closest(LISTS) ?? one);

  // Where the Tab key goes, in its order; what lies over the rest, as a phone's sheet does, is read by itself.
  const stops = () => controls().filter((one) => one.tabIndex === 0 && !one.closest("header, [role=grid]"));

  function isBack(one, next) {
    const [before, now] = [box(one), box(next)];
    const isAbove = now.bottom <= before.top + 1 && now.left < before.right && now.right > before.left;
    const isLeft = now.right <= before.left + 1 && now.top < before.bottom - 2 && now.bottom > before.top + 2;
    return isAbove || isLeft;
  }

  // What is reached after something below it in its column, or to its right in its row.
  const backwards = () => stops().flatMap((one, i, order) =>
    order.slice(i + 1).filter((next) => layer(next) === layer(one) && isBack(one, next)).map((next) => `${name(one)}, then ${name(next)}`));

  const ring = (one) => [getComputedStyle(one), getComputedStyle(one, "::after")]
    .map(({ outlineStyle, outlineWidth, content, borderTopWidth }) => (outlineStyle === "none" ? 0 : parseFloat(outlineWidth))
      || (content === "none" ? 0 : parseFloat(borderTopWidth)));

  // What is focused by a key and has no ring of two pixels at least, nor has what encloses it as its label or field.
  function unseen() {
    const all = [...stops(), ...document.querySelectorAll("[role=gridcell][tabindex='0']")].filter(there);
    return all.filter((one) => {
      one.focus({ focusVisible: true });
      const isThere = document.activeElement === one;
      return isThere && ![one, one.closest("label"), one.parentElement].some((lit) => lit && Math.max(...ring(lit)) >= 2);
    }).map(name);
  }

  const seconds = (time) => parseFloat(time) / (time.endsWith("ms") ? 1000 : 1);
  const moving = () => all("body *").filter(there).filter((one) => {
    const { transitionDuration, animationDuration } = getComputedStyle(one);
    return `${transitionDuration}, ${animationDuration}`.split(", ").some((time) => seconds(time) > .001);
  }).map(name);

  // How the board lies in the window, what stands beside it, and the lowest key of its pad; nothing where there is no board.
  function bench() {
    const [board, side, masthead] = ["#board", "#side", ".masthead"].map((query) => document.querySelector(query));
    if (!there(board)) return null;
    const sides = ({ left, right, top, bottom, width }) => ({ left, right, top, bottom, width });
    const keys = all("#playing-pad button").filter(there).map((one) => one.getBoundingClientRect().bottom);
    return {
      board: sides(board.getBoundingClientRect()),
      side: sides(side.getBoundingClientRect()),
      masthead: sides(masthead.getBoundingClientRect()),
      frame: parseFloat(getComputedStyle(document.querySelector(".frame")).strokeWidth),
      height: document.documentElement.scrollHeight,
      keys: Math.max(0, ...keys),
    };
  }

  const look = () => ({
    bench: bench(),
    edges: edges(),
    outside: outside(edges()),
    reach: [Math.min(...inColumn().map((one) => box(one).left)), Math.max(...inColumn().map((one) => box(one).right))],
    masthead: [box(document.querySelector(".masthead")).left, box(document.querySelector(".masthead")).right],
    isNamed: box(document.querySelector("h1 a")).right - box(document.querySelector("h1")).left > 40,
    uneven: uneven(),
    primaries: all("main button.primary").filter(there).map(name),
    controls: [...new Set(controls().filter(inView).map(counted))].map(name),
    backwards: backwards(),
    moving: moving(),
  });

  const where = () => Object.fromEntries(
    controls().filter((one) => one.id && inView(one)).map((one) => [one.id, [box(one).left, box(one).top]]),
  );

  function isCovered(one) {
    const at = one.getBoundingClientRect();
    const over = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    return !(one.contains(over) || over?.contains(one));
  }

  // What in there is in view, but under something else; the grip lies around the buttons of its row.
  const covered = (query) => controls().filter((one) => one.closest(query) && one.id !== "grip" && inView(one) && isCovered(one)).map(name);

  function answered([button, answer]) {
    const [one, told] = [document.querySelector(button), document.querySelector(answer)];
    const [at, seen] = [box(told), shown(told)];
    return {
      at: [box(one).left, box(one).top],
      isInView: there(told) && at.top >= seen.top - 1 && at.bottom <= seen.bottom + 1,
      covered: all("#undo, #redo, #erase, #hint-play").filter(inView).filter(isCovered).map(name),
    };
  }

  return { look, where, answered, covered, unseen };
})();
