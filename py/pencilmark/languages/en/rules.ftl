### The rule language: what was expected where a rule cannot be read. Words of the language (and, or, sum) stay as they are.

too-large =
    .smaller-numbers-can-grow = expected smaller numbers: this can grow beyond all bounds
    .smaller-numbers-prime = expected smaller numbers in prime()
    .numbers-digits = expected numbers of at most { $most } digits
    .numbers = expected numbers of at most { $most }
    .smaller-board = expected a smaller board: on { $size } it means more than { NUMBER($most) } conditions
    .states = expected a pattern with at most { $most } states

bad-rule =
    .here = expected { $expected }, found { $found }
    .number-cell-here = expected one number or cell here, found { $found }
    .relation-here = expected a relation here, found { $found }
    .lists-same-length-cells = expected lists of the same length, found { $found } cells
    .house = expected { $name }(1) to { $name }({ $count }) or a cell
    .no-boxes = expected a board with boxes for { $name }()
    .hidden = expected a board of 2 × 2 to { $most } × { $most } with values from 1 and no holes
    .cells = expected different cells in { $name }()
    .divided = expected whole rows or columns with all values from 1 to { $most }
    .value = expected one cell in value()

too-long =
    .cells-numbers-rule = expected at most { $most } cells and numbers in a rule
    .words-rule = expected at most { NUMBER($most) } cells, numbers and signs in a rule
    .characters-rule = expected at most { $most } characters in a rule
    .characters-python = expected at most { $most } characters of Python, found { $found }
    .rule-can-be-written = expected a rule that can be written in { $most } characters: fewer cells or values
    .characters = expected at most { $most } characters, found { $found }
    .lines = expected at most { $most } lines
    .cells-numbers-signs-all = expected at most { $most } cells, numbers and signs in all

too-deep =
    .levels-nesting = expected at most { $most } levels of nesting
    .divisions = expected at most { $most } divisions

bad-character =
    .plain-letters = expected plain letters, found { QUOTE($found) } ({ $name })
    .whole-number-decimal-point = expected a whole number, found a decimal point
    .differs = expected != for 'differs from', found '!'
    .rule = expected a cell, a number, a sign or a word such as sum, found { QUOTE($found) }

bad-python =
    .truth = relations are joined with & | ~ in brackets, not with and, or, not, nor in chains such as a < b < c
    .no-term = expected a cell or a number, found { $found }
    .no-relation = expected relations, grid.clue or grid.draw to be yielded, found { $found }
    .table = expected 1 to { $most } of them, found { $found }
    .function = expected { $expected }
    .python-says = Python says: { $message }

python-failed =
    .function = expected a function, but: { $why }
    .raises = { $known } raises { $why }

no-regions = expected the line chaos-construction, too: { $rule } is about regions to be found

no-cells =
    .cell-rule-none = expected a cell in the rule, found none

bad-variant =
    .drawing = expected one of { $kinds } and what it looks like, as in "line red 0.2", found { $found }
    .meaning = { $name }: { $why }
    .from-zero = { $name } is not known on boards whose values begin with 0
    .cells-read = expected { $expected }, found { $found }
    .each-cell-once-again = expected each cell once, found { $found } again
    .then-cells = expected : and then cells, as in { $syntax }
    .letters-digits = expected { $cells } letters or digits, found { $found }
    .nothing-after = expected nothing after { $name }
    .no-number = expected no number after { $name }, found { $found }
    .number =
        expected { $count } { $count ->
            [one] number
           *[other] numbers
        } after { $name }, found { $found }
    .negative = expected numbers from 0, found { $found }
    .numbers = expected { $least } to { $most } numbers after { $name }, found { $found }
    .out-of-reach = no digits here can make { AND($numbers) }
    .out-of-reach-apart = no digits here can make { AND($numbers) }; separate several numbers with spaces
    .parts = expected { $many } parts separated by { $joint }, found { $found }
    .cells = expected { $many } cells for { $name }, found { $found }
    .two-boxes = expected a line that goes through two boxes or more
    .modulus = expected a modulus from 2 to 9
    .range = expected numbers from 1 to { $most }
    .look-and-say = expected how many of which digit, such as 24 for two 4s (digits 1 to { $most })
    .whole-line = expected a whole row or column, as in left 3
    .as-many-values = expected a board with as many values as cells in a row for { $name }
    .one-value-more = expected a board with values 1 to { $count } for { $name }
    .odd-values = expected a board with an odd number of values for { $name }
    .boxes = expected a board with boxes for { $name }
    .square-boxes = expected a board with square boxes for { $name }
    .no-corner = expected a cell with others to its right and below
    .corner = expected the four cells around a corner, or the upper left one of them
    .too-many-cells = expected at most { $most } cells that differ, found { $found }
    .uneven-parts = expected parts of as many cells, found { AND($sizes) }
    .even-cells = expected an even number of cells, found { $found }
    .hidden = expected a board of 2 × 2 to { $most } × { $most } with values from 1 and no holes for { $name }
    .rows-of-all-values = expected a board whose rows have all values for { $name }

