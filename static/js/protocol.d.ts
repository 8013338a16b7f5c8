// Written by tests/contract/js_types.py from py/pencilmark/doors/protocol/; change that instead.

/** Count the solutions of the puzzle, up to *limit*; notes have the estimate. */
interface TotalRequest extends PuzzleRequest {
  kind: "total";
  limit: number;
}

/** How many solutions were found; *exact* if there are no more, else *estimate* extrapolates, or is None. */
interface TotalData {
  count: number;
  exact: boolean;
  estimate: number | null;
}

/** Find solutions of the puzzle, up to *limit*. */
interface SolutionsRequest extends PuzzleRequest {
  kind: "solutions";
  limit: number;
}

/** The *solutions* found, all of them if *whole*, and the value of each cell in which they agree, else 0. */
interface SolutionsData {
  solutions: number[][];
  found?: ShapeData[][];
  shared: number[];
  whole: boolean;
}

/** Find the values that each cell takes in some solution. */
interface CandidatesRequest extends PuzzleRequest {
  kind: "candidates";
}

/** The true candidates of each cell, those of givens included; all empty if there is no solution. */
interface CandidatesData {
  candidates: number[][];
}

/** Find the clues and rules that can go, one at a time or two together, so that there is still one solution. */
interface SpareRequest extends PuzzleRequest {
  kind: "spare";
}

/** Parts of a puzzle: the *cells* of clues, and the texts of *rules*. */
interface PartsData {
  cells: number[];
  rules: string[];
}

/** What can go if *status* is "unique": *singles* one at a time, *pairs* together; *whole* if not stopped. */
interface SpareData {
  status: "unique" | "multiple" | "none" | "timeout";
  singles: PartsData[];
  pairs: PartsData[];
  whole: boolean;
}

/** Find a few givens and rules that contradict each other. */
interface ConflictRequest extends PuzzleRequest {
  kind: "conflict";
}

/** Givens and rules that contradict each other, drawn; *solvable* if there is a solution, so that none do. */
interface ConflictData {
  solvable: boolean;
  cells: number[];
  rules: string[];
  shapes: ShapeData[];
}

/** Find the least isomorph of the puzzle, which must be givens only. */
interface CanonRequest extends PuzzleRequest {
  kind: "canon";
}

/** The *least* isomorph, and the number of *automorphisms* as a text of digits: it may be very large. */
interface CanonData {
  least: number[];
  automorphisms: string;
}

/** Make another isomorph of the puzzle, chosen by *seed*. */
interface IsomorphRequest extends PuzzleRequest {
  kind: "isomorph";
  seed: number;
}

/** An isomorph. */
interface IsomorphData {
  givens: number[];
}

/** Check a book, described by its *file*, before it is made, and say how the work can be shared. */
interface BookPlanRequest extends AnyRequest {
  kind: "bookplan";
  file: string;
}

/** The book's *file*, and how many *pieces* it has for its *puzzles*: more if some are passed over. */
interface BookPlanData {
  file: string;
  pieces: number;
  puzzles: number;
  share: number;
  volumes: string[];
}

/** Make *count* pieces of the book of a *file*, from the *first* (from 0) on. */
interface BookPartRequest extends AnyRequest {
  kind: "bookpart";
  file: string;
  first: number;
  count: number;
}

/** What was *made* of a book from the *first* piece on: a text for the request that makes the whole book. */
interface BookPartData {
  first: number;
  made: string;
}

/** Make a book; *file* is its text in TOML (see `pencilmark.paper.book.toml`), *made* what is made of it already. */
interface BookRequest extends AnyRequest {
  kind: "book";
  file: string;
  made?: BookPartData[];
  archive?: boolean;
  sample?: number;
  braille?: boolean;
  check?: string;
  used?: string;
}

/** A worksheet of *count* puzzles that need a *technique*: nothing plainer will do, and nothing harder is needed. */
interface WorksheetData {
  technique: string;
  variant?: string;
  givens?: boolean;
  count?: number;
  seed?: number;
  title?: string;
  board?: string;
  cells?: string;
  puzzles?: string;
  shipped?: boolean;
  symmetry?: string;
  practice?: boolean;
  start?: string;
  hints?: boolean;
  paper?: string;
  margin?: number;
  per_page?: number;
}

/** Make a worksheet (see `pencilmark.paper.book.worksheet_wish`); the same *seed* makes the same. */
interface WorksheetRequest extends AnyRequest, WorksheetData {
  kind: "worksheet";
}

