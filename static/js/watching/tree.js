/** The tree of a search, pure: a node for each guess, laid out by its leaves from left to right, as they come. */

/**
 * @typedef {object} Node of the tree: a guess, or the start
 * @property {number} event its number
 * @property {number} parent the number of the node above, -1 for none
 * @property {number} depth
 * @property {number} first the leaves below it, from the first
 * @property {number} last to the last
 * @property {"" | "contradiction" | "solution"} end how it ended, if it did so itself
 */

export class Tree {
  /** @type {Node[]} */
  nodes = [];
  /** The node of each event. @type {number[]} */
  nodeOf = [];
  leaves = 0;
  deepest = 0;
  solutions = 0;
  contradictions = 0;
  #now = -1;

  /** @param {readonly EventData[]} events that come after those before */
  push(events) {
    for (const event of events) this.#add(event);
  }

  /** @param {EventData} told */
  #add({ event, depth }) {
    if (event === "back") this.#now = this.nodes[this.#now].parent;
    if (event === "start" || event === "choose") {
      this.nodes.push({ event: this.nodeOf.length, parent: this.#now, depth, first: this.leaves, last: this.leaves, end: "" });
      this.#now = this.nodes.length - 1;
      this.deepest = Math.max(this.deepest, depth);
    }
    if (this.#now >= 0 && (event === "contradiction" || event === "solution")) this.#end(event);
    this.nodeOf.push(this.#now);
  }

  /** @param {"contradiction" | "solution"} how */
  #end(how) {
    if (how === "solution") this.solutions += 1;
    else this.contradictions += 1;
    this.nodes[this.#now].end = how;
    for (let node = this.#now; node >= 0; node = this.nodes[node].parent) this.nodes[node].last = this.leaves;
    this.leaves += 1;
  }

  /** @param {number} number @returns {number} where a node is, 0 to 1 from the left */
  x(number) {
    const { first, last } = this.nodes[number];
    return ((first + last) / 2 + 0.5) / Math.max(1, this.leaves, last + 1);
  }

  /** @param {number} event @returns {number[]} the nodes from that of an event up to the start */
  way(event) {
    const found = [];
    for (let node = this.nodeOf[event] ?? -1; node >= 0; node = this.nodes[node].parent) found.push(node);
    return found;
  }

  /**
   * Find the node nearest to a place.
   * @param {number} x 0 to 1 @param {number} depth
   * @returns {number} -1 where there is none
   */
  nearest(x, depth) {
    let [best, least] = [-1, Infinity];
    this.nodes.forEach((node, i) => {
      const far = Math.abs(node.depth - depth) * 10 + Math.abs(this.x(i) - x);
      if (far < least) [best, least] = [i, far];
    });
    return best;
  }
}
