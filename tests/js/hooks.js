/** What `texts.js` has Node do with scripts of the page. */

/** @type {{ texts: Record<string, unknown>, scripts: string }} */
let known;

/** @param {typeof known} data */
export const initialize = (data) => void (known = data);

/** What a build tells of itself, where there is none. */
const BUILD = "export const build = { name: '', languages: {}, wheels: {}, snapshot: null };";

/** @param {string} name @param {{ parentURL?: string }} context @param {(name: string, context: object) => Promise<any>} next */
export async function resolve(name, context, next) {
  const isBuild = name.endsWith("/build.js") && context.parentURL?.startsWith(known.scripts);
  return isBuild ? { url: `data:text/javascript,${encodeURIComponent(BUILD)}`, shortCircuit: true } : next(name, context);
}

/** @param {string} url @param {object} context @param {(url: string, context: object) => Promise<any>} next */
export async function load(url, context, next) {
  const found = await next(url, context);
  if (!url.startsWith(known.scripts)) return found;
  const source = `${found.source}`.replace(/(?<![.\w])say\(\s*"([\w/-]+)"/g, (_, id) => `say(${JSON.stringify(known.texts[id])}`);
  return { ...found, source };
}
