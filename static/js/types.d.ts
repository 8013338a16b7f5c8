/** What the parts of the page hand each other. */

/** Who wrote a value: the puzzle, the player, or Python. */
type Ink = "" | "given" | "own" | "answer";

/** What a digit does that is typed or tapped. */
type Tool = "digit" | "corner" | "centre" | "colour";

/** What a cell may hold besides a value. */
type Layer = Exclude<Tool, "digit">;

/** For each layer what each cell holds, in ascending order. */
type Marks = { readonly [layer in Layer]: readonly (readonly number[])[] };

/** A rule, whether it holds by what stands on the board, and of a killer cage the sets of digits that fill it. One that is hidden lies under fog. */
type JudgedRule = RuleData & { state: RuleState; sums: readonly SumData[]; isHidden?: boolean };

/** The rules of a puzzle on the board of that name, judged. */
interface Judged {
  board: string;
  rules: readonly JudgedRule[];
  /** What was found for a full grid besides its digits. */
  drawn?: readonly ShapeData[];
  /** What colours mean, where something besides digits is to be found. */
  meanings?: readonly MeaningData[];
  /** Of a full grid whose digits are right, the cells whose colours are not. */
  astray?: readonly number[];
  /** Of such a grid, the cells that are still to be coloured, each with its colour. */
  missing?: readonly (readonly number[])[];
}

/** What stands in the grid at one moment; frozen. */
interface Position {
  board: BoardData;
  /** The cells under fog, in a position as it is seen (`game/fog.js`). */
  covered?: ReadonlySet<number>;
  values: readonly number[];
  inks: readonly Ink[];
  marks: Marks;
  /** The colours of single marks: `game/tints.js` reads and writes them. */
  tints: { readonly [mark: number]: number };
  /** Those that belong to the puzzle, which has only these candidates; empty lists where it has none of its own. */
  candidates: readonly (readonly number[])[];
  /** The rules of the puzzle, each a line. */
  rules: readonly string[];
  /** What draws those of the rules that name variants. */
  shapes: readonly ShapeData[];
  /** What a puzzle from another program tells of itself. */
  about: AboutData | null;
  /** The regions of a jigsaw that is being drawn, one a cell; null where none is. */
  drawn: readonly number[] | null;
  /** Where the player began to try something, which has the bookmark before it; null where nothing is tried. */
  bookmark: Position | null;
}

/** One thing the player (or Python, on request) did, and after how many seconds of play, where the clock ran. */
/** With *lit* are the cells whose right digits had cleared fog before it: that stays when they are taken back. */
type Move = Done & { at?: number; lit?: readonly number[] };

type Done =
  | { kind: "load"; puzzle: PuzzleData; id?: string }
  | {
      kind: "rules";
      board: BoardData;
      givens: readonly number[];
      rules: readonly string[];
      shapes?: readonly ShapeData[];
      /** Typed as text: further typing takes its place. */
      typed?: boolean;
      /** The regions as they were drawn, which the board may number otherwise. */
      drawn?: readonly number[];
    }
  /** What is said of the puzzle: its title, its author, its rules in words. */
  | { kind: "about"; about: AboutData }
  /** The regions of a jigsaw as far as they are drawn: no board yet. */
  | { kind: "paint"; regions: readonly number[] }
  | { kind: "fix" }
  /** Other givens of the same puzzle. */
  | { kind: "givens"; givens: readonly number[] }
  /** A digit; with *keep* the marks that see it stay. */
  | { kind: "enter"; cells: readonly number[]; value: number; keep?: true }
  /** *over* are colours that it takes the place of. */
  | { kind: "mark"; layer: Layer; cells: readonly number[]; value: number; over?: readonly number[] }
  /** *layer* is where candidates stand that are written; the corners where none is named. */
  /** The colour of one mark: one that it has goes. */
  | { kind: "tint"; cell: number; value: number; colour: number }
  /** What lies under fog, in the cells *blind*, does not tell. */
  | { kind: "fill"; layer?: "centre"; blind?: readonly number[] }
  | { kind: "place"; values: readonly number[]; candidates: readonly (readonly number[])[] }
  | { kind: "step"; placements: readonly (readonly number[])[]; eliminations: readonly (readonly number[])[]; layer?: "centre"; colours?: readonly (readonly number[])[] }
  /** What lies on top; with *givens* those go, too. */
  | { kind: "erase"; cells: readonly number[]; layer?: Layer; givens?: true }
  | { kind: "answer"; values: readonly number[] }
  /** A bookmark is set here, all goes back to the last one, or what was tried since is kept; the bookmark is gone after both. */
  | { kind: "try" }
  | { kind: "back" }
  | { kind: "keep" }
  | { kind: "restart" };

