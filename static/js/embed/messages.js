/** Messages between the frame and the page around it, as docs/embedding.md tells them. What comes is a puzzle as text, read as one from an address is. */

/** @typedef {{ type: string } & Record<string, string | number>} Message */

/** What both sides say of themselves, and the version of what they say. */
const OURS = { source: "pencilmark", version: 1 };

/** Characters of a puzzle that is taken, at most. */
const LONGEST = 200_000;

/**
 * @param {Pick<Window, "parent">} frame
 * @param {string} origin of the page that is spoken with alone; empty for whoever holds the frame
 */
export function messages(frame, origin) {
  const { parent } = frame;
  return {
    /** @param {Message} message */
    post(message) {
      if (parent !== frame) parent.postMessage({ ...OURS, ...message }, origin || "*");
    },
    /** @param {Pick<MessageEvent, "source" | "origin" | "data">} event @returns {string} the puzzle that it brings; empty where it brings none */
    puzzleIn({ source, origin: from, data }) {
      if (source !== parent || parent === frame || (origin && from !== origin)) return "";
      const isOurs = data?.source === OURS.source && data.version === OURS.version && data.type === "puzzle";
      return isOurs && typeof data.puzzle === "string" && data.puzzle.length <= LONGEST ? data.puzzle : "";
    },
  };
}
