/** What a visitor chooses once and for all: the choices, and what they are at first. */

/** @type {import("./types.js").Settings} */
export const DEFAULTS = {
  theme: "auto",
  marks: "medium",
  same: true,
  seen: true,
  timer: true,
  check: "conflicts",
  input: "cell",
  tidy: true,
  touch: false,
  candidates: true,
  hand: "right",
  above: "numbers",
  four: "digits",
  motion: true,
};
