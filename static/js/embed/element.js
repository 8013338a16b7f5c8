/**
 * The custom element `<pencil-mark puzzle="..." lang="de">`, a separate, classic script for other people's pages, which any host may
 * serve to them: in an open shadow root a frame with `embed.html`, which is beside the script; what is played there is the value of a form.
 */

/** Attributes that are options in the address of the frame. */
const OPTIONS = ["hint", "check", "timer", "theme", "paper", "accent", "level", "lang"];

/** Attributes that choose the puzzle. */
const PUZZLE = ["puzzle", "board", "rules"];

/** Height of the frame in pixels until it reports its own. */
const HEIGHT = 640;

/** The address of this script, read at once, since a classic script does not know it later. */
const home = import.meta.url;

const STYLE = ":host { display: block; max-width: 37rem } :host([hidden]) { display: none } iframe { display: block; width: 100%; border: 0 }";

/** @param {string} puzzle a line, or a link that ends with one @param {Record<string, string>} more its board and rules @returns {string} the fragment that names it */
function fragmentOf(puzzle, more) {
  const linked = /(?:^|#)(p=.*)$/s.exec(puzzle)?.[1];
  if (linked) return `#${linked}`;
  return puzzle ? `#${new URLSearchParams({ p: puzzle, ...more })}` : "";
}

class PencilMark extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["src", "label", ...OPTIONS, ...PUZZLE];

  #internals = this.attachInternals();
  #frame = document.createElement("iframe");
  #told = /** @type {Record<string, any>} */ ({});

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    this.#frame.setAttribute("part", "frame");
    this.#frame.height = `${HEIGHT}`;
    root.append(this.#frame);
  }

  /** @returns {string} all digits, one character per cell; empty until a puzzle is there */
  get value() {
    return this.#told.grid ?? "";
  }

  /** @returns {boolean} whether the puzzle is solved */
  get complete() {
    return this.#told.type === "complete";
  }

  get form() {
    return this.#internals.form;
  }

  get name() {
    return this.getAttribute("name") ?? "";
  }

  get type() {
    return this.localName;
  }

  get puzzle() {
    return this.getAttribute("puzzle") ?? "";
  }

  set puzzle(puzzle) {
    this.setAttribute("puzzle", puzzle);
  }

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#show();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  /** Restart the puzzle when its form is reset. */
  formResetCallback() {
    const { puzzle } = this.#told;
    if (puzzle) this.#frame.contentWindow?.postMessage({ source: "pencilmark", version: 1, type: "puzzle", puzzle }, "*");
  }

  /** Make the frame follow the attributes. */
  #show() {
    const address = new URL(this.getAttribute("src") ?? "embed.html", this.hasAttribute("src") ? document.baseURI : home);
    const said = (/** @type {readonly string[]} */ names) => names.flatMap((name) => (this.hasAttribute(name) ? [[name, this.getAttribute(name) ?? ""]] : []));
    address.search = `${new URLSearchParams([...said(OPTIONS), ...(origin === "null" ? [] : [["origin", origin]])])}`;
    const [board, rules] = [this.getAttribute("board"), this.getAttribute("rules")];
    address.hash = fragmentOf(this.puzzle, { ...(board && { b: board }), ...(rules && { r: rules }) });
    this.#frame.title = this.getAttribute("label") ?? "Sudoku";
    if (this.#frame.src !== address.href) this.#frame.src = address.href;
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, data }) => {
    if (source !== this.#frame.contentWindow || data?.source !== "pencilmark" || data.version !== 1) return;
    const { source: _, version: __, type, ...detail } = data;
    if (type === "height") this.#frame.height = `${detail.height}`;
    if (!["start", "progress", "complete"].includes(type)) return;
    const isMove = detail.filled !== 0 && detail.grid !== this.value;
    this.#told = { type, ...detail };
    this.#internals.setFormValue(this.value);
    this.dispatchEvent(new CustomEvent(type, { detail }));
    if (type === "progress" && isMove) this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    if (type === "complete") this.dispatchEvent(new Event("change", { bubbles: true, composed: true }));
  };
}

if (!customElements.get("pencil-mark")) customElements.define("pencil-mark", PencilMark);
