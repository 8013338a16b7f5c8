### Set.

## Said

# Where nothing makes the puzzle so
set-none =
    { $way ->
        [unique] There is no solution, so no given can make it the only one.
        [minimal] Only a puzzle with exactly one solution can be made minimal.
       *[symmetric] Only a puzzle with exactly one solution shows which digits to add.
    }
# Where nothing is to be changed
set-idle =
    { $way ->
        [unique] It has exactly one solution already.
        [minimal] It is minimal already.
       *[symmetric] It has every symmetry already.
    }
# Above a list of offers
set-offered =
    { $way ->
        [minimal] Each leaves a minimal puzzle:
       *[other] The smallest changes first:
    }
# An offer: $cells are such as "r1c1 = 5" each
set-add-givens =
    { $count ->
        [one] add { $count } given: { AND($cells) }
       *[other] add { $count } givens: { AND($cells) }
    }
# An offer: $cells are those that lose it
set-take-givens =
    { $count ->
        [one] remove { $count } given: { AND($cells) }
       *[other] remove { $count } givens: { AND($cells) }
    }
# An offer that makes the puzzle symmetric: $symmetry is such as Half turn, $what is what it adds
set-of-symmetry = { $symmetry }: { $what }
set-no-change = nothing to change
# Button beside an offer
set-take = Take
set-looking = Looking …

## Regions that are drawn; $region is a number or a letter

set-regions-none = Regions can be drawn on a single grid only.
set-regions-whole = Every region has { $size } cells.
set-regions-apart =
    { $regions ->
        [one] Region { AND($regions) } is in pieces, which is allowed.
       *[other] Regions { AND($regions) } are in pieces, which is allowed.
    }
# $told are parts such as the next two
set-regions-need = Each region needs { $size } cells: { $told }.
set-regions-need-more = Each region needs { $size } cells: { $told }, and so on.
set-region-too-many = region { $region } has { $count }, { $over } too many
set-region-too-few = region { $region } has { $count }, { $missing } too few
# $problem is why such a board can't be
set-regions-but = But { $problem }.
# How many cells of those it needs a region has
set-count-of = { $count } of { $size }
# Read out
set-region-count = Region { $region }: { $count } of { $size } cells

## The lamp: how many solutions there are

set-counting = Counting …
set-not-counted = Not counted yet
set-one-solution = One solution
set-solutions-at-least = At least { NUMBER($count) } solutions
# One was found, and none more in that time
set-one-or-more = One; no other was found in { $seconds } s
set-none-in-time = None found in { $seconds } s
# Beside "No solution"
set-givens-clash = the marked givens clash

## The clue in hand

# Heading, where regions are drawn
set-regions = Regions
# Heading; also before a line that is a formula
set-rule = Rule
# Heading: $name is that of a variant, such as killer
set-new-clue = New { $name }
# What the tool does
set-tool-says =
    { $tool ->
        [digit] Digits you type are givens. The same digit again removes it.
        [region] Choose a region and drag over its cells.
       *[more] Type a name, or a word of the rule.
    }
# How the cells of a new clue are taken
set-how =
    { $takes ->
        [line] Drag along it, from its first cell to its last.
        [parts] Drag each of its parts, one after the other.
        [sight] Press the cell at the edge; in a corner, drag into the grid.
        [board] It applies to the whole board: press Add.
       *[cells] Drag over cells, or press one after another.
    }
set-enter-adds = Enter or Add puts it into the puzzle.
# $why is what it lacks
set-to-be-set = To be set: { $why }.
set-choose-a-clue = choose a clue
# What a press does with a clue that is there
set-press-does =
    { $way ->
        [moves] Press where its first cell goes, or use the arrows.
        [reshapes] Press cells to add or remove them.
       *[has] Drag it to move it; Ctrl + click adds or removes a cell.
    }
# Beside a field
set-number = Number
set-pattern = Pattern
# What is wrong with a text of rules, or with a function in Python
set-at-line = line { $line }: { $message }
set-at-line-column = line { $line }, column { $column }: { $message }

## On the page, as it stands there