/** What was *found* of the thing called *name*, what is *wanted*, and whether it *fits*; null if that is unknown. */
interface CheckData {
  name: string;
  found: string;
  wanted: string;
  fits: boolean | null;
}

/** A book or a worksheet: its *pdf* in base64; for books also *cover*, *epub*, *table* (CSV) and *file* (TOML). */
interface PrintedData {
  title: string;
  pdf: string;
  cover: string;
  epub: string;
  table: string;
  archive: string;
  sample: string;
  braille: string;
  used: string;
  checks: CheckData[];
  file: string;
  volume: number;
  puzzles: number;
  pages: number;
  seed: number;
  left_out: ErrorData[];
}

/** List the techniques that can be learned. */
interface LessonsRequest extends AnyRequest {
  kind: "lessons";
}

/** A technique that can be learned: its id, its *name*, and the *level* of puzzles that need it. */
interface LessonName {
  technique: string;
  name: string;
  level: string;
}

/** The techniques in teaching order, those of a level together. */
interface LessonsData {
  lessons: LessonName[];
}

/** Teach the *technique* of that id. */
interface LessonRequest extends AnyRequest {
  kind: "lesson";
  technique: string;
}

/** A position, with the *candidates* of its cells, and the *step* of the technique that it offers. */
interface ExampleData {
  puzzle: PuzzleData;
  step: StepData;
}

/** What to look for, why it works and what to do about it, one item of *summary* each; perhaps an *example*. */
interface LessonData {
  technique: string;
  name: string;
  level: string;
  needed: boolean;
  summary: string[];
  example?: ExampleData;
  practice: boolean;
  before?: LessonName;
  after?: LessonName;
}

/** Ask for a position with a step of the *technique*; the same *seed* gives the same position. */
interface PracticeRequest extends AnyRequest {
  kind: "practice";
  technique: string;
  seed: number;
}

/** A position to practise on: *goals* are the steps to find, any of which will do. */
interface PracticeData {
  puzzle: PuzzleData;
  goals: StepData[];
  plainest: boolean;
  others: string[];
}

/** Which formulas are allowed (see `make.formulas.part.FormulaPart`): their *operators*, and the *largest* constant. */
interface FormulaData {
  operators: string[];
  largest: number;
  easy: boolean;
}

/** The board and the requirements for the puzzle; None where there is none. */
interface WishData {
  board: string;
  symmetry?: string;
  clues?: number[];
  pattern?: string;
  minimal?: boolean;
  level?: string;
  er?: number[];
  hodoku_level?: string;
  hodoku_score?: number[];
  effort?: number[];
  open?: number;
  technique?: string;
  any_of?: string;
  practice?: boolean;
  method?: string;
  word?: string;
  variant?: string;
  givens?: boolean;
  tries?: number;
  preset?: string;
  formulas?: FormulaData;
}

/** *count* puzzles by a *wish*; the same *seed* and wish give the same puzzles. */
interface BatchRequest extends AnyRequest {
  wish: WishData;
  count: number;
  seed: number;
  levels?: string;
  tries?: number;
}

/** Make the puzzles of a batch. Others may meanwhile make some of them: see `MakeShareRequest`. */
interface GenerateRequest extends BatchRequest {
  kind: "generate";
}

/** How the making ended; the puzzles themselves came in notes, as they were made. */
interface GenerateData {
  ended: "all" | "no-more" | "stopped";
  unmet: number;
}

/** Hand in what another Python *made* for some *places* of a batch being made here, and ask for *most* more. */
interface MakeShareRequest extends BatchRequest {
  kind: "makeshare";
  places: number[];
  made: string;
  most: number;
}

/** The *places* (from 0) of puzzles to be made elsewhere; none if there are none left to begin. */
interface MakeShareData {
  places: number[];
}

/** Make only the puzzles at certain *places* of a batch, for the Python that makes the whole batch. */
interface MakePartRequest extends BatchRequest {
  kind: "makepart";
  places: number[];
}

/** What was *made*: a text for a `MakeShareRequest`. */
interface MakePartData {
  made: string;
}

/** Make a puzzle that is being set "unique" or "symmetric" by more givens, or "minimal" by fewer. */
interface MendRequest extends PuzzleRequest {
  kind: "mend";
  way: "unique" | "minimal" | "symmetric";
}

/** The new *givens*, with the *name* of their symmetry if there is one, and the cells *added* or *removed*. */
interface OfferData {
  givens: number[];
  added: number[];
  removed: number[];
  name: string;
}

