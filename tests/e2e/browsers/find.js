/* Finds elements as Playwright does: by CSS, role and name, label, or text. Run in the page through WebDriver. */
const ROLES = {
  A: (e) => (e.hasAttribute("href") ? "link" : ""), BUTTON: () => "button", TEXTAREA: () => "textbox", NAV: () => "navigation",
  SELECT: (e) => (e.multiple || e.size > 1 ? "listbox" : "combobox"), OPTION: () => "option", LI: () => "listitem", UL: () => "list",
  OL: () => "list", DIALOG: () => "dialog", TABLE: () => "table", TR: () => "row", TD: () => "cell", TH: (e) => (e.scope === "row" ? "rowheader" : "columnheader"),
  IMG: () => "img", PROGRESS: () => "progressbar", FIELDSET: () => "group", MAIN: () => "main", OUTPUT: () => "status", ARTICLE: () => "article",
  H1: () => "heading", H2: () => "heading", H3: () => "heading", H4: () => "heading", FORM: (e) => (e.hasAttribute("aria-label") ? "form" : ""),
  SECTION: (e) => (e.hasAttribute("aria-label") || e.hasAttribute("aria-labelledby") ? "region" : ""), HEADER: () => "banner", FOOTER: () => "contentinfo",
  INPUT: (e) => ({ checkbox: "checkbox", radio: "radio", range: "slider", number: "spinbutton", button: "button", submit: "button", reset: "button" })[e.type] ?? "textbox",
};
const isShown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility === "visible" && e.getBoundingClientRect().width > 0 && e.getBoundingClientRect().height > 0;
const isExposed = (e) => !e.closest("[aria-hidden=true]") && e.checkVisibility({ visibilityProperty: true });
const roleOf = (e) => e.getAttribute("role")?.split(" ")[0] || (ROLES[e.tagName]?.(e) ?? "");
const tidy = (text) => text.replace(/[\s\u200b]+/g, " ").trim();
const said = (node) => {
  if (node.nodeType === 3) return node.data;
  if (node.nodeType !== 1 || node.getAttribute("aria-hidden") === "true" || (!node.checkVisibility() && node.tagName !== "OPTION")) return "";
  if (node.hasAttribute("aria-label")) return node.getAttribute("aria-label");
  const parts = [...node.childNodes].map(said).join("");
  return getComputedStyle(node).display.startsWith("inline") ? parts : ` ${parts} `;
};
const labelsOf = (e) => [...(e.labels ?? [])].map((label) => tidy([...label.childNodes].filter((node) => node !== e && !node.contains?.(e)).map(said).join(" ") || label.textContent));
const nameOf = (e) => {
  const by = e.getAttribute("aria-labelledby");
  if (by) return tidy(by.split(/\s+/).map((id) => document.getElementById(id)).map((one) => (one ? one.getAttribute("aria-label") ?? one.textContent : "")).join(" "));
  if (e.getAttribute("aria-label")) return tidy(e.getAttribute("aria-label"));
  if (e.labels?.length) return labelsOf(e).join(" ");
  if (["dialog", "list", "table", "navigation", "grid", "group", "region"].includes(roleOf(e))) return tidy(e.querySelector(":scope > legend, :scope > caption")?.textContent ?? "");
  return tidy(said(e)) || tidy(e.title ?? "") || tidy(e.getAttribute("alt") ?? e.getAttribute("placeholder") ?? "");
};
const fits = (text, { value, flags, exact }) => {
  if (flags !== undefined) return new RegExp(value, flags).test(text);
  return exact ? tidy(text) === tidy(value) : tidy(text).toLowerCase().includes(tidy(value).toLowerCase());
};
const within = (roots, test) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll("*")].filter(test)))];
const among = (roots, test) => [...new Set(roots.flatMap((root) => [...(root === document ? [] : [root]), ...root.querySelectorAll("*")].filter(test)))];
const STEPS = {
  css: (found, { css }) => css === "visible=true" ? found.filter(isShown) : [...new Set(found.flatMap((root) => [...root.querySelectorAll(css)]))],
  role: (found, { role, name }) => within(found, (e) => roleOf(e) === role && isExposed(e) && (!name || fits(nameOf(e), name))),
  label: (found, { text }) => within(found, (e) => (e.hasAttribute("aria-labelledby") || e.getAttribute("aria-label") ? [nameOf(e)] : labelsOf(e)).some((label) => fits(label, text))),
  text: (found, { text }) => among(found, (e) => !["SCRIPT", "STYLE", "TEMPLATE"].includes(e.tagName) && fits(e.textContent, text) && ![...e.children].some((child) => fits(child.textContent, text))),
  has: (found, { text }) => found.filter((e) => fits(e.textContent, text)),
  holds: (found, { steps }) => found.filter((e) => steps.reduce((inner, step) => STEPS[step.kind](inner, step), [e]).length > 0),
  nth: (found, { at }) => found.slice(at, at === -1 ? undefined : at + 1),
};
const find = (steps) => steps.reduce((found, step) => STEPS[step.kind](found, step), [document]);
const tellOf = (e) => ["input", "change"].forEach((kind) => e.dispatchEvent(new Event(kind, { bubbles: true })));
const placeOf = (e) => {
  if (!isShown(e) || e.disabled) return null;
  for (const block of ["nearest", "center", "start", "end"]) {
    e.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = e.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...at);
    if (hit && [e, ...(e.labels ?? [])].some((one) => one.contains(hit) || hit.contains(one))) return at;
  }
  return null;
};
const coverOf = (e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return `${[x, y, width, height]} in ${innerWidth} x ${innerHeight}, disabled ${e.disabled}, shown ${isShown(e)}, hit ${hit?.outerHTML.slice(0, 200)}`;
};
