### The command line: what options do (shown by --help) and what commands print.

command-solve = find the solutions of puzzles
command-count = count the solutions of puzzles
command-candidates = show the values that each cell takes in some solution
command-check = check whether puzzles are valid, unique and minimal
command-canon = find the least member of a puzzle's isomorphism class
command-vicinity = find the puzzles near a puzzle: {"{"}-x+y{"}"}, twins, minimal puzzles below it
command-pattern = describe a pattern of givens, and find puzzles of it by rating, as in the Patterns Game
command-grid = examine a solution grid: bands, unavoidable sets, MCN, minimal puzzles
command-rate = rate how hard puzzles are
command-hint = show the next step, in as much detail as you like
command-steps = list every step available now
command-path = explain every step to the solution, as text or HTML
command-order = list the cells of a formula puzzle to guess, and how the others follow
command-generate = make new puzzles
command-book = print a book of puzzles as PDF
command-sheet = print a sheet of puzzles as PDF
command-link = write puzzles as links of f-puzzles or SudokuPad
command-worksheet = print puzzles that practise a technique as PDF
command-daily = make a folder for any host with a puzzle for each day: data, pictures, a feed and a page
command-class = make a different puzzle for each pupil, all equally hard, and the answers for the teacher
command-mcp = serve the library as tools of the Model Context Protocol
asking-rows =
    { $file }: { $rows } { $rows ->
        [one] row
       *[other] rows
    }
asking-line = line { $at_line }: { $message }
book-puzzles-pages =
    { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    } on { $pages } { $pages ->
        [one] page
       *[other] pages
    }
book-seed-s = { $pdf }{ $beside }: { $what }, seed { $seed }, { $seconds } s
book-beside-chapters-counts = beside chapters with counts
book-book-write = the book to write
book-books-file-make-from = a book's file to make it from
book-your-own-csv-titles = your own, CSV with titles or any list
book-also-table-puzzles = also a table of the puzzles
book-also-books-file = also the book's file
book-processes-default-core-each = processes (default and most: one for each processor)
book-also-cover-pdf = also the cover, as PDF
book-also-svg-png-ratings = also SVG, PNG and ratings of each puzzle, as ZIP
book-also-book-screens = also a book for screens
book-also-braille = also puzzles and answers in Braille (BRF)
book-also-sample = also N puzzles with answers, for the shop's page
book-keep = keep the puzzles in this file as they are made, and use those in it
book-kept = the puzzles made so far are in { $file }: add --keep { $file } to go on from there, and --fewer for a book without the missing ones
book-used = leave out the puzzles recorded in this file, and add those of the book
book-check = check the files against a printer's rules
check-trim = Trim size
check-pages = Pages
check-bleed = Bleed
check-inside = Inner margin
check-outside = Other margins
check-spine = Width of the spine
check-lettered = Pages of a spine with words
check-fonts = Fonts embedded
check-dots = Dots an inch
check-press = Form
check-isbn = ISBN
book-puzzles-default-2 = puzzles (default { $USUAL_COUNT })
book-chapters-easy-hard-one = chapters: Easy:50,Hard:30, or one level
book-chapters-technique-x-wing = chapters by technique: x-wing:20,xy-wing:10
book-chapters-variants-killer-thermo = chapters with variants: killer:20,thermo:10
book-beside-books-file = beside a book's file
book-puzzles-read = puzzles to read
book-books-file-read = a book's file to read
canon-automorphisms =
    { $canonical } ({ $automorphisms } { $automorphisms ->
        [one] automorphism
       *[other] automorphisms
    }): { $puzzle }