/** The *offers*, first the one that changes least (for "minimal": that removes most); none if there is no way. */
interface MendData {
  offers: OfferData[];
}

/** Answer *questions* about puzzles on the *board* of that name, their canonical *lines* joined by newlines. */
interface ManyRequest extends AnyRequest {
  kind: "many";
  board: string;
  lines: string;
  questions: ("status" | "solution" | "minimal" | "symmetry" | "level" | "er" | "score" | "canonical" | "technique")[];
  rules?: string[];
  technique?: string;
}

/** The answers for each puzzle in order; None or "" if there is none. */
interface ManyData {
  status?: string;
  solution?: string[];
  minimal?: string;
  symmetry?: string[];
  level?: (string | null)[];
  hardest?: string[];
  er?: (number | null)[];
  ep?: (number | null)[];
  ed?: (number | null)[];
  score?: (number | null)[];
  canonical?: string[];
  technique?: number[];
}

/** Count the solutions of all *puzzles*, each a board's name, a line and its own candidates; with *rate*, rate them. */
interface SurveyRequest extends AnyRequest {
  kind: "survey";
  puzzles: string[][];
  rules?: string[][];
  rate: boolean;
}

/** What is known about the puzzle at that *index* (from 0): its *status*, a *solution*, and how hard it is. */
interface SurveyedData {
  index: number;
  status: "unique" | "multiple" | "none" | "timeout";
  solution?: number[];
  level?: string | null;
  er?: number | null;
}

/** How many puzzles were *done*, and how many of them have one solution, several or none; each came in a note. */
interface SurveyData {
  done: number;
  unique: number;
  multiple: number;
  none: number;
}

/** List the puzzles near each of some 9 x 9 puzzles, their canonical *lines* joined by newlines. */
interface VicinityRequest extends AnyRequest {
  kind: "vicinity";
  lines: string;
  what: "exchange" | "twins" | "below" | "grid" | "er" | "hodoku-score";
  exchange: string;
  minimal: boolean;
  givens?: number;
  again?: boolean;
}

/** How many puzzles were *found*: each came in a note, whose *line* is that of the puzzle it is near. */
interface VicinityData {
  found: number;
  ended: boolean;
}

/** Examine the solution grid of a 9 x 9 puzzle, a canonical *line*, for unavoidable sets of at most *most* cells. */
interface LaboratoryRequest extends AnyRequest {
  kind: "laboratory";
  line: string;
  most: number;
}

/** How many unavoidable *sets* have this *size*, and how many *orbits* they form under automorphisms. */
interface SizeData {
  size: number;
  sets: number;
  orbits: number;
}

/** What is known about a *grid*: its least isomorph (*canonical*); *bands*, then stacks, with their *completions*. */
interface LaboratoryData {
  grid: string;
  canonical: string;
  automorphisms: number;
  bands: number[];
  completions: number[];
  sizes: SizeData[];
  complete: number;
  mcn: number;
  proved: boolean;
  disjoint: number[][];
}

/** Search a pattern for puzzles by rating, until *count* of them are found. */
interface PatternRequest extends AnyRequest {
  kind: "pattern";
  text: string;
  known: string;
  count: number;
  er?: number[];
  ep?: number[];
  ed?: number[];
  minimal: boolean;
  changed: number;
  each_er: boolean;
  seed: number;
}

/** How many puzzles were *rated* and *found*, each of which came in a note; and what is said about the pattern. */
interface PatternData {
  rated: number;
  found: number;
  told: string[];
}

/** Minutes that people take: *typical* ones, and from least to most for an *average* and for a *fast* player. */
interface MinutesData {
  typical: number;
  average: number[];
  fast: number[];
}

/** What every request has besides its kind: an *id* of the page's own choosing, and the language of the answer. */
interface AnyRequest {
  id: number;
  lang?: string;
}

/** A puzzle on the *board* of that name, with *rules*, and *candidates* of each cell if it has any of its own. */
interface AskedPuzzle {
  board: string;
  givens: number[];
  rules?: string[];
  candidates?: number[][];
}

/** A request about a puzzle. */
interface PuzzleRequest extends AnyRequest, AskedPuzzle {
}

/** A puzzle in progress, with the digits that a player has *placed*. */
interface PlayedData extends AskedPuzzle {
  placed?: number[];
}

/** The lines of a board as paths of SVG in units of cells: between cells, around boxes, and around grids. */
interface LinesData {
  hair: string;
  region: string;
  frame: string;
}

