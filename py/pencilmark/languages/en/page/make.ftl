### Make.

## What came of a wish

make-new-of-level = A new puzzle, { $level }
make-givens-one-solution =
    { $givens ->
        [one] { $givens } given, one solution.
       *[other] { $givens } givens, one solution.
    }
make-some-of = { $count } of { $wished } puzzles
make-several-new =
    { $count ->
        [one] { $count } new puzzle
       *[other] { $count } new puzzles
    }
make-all-in-list = The first is on the grid, all are in the list.
make-no-others = There seem to be no others.
make-given-up =
    { $count ->
        [one] { $count } could not be found.
       *[other] { $count } could not be found.
    }
make-none-yet = No puzzle was made yet.
make-may-be-none = There may be none.
make-nearest-on-grid = The one on the grid came closest: it has one solution, but does not meet every wish.
make-nearest-kept = The one kept in Make came closest: it has one solution, but does not meet every wish.
make-broken-off = The page was closed while they were being made. What was finished is kept in Make; the command there makes them all.

## What a puzzle is, in a line

make-one-solution = one solution
make-several-solutions = several solutions
make-no-solution = no solution
make-not-finished = not finished
# How hard it is within its level, such as “Hard 3 of 5”
make-level-effort = { $level } { $effort } of 5
make-er = ER { NUMBER($er, minimumFractionDigits: 1) }
# $rating is one that stood in a file
make-rated = rated { $rating }
make-hodoku = HoDoKu { $level }, { $score }
# A sentence beside HoDoKu's level, where that is above ours
make-own-decides = Pencilmark’s level decides
make-hardest = Hardest step: { $name }.

## Over and under the list

make-count-title =
    { $count ->
        [1] One puzzle
        [2] Two puzzles
        [3] Three puzzles
        [4] Four puzzles
        [5] Five puzzles
        [6] Six puzzles
        [7] Seven puzzles
        [8] Eight puzzles
        [9] Nine puzzles
        [10] Ten puzzles
       *[other] { NUMBER($count) } puzzles
    }
make-its-difficulty-follows = Made; its rating follows
make-nearest-so-far = The closest so far
make-looking-for-first = Looking for the first.
# Button of a menu: what is done with all of them
make-all-title =
    { $count ->
        [0] More…
        [1] More…
        [2] All two…
        [3] All three…
        [4] All four…
        [5] All five…
        [6] All six…
        [7] All seven…
        [8] All eight…
        [9] All nine…
        [10] All ten…
       *[other] All { NUMBER($count) }…
    }
# Button
make-show-more-of = Show more of { NUMBER($count) }

## A pattern

make-draw = Draw with the pointer, or with the arrow keys and Space. Symmetry is kept as you draw.
make-pattern =
    { $count ->
        [one] { $count } given.
       *[other] { $count } givens.
    }
make-pattern-too-few =
    { $count ->
        [one] { $count } given: no puzzle has fewer than { $fewest }.
       *[other] { $count } givens: no puzzle has fewer than { $fewest }.
    }
make-pattern-few =
    { $count ->
        [one] { $count } given: so few may take very long, even forever.
       *[other] { $count } givens: so few may take very long, even forever.
    }

## On the page, as it stands there

