### Puzzles as people paste them, and links and files of other programs: what was recognised, what is left out.
### Names of programs and formats stay as they are.

ambiguous = this text can be { OR($labels) }; say which of { $known } is meant

bad-fpuzzles = expected a grid of 1 to { $most } rows, all of one length, in this puzzle
    .board = { $why }

bad-ipuz = expected a square grid of 1 to { $most } rows in this ipuz file
    .kind = expected a Sudoku in this ipuz file, found the kind { QUOTE($found) }

bad-library-line = expected :technique:digits:givens:deleted:eliminations:placements:extra

bad-length =
    .cells-2 = expected 81 cells, found { $found }
    .cells-game-id =
        expected { $size } { $size ->
            [one] cell
           *[other] cells
        } in this game id, found { $found }
    .lines-digits =
        { $help }, found { NUMBER($found) } { $found ->
            [one] line
           *[other] lines
        } with { NUMBER($digits) } { $digits ->
            [one] digit
           *[other] digits
        }
    .recognised-rows-cells-them =
        recognised rows of { $size } { $size ->
            [one] cell
           *[other] cells
        }, but expected { $size } of them, found { $found }
    .characters =
        { $help }, found { $found } { $found ->
            [one] character
           *[other] characters
        }
    .recognised-grid-cells-each =
        recognised a grid, but expected { $size } { $size ->
            [one] cell
           *[other] cells
        } in each row, found { $found } in row { $number }
    .rows =
        expected { $size } { $size ->
            [one] row
           *[other] rows
        }, found { $found }
    .n-n-n-candidates = expected n*n*n candidates (729 for 9 × 9), each its value or a blank
    .givens-many-region-letters =
        expected givens and as many region letters, found { $found } { $found ->
            [one] character
           *[other] characters
        }
    .board =
        expected { $wanted } { $wanted ->
            [one] cell
           *[other] cells
        } for { $size } × { $size }, found { $found }

bad-character =
    .value = expected 1 to 9, + or ., found { QUOTE($found) }
    .recognised-grid-blank-row = recognised a grid, but expected 1 to { $size } or a blank, found { QUOTE($found) } in row { $number }

bad-candidate = expected digit, row and column such as 349, found { QUOTE($found) }

bad-link =
    .sudokumaker-changed = recognised a link of SudokuMaker, but it is cut off or changed
    .sudokumaker-cells = recognised a puzzle of SudokuMaker, but its cells do not fill its grid
    .lisudoku-changed = recognised a puzzle of lisudoku, but it is changed
    .sumocue-cells = recognised a puzzle of SumoCue, but found { $found } whole cells; expected those of a square grid
    .sumocue-cage = expected { $cell } in a cage that another cell opens
    .sumocue = recognised a puzzle of SumoCue: { $why }
    .sudokumaker-board = recognised a puzzle of SudokuMaker: { $why }
    .puzzle-f-puzzles-sudokupad = expected a puzzle of f-puzzles or SudokuPad, with a grid or cells
    .data-puzzle-link-something = expected the data of a puzzle in this link, found something else
    .recognised-link-pencilmark-puzzle = recognised a link of Pencilmark, but the puzzle in it is cut off or changed
    .penpa-changed = recognised a link of Penpa, but it is cut off or changed
    .whole-link-puzzle-cut = expected a whole link: the puzzle in this one is cut off or changed
    .recognised-json-grid-n = recognised JSON, but found no grid of n rows with n cells in it
    .recognised-grid-sudoku-coach = recognised a grid of sudoku.coach, but it is cut off or changed
    .recognised-code-grid-cut = recognised the code { $text } of a grid, but it is cut off or changed
    .recognised-grid-sudokuwiki-s = recognised a grid of SudokuWiki (S9B), but it is changed
    .recognised-grid-sudoku-coach-2 = recognised a grid of sudoku.coach, but found no digits in it
    .recognised-sudoku-puzz-link = recognised a sudoku of puzz.link, but its cells do not fit its size
    .sudokupad = SudokuPad's data: { $why }

other-program =
    .sudokumaker-digits = recognised a puzzle of SudokuMaker; its digits do not go up from 0 or a larger number
    .penpa-without-puzzle = recognised a link of Penpa, but found no puzzle in it; expected the long link (m=edit&p=...)
    .penpa-not-square = recognised a link of Penpa, but its grid is not square
    .penpa-without-digits = recognised a link of Penpa; it has no digits in its cells, and its drawings may mean anything

server-link =
    .link-only-names-puzzle = this link of { $value } only names a puzzle that is kept on a server; expected the long link, which has the puzzle in it: open it there and copy the grid or the long link
    .short-link-open-paste = this is a short link of { $host }: open it, and paste the address it leads to