/** A board to draw and to check. */
interface BoardData {
  name: string;
  size: number;
  regions: number[];
  houses: number[][];
  pairs: number[][];
  top?: number;
  first?: number;
  signs?: string;
  diagonals?: boolean;
  shaded?: number[];
  says?: string[];
  holes?: number[];
  lines?: LinesData;
  extent?: number[];
}

/** What a puzzle from another program says about itself: *title*, *author*, its rules in words as *text*. */
interface AboutData {
  title: string;
  author: string;
  text: string;
  missing: string[];
}

/** A shape to draw, lengths in cells (see `pencilmark.board.drawing`); an empty text is no tone. */
interface ShapeData {
  kind: "path" | "disc" | "text";
  points: number[][];
  stroke: string;
  fill: string;
  width: number;
  dashed?: boolean;
  head?: boolean;
  over?: boolean;
  closed?: boolean;
  curved?: boolean;
  radius?: number;
  text?: string;
  height?: number;
  face?: "strong" | "slanted";
}

/** A puzzle as it was read, and the name of its *format*. */
interface PuzzleData {
  board: BoardData;
  givens: number[];
  placed: number[];
  candidates: number[][];
  format: string;
  rules?: string[];
  shapes?: ShapeData[];
  about?: AboutData;
  marks?: number[][];
  solution?: number[];
}

/** What went wrong: a stable *code*, words for a person, and the place in the text (from 1). */
interface ErrorData {
  code: string;
  message: string;
  line?: number;
  column?: number;
  details?: string;
}

/** A puzzle that was made: its *solution*, its givens, the *seed* that gives it again, and what is known about it. */
interface MadePuzzle {
  puzzle: PuzzleData;
  solution: number[];
  clues: number;
  seed: number;
  level: string | null;
  effort?: number | null;
  minutes?: MinutesData | null;
  er: number | null;
  hodoku_level: string | null;
  hodoku_score: number | null;
  hardest?: string;
  note?: string;
}

/** The *puzzles* made since the last note, and the one *nearest* to the wish until one fits and is rated. */
interface MadeData {
  puzzles: MadePuzzle[];
  nearest?: MadePuzzle;
  recipe: string;
  version: string;
}

/** The options of a sheet. */
interface PaperData {
  paper?: string;
  per_page?: number;
  answers?: string;
  title?: string;
  name_line?: boolean;
  show?: string[];
  link?: string;
  marks?: string;
  large?: boolean;
  coordinates?: string;
  first?: number;
  pupils?: boolean;
  cards?: boolean;
  landscape?: boolean;
  margin?: number;
  gutter?: number;
  bleed?: number;
  written?: boolean;
}

/** A puzzle to print: its *givens* on the *board* of that name, and what is known about it. */
interface PrintPuzzle extends PlayedData {
  solution?: number[];
  level?: string;
  rating?: string;
  title?: string;
  words?: string;
  seed?: number;
}

/** What was found about the puzzle at that *place* (from 0) among those to print: as in `PrintPuzzle`. */
interface FoundData {
  place: number;
  solution?: number[];
  level?: string;
  rating?: string;
}

/** Lay *puzzles* out on *paper*, and return *count* pages of that, from the *first* (from 0) on. */
interface PagesRequest extends AnyRequest {
  kind: "pages";
  puzzles: PrintPuzzle[];
  paper: PaperData;
  first: number;
  count: number;
  quick?: boolean;
  preview?: boolean;
}

/** What is on a page, at [x, y] in millimetres (see `pencilmark.paper.page`); *turned* upside down there. */
interface ItemData {
  kind: "drawing" | "line" | "code";
  x: number;
  y: number;
  turned?: boolean;
  scale?: number;
  shapes?: ShapeData[];
  words?: string;
  text?: string;
  size?: number;
  align?: "left" | "middle" | "right";
  face?: "plain" | "strong" | "slanted";
  tone?: string;
  width?: number;
  side?: number;
  rows?: string[];
}

/** A page: its *width* and *height* in millimetres, and its *items* in reading order. */
interface PageData {
  width: number;
  height: number;
  items: ItemData[];
}

/** The *pages* asked for, of *total*; *whole* unless something was left out to be quick. */
interface PagesData {
  pages: PageData[];
  total: number;
  whole: boolean;
  found: FoundData[];
}

/** Print *puzzles* on *paper*: all pages as one PDF. */
interface SheetRequest extends AnyRequest {
  kind: "sheet";
  puzzles: PrintPuzzle[];
  paper: PaperData;
}

