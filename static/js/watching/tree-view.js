/** The tree of a search as a picture; where thousands of nodes share a pixel, one of them is drawn. */

/** @param {HTMLCanvasElement} canvas @returns {Record<"ink" | "quiet" | "line" | "accent" | "wrong", string>} */
export function tonesOf(canvas) {
  const style = getComputedStyle(canvas);
  return {
    ink: style.color,
    quiet: style.outlineColor,
    line: style.columnRuleColor,
    accent: style.caretColor,
    wrong: style.textDecorationColor,
  };
}

/**
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {ReturnType<typeof tonesOf>} Tones
 */

/** Pixels around the tree, and between two depths at most. */
const [EDGE, STEP] = [10, 26];
/** By what factor a growing tree grows before it is redrawn: all redraws together then cost about ten times the last. */
const GROWN = 1.1;

export class TreeView {
  /** The drawing without the way to the event that is shown. @type {HTMLCanvasElement | null} */
  #ground = null;
  #drawn = "";
  #count = 0;
  #resized = true;
  #tones = /** @type {Tones} */ ({});
  #toned = -Infinity;
  /** Where the tree is drawn: rarely read, since reading it forces a layout. */
  #measures = { width: 300, height: 0, step: 0 };

  /** @param {HTMLCanvasElement} canvas @param {Tree} tree @param {(event: number) => void} go */
  constructor(canvas, tree, go) {
    this.canvas = canvas;
    this.tree = tree;
    this.seen = new ResizeObserver(() => (this.#resized = true));
    this.seen.observe(canvas);
    canvas.onclick = ({ offsetX, offsetY }) => {
      const { width, step } = this.#measured();
      const node = tree.nearest((offsetX - EDGE) / (width - 2 * EDGE), (offsetY - EDGE) / step);
      if (node >= 0) go(tree.nodes[node].event);
    };
  }

  /** @returns {{ width: number, height: number, step: number }} measures that hold until the picture is resized */
  #measured() {
    let { width, height } = this.#measures;
    if (this.#resized || !height) [width, height] = [this.canvas.clientWidth || 300, this.canvas.clientHeight];
    this.#resized = false;
    return (this.#measures = { width, height, step: Math.min(STEP, (height - 2 * EDGE) / Math.max(1, this.tree.deepest)) });
  }

  /** @param {number} node @returns {[number, number]} */
  #place(node) {
    const { width, step } = this.#measures;
    return [EDGE + this.tree.x(node) * (width - 2 * EDGE), EDGE + this.tree.nodes[node].depth * step];
  }

  /** Read the page's tones again now and then: each reading makes the browser compute all of its style. */
  #tone() {
    if (performance.now() - this.#toned < 1000) return;
    this.#tones = tonesOf(this.canvas);
    this.#toned = performance.now();
  }

  /** @param {number} event draws the tree, with the way to that event @param {boolean} whole whether no more nodes will come */
  draw(event, whole) {
    const { canvas } = this;
    const scale = devicePixelRatio || 1;
    const { width, height } = this.#measured();
    if (!height) return;
    const count = this.tree.nodes.length;
    this.#tone();
    const key = `${width} ${height} ${scale} ${this.#tones.line}`;
    if (key !== this.#drawn || (whole ? count > this.#count : count > this.#count * GROWN)) {
      this.#ground = this.#grounded(width, height, scale);
      [this.#drawn, this.#count] = [key, count];
    }
    [canvas.width, canvas.height] = [width * scale, height * scale];
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    if (this.#ground) pen.drawImage(this.#ground, 0, 0);
    pen.scale(scale, scale);
    this.#way(pen, event);
  }

  /** @param {number} width @param {number} height @param {number} scale @returns {HTMLCanvasElement} all nodes */
  #grounded(width, height, scale) {
    const ground = document.createElement("canvas");
    [ground.width, ground.height] = [width * scale, height * scale];
    const pen = /** @type {CanvasRenderingContext2D} */ (ground.getContext("2d"));
    pen.scale(scale, scale);
    const taken = new Set();
    const tones = this.#tones;
    pen.strokeStyle = tones.line;
    pen.beginPath();
    const seen = this.tree.nodes.flatMap(({ parent, depth }, i) => {
      const [x, y] = this.#place(i);
      const key = Math.round(x) * 4096 + depth;
      if (taken.has(key) && this.tree.nodes[i].end !== "solution") return [];
      taken.add(key);
      if (parent >= 0) {
        const [overX, overY] = this.#place(parent);
        pen.moveTo(overX, overY);
        pen.lineTo(x, y);
      }
      return [i];
    });
    pen.stroke();
    for (const i of seen) this.#node(pen, i, tones);
    return ground;
  }

  /** @param {CanvasRenderingContext2D} pen @param {number} i @param {Tones} tones */
  #node(pen, i, tones) {
    const { end } = this.tree.nodes[i];
    const [x, y] = this.#place(i);
    pen.fillStyle = pen.strokeStyle = end === "contradiction" ? tones.wrong : end ? tones.accent : tones.quiet;
    pen.beginPath();
    if (end === "contradiction") { // a cross, and a square for a solution: tones alone do not tell them apart
      pen.moveTo(x - 2.5, y - 2.5);
      pen.lineTo(x + 2.5, y + 2.5);
      pen.moveTo(x + 2.5, y - 2.5);
      pen.lineTo(x - 2.5, y + 2.5);
      pen.stroke();
    } else if (end) pen.fillRect(x - 4, y - 4, 8, 8);
    else {
      pen.arc(x, y, 2, 0, 7);
      pen.fill();
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {number} event */
  #way(pen, event) {
    const way = this.tree.way(event);
    pen.strokeStyle = pen.fillStyle = this.#tones.accent;
    pen.lineWidth = 2;
    pen.beginPath();
    way.forEach((node, i) => (i ? pen.lineTo(...this.#place(node)) : pen.moveTo(...this.#place(node))));
    pen.stroke();
    if (!way.length) return;
    pen.beginPath();
    pen.arc(...this.#place(way[0]), 4.5, 0, 7);
    pen.fill();
  }
}