seed-link =
    .link-has-only-seed = this link has only the seed of a random puzzle; expected the id with the cells
    .id-simon-tatham-solo = this id of Simon Tatham's Solo is a random seed; expected the game id with the cells (3x3:...)

too-long =
    .characters-link = expected at most { $most } characters in a link
    .clues-link = expected at most { $most } clues in a link
    .characters-2 = expected at most { NUMBER($most) } characters, found { NUMBER($found) }

empty =
    .puzzle-nothing = expected a puzzle, found nothing

bad-choice = expected one of { $known }, found { QUOTE($found) }

bad-tatham =
    .game-id-solo-x = expected a game id of Solo such as 3x3: and its cells
    .regions-game-id =
        expected { $size } { $size ->
            [one] region
           *[other] regions
        } in this game id, found { $found }
    .board = Solo's id: { $why }

binary = this is not text but a picture or a document; expected its text
no-digits = this does not look like a puzzle: it has words but no digits; { $help }
no-places =
    found { $found } { $found ->
        [one] digit
       *[other] digits
    } and nothing for the empty cells: where they stand is lost; { $help }
a-table =
    recognised a table of { $high } { $high ->
        [one] row
       *[other] rows
    } and { $wide } { $wide ->
        [one] column
       *[other] columns
    }; { $help }

no-puzzle =
    .recognised-file-sections-grid = recognised a file with sections, but found no grid under [Puzzle]
    .recognised-html-xml-table = recognised HTML or XML, but found no table of cells and no line of a puzzle in it

bad-iss = { $why }
expected-cells = expected a line of n*n cells (81 for 9 × 9) or n rows of n cells

bad-value =
    .group = expected a value from 1 to { $top }, a blank or candidates, found { QUOTE($found) } at { $where }

form-board =
    .classic = expected a board of 9 × 9 for this form, found { $found }
    .size = expected a board of { $least } × { $least } to { $most } × { $most } for this form, found { $found }
    .several = this form knows square boards of one grid only, found { $found }
    .one-grid = this form knows boards of one grid only, found { $found }

bad-own =
    .puzzle = recognised a puzzle of Pencilmark (JSON): { $why }
    .marks =
        recognised a puzzle of Pencilmark (JSON): expected { $count } { $count ->
            [one] list
           *[other] lists
        } of candidates from { $first } to { $top }

not-held-board = its board ({ $board })
not-held-rules = its rules
not-held-placed = digits that you wrote
not-held-marks = pencil marks
not-held-candidates = candidates that belong to the puzzle
not-held-title = its title
not-held-author = its author
not-held-text = its rules in words
fpuzzles-negative-not-supported = negative { $name } is not supported
fpuzzles-dots-other-colour-do = dots of the other colour do not make an exception from the negative rule here
fpuzzles-digits-marked-diagonal-all = Digits on the marked diagonal are all different.
fpuzzles-formula = it is a formula
fpuzzles-not-supported = { $key }: { $count } not supported
fpuzzles-left-out = { $key } { $number } is left out: { $message }
ipuz-no-sign = no sign of this puzzle: { QUOTE($found) }
ipuz-signs = its signs { $signs } are shown as digits
signs-unknown = one sign stands in no cell and is shown as { $sign }
fpuzzles-normal-sudoku-rules-apply = Normal sudoku rules apply.
fpuzzles-has-no-like = it has no like
grids-value-left-out-expected = the value of { $cell_name } is left out: expected 1 to { $top }, found { QUOTE($value) }
grids-regions-no-proper-size =
    { $count } { $count ->
        [one] region
       *[other] regions
    } of no proper size { $count ->
        [one] is
       *[other] are
    } left out
grids-cells-not-supported = { $key } of cells is not supported
grids-pencil-marks-corners-cells =
    pencil marks in the corners of { $corner } { $corner ->
        [one] cell
       *[other] cells
    } are not kept
grids-colours-cells-not-kept =
    colours of { $colours } { $colours ->
        [one] cell
       *[other] cells
    } are not kept
kinds-does-not-look-along = it does not look along a whole diagonal
kinds-expected-cell-such-r = expected a cell such as R1C1, found { $name }
kinds-expected-cell-grid-found = expected a cell of the grid, found { $name }
kinds-expected-cells = expected a list of cells such as R1C1, found { $found }
kinds-expected-direction = expected a direction of { $known }, found { $found }
kinds-expected-list = expected a list under "{ $key }", found { $found }
kinds-expected-object = expected an object with fields such as "cells", found { $found }
kinds-expected-most-cells = expected at most { $size } cells
kinds-expected-whole-number-found = expected a whole number, found { $text }
kinds-has-no-number = it has no number
kinds-nothing = nothing
kinds-expected-two-cells-found = expected two cells, found { $count }
kinds-expected-value = expected { OR($known) }, found { $value }
kinds-its-circle-not-read = its circle is not read from left to right
kinds-expected-cell-beside-grid = expected a cell beside the grid, found { $cell }
kinds-its-cells-not-neighbours = its cells are not neighbours
kinds-does-not-look-along-whole = it does not look along a whole row or column
links-pencilmark-link = Pencilmark link
links-page = a page
links-link = { $format } in a link of { $host }
read-one-puzzle-x = one puzzle of { $size } × { $size }
read-simple-sudoku = Simple Sudoku
read-grid-candidates = grid of candidates
read-list-puzzles-x =
    a list of { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    } of { $small } × { $small }