# Read out
set-what-is-set = What is set
# Shown where the pointer rests
set-digit-write-what-is = Digit: write what is given (Q)
# Shown where the pointer rests
set-cage-cells-with-a = Cage: cells with a sum (K)
# Button
set-cage = Cage
# Shown where the pointer rests
set-thermometer-digits-grow-from = Thermometer: digits increase from the bulb (T)
# Button
set-thermo = Thermo
# Shown where the pointer rests
set-arrow-its-digits-add = Arrow: its digits add up to its circle (R)
# Button
set-arrow = Arrow
# Shown where the pointer rests
set-line-palindromes-renban-whispers = Line: palindromes, renban, whispers (L)
# Button
set-line = Line
# Shown where the pointer rests
set-dot-a-sign-between = Dot: a sign between two cells (O)
# Button
set-dot = Dot
# Shown where the pointer rests
set-outside-clues-beside-the = Outside: clues beside the grid (U)
# Button
set-outside = Outside
# Shown where the pointer rests
set-region-draw-a-jigsaw = Region: draw a jigsaw (J)
# Button
set-region = Region
# Shown where the pointer rests
set-more-search-all-clues = More: search all clues (/)
# Read out (button)
set-by-the-fewest-givens = By adding as few givens as possible
# Button, beside how many solutions there are
set-where-they-differ = Where they differ
# Read out (button)
set-all-digits-that-solutions = Shows in each cell all digits that some solution has there
# Button
set-make-unique = Make unique
# Read out (button)
set-by-taking-givens-away = By removing givens that are not needed
# Button
set-make-minimal = Make minimal
# Read out (button)
set-by-the-givens-that = By adding the givens that a symmetry lacks
# Button
set-make-symmetric = Make symmetric
# Read out
set-region-that-is-painted = Region that is painted
set-sum = Sum
# Button
set-add = Add
# Button
set-move = Move
# Button
set-change-cells = Change cells
# Read out (button)
set-of-the-digits-that = From the digits you wrote in Play
# Button
set-make-my-digits-givens = Make my digits givens
# Read out
set-find-a-clue = Find a clue
# In an empty field
set-find-renban-knight-sandwich = Find: renban, knight, sandwich
# Beside a field
set-shown-below = Shown below
# Choice in a list
set-clues = Clues
# Choice in a list
set-rules-as-text = Rules as text
# Choice in a list
set-a-rule-in-python = A rule in Python
# Choice in a list
set-the-same-in-python = The same in Python
# Choice in a list
set-all-clues = All clues
# Choice in a list
set-proposals = Proposals
set-no-clue-is-called = No clue has that name.
# Read out
set-offers = Offers
set-a-rule-is-a = A rule is a line such as <code>a1 = b2 + 3</code> or <code>sum(a1..a9) = 45</code>. Type <kbd>=</kbd> on a cell to begin its formula; click cells to insert their names.
# Beside a field
set-rules-one-a-line = Rules, one a line
# Button
set-explain-the-order = Explain the order
# Read out
set-which-cell-follows-from = Which cell follows from which
# Read out
set-a-puzzle-with-a = A puzzle with a variant
# Beside a field
set-variant = Variant
# Beside a field
set-on = on
# Beside a field
set-no-digits-given = no digits given
# Beside a field
set-nothing-to-spare = minimal: nothing can be removed
# Button
set-make-a-variant-puzzle = Make a variant puzzle
# Beside a field
set-formulas-on = Formulas on
# Choice in a list
set-3-3-digits-to = 3 × 3, digits to 9
# Beside a field
set-for-children = for children
# Button
set-make-a-formula-puzzle = Make a formula puzzle
set-a-function-of-up = A function of up to three cells becomes a table of what it allows. A function of the whole grid, def rule(grid), yields relations and drawings instead. It runs only when you press the button, in your own browser, in a separate Python that is discarded right after. Links and saved games carry the table, never the code. Still, don't run code that you do not understand.
# Beside a field
set-python = Python
set-def-rule-a1-b2 = def rule(a1, b2): return a1 == b2 % 4
# Button
set-make-it-a-rule = Make it a rule
# Button
set-check-as-a-solver = Check as a solver
# Heading
set-title-and-rules = Title and rules
# Beside a field
set-title = Title
# Beside a field
set-author = Author
# Beside a field
set-rules-in-words = Rules in words