/** The document: its bytes as *pdf* in base64, how many *pages* it has, and what was *found* for it. */
interface SheetData {
  pdf: string;
  pages: number;
  found: FoundData[];
}

/** Make one puzzle for each of a number of *pupils* from a puzzle, the same for the same *seed*. */
interface ClassRequest extends PuzzleRequest {
  kind: "class";
  pupils: number;
  seed: number;
  number?: number;
}

/** The *puzzle* of the pupil, or the *answers* of all, an HTML page. */
interface ClassData {
  puzzle?: PuzzleData;
  answers?: string;
}

/** Run the function in *source*, which the visitor typed, on all values of the cells that its parameters name. */
interface PythonRequest extends AnyRequest {
  kind: "python";
  board: string;
  source: string;
}

/** The function as a *rule*, and how many of *all* combinations it *allows*. */
interface PythonData {
  rule: string;
  allows: number;
  all: number;
}

/** Run *source*, which the visitor typed at the prompt; a *puzzle* has that name in it. */
interface ConsoleRequest extends AnyRequest {
  kind: "console";
  source: string;
  puzzle?: PlayedData;
}

/** What was written; whether *more* lines are needed before it can run, and whether it *failed*. */
interface ConsoleData {
  output: string;
  more: boolean;
  failed: boolean;
}

/** Read a *text* in any form; *board* names the board if the text does not, *choice* what the text is meant to be. */
interface ReadRequest extends AnyRequest {
  kind: "read";
  text: string;
  board?: string;
  rules?: string;
  choice?: string;
}

/** One of the things that a text may be: its *name* for a `ReadRequest`, and a *label* for a person. */
interface ChoiceData {
  name: string;
  label: string;
}

/** A puzzle of a list, on that *line*: its *text*, to be read when it is opened. */
interface ListedData {
  line: number;
  text: string;
  puzzle: string;
  board: string;
  clues: number;
  layout?: BoardData;
  candidates?: number[][];
  rules?: string[];
  shapes?: ShapeData[];
  name?: string;
  rating?: string;
  solution?: string;
  er?: number;
  ep?: number;
  ed?: number;
  error?: ErrorData;
}

/** The list that a text is, in words; its puzzles came in notes. *broken* counts those that failed. */
interface ListData {
  format: string;
  title: string;
  count: number;
  broken: number;
}

/** What a text is: a *puzzle*, a *list*, or one of the *choices*. */
interface ReadData {
  puzzle?: PuzzleData;
  list?: ListData;
  choices?: ChoiceData[];
}

/** Write a puzzle in a *form*, with what a player has *placed* and marked, and what is said about it. */
interface ExportRequest extends PuzzleRequest {
  kind: "export";
  form: "line" | "grid" | "marks" | "text" | "hodoku" | "csv" | "json" | "opensudoku" | "sadman" | "ipuz" | "f-puzzles" | "sudokupad" | "svg";
  placed?: number[];
  marks?: number[][];
  title?: string;
  author?: string;
  text?: string;
}

/** The *text*, or the link if the form is one. *missing* is what it leaves out. */
interface ExportData {
  text: string;
  missing: string[];
}

/** End the request with this *id*; its answer is then what was found so far, or the error "cancelled". */
interface CancelRequest extends AnyRequest {
  kind: "cancel";
}

/** How far a long work is: *done* from 0 to 1, or None if that is unknown, and words for it. */
interface Note {
  done: number | null;
  text: string;
  made?: MadeData;
  rated?: RateData;
  listed?: ListedData[];
  surveyed?: SurveyedData[];
  traced?: EventData[];
}

/** The work of request *id* goes on. */
interface Progress {
  id: number;
  kind: "progress";
  note: Note;
}

/** Request *id* is answered; *value* has the type that `CONVERSATIONS` says. */
interface Result {
  id: number;
  kind: "result";
  value: unknown;
}

/** Request *id* ended without an answer. */
interface Failure {
  id: number;
  kind: "error";
  error: ErrorData;
}

/** Python is on its way: *percent* from 0 to 100. */
interface Boot {
  kind: "boot";
  percent: number;
}

/** Python is ready; *version* is Pyodide's, *build* the one whose package it runs, *marks* the times of stages. */
interface Ready {
  kind: "ready";
  version: string;
  build: string;
  marks: Record<string, number>;
}

/** The worker cannot go on, or did not start; *snapshot* says that another one may, without the snapshot. */
interface Died {
  kind: "died";
  snapshot: boolean;
  message: string;
  part?: string;
}