check-unique = unique{ $spare }: { $puzzle }
check-no-solution-at-fault = no solution, at fault: { $conflicts }: { $puzzle }
check-undecided-time-given = undecided in the time given: { $puzzle }
check-can-go = , can go: { $redundant }
vicinity-exchange = remove x givens and add y others (default {"{"}-1+1{"}"}); {"{"}-1{"}"} finds subpuzzles
vicinity-twins = other givens in the same cells, all other cells keep their values
vicinity-below = all minimal puzzles among its givens
vicinity-minimal = only minimal ones
vicinity-level = only those of this level
vicinity-er = only those whose ER is in this range
vicinity-hodoku-score = only those whose HoDoKu score is in this range
vicinity-climb = move on to the hardest again and again, and log the steps
vicinity-steps = with --climb: N steps at most (default { $most })
vicinity-step = step { $step } ({ $rated } rated)
grid-option-sets = unavoidable sets of at most N cells (default 12)
grid-option-list = also list the unavoidable sets
grid-option-puzzles = search for its minimal puzzles with at most K givens instead, for --seconds; --save and --resume continue
grid-class = automorphisms: { $automorphisms }; least isomorph { $least }
grid-bands = bands { $bands }; stacks { $stacks } (of 416 classes)
grid-completions = completions: { $numbers }
grid-unavoidable = unavoidable sets of up to { $most } cells: { $sets }
grid-orbits = up to automorphisms: { $sets }
grid-mcn-proved = MCN { $mcn }, proved for these sets:
grid-mcn = MCN { $mcn } or more:
grid-searched = { $share }% searched, the rest not in this time
grid-searched-all = all searched
check-several-solutions = several solutions: { $puzzle }
check-no-solution = no solution: { $puzzle }
count-more = { "" } or more
count-about = { "" } (about { NUMBER($estimate, maximumSignificantDigits: 3) })
count-stop-n-solutions = stop at N solutions
count-so-far-about-all = { $count } so far, about { NUMBER($estimate, maximumSignificantDigits: 3) } in all
file-to-read = a file to read
formulas-seed-solution = # seed { $seed }, solution { $solution }
formulas-formula-puzzles = formula puzzles
formulas-formulas-could-go-may = formulas that could go may stay
cli-text-rules-go-every = a file of rules for every puzzle
cli-work-n-processes = work on N processes, at most one for each processor
cli-jobs-as-processors =
    { $count } { $count ->
        [one] process
       *[other] processes
    }, one for each processor; { $jobs } were asked for
cli-number-from = expected a number from { $least }, found { QUOTE($found) }
cli-pages = expected the number of a page, such as 3 or 3-7, found { QUOTE($found) }
cli-work-dask-cluster-such = work on a Dask cluster, such as HOST:8786
cli-n-x-n-board = an N x N board
cli-board-such-x-windoku = a board, such as "9 x windoku" or "6 3x2"
cli-what-does-work-default = the engine that does the work (default: the fastest)
cli-language = write in this language (default: that of LC_ALL or LANG); keys and error codes never change with it
cli-write-one-json-object = write one JSON object a line
cli-puzzle-list-any-form = a puzzle or a list in any form (default: stdin)
cli-read-all-input-before = read all of the input before the first answer
cli-what-text-can-several = which reading of an ambiguous text is meant
cli-pages-of-pdf = the page of a PDF, or the first and the last (3-7); without it all are read
cli-table-instead-csv-jsonl = a table instead: .csv, .jsonl or .parquet
cli-resume = with --save FILE.jsonl: resume an earlier run
cli-time-each-puzzle-default = processor time for each puzzle, in seconds (default 60)
cli-search-states-each-puzzle = search states for each puzzle
generate-own-all-json-sort = own; all with --json or --sort
generate-pencilmark-seed = pencilmark { $version }, seed { $seed }, { $wishes }
generate-givens =
    { $clues } { $clues ->
        [one] given
       *[other] givens
    }
generate-write-puzzles-into-file = write the puzzles into a file as they are made
generate-out-go-where-earlier = with --out: resume an earlier run
generate-how-many-puzzles-default = how many puzzles (default 1)
generate-same-seed-gives-same = the same seed gives the same puzzles
generate-several-wishes-once-print = several wishes at once, for print
generate-give-up-puzzle-after = give up a puzzle after N tries
generate-rate-these-none = rate on these; '' for none ({ $usual })
generate-sort-difficulty-easiest-first = sort by difficulty, the easiest first
generate-beside-levels-counts = beside levels with counts
generate-seed = seed { $seed }
generate-whole = { $file } is complete
generate-added =
    { $file }: { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    }
hint-where-look-which-technique = 1 where to look, 2 which technique, 3 the step explained (default), 4 the grid after it as well
hint-no-step-found = no step to be found
link-words-only = in words only
link-left-out = left out
link-whose-link-which-form = whose link, or which form (default f-puzzles)
order-text-rules-one-line = a text of rules, one a line
order-read-rules-backwards-too = also read rules backwards
path-ladder-default-teaching = the ladder (default teaching)
path-verify = check every step against the solution, and end with status 1 if one is false
path-held =
    { $count } { $count ->
        [one] step
       *[other] steps
    } checked against the solution