bad-setting =
    .only-once = expected { $name } only once
    .cells-rows-cells-spreadsheet = expected cells: rows or cells: spreadsheet, found { QUOTE($found) }
    .values = expected values such as 1-9, 0-8, 2-5 or 1 2 4, found { QUOTE($found) }
    .houses-none-latin-sudoku = expected houses: none, latin or sudoku, found { QUOTE($found) }

bad-board =
    .either-board-size = expected either board or size

empty-rule =
    .says-nothing = expected a rule that allows some values and not others; this one allows all values: it says nothing
    .allows-nothing = expected a rule that allows some values and not others; this one allows no values: nothing could be solved

unknown-variant =
    .name = expected the name of a variant, such as killer, thermo or arrow, found { QUOTE($found) }
    .near = expected the name of a variant ({ $near }?), found { QUOTE($found) }
    .none = expected the name of a variant

at-least = at least { $count }
at-most = at most { $count }
rule-cell-number-function = a cell, a number or a function
rule-after = ( after { $text }
rule-comparison = a comparison such as = or <
rule-operator-end-line = an operator or the end of the line
rule-in = in
rule-colon = a colon
rule-fresh-name = a name of letters that means nothing else
rule-numbers = numbers alone
rule-comma = a comma or { "}" }
rule-set-range = a set such as { "{" }2,4,6{ "}" } or a range
machine-value = a digit
machine-range = a range such as 2-5
machine-state = a state such as a: 1-4 b
machine-move = a move such as 1-4 b, or ;
machine-pattern = a digit, a class such as [2-5] or a bracket
machine-times = how often, such as { "{" }2{ "}" } or { "{" }2,4{ "}" }
machine-text = a pattern in quotes, such as "(12|21)+"
rule-operator = an operator or )
rule-number = a number
rule-short-range-numbers-least = a short range of numbers, the least first
rule-cell = a cell
rule-between-cells-row-column = { "." }. between cells of one row, column or diagonal (a rectangle is written with :)
rule-cell-x-board = a cell of the { $size } × { $size } board
rule-takes = { $terms } in { $name }()
rule-comma-2 = a comma or )
rule-number-cell = one number or cell in { $text }()
rule-between-cells-row-column-2 = { "." }. between cells of one row, column or diagonal
python-function-def-rule-b = a function such as def rule(a1, b2): return a1 < b2, and nothing beside it
python-parameters-cells-rule-b = parameters that are cells, such as rule(a1, b2)
python-cells-parameters = 1 to { $most } cells as parameters, found { $found }
python-different-cells-parameters = different cells as parameters
python-cell-r-c-parameter = a cell such as a1 or r1c1 as a parameter, found { QUOTE($found) }
rule-line-end = the end of the line
rule-found-list = a list of cells
rule-found-number = a number
rule-found-relation = a relation
rule-terms = { $count } number or cell
rule-terms-at-least =
    at least { $count } { $count ->
        [one] number or cell
       *[other] numbers or cells
    }
rule-house = { $word } 1 to { $word } { $most }
rule-boxes = a board with boxes for { $word }
rule-name = a cell, a number or one of { $names }
python-no-import = no import in a rule
python-functions-only = functions only in a rule
python-plain-functions = plain functions only in a rule
python-no-global = no global in a rule
python-no-nonlocal = no nonlocal in a rule
python-no-name = no { $name } in a rule
rule-of-number = rule { $number }: { $text }
pair-of-cells = { $one } and { $other }
sums-of-cells = the sums of { $cells }