/** Read a *text* of rules, on the *board* of that name if the text names no other. */
interface RulesRequest extends AnyRequest {
  kind: "rules";
  text: string;
  board: string;
}

/** A rule as it was read, on that *line* of the text. */
interface RuleData {
  text: string;
  line: number;
  cells: number[];
  target: number;
  term: string;
  name?: string;
  title?: string;
  says?: string;
  numbers?: number[];
  groups?: number[][];
  pattern?: string;
}

/** What a text of rules says, on which board, with which givens, and what is wrong with it, line by line. */
interface RulesData {
  board: BoardData;
  givens: number[];
  rules: RuleData[];
  errors: ErrorData[];
  shapes: ShapeData[];
}

/** Judge *rules*, each as it was read, by the *values* on the *board* of that name. */
interface JudgeRequest extends AnyRequest {
  kind: "judge";
  board: string;
  rules: string[];
  values: number[];
  colours?: number[][];
}

/** Digits that add up to the number of a cage, and whether they *fit* what is on the board. */
interface SumData {
  digits: number[];
  fits: boolean;
}

/** What a *colour* means: the *sign* on its key, its *name* in a sentence, the colours *over* which it goes. */
interface MeaningData {
  colour: number;
  sign: string;
  name: string;
  over: number[];
}

/** Whether each rule holds, is broken by the values, or is open; and for each the sets that fill a killer cage. */
interface JudgeData {
  states: ("holds" | "broken" | "open")[];
  sums: SumData[][];
  meanings?: MeaningData[];
  astray?: number[];
  missing?: number[][];
  found?: ShapeData[];
}

/** List the named variants, all of them or those of certain *names*. */
interface VariantsRequest extends AnyRequest {
  kind: "variants";
  names?: string[];
}

/** A variant of a *family*: its *name* in rules, its *title*, what it *says*, how its line is written. */
interface VariantData {
  name: string;
  title: string;
  family: string;
  says: string;
  syntax: string;
  takes: "board" | "cells" | "line" | "parts" | "sight" | "labels";
  numbers: number[];
  quotes: string;
}

/** The named variants asked for, family by family. */
interface VariantsData {
  variants: VariantData[];
}

/** Make the line of the variant of that *name* with these *numbers* (or *pattern*) and *groups* of cells. */
interface ClueRequest extends AnyRequest {
  kind: "clue";
  board: string;
  name: string;
  numbers: number[];
  pattern?: string;
  groups: number[][];
}

/** The *line* of a clue, and the *shapes* that draw it; the line is empty if the *error* says what is missing. */
interface ClueData {
  line: string;
  shapes: ShapeData[];
  error: string;
}

/** Find which cells of a puzzle with *rules* must be guessed, and in which order the others follow. */
interface OrderRequest extends PuzzleRequest {
  kind: "order";
}

/** The order in words, and as a graph: *layers* of cells, *arrows* of [from, to, number of the rule from 0]. */
interface OrderData {
  lines: string[];
  guessed: number[];
  layers: number[][];
  arrows: number[][];
}

/** Read a picture of *width* by *height* grey *pixels*, one byte each, in base64, as are the network's *weights*. */
interface PictureRequest {
  id: number;
  kind: "picture";
  width: number;
  height: number;
  pixels: string;
  weights: string;
}

/** What a cell may be: a *value*, 0 for none, printed or *by_hand*, and how likely that is, 0 to 1. */
interface OptionData {
  value: number;
  by_hand: boolean;
  odds: number;
}

/** A grid in a picture, as a *puzzle*: what is printed is given, what is written by hand is placed. */
interface SeenData {
  puzzle: PuzzleData;
  points: number[];
  options: OptionData[][];
  doubtful: number[];
  changed: number[];
  status: "unique" | "multiple" | "none" | "timeout";
  sure: boolean;
}

/** The *grids* of a picture, the largest first. */
interface PictureData {
  grids: SeenData[];
}

/** Find up to *limit* solutions of the puzzle with these *givens* and *rules* on the *board* of that name. */
interface SolveRequest extends PuzzleRequest {
  kind: "solve";
  limit: number;
}

/** The answer: *solutions* as lists of values, at most the limit of them. */
interface SolveData {
  status: "unique" | "multiple" | "none" | "timeout";
  solutions: number[][];
  conflict: number[];
  conflict_rules?: string[];
  found?: ShapeData[][];
  nodes: number;
  backend: string;
  milliseconds: number;
}

/** Count the solutions of a puzzle, up to *limit*, in at most this number of *seconds*. */
interface CountRequest extends PuzzleRequest {
  kind: "count";
  limit: number;
  seconds: number;
}

