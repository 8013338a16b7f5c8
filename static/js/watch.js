/**
 * Says what is missing when the page itself is not whole. A classic script without imports, so that it runs when the
 * page's modules do not: a missing or broken module silently keeps everything that needs it from running.
 */
{
  const OPENED = "This page was opened as a file, from which browsers run no Python. In its folder run python3 -m http.server, then open http://localhost:8000 instead.";
  const OFFLINE = "No network: this part of the page could not be loaded. Ask for it again once there is one.";
  const MODULE = /module|import/i;
  const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const isFile = location.protocol === "file:";
  let told = isFile;
  const isAlive = () => "runs" in document.documentElement.dataset; // as app.js says last

  /** @param {string} text @param {readonly string[] | null} missing addresses to be fetched anew by Retry; null where it cannot help */
  const tell = (text, missing) => {
    byId("unwhole-text").textContent = text;
    byId("unwhole").hidden = false;
    byId("unwhole-retry").hidden = missing === null;
    byId("unwhole-retry").onclick = async () => {
      await Promise.allSettled((missing ?? []).map((address) => fetch(address, { cache: "reload" })));
      location.reload();
    };
    if (isAlive()) return;
    document.documentElement.dataset.py = "error"; // the page's modules, which would show Python's state, do not run
    byId("python-text").textContent = "The page is not whole";
    byId("boot").hidden = true;
  };

  /** @param {CSSStyleSheet | null} sheet @returns {boolean} whether there is anything in it: one that did not come may not be looked into */
  const holds = (sheet) => {
    try {
      return Boolean(sheet?.cssRules.length);
    } catch {
      return false;
    }
  };

  /** @returns {string[]} style sheets that did not load */
  const unstyled = () => [...document.querySelectorAll("link")].filter(({ rel, sheet }) => rel === "stylesheet" && !holds(sheet)).map(({ href }) => href);

  /** @returns {string[]} the scripts that the page has asked for, and the one that asks for them */
  const scripts = () => {
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const own = [...document.scripts].map(({ src }) => src);
    return [...new Set([...own, ...asked])].filter((name) => name.startsWith(location.origin) && /\.m?js$/.test(new URL(name).pathname));
  };

  /** @param {string} address @returns {Promise<boolean>} whether the host has it */
  const isThere = (address) => fetch(address, { cache: "no-store" }).then(({ ok }) => ok, () => false);

  /** @param {string} [named] the file that a browser says is at fault */
  const explain = async (named = "") => {
    if (told) return;
    told = true;
    const all = scripts();
    const there = await Promise.all(all.map(isThere));
    if (isAlive() && !there.some(Boolean)) {
      told = false; // nothing is missing, and reloading the page would lose it
      if (document.body.dataset.place !== "unopened") tell(OFFLINE, null); // which says so itself
      return;
    }
    const missing = [...all.filter((_, i) => !there[i]), ...unstyled()];
    const names = [...new Set([...missing, named].filter(Boolean).map((name) => new URL(name, location.href).pathname.split("/").pop()))];
    tell(`The page could not be loaded: ${names.join(", ") || "one of its files"} is missing or broken.`, [...missing, named].filter(Boolean));
    told = !isAlive(); // while it runs, more may be missing
  };

  addEventListener("error", ({ target, filename, error }) => {
    if (target instanceof HTMLScriptElement && !target.async) void explain(); // the page does without the async one
    else if (error instanceof SyntaxError) void explain(filename);
  }, true); // what happens to an element does not bubble
  addEventListener("unhandledrejection", ({ reason }) => {
    if ((reason instanceof TypeError || reason instanceof SyntaxError) && MODULE.test(reason.message)) void explain(/https?:\S+\.js/.exec(reason.message)?.[0]);
  });
  addEventListener("load", () => {
    if (isAlive() && (isFile || !unstyled().length)) return;
    if (isFile) tell(OPENED, null); // a browser that lets files read files runs all of it
    else void explain(); // what failed before this listened
  });
}
