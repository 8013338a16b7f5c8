/** The tree of a search as a picture; where thousands of nodes share a pixel, one of them is drawn. */

import { tonesOf } from "./tones.js";

/**
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {ReturnType<typeof tonesOf>} Tones
 */

/** Pixels around the tree, and between two depths at most. */
const [EDGE, STEP] = [10, 26];

export class TreeView {
  /** What is drawn, without the way to the event that is shown. @type {HTMLCanvasElement | null} */
  #ground = null;
  #drawn = "";

  /** @param {HTMLCanvasElement} canvas @param {Tree} tree @param {(event: number) => void} go */
  constructor(canvas, tree, go) {
    this.canvas = canvas;
    this.tree = tree;
    canvas.onclick = ({ offsetX, offsetY }) => {
      const node = tree.nearest((offsetX - EDGE) / (this.#width - 2 * EDGE), (offsetY - EDGE) / this.#step);
      if (node >= 0) go(tree.nodes[node].event);
    };
  }

  get #width() {
    return this.canvas.clientWidth || 300;
  }

  get #step() {
    return Math.min(STEP, (this.canvas.clientHeight - 2 * EDGE) / Math.max(1, this.tree.deepest));
  }

  /** @param {number} node @returns {[number, number]} */
  #place(node) {
    return [EDGE + this.tree.x(node) * (this.#width - 2 * EDGE), EDGE + this.tree.nodes[node].depth * this.#step];
  }

  /** @param {number} event draws the tree, with the way to that event */
  draw(event) {
    const { canvas } = this;
    const scale = devicePixelRatio || 1;
    const [width, height] = [this.#width, canvas.clientHeight];
    if (!height) return;
    const key = `${this.tree.nodes.length} ${this.tree.leaves} ${width} ${height} ${scale} ${tonesOf(canvas).line}`;
    if (key !== this.#drawn) this.#ground = this.#grounded(width, height, scale);
    this.#drawn = key;
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
    const tones = tonesOf(this.canvas);
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
    if (end === "contradiction") { // a cross, and a square for a solution: no tone alone tells them apart
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
    pen.strokeStyle = pen.fillStyle = tonesOf(this.canvas).accent;
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
