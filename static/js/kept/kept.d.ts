/** What is kept in the browser, and how it lies there. Everything here survives a reload; nothing is derived. */

/** How a puzzle ended: not yet, by the player, or by having it solved. */
type Outcome = "open" | "solved" | "answered";

/** A puzzle as it lies in the store: its board is named, and lies there once. */
interface StoredPuzzle {
  givens: readonly number[];
  placed: readonly number[];
  candidates: readonly (readonly number[])[];
  format: string;
  rules?: readonly string[];
  shapes?: readonly ShapeData[];
  about?: AboutData;
}

/** What is kept of one puzzle besides its moves. */
interface GameRecord {
  id: string;
  /** Rises by one with each writing: who knows an older one must not write. */
  revision: number;
  /** The name of the board that the puzzle began on. */
  board: string;
  puzzle: StoredPuzzle;
  /** How many of the moves are in force. */
  done: number;
  /** Milliseconds since 1970: when it was begun, and when last played. */
  begun: number;
  touched: number;
  /** Milliseconds played, pauses left out. */
  elapsed: number;
  hints: number;
  checks: number;
  level: string | null;
  outcome: Outcome;
  favourite: boolean;
  /** The day whose puzzle it is, as `2026-11-22`; null for others. */
  day: string | null;
  title: string;
}

/** What may be changed of a record without a move. */
type RecordChange = Partial<
  Pick<GameRecord, "level" | "outcome" | "favourite" | "day" | "title" | "hints" | "checks">
>;

/** A move as it lies in the store: a board in it is named. */
type StoredMove = { kind: Move["kind"]; board?: string } & Record<string, unknown>;

/** A game with its record, as read from the store. */
interface KeptGame {
  record: GameRecord;
  game: Game;
  /** Why some of its moves could not be had; empty when all are there. */
  lost: string;
}

/** What could not be read, as it lay in the store. */
interface SetAside {
  when: number;
  why: string;
  what: unknown;
}

/** How keeping goes, to be said: `kept` is the quiet case. */
interface Keeping {
  state: "starting" | "kept" | "off" | "full" | "newer";
  /** One sentence; empty in the quiet case. */
  text: string;
}

/** One file with all that is kept: what is exported and imported. */
interface KeptFile {
  pencilmark: "games";
  version: 1;
  written: number;
  boards: readonly BoardData[];
  games: readonly (GameRecord & { moves: readonly StoredMove[] })[];
}