path-not-held = nothing was checked against the solution: none was found in time, or there is more than one
path-false = step { $number } is false and was left out: { $step }
path-write-html-document-drawing = write an HTML document with a drawing for each step
rate-hodokus-score-may-differ = HoDoKu's score may differ between isomorphic grids: of several steps of one kind it takes the first it finds.
rate-t-e-depth-backdoor = T&E depth { $trial }, backdoor size { $size }, { $singles } by singles
scale-own = our own level
scale-se = Sukaku Explainer
scale-class = the least isomorph
rate-not-known = not known
rate-not-rated-its-solutions = { $puzzle }  not rated, solutions: { $status }
rate-tell-every-step-well = also list every step
rate-ladder-path-default-hodoku = the ladder of the path (default hodoku)
rate-techniques-path-does-without = techniques the path does without
rate-se-hodoku-own = se, hodoku, own
rate-er-classic-sudoku-explainer = ER of the classic Sudoku Explainer
rate-also-what-singles-do = also what singles do, the depth of T&E, the classes by braids and whips (B, W, gB, gW or BxB), and backdoors
rate-also-er-least-isomorph = also the ER of the least isomorph
rate-class-braids = { $trial } (class { $braids })
rate-backdoors = { $size } ({ $count } of them)
rate-clue-score = clue score { $clue_score }
rate-class-er = class ER { $class_er }
rate-hardest = hardest: { $names }
rate-out-of-time = out of time for { $scales }
rate-er-least-so-far = ER at least { $er_at_least } so far
rules-file-rules = a file of rules
cli-solve-explain-rate-generate = Solve, explain, rate, generate and print Sudoku.
cli-pencilmark = pencilmark { $version }
cli-done = { NUMBER($done) } done
cli-done-left = { NUMBER($done) } done, { $left } left
setting-seed-solution = # { $variant }{ $level }, seed { $seed }, solution { $solution }
setting-puzzles-variants-also-minimal = puzzles with variants (also --minimal: no clue of any kind can go)
sheet-puzzles-pages =
    { $pdf }: { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    } on { $pages } { $pages ->
        [one] page
       *[other] pages
    }
sheet-sheet-which-rates-what = on a sheet, which rates what it shows (--show)
sheet-file-write = the file to write
sheet-puzzles-one-line-one = puzzles, one a line, or one drawn, or rules; - for standard input
sheet-class-set-n-sheets = a class set: N sheets of puzzles, one key
sheet-beside-file-puzzles = beside a file of puzzles
sheet-beside-pupils-which-makes = beside --pupils, which makes a page for each
sheet-note-puzzle-print-has = note: a puzzle to print has { $how_many }
solve-stop-after-n-solutions = stop after N solutions (default 2)
solve-only-how-many-unique = only how many are unique, multiple, none
solve-choose-cells-values-random = choose cells and values at random, by this seed
solve-log-every-step-search = log every step of the search
solve-trace-candidate-grid-after = with --trace: the candidate grid after each step
steps-only-one-x-wing = only this one: x-wing, or HoDoKu's code 0300
steps-explain-each-step = explain each step
steps-steps =
    { $puzzle }: { $count } { $count ->
        [one] step
       *[other] steps
    }
worksheet-puzzles-pages-seed =
    { $pdf }: { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    } on { $pages } { $pages ->
        [one] page
       *[other] pages
    }, seed { $seed }
worksheet-worksheet-write = the worksheet to write
scale-hodoku = HoDoKu
check-minimal = , minimal
rate-above = above { $most }
solve-cut = , stopped before all were found
candidates-cut = stopped before all were found:
solve-summary =
    { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    }: { $counts }; { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $backend })
# In the forms of Make and Print, .label stands beside the field, .hint is shown where the pointer rests, .blank in the empty field, .lowest and .highest are read out.
option-symmetry = of the givens: { $known }
    .label = Symmetry
symmetry-none = None
symmetry-rotational180 = Half turn
symmetry-rotational90 = Quarter turn
symmetry-mirror-horizontal = Left and right
symmetry-mirror-vertical = Top and bottom
symmetry-mirror-both = Both mirrors
symmetry-diagonal = Diagonal
symmetry-antidiagonal = Other diagonal
symmetry-diagonals = Both diagonals
symmetry-full = Full
option-clues = N givens, or a range such as 24-28
    .label = Givens
    .hint = A number, or a range such as 24-28