iss-interactive-sudoku-solver = Interactive Sudoku Solver
iss-one-diagonal-alone-not = one diagonal alone is not supported
iss-left-out = { $name } is left out: { $message }
iss-not-supported = { $name } is not supported
penpa-small-numbers = small numbers
penpa-shaded-cells = shaded cells
penpa-lines-along-edges = lines along edges
penpa-drawn-what-they-mean = { $text } are drawn: what they mean is not kept
penpa-texts-no-digits-grid =
    { $outside } { $outside ->
        [one] text that is no digit
       *[other] texts that are no digits
    } of the grid { $outside ->
        [one] is
       *[other] are
    } left out
sudokumaker-there-no-edge = there is no edge { $edge }
sudokumaker-has-no-cells = it has no cells
sudokumaker-all-them-shown-not = { OR($nouns) }: that every one is shown is not kept
sudokumaker-drawing-not-kept = a drawing is not kept
sudokumaker-constraint-type-not-supported = a constraint of type { $kind } is not supported
sudokumaker-left-out = { OR($nouns) } left out: { $why }
tatham-tatham-game-id = Tatham game id
sudokupad-global-rule-not-supported = global rule { $name } is not supported
sudokupad-not-supported = { $key } is not supported
sudokupad-expected-cells-grid = expected cells of the grid
sudokupad-cells-beside =
    { $cells ->
        [one] { $cells } cell beside the board is left out
       *[other] { $cells } cells beside the board are left out
    }; what is drawn there is kept
sudokupad-no-houses = the board is not square, and the file does not say which cells are regions: rows, columns and boxes are only in the rules, in words
sudokupad-values-told = as the words of the rules say, the digits are { $first } to { $last }
sudokupad-few-values = with the digits { $first } to { $last }, rows, columns and boxes do not hold different ones: what they hold is only in the rules, in words
sudokupad-read-from-words = named in the words of the rules and read from there: { $names }
worded-named-otherwise = named in the words of the rules, where they differ from ours or say too little, and not read: { $names }
sudokupad-read-from-drawing-compared = read from the drawing, to be compared with the rules in words: { $names }
sudokupad-drawn-what-only-rules =
    { $count ->
        [one] { $count } { $key ->
            [lines] line
            [arrows] arrow
            [cages] cage
            [overlays] overlay
           *[underlays] underlay
        } is drawn: what it means is only in the rules, in words
       *[other] { $count } { $key } are drawn: what they mean is only in the rules, in words
    }
own-out-of-date = constraints or drawings were changed since Pencilmark wrote this: they are read, and not the rules that Pencilmark kept beside them
sudokupad-says-nothing-about-its = it says nothing about its digits
sudokupad-cage-left-out = cage { $number } is left out: { $error }
sudokupad-drawing-left-out = a drawing of { $name } is left out: { $message }
gather-list-grids =
    a list of { NUMBER($count) } { $count ->
        [one] grid
       *[other] grids
    }
list-of-puzzles =
    a list of { NUMBER($count) } { $count ->
        [one] puzzle
       *[other] puzzles
    }
hodoku-library-line = HoDoKu library line
tags-xml-puzzles =
    XML with { NUMBER($count) } { $count ->
        [one] puzzle
       *[other] puzzles
    }
triples-list-clues = a list of clues
triples-row-column-value = row, column, value
triples-value-row-column = value, row, column
triples-a-list-of-clues-as = a list of clues as { $names }
penpa-arrows = arrows
penpa-cages = cages
penpa-frames = frames
penpa-lines = lines
penpa-symbols = symbols
penpa-thermometers = thermometers
penpa-walls = walls
list-of-puzzles-of-size =
    a list of { NUMBER($count) } { $count ->
        [one] puzzle
       *[other] puzzles
    } of { $size } × { $size }
sudokupad-untitled = Untitled
sudokupad-unknown = Unknown
unread-most = most of the digits in this text are not read: compare the grid with the text
unread-list = { $format }, with digits beside them that are not read
sudokumaker-not-supported = { $name }: not supported