# Heading
make-new-puzzles = New puzzles
make-each-has-exactly-one = Each has exactly one solution. Its level is measured by solving it the way a person would, technique by technique.
make-your-puzzle-appears-here = Your puzzle appears here.
# label
make-ordinary = Ordinary
# label
make-for-children = For children
# label
make-jigsaw-regions-at-random = Jigsaw, regions at random
# Choice in a list
make-jigsaw-5-5 = Jigsaw 5 × 5
# Choice in a list
make-jigsaw-6-6 = Jigsaw 6 × 6
# Choice in a list
make-jigsaw-7-7 = Jigsaw 7 × 7
# Choice in a list
make-jigsaw-8-8 = Jigsaw 8 × 8
# Choice in a list
make-jigsaw-9-9 = Jigsaw 9 × 9
# label
make-several-grids = Several grids that share cells
make-samurai = Samurai
make-twodoku = Twodoku
make-butterfly = Butterfly
make-flower = Flower
make-sohei = Sohei
make-windmill = Windmill
make-with-more-houses = With more houses
# Choice in a list
make-diagonals = Diagonals
# Choice in a list
make-diagonals-6-6 = Diagonals 6 × 6
# Choice in a list
make-windoku = Windoku
# Choice in a list
make-diagonals-and-windoku = Diagonals and windoku
# Choice in a list
make-disjoint-groups = Disjoint groups
# Choice in a list
make-anti-knight = Anti-knight
# label
make-large = Large
# Choice in a list
make-36-36-a-minute = 36 × 36, a minute or two
# Choice in a list
make-the-board-on-the = The board on the grid
# Beside a field
make-count = Count
# Button
make-generate = Generate
# Read out
make-puzzles-made = Puzzles made
# Heading of a group
make-how-many-of-each = How many of each
# Button
make-play = Play
# Heading
make-what-the-levels-ask = What each level needs
make-the-last-cell-and = full houses, hidden singles in a box
make-every-single = hidden and naked singles
make-pairs-triples-pointing = pairs, triples, pointing
make-x-wing-xy-wing = X-wing, XY-wing, rectangles
make-finned-fish-chains-colours = finned fish, chains, colours
make-almost-locked-sets-forcing = almost locked sets, forcing chains
make-exocets-forcing-nets-trial = exocets, forcing nets, trial and error
# Opens what is below it
make-all-of-them = All of them
# Beside a field
make-order = Order
# Choice in a list
make-as-made = As made
# Choice in a list
make-easiest-first = Easiest first
# Choice in a list
make-hardest-first = Hardest first
# Button
make-open-in-many = Open in Many
# Button
make-print-all = Print all
# Button
make-copy-all = Copy all
# Button
make-save-as-csv = Save as CSV
# Button
make-solve-all = Solve all
# Button
make-rate-all = Rate all
make-make-the-same-again = Make the same again:
# Heading
make-more-wishes = More wishes
# Opens what is below it
make-look = Look
# Where nothing is chosen there
make-any-symmetry-any-number = any symmetry, any number of givens
# Beside a field
make-no-digits-given = No digits given
# Choice in a list
make-none = None
# Beside a field
make-draw-where-the-givens = Draw where the givens are
# Read out
make-cells-with-a-given = Cells with a given
# Button
make-take-from-the-grid = Take from the grid
# Button
make-invert = Invert
make-search-by-rating = Search by rating
# Beside a field
make-as-text-x-for = As text: X for a given, a dot for none
# Opens what is below it
make-difficulty = Difficulty
# Where nothing is chosen there
make-any-technique-any-effort = any technique, any effort
# Beside a field
make-style-of = Style of
# Choice in a list
make-any = Any
# Choice in a list
make-preset-newspaper = A newspaper: { $low } to { $high } givens
# Choice in a list
make-preset-app = An app: { $low } to { $high } givens
# Choice in a list
make-preset-minimal = Minimal puzzles
# Opens what is below it
make-other-scales = Other scales
# Where nothing is chosen there
make-er-hodoku-seed-time = ER, HoDoKu, seed, time limit
make-to = to
make-er-and-hodoku-rate = ER and HoDoKu rate only the ordinary 9 × 9 board.
# Beside a field
make-time-limit-per-puzzle = Time limit per puzzle
# Choice in a list
make-1-000-tries = 1,000 tries
# Choice in a list
make-10-000-tries = 10,000 tries
# Choice in a list
make-100-000-tries = 100,000 tries
# Choice in a list
make-none-until-you-press = None: until you press Stop
# Choice in a list
make-any-technique = Any technique
# Choice in a list
make-of-variants = Of variants
# Choice in a list
make-several-levels = Several levels