option-pattern = givens where it has X, none where it has . ; or X and . themselves
option-minimal = no given (with a symmetry: no orbit of givens) can go
    .label = Minimal (no given can be removed)
option-level = Beginner to Beyond; several: Easy:5,Hard:3
option-er = Sukaku Explainer's ER
    .label = Sukaku Explainer’s ER
    .lowest = Lowest ER
    .highest = Highest ER
option-hodoku-level = { $known }, as HoDoKu has them
    .label = HoDoKu’s level
option-hodoku-score = HoDoKu's score
    .label = HoDoKu’s score
    .lowest = Lowest score
    .highest = Highest score
option-effort = with --level: N of 5, or a range such as 2-4
    .label = Harder or easier within the level
    .hint = From 1 to 5, or a range such as 2-4
option-open = cells that singles fill at once, at least
    .label = Cells solvable at the start
    .hint = At least this many cells can be filled at once
option-technique = must be needed, and nothing harder
    .label = Needs
option-any-of = one of these must be needed, and nothing harder than the hardest
    .label = Needs one of
    .hint = Names with commas between them: one of these techniques at least is needed
option-practice = with --technique or --any-of: everything else is singles
    .label = Only singles besides
option-method = how givens are chosen
option-word = a wordoku in its letters: a row, column or diagonal of the solution reads the word
    .label = Hidden word
    .hint = As many different letters as there are digits. A row, column or diagonal of the solution reads the word.
option-variant = the variant: { $known }
    .label = Variant
option-no-givens = with --variant: clues alone, no digits
option-formulas = N formulas; without N as many as needed
option-operators = of { $known } (default + - * /)
option-operands = at most N in a formula (default 2)
option-largest = largest constant (default 9; 0 for none)
option-givens = N givens, or any (default 0)
option-shape = whether formulas depend on each other in circles
option-guesses = whether propagation alone solves it
option-title = for the title page
    .label = Title
option-subtitle = for the title page
    .label = Subtitle
option-author = for the title page
    .label = Author
option-licence = all-rights, cc-by, cc0, copies or your own words
    .label = Licence
licence-usual = Not stated
option-copyright = a line of the imprint: "© 2026 A. Person"
    .label = Copyright
    .blank = © 2026 A. Person
option-seed = the same seed gives the same book
option-no-seed-line = no seed in the imprint
    .label = Seed in the imprint
option-paper = A4 (default), A5, Letter, 6x9in or 170x240mm
option-margin = free all around
    .label = Margin, mm
option-book-margin = free all around, or auto: 9.6 on paperbacks, 15 on larger paper
    .blank = by the paper
option-gutter = more at the binding, or auto: by the number of pages
    .label = Gutter, mm
    .blank = by pages
option-bleed = beyond the trim
    .label = Bleed, mm
option-bleed-sides = outer (default): not at the binding
option-per-page = puzzles: { $known } (default 4)
    .label = On a page
option-show = with each puzzle: { $known }; '' for none
show-level = Levels
show-rating = Ratings
show-minutes = Minutes
option-answers = where they are (default: end)
    .label = Answers
answers-end = At the end
answers-chapter = After each chapter
answers-none = None
option-answers-per-page = default 12
    .label = Answers on a page
option-no-how-to-solve = no pages on the techniques
    .label = How to solve
option-how-to-pages = at most N pages of “How to solve”, on the techniques that most puzzles need; 0: as many as all techniques take (default 8)
option-fewer = print fewer puzzles where a chapter cannot be filled, instead of no book
    .label = Print fewer puzzles if some are not found
option-half-title = a page with the title alone
    .label = Half-title
option-introduction = your own, in Markdown
    .label = Introduction, in Markdown
option-hints = where to look, before the answers
    .label = Hints before the answers
option-publisher = for the imprint
    .label = Publisher
option-isbn = for the imprint
    .label = ISBN
option-blurb = for the back cover
    .label = On the back cover
option-barcode = the ISBN's barcode on the back, without a price
    .label = Barcode on the cover
option-stock = of the paper: decides the spine (default white)
    .label = Paper of the pages
stock-white = White
stock-cream = Cream
stock-colour = For colour
option-printer = whose formula for the spine (default kdp)
    .label = Spine for