/** How many solutions were found; *exact* if there are no more (below the limit), or at least the limit. */
interface CountData {
  count: number;
  exact: boolean;
}

/** Rate the puzzle with these *givens* on the *board* of that name, on *scales* (all, if none are named). */
interface RateRequest extends PuzzleRequest {
  kind: "rate";
  scales?: string[];
}

/** How many *times* a technique, by its *name* in words, is needed. */
interface TechniqueCount {
  name: string;
  times: number;
}

/** The techniques of one scale's path, in the order they are first needed; the name of the *hardest*, or "". */
interface WayData {
  scale: string;
  techniques: TechniqueCount[];
  hardest: string;
}

/** How deep a puzzle is: cells that *singles* fill, the depth of *trial* and error, the smallest *backdoors*. */
interface DepthData {
  singles: number;
  trial: number | null;
  backdoors: number[][] | null;
  braid_class: string;
}

/** How hard a puzzle is, if its *status* is "unique"; None if a scale does not know it. */
interface RateData {
  status: "unique" | "multiple" | "none" | "timeout";
  level: string | null;
  minutes: MinutesData | null;
  er: number | null;
  ep: number | null;
  ed: number | null;
  class_er: number | null;
  er_at_least: number | null;
  hodoku_score: number | null;
  hodoku_level: string | null;
  clue_score: number | null;
  solved_by_logic: boolean;
  ways: WayData[];
  depth: DepthData | null;
  unfinished: string[];
}

/** An inference in words, *after* those lines of its branch (from 0), drawn by *shapes* and *lit* up. */
interface LineData {
  text: string;
  after: number[];
  shapes: ShapeData[];
  lit: ShapeData[];
  inner?: OutlineData;
  label?: string;
}

/** What follows from an assumption, named by the *title*, up to its *end*. */
interface BranchData {
  title: string;
  lines: LineData[];
  end: string;
}

/** The argument of a forcing chain: in *short*, its *opening*, its *branches*, its *conclusion*. */
interface OutlineData {
  short: string;
  opening: string;
  branches: BranchData[];
  conclusion: string;
}

/** A step of the technique with the id *technique*, called *name*: where to look, and the step itself. */
interface StepData {
  technique: string;
  name: string;
  where: string;
  text: string;
  brief: string;
  notation: string;
  where_shapes: ShapeData[];
  shapes: ShapeData[];
  placements: number[][];
  eliminations: number[][];
  outline?: OutlineData;
  colours?: number[][];
}

/** Find the next step from these *givens*, the digits *placed* by the player and the pencil *marks*. */
interface HintRequest extends PuzzleRequest {
  kind: "hint";
  placed: number[];
  marks: number[][];
  covered?: number[];
  colours?: number[][];
}

/** The next step, if *status* is "step", with a short description of its technique, and the *candidates* there are. */
interface HintData {
  status: "step" | "empty" | "wrong" | "wrong-marks" | "done" | "guess" | "fog" | "none" | "multiple";
  cells: number[];
  beyond?: string;
  step?: StepData;
  summary?: string;
  candidates?: number[][];
}

/** List the steps there are now, for what a `HintRequest` has; *further* includes those that take long to find. */
interface StepsRequest extends PuzzleRequest {
  kind: "steps";
  placed: number[];
  marks: number[][];
  further: boolean;
}

/** The steps of one technique, by its *name*; *more* says that there are others like them. */
interface StepGroup {
  technique: string;
  name: string;
  steps: StepData[];
  fresh: number;
  more: boolean;
}

/** The steps there are, technique by technique, if *status* is "step"; else as in `HintData`. */
interface StepsData {
  status: "step" | "empty" | "wrong" | "wrong-marks" | "done" | "guess" | "fog" | "none" | "multiple";
  cells: number[];
  groups: StepGroup[];
  candidates: number[][];
  partial: boolean;
  beyond?: string;
}

/** Solve the puzzle with these *givens* step by step, on the *board* of that name. */
interface PathRequest extends PuzzleRequest {
  kind: "path";
}

/** What is in the grid at one moment of a path: *values*, and the *candidates* of the empty cells. */
interface PlaceData {
  values: number[];
  candidates: number[][];
}

/** The way to the solution: *steps*, and the *places* before each and after the last. */
interface PathData {
  status: "step" | "empty" | "wrong" | "wrong-marks" | "done" | "guess" | "fog" | "none" | "multiple";
  steps: StepData[];
  places: PlaceData[];
  singles: boolean[];
  solved: boolean;
  partial: boolean;
}

