### Many.

## The columns, from the left to the right

many-column-number = No.
many-column-puzzle = Puzzle
many-column-name = Name
many-column-rated = Rated
many-column-clues = Givens
many-column-status = Solutions
many-column-minimal = Minimal
many-column-symmetry = Symmetry
many-column-hardest = Hardest step
many-column-er = ER
many-column-ep = EP
many-column-ed = ED
many-column-score = Score
many-column-technique = Steps
many-column-twin = Same as
many-column-canonical = Canonical form
many-column-solution = Solution

## Questions that are called otherwise than the column that they fill

many-asked-canonical = Duplicates, canonical form
many-asked-level = Level, hardest step
many-asked-score = HoDoKu’s score
many-asked-technique = Steps at the start of
# Read out (a field)
many-technique = Technique
many-asked-er = ER, EP, ED

## In the table

# How many solutions there are
many-status-none = none
many-status-one = one
many-status-several = several
# Whether a puzzle is minimal
many-minimal-no = no
many-minimal-yes = yes

## Said

many-nothing-known = nothing is known yet
many-kept = Your list from last time.
many-kept-paused = Your list from last time, paused.
many-too-many = The table holds { NUMBER($most) } puzzles; { NUMBER($over) } were left out.
many-line-cells = Line { $line } has { $cells } cells; a 9 × 9 puzzle has { $classic }
many-line-no-digits = Line { $line } has no digits: { $text }
many-nothing-typed = Paste some puzzles first, or open a file.
many-not-bare = This puzzle has pencil marks of its own: open it in Solve
many-stopped = Stopped. What was read so far is in the table.
# Before the names of places
many-open-in = Open in
many-choose = Choose puzzle { $number }
many-count =
    { $all ->
        [one] { NUMBER($all) } puzzle
       *[other] { NUMBER($all) } puzzles
    }
many-count-of =
    { $all ->
        [one] { NUMBER($shown) } of { NUMBER($all) } puzzle
       *[other] { NUMBER($shown) } of { NUMBER($all) } puzzles
    }
# Button
many-print-some = Print { NUMBER($chosen) } chosen
many-near = Near the chosen
many-near-minimal = Minimal only
many-near-go = Find
many-near-name = { $exchange } of { $number }
many-near-found = { NUMBER($found) } found near the chosen puzzles.
many-near-twins = Twins
many-near-below = Minimal ones below
many-near-grid = Minimal ones of the grid
many-near-er = Climb by ER
many-near-score = Climb by HoDoKu’s score
many-near-givens = Givens at most
many-near-again = Go on
many-near-kind = { $kind }: { $number }
many-grid-go = Examine the grid
many-grid-title = The grid of puzzle { $number }
many-grid-automorphisms = Automorphisms
many-grid-bands = Bands (of 416 classes)
many-grid-stacks = Stacks
many-grid-completions = Completions of each
many-grid-sets = Unavoidable sets of up to { $most } cells
many-grid-of-size = { $size } cells: { NUMBER($sets) }
many-grid-of-orbits = { $size } cells: { NUMBER($sets) } ({ NUMBER($orbits) } up to automorphisms)
many-grid-mcn = Most disjoint sets (MCN)
many-grid-proved = { $mcn }, proved
many-grid-unproved = { $mcn } or more
many-game = Patterns Game
many-game-about = Searches for puzzles with givens in the same cells, exchanging a given at a time, and rates them. They join the list.
many-game-pattern = Pattern (X for each given), or puzzles to begin with
many-game-changed = Exchange
many-game-count = Puzzles
many-game-each = No ER twice
many-game-go = Search
many-game-copy = Copy as ED=ER/EP/ED
many-game-found = { NUMBER($found) } found, { NUMBER($rated) } rated.
many-game-copied = { NUMBER($count) } copied.
many-game-not-copied = Nothing copied.
many-answers = { NUMBER($done) } of { NUMBER($total) } answers
many-paused = Paused at { $answers }
many-a-second = { NUMBER($rate) } a second
# $time is such as “3 min”
many-left = { $time } left
many-pythons = { $count } Pythons
many-seconds = { $count } s
many-hours = { NUMBER($count, minimumFractionDigits: 1) } h

## On the page, as it stands there

# Heading
many-many-puzzles = Many puzzles
many-check-a-whole-list = Check a whole list at once: which puzzles have exactly one solution, how hard each is, and which are the same in disguise.
# Under a picture
many-your-table-will-appear = Your table will appear here.
# Beside a field
many-a-list = A list
# Button
many-add = Add
# Button
many-open-files = Open files
many-you-can-also-drop = You can also drop files anywhere on the page: one puzzle a line, tables or grids, up to 250,000 puzzles.
# Term
many-one-solution = One solution?
many-each-puzzle-is-proved = Each puzzle is proved to have one solution, several or none. A line that cannot be read says why.
# Term
many-how-hard = How hard?
many-givens-level-hardest-technique = Givens, level, hardest technique, HoDoKu score and ER, to sort, filter and chart.
# Term
many-seen-before = Seen before?
many-duplicates-are-found-even = Duplicates are found even when turned, mirrored or renumbered.
many-this-browser-stores-nothing = This browser stores nothing, so the list is lost when you reload.
# Heading of a group
many-find-out = Find out
# Beside a field
many-filter = Filter
# In an empty field
many-er-7-solutions-one = er>=7 solutions=one
# Button
many-columns = Columns
many-part-of-a-puzzle = Part of a puzzle or name, or conditions: clues<24, level=hard, minimal=yes
# Read out
many-puzzles = Puzzles
# Button
many-choose-all-or-none = Choose all or none
# Button
many-print-the-chosen = Print the chosen
# Button
many-save-csv = Save CSV
# Button
many-save-json-lines = Save JSON lines
# Button
many-clear-the-list = Clear the list
# Beside a field
many-chart = Chart
# Read out
many-how-the-values-are = How the values are spread
# Button
many-resume = Resume
# Heading of a column of ticks
many-choose-column = Choose
# Read out (whether a column is shown)
many-column-of = Column { $title }
# Read out (button)
many-play = Play puzzle { $number }
# Read out (button)
many-solve = Solve puzzle { $number }