/** Moves, and the position before each and after the last (`positionAt`); *done* of them are in force. */
interface Game {
  moves: readonly Move[];
  /** The first is there; of the others those that were asked for, and in a game from the store one here and there. */
  positions: (Position | undefined)[];
  done: number;
}

/** The cells that are selected, and the one that the arrows move. */
interface Selected {
  cells: readonly number[];
  cursor: number;
  /** The mark of that one cell that is pointed at. */
  mark?: number;
}

/** What a notice may offer to do. */
type Act = "back-last" | "wrong-show" | "wrong-back" | "wrong-before" | "colours-show" | "colours-back" | "colours-fill";

/** What to tell the player, in one headline and one sentence. */
interface Notice {
  tone: "plain" | "good" | "bad";
  title: string;
  detail: string;
  /** Whether it is news for a moment only, which is shown even while a batch goes on. */
  brief?: boolean;
  /** Whether it says that Python is at work: how far it is may be said over it. */
  work?: boolean;
  /** Whether it lies in the page on a phone, too, not over it: what it speaks of is there. */
  flow?: true;
  /** What can be done about it, by the ids of the buttons. */
  acts?: readonly Act[];
  /** The place that it is about: there it stays though the visitor has only just come. */
  place?: string;
}

/** How Python is. */
interface PythonState {
  phase: "booting" | "ready" | "busy" | "error";
  percent: number;
  message: string;
}

/** Several solutions found, the one on the grid among them. */
interface Answers {
  solutions: readonly (readonly number[])[];
  shown: number;
  /** What each has besides its digits, drawn. */
  found?: readonly (readonly ShapeData[])[];
}

/** What a question is answered with, by its kind. */
interface AskedData {
  total: TotalData;
  solutions: SolutionsData;
  candidates: CandidatesData;
  spare: SpareData;
  conflict: ConflictData;
  canon: CanonData;
}

/** A question about the puzzle of that *key*, and how far it is, or its answer. */
type Asked = {
  [K in keyof AskedData]: {
    kind: K;
    key: string;
    done: number | null;
    text: string;
    going: boolean;
    data: AskedData[K] | null;
    error: ErrorData | null;
    /** Other isomorphs that were made. */
    others?: readonly (readonly number[])[];
  };
}[keyof AskedData];

/** What the grid shows in place of the game for a while: values, marks, and shapes drawn over them. */
interface Glance {
  values: readonly number[];
  marks: readonly (readonly number[])[];
  shapes: readonly ShapeData[];
  /** Whose answer it is, and the place in it; of a replay nobody's. */
  from: Asked["kind"] | "watch" | "";
  at: number;
}

/** How hard the puzzle of that *key* is, as far as it is known, and whether its rating goes on. */
interface Rated {
  key: string;
  data: RateData | null;
  going: boolean;
  /** Whether it came while another puzzle was on the grid, and that one is there still. */
  away?: boolean;
}

