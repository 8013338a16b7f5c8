### What is read out of a cell, beside its name and its digit.

# $sign is a letter
grid-in-region = drawn in region { $sign }
grid-answered = answered by Python
# Of a digit that was written since the last bookmark, read out
grid-tried = tried
# Read out, also after “Undone:”
grid-bookmark-set = bookmark set
# Read out, also after “Undone:”
grid-bookmark-gone = bookmark gone
# $marks are digits with spaces between them
grid-could-be = could be { $marks }
grid-printed = candidates of the puzzle { $marks }
grid-struck = struck by you { $marks }
grid-in-corners = pencil marks { $marks }
grid-in-centre = centre marks { $marks }
grid-coloured = coloured { AND($colours) }
# Of one mark, read out
grid-mark-coloured = { $mark } coloured { $colour }
grid-no-coloured-marks = no coloured marks
# Read out: this mark is chosen
grid-mark = mark { $mark }
# Read out: the cell is chosen again, no mark in it
grid-whole-cell = whole cell
grid-row-column = row { $row } column { $column }
# $cell is such as “row 1 column 2”
grid-cell-empty = { $cell }, empty
grid-cell-given = { $cell }, given { $value }
grid-cell-value = { $cell }, { $value }
grid-red = red
grid-orange = orange
grid-yellow = yellow
grid-green = green
grid-turquoise = turquoise
grid-blue = blue
grid-violet = violet
grid-pink = pink
grid-grey = grey

# A formula on a cell: $term is what stands there, $state whether it holds
grid-equals =
    { $state ->
        [holds] formula: equals { $term }, holds
        [broken] formula: equals { $term }, broken
       *[open] formula: equals { $term }
    }
# A cell is in one or several of the clues on the grid
grid-in-clues = in { $clues }

## Read out while a game is played

# What digits do from now on
grid-tool-corner = Corner marks
grid-tool-centre = Centre marks
grid-tool-colour = Colours
# $what is another now, such as "row 1 column 1, empty"
grid-undone = Undone: { $what }
grid-redone = Redone: { $what }
grid-cells-changed =
    { $count ->
        [one] { $count } cell changed
       *[other] { $count } cells changed
    }
# Said after a digit
grid-contradicts = That contradicts another digit.
grid-no-marks = no marks
# On a key, below its digit: how many of it are not written yet
grid-left = { $count } left
# A key of the keypad, read out: $name is a colour
grid-colour-key = Colour { $name }
# How many of all rules hold
grid-satisfied = { $holds } of { $count } satisfied
# How many rules are broken, after how many hold
grid-broken-count = { $count } broken
# Beside a rule
grid-broken = broken
# $what is a rule
grid-is-broken = { $what }: broken
grid-cell-fogged = { $cell }, covered by fog
grid-fogged = covered by fog
grid-fog-cleared =
    { $count ->
        [one] The fog lifts from { $count } cell.
       *[other] The fog lifts from { $count } cells.
    }
