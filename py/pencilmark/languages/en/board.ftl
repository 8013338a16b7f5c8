### What is wrong with the text of a board or of a plain puzzle. Each sentence ends an error on the page or in the terminal: "pencilmark: expected ...".
### $found is what the visitor wrote; words such as latin, free or values= are typed as they stand and are never translated.

bad-board =
    .size-first = expected a size from 1 to { $most } first, found { QUOTE($found) }
    .contradict-each-other = { QUOTE($other) } and { QUOTE($word) } contradict each other
    .word = expected one of ROWSxCOLUMNS, latin, free, values=N, regions=..., areas=..., house=r1c1r2c2..., { $known }, found { QUOTE($found) }
    .needs-boxes = { $flag } needs a board with boxes
    .needs-square-boxes = { $flag } needs a board with square boxes

bad-size = expected a size from 1 to { $most }, found { $found }
bad-house = expected 2 to { $size } different cells in a house, found { QUOTE($found) }
bad-box = boxes of { $word } have { $cells } cells, not { $size }
bad-values = expected values=1 to values={ $most } or values=0-1 to values=0-35, found { QUOTE($found) }
bad-signs = expected different letters or symbols, one for each value ({ $count }), found { QUOTE($found) }
conflict = expected givens that do not contradict each other
too-many-ways = this puzzle is too full to find its least member
bad-cell = expected a cell r1c1 to r{ $size }c{ $size }, found { QUOTE($found) }
bad-hole = expected a cell of the board; { $where } is not one
bad-grids =
    .text = expected grids SIZE at ROW,COLUMN / ROW,COLUMN, such as grids 9 at 0,0 / 6,6, found { QUOTE($found) }
    .part = expected grids with as many values as rows, found { $found }
    .large = expected a square of { $most } × { $most } or less around the grids, found { $found } × { $found }
    .apart = expected grids that share cells
bad-oblong =
    .square = { $word } needs a square board, found { $found }
    .boxes = expected boxes that fill the board; those of { $word } do not fill { $found }
    .letters = expected a letter for each cell ({ $count } in all), found { $found }
bad-modifiers =
    .board = doublers, negators and nullifiers need a square board with as many values as rows
    .log = the log of the search cannot show doublers, negators or nullifiers yet
    .form = this format has no doublers, negators or nullifiers
    .making = puzzles with doublers, negators or nullifiers are made with cages or little killers only

bad-length =
    .n-n-numbers-x = expected n*n numbers (81 for 9 × 9), found { $found }
    .cells =
        expected { $count } { $count ->
            [one] cell
           *[other] cells
        }, found { $found }
    .any-line = expected n*n characters (81 for 9 × 9), found { $found }
    .line =
        expected { $count } { $count ->
            [one] character
           *[other] characters
        }, found { $found }

bad-value =
    .candidates = expected candidates from 1 to { $top }
    .values = expected values from 1 to { $top }, found { $found } at { $where }
    .numbers = expected numbers from 0 to { $top }, found { $found }
    .signs-from-zero = expected a sign for each cell, . for an empty one: as a number 0 is a value here

bad-character =
    .line = expected 1 to { $last } or a blank (. 0 * _ or a space), found { QUOTE($found) }
    .from-zero = expected 0 to { $last } or a blank (. * _ or a space), found { QUOTE($found) }

from-zero =
    .log = the log of the search knows values from 1, those of this board begin with 0
    .teaching = hints, steps and ratings know values from 1, those of this board begin with 0
    .making = puzzles are made for values from 1, those of this board begin with 0
    .form = this form has values from 1, those of this board begin with 0
    .grid = expected the cells of this board alone, each a value from 0 or . for an empty one

bad-regions =
    .uneven =
        expected { $count } { $count ->
            [one] letter
           *[other] letters
        } naming { $rows } { $rows ->
            [one] region
           *[other] regions
        } of { $rows } { $rows ->
            [one] cell
           *[other] cells
        }, region { QUOTE($region) } has { $cells } { $cells ->
            [one] cell
           *[other] cells
        }
    .letters =
        expected { $count } { $count ->
            [one] letter
           *[other] letters
        } naming { $rows } { $rows ->
            [one] region
           *[other] regions
        } of { $rows } { $rows ->
            [one] cell
           *[other] cells
        }, found { $found }

bad-areas =
    .letters =
        expected { $count } { $count ->
            [one] letter
           *[other] letters
        }, digits or dots (a cell of no region), found { $found }
    .large = expected regions of at most { $most } cells, as many as there are values, region { QUOTE($area) } has { $cells }

nothing = { "" }