/** A step, and how much of it is shown: 1 where, 2 which technique, 3 why, 4 done. */
interface Hint {
  step: StepData;
  summary: string;
  candidates: readonly (readonly number[])[];
  depth: 1 | 2 | 3 | 4;
}

/** A path, and the place of it that is on the grid: before step *at*, or the end. */
interface Viewing {
  data: PathData;
  at: number;
}

/** Puzzles that are made, or were. */
interface Made {
  puzzles: readonly (MadePuzzle & Partial<Listed>)[];
  /** The one that comes nearest to the wish, while none fits it. */
  nearest: (MadePuzzle & Partial<Listed>) | null;
  wished: number;
  /** What makes the same puzzles again: a command and the version of the package. */
  recipe: string;
  version: string;
  going: boolean;
  /** How far it is, 0 to 1, and in words. */
  done: number;
  text: string;
}

/** A puzzle of a list that was read: what the list says of it, and what is known by now. */
interface Listed extends MadePuzzle {
  title: string;
  rating: string;
  /** Where it stands in the list, to be read again when it is loaded. */
  text: string;
  status: string;
  /** Why it could not be read; empty where it could. */
  error: string;
}

/** What a visitor chooses once and for all. */
interface Settings {
  /** Light, dark, or as the machine has it. */
  theme: "auto" | "light" | "dark";
  /** What the page lies on, and the colour of all that can be pressed; with "own" it is *own*, such as `#1c4f8c`, made as dark or light as it must be. */
  paper: "newspaper" | "plain" | "cream" | "sage" | "slate";
  accent: "blue" | "green" | "plum" | "brown" | "graphite" | "own";
  own: string;
  /** The colour of the visitor's digits and marks in Play. */
  digits: "accent" | "ink" | "blue" | "green" | "plum" | "brown";
  /** How large marks are. */
  marks: "small" | "medium" | "large";
  /** Light up the same digits and marks; shade what the cell sees. */
  same: boolean;
  seen: boolean;
  timer: boolean;
  /** Which wrong digits are marked, besides those that contradict each other: none, those asked for with Check, or all at once. */
  check: "never" | "conflicts" | "once";
  /** Whether a cell or a digit is chosen first. */
  input: "cell" | "digit";
  /** Whether marks go that a digit rules out. */
  tidy: boolean;
  /** Whether a press on a candidate of the selected cell writes or strikes it. */
  touch: boolean;
  /** Whether corner marks are the candidates of a cell; otherwise they are places in a box, and no hint reads them. */
  candidates: boolean;
  hand: "right" | "left";
  /** What cells are called in words, and what stands beside the grid: with "none" nothing does, outside Set. */
  coordinates: "none" | "r1c1" | "a1" | "kanji";
  /** Whether the times of finished games may say how long the next takes, and when those before were forgotten (milliseconds since 1970). */
  learn: boolean;
  forgot: number;
  /** How values above 9 are written. */
  above: "numbers" | "letters";
  /** What stands for 1 to 4 on boards of 4 by 4. */
  four: "digits" | "shapes";
  /** What stands for the digits of a puzzle without rules, up to 9: themselves, A to I, or the signs of a word. */
  signs: "digits" | "letters" | "word";
  word: string;
  motion: boolean;
}

/** What Python found the solution of a puzzle to be. */
interface Solution {
  key: string;
  /** Null where there is not exactly one. */
  values: readonly number[] | null;
}

/** What holds the state. */
type Store = ReturnType<typeof import("./page/store.js").makeStore<AppState>>;