/** Write the way to the solution of the puzzle with these *givens*, as plain text or as an *html* document. */
interface WalkthroughRequest extends PuzzleRequest {
  kind: "walkthrough";
  html: boolean;
}

/** The way as *text*, empty if there is none. */
interface WalkthroughData {
  text: string;
}

/** Solve the puzzle and report at most *most* events of the search; *seed* shuffles the order of the guesses. */
interface TraceRequest extends PuzzleRequest {
  kind: "trace";
  most: number;
  seed?: number;
}

/** Something that the search did (see `pencilmark.engine.trace`), and its line of the log. */
interface EventData {
  event: "start" | "choose" | "ripple" | "contradiction" | "back" | "solution";
  depth: number;
  placed: number[][];
  removed: number[][];
  where: string;
  text: string;
  grid?: number[][];
}

/** How the search ended, after this number of *nodes*; *whole* if all of it was reported. */
interface TraceData {
  status: "unique" | "multiple" | "none" | "timeout";
  nodes: number;
  whole: boolean;
}

/** Solve the puzzle with the guesses in many orders, by the *seeds* from 1 on, looking at *most* nodes each. */
interface SpreadRequest extends PuzzleRequest {
  kind: "spread";
  seeds: number;
  most: number;
}

/** For each seed the nodes looked at until the *first* solution, and until the end of the search. */
interface SpreadData {
  first: number[];
  whole: number[];
  late: number;
}

type SolveStatus = "unique" | "multiple" | "none" | "timeout";

type ManyQuestion = "status" | "solution" | "minimal" | "symmetry" | "level" | "er" | "score" | "canonical" | "technique";

type AdviceStatus = "step" | "empty" | "wrong" | "wrong-marks" | "done" | "guess" | "fog" | "none" | "multiple";

type RuleState = "holds" | "broken" | "open";

type FormName = "line" | "grid" | "marks" | "text" | "hodoku" | "csv" | "json" | "opensudoku" | "sadman" | "ipuz" | "f-puzzles" | "sudokupad" | "svg";

type Reply = Progress | Result | Failure;

type WorkerMessage = Progress | Result | Failure | Boot | Ready | Died;

/** For each kind of request: its message and its result. */
interface Conversations {
  read: [ReadRequest, ReadData];
  picture: [PictureRequest, PictureData];
  survey: [SurveyRequest, SurveyData];
  many: [ManyRequest, ManyData];
  vicinity: [VicinityRequest, VicinityData];
  laboratory: [LaboratoryRequest, LaboratoryData];
  pattern: [PatternRequest, PatternData];
  solve: [SolveRequest, SolveData];
  rules: [RulesRequest, RulesData];
  judge: [JudgeRequest, JudgeData];
  order: [OrderRequest, OrderData];
  variants: [VariantsRequest, VariantsData];
  clue: [ClueRequest, ClueData];
  count: [CountRequest, CountData];
  export: [ExportRequest, ExportData];
  mend: [MendRequest, MendData];
  python: [PythonRequest, PythonData];
  console: [ConsoleRequest, ConsoleData];
  total: [TotalRequest, TotalData];
  solutions: [SolutionsRequest, SolutionsData];
  candidates: [CandidatesRequest, CandidatesData];
  spare: [SpareRequest, SpareData];
  conflict: [ConflictRequest, ConflictData];
  canon: [CanonRequest, CanonData];
  isomorph: [IsomorphRequest, IsomorphData];
  trace: [TraceRequest, TraceData];
  spread: [SpreadRequest, SpreadData];
  rate: [RateRequest, RateData];
  hint: [HintRequest, HintData];
  steps: [StepsRequest, StepsData];
  path: [PathRequest, PathData];
  walkthrough: [WalkthroughRequest, WalkthroughData];
  lessons: [LessonsRequest, LessonsData];
  lesson: [LessonRequest, LessonData];
  practice: [PracticeRequest, PracticeData];
  generate: [GenerateRequest, GenerateData];
  makeshare: [MakeShareRequest, MakeShareData];
  makepart: [MakePartRequest, MakePartData];
  bookplan: [BookPlanRequest, BookPlanData];
  bookpart: [BookPartRequest, BookPartData];
  book: [BookRequest, PrintedData];
  worksheet: [WorksheetRequest, PrintedData];
  pages: [PagesRequest, PagesData];
  sheet: [SheetRequest, SheetData];
  class: [ClassRequest, ClassData];
}