printer-kdp = KDP
printer-lulu = Lulu
option-series = volumes that share no puzzle
    .label = Volumes
option-volume = which of them this is
    .label = Only volume
    .blank = all
option-pdfa = as PDF/A-2u
    .label = For archives (PDF/A)
option-pdfx = book and cover as PDF/X-4, in greys
    .label = For a press (PDF/X, greys)
option-fonts = the typeface (default serif)
    .label = Set in
fonts-serif = Serif
fonts-mixed = Serif, sans for headings and givens
fonts-sans = Sans
option-logo = the publisher’s, in SVG, PNG or JPEG, on the title page and the cover
    .label = Logo
option-sheet-paper = A4, A5, Letter, 6x9in or a size such as 170x240mm
option-landscape = wider than high
    .label = Orientation
landscape-usual = Portrait
landscape-yes = Landscape
option-sheet-gutter = additional margin at the binding
option-sheet-per-page = puzzles a page (default: 1, 2, 4 or 6)
option-sheet-title = at the head of every page
option-name-line = room for a name and a date
    .label = Name and date
option-sheet-show = some of { $known }
sheet-show-number = Number
sheet-show-level = Level
sheet-show-rating = Rating
sheet-show-clues = Givens
sheet-show-seed = Seed
option-link = a QR code with each puzzle, for the page at URL
    .label = QR code
option-marks = none, candidates, or room for them
    .label = Empty cells
marks-none = Empty
marks-room = Room for candidates
marks-candidates = All candidates
option-sheet-answers = none, end, foot (upside down) or next page
sheet-answers-end = On the last pages
sheet-answers-foot = Upside down at the foot
sheet-answers-next = On the next page
option-cards = lines to cut along; with --answers next, on their backs
sheet-kind = Sheets
    .label = As
sheet-kind-pupils = A class set, a sheet each
sheet-kind-cards = Cards to cut out
option-large = large print
    .label = Large print
option-written =
    .label = My own digits
option-left-handed = for left-handers: bound at the right, boards at the left of the page and room for notes beside them
    .label = For left-handers
option-coordinates = beside the grid: none, r1c1, a1, or kanji
    .label = Row and column names
coordinates-none = None
option-first = number of the first puzzle
option-puzzles = your own: those that need it are taken
    .label = Puzzles
    .blank = title,puzzle,level
option-worksheet-technique = what to practise, such as x-wing
    .label = Technique
option-shipped = positions of the lessons, at once
    .label = Ready-made positions
option-worksheet-count = puzzles to do (default 6)
    .label = Puzzles
option-worksheet-seed = the same seed gives the same worksheet
option-worksheet-title = instead of the technique's name
option-worksheet-practice = all else is singles: for beginners
    .label = Only singles besides
option-start = with all marks written in, the digits alone, the givens, or step by step
    .label = Start with
start-usual = Automatic
start-marks = All candidates
start-digits = Digits found so far
start-clues = Givens only
start-steps = One step at a time
option-no-hints = no hints at the foot
    .label = Hints
option-range = a number or a range such as 24-28
option-number = a number or { $word }
option-whole-number = a whole number or { $word }
read-puzzles = puzzles to read
read-pattern = a pattern to read
read-introduction = an introduction to read
read-logo = a logo to read
cli-cells = name cells in sentences like this: r5c3, E3, or 五行三列
mcp-jobs = calls at once (default: one for each processor)
daily-out = the folder to write
daily-link = the address of a build of Pencilmark where the puzzles are played
daily-days = how many days (default: 365)
daily-from = the first day, such as 2027-01-31 (default: today)
daily-until = the last day in the feed (default: today)
daily-date = expected a date such as 2027-01-31, found { QUOTE($found) }
daily-written =
    { $folder } has { $puzzles } { $puzzles ->
        [one] puzzle
       *[other] puzzles
    } (seed { $seed })
class-pupils = how many pupils (default: 30)
class-one-link = One link for all, in which each picks a number: { $link }


pattern-find = search the pattern, until N puzzles are found
pattern-rated = with --find: only those whose { $scale } is in this range
pattern-changed = with --find: how many givens exchange their values at once (default 1)
pattern-each-er = with --find: no ER twice, as in a round of the game
pattern-sample = random grids by which the classes are estimated (default { $usual })
pattern-known = of your puzzles: { NUMBER($puzzles) }, classes: { NUMBER($classes) }, minimal: { NUMBER($minimal) }