/** All that the views draw from. */
interface AppState {
  game: Game;
  selection: Selected;
  tool: Tool;
  /** The digit that taps write, where digits are chosen first; 0 for none. */
  held: number;
  settings: Settings;
  /** The solution of the puzzle, once it was asked for. */
  solution: Solution | null;
  /** Cells that are picked for a clue that is being set, in parts. */
  picked: readonly (readonly number[])[];
  /** The regions that are being painted on the grid; null while none are. */
  painting: readonly number[] | null;
  python: PythonState;
  notice: Notice | null;
  answers: Answers | null;
  /** Cells of givens that contradict each other, as Python found. */
  wrong: readonly number[];
  /** The hint that is being told. */
  hint: Hint | null;
  /** The line of an argument that is lit up. */
  following: ({ outline: OutlineData } & import("./beside/outline.js").Place) | null;
  /** All steps of the position. */
  offers: StepsData | null;
  /** The one of them that is pointed at. */
  preview: StepData | null;
  /** The lesson of the technique of the hint, once it is there. */
  lesson: LessonData | null;
  /** What is practised, the move of the game before that, and what it was chosen among. */
  practice: { technique: string; name: string; home: number; goals?: readonly StepData[]; others?: readonly string[]; among?: readonly { technique: string; name: string }[] } | null;
  /** The path that is on the grid instead of the game. */
  viewing: Viewing | null;
  /** What was asked about this puzzle and others, the last first. */
  asked: readonly Asked[];
  /** What is on the grid instead of the game, until the next move. */
  glance: Glance | null;
  /** How hard this puzzle and others are, those asked for last first. */
  ratings: readonly Rated[];
  /** What was found when the puzzle of that key was solved last. */
  ruling: { key: string; status: SolveData["status"] } | null;
  /** What Solve shows of the puzzle. */
  tab: "answer" | "hint" | "steps" | "path" | "rating" | "questions" | "search";
  /** Whether Python is at work on something that can be cancelled. */
  running: boolean;
  /** Text typed as a puzzle and not read yet. */
  draft: string;
  /** The text that was read last or could not be read, and the move that put it on the grid. */
  source: { text: string; read: Move | null } | null;
  /** The rules as Python judged them last; null where the puzzle has none. */
  judged: Judged | null;
  /** Where the visitor is. */
  place: Place;
  /** What is known of the fog over the puzzle of that key: what it covers, and the cells whose right digits cleared it. */
  fog: { key: string; covered: ReadonlySet<number>; lit: readonly number[] } | null;
  /** Whether that text cannot be read, so that its field says so. */
  unreadable: boolean;
  /** The puzzles that Python made last, or is making. */
  made: Made | null;
  /** What is kept of the puzzle on the grid; null until something is. */
  record: GameRecord | null;
  /** The time played on it. */
  timer: import("./game/timer.js").Timer;
  /** Whether the player wants a pause: the grid is covered. */
  paused: boolean;
  /** What is kept of the games that were played, the latest first, as it was when the one on the grid began or ended. */
  played: readonly GameRecord[];
  /** Whether another puzzle is being chosen: the clock stands. */
  choosing: boolean;
  /** Somebody's solve, from a link, that is shown instead of the game. */
  replayed: Game | null;
  /** How keeping goes. */
  keeping: Keeping;
}

/** What modules make and others hold, by one name everywhere. A module may name what its own floor or one below it makes. */
type Actions = import("./acts/actions.js").Actions;
type Hints = import("./acts/hints.js").Hints;
type Lessons = import("./acts/lessons.js").Lessons;
type Keeper = import("./kept/keeper.js").Keeper;
type Games = import("./kept/games.js").Games;
type Workers = import("./python/workers.js").Workers;
type Asker = import("./python/pythons.js").Asker;
type Control = import("./page/form.js").Control;
type Thoughts = import("./game/game.js").Thoughts;
type Signs = import("./game/naming.js").Signs;
type Place = import("./page/places.js").Place;
type Modes = ReturnType<typeof import("./page/modes.js").inputModes>;

/** What the modules of the places are handed. */
interface Parts {
  store: Store;
  actions: Actions;
  hints: Hints;
  lessons: Lessons;
  modes: Modes;
  workers: Workers;
  /** Ways out of the page for the puzzle on the grid. */
  sharing: { copyLink(): void; saveAs(): void };
}
