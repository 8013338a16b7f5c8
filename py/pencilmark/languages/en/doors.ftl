### What the page and the command line have in common: errors of requests and files, and notes of progress.

bad-request =
    .type = expected { $expected } as { $place }, found { $found }
    .field = expected a field { $name } in { $place }
    .object-id-kind = expected an object with an id and a kind
    .json-text = expected JSON text: { $why }

bad-options =
    .chapters-by-by-not = expected chapters by --{ $option } or by --{ $other }, not by both
    .file-tells-chapters-beside = the file lists the chapters: expected no --{ $option } beside it
    .over-source = the table would be written over { $file }, where the puzzles come from: expected --csv with another name
    .bad-journal = the journal of that run cannot be read: make the file anew, without --resume
    .other-run = { $file } was begun with another { $what }: expected the options of that run
    .table = expected a name that ends in one of { $known }, found { QUOTE($found) }
    .beside = expected no --{ $option } { $where }

bad-count =
    .count-each-chapter = expected a count for each chapter, such as { $name }:20, found { QUOTE($found) }
    .number-puzzles = expected a number of puzzles, found { $found }
    .puzzles-print = expected 1 to { $most } puzzles to print, found { $found }

no-file =
    .file-can-be-written = expected a file that can be written, found { QUOTE($found) }
    .over-other = expected a name for the PDF first, found { QUOTE($found) }, a file that is there and is not a PDF: it stays as it is
    .not-read = expected { $expected }, found { QUOTE($found) }: { $why }
    .no-input = expected a file, or a standard input that can be read
    .cannot-be-written = { QUOTE($path) } cannot be written: { $why }

other-program =
    .sudocue-ratings = { QUOTE($found) } has SudoCue's ratings of a list; expected the list itself (.sdm)

no-output = the output cannot be written: { $why }
    .closed = the standard output is closed

no-notebook = the board of a notebook needs anywidget (pip install 'pencilmark[notebook]')
no-mcp = the MCP server needs mcp (pip install 'pencilmark[mcp]')
no-png = a PNG needs pypdfium2 (pip install 'pencilmark[picture-pdf]')

no-cluster =
    .not-installed = a cluster needs distributed (pip install 'pencilmark[cluster]')
    .no-answer = no scheduler answers at { $address }: { $why }
    .no-package = the workers of { $address } have no package pencilmark
    .no-workers = the scheduler at { $address } has no workers
    .version = the worker { $worker } has pencilmark { $other }, this is { $own }

no-process = a process that shared the work has been ended from outside
no-parquet = Parquet needs pyarrow (pip install 'pencilmark[parquet]')

bad-value =
    .option = expected { $wanted } as --{ $option }, found { QUOTE($found) }

bad-scales = expected scales of { $known }, found { QUOTE($found) }
bad-scale = expected some of { $known }, found { QUOTE($found) }
only-nine = expected a pattern of the ordinary 9 × 9 board
has-candidates = expected a puzzle of digits only, found one with candidates of its own
has-rules =
    expected a puzzle of digits only, found one with { $count } { $count ->
        [one] rule
       *[other] rules
    }
a-list = expected one puzzle, found { $found }

empty =
    .puzzles-print-none = expected puzzles to print, found none

bad-technique =
    .technique = expected a technique such as { $example }, found { QUOTE($found) }

unknown-kind = expected one of { $known }, found { QUOTE($found) }

bad-variant =
    .choose-cell-edge-drag = choose a cell at one edge, or drag from the edge inwards
    .cell-numbers = expected cells from 0 to { $cells }, found { $found }
    .two-cells-same-twice = expected two cells, found the same one twice
    .go-on-diagonally = start at the edge and go on along a diagonal
    .go-on-straight = start at the edge and go on along the row or column
    .next-cell-too = choose the next cell too, along a diagonal

no-practice =
    .technique-positions-practise-on = expected a technique with positions to practise on

no-cells =
    .choose = choose cells
    .choose-number = choose cells, and a number

unknown-variant =
    .other = expected the name of a variant, found { QUOTE($found) }

in-file = { $places }: { $why }
at-line = line { $at }
at-column = column { $at }
page-drawn = page { $page } of { $total }
puzzles-answered =
    { $done } of { $total } { $total ->
        [one] puzzle
       *[other] puzzles
    } answered and rated
steps-found =
    { $count } { $count ->
        [one] step
       *[other] steps
    } found
positions-seen =
    { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } looked at so far
positions-seen-and-help-is-coming =
    { NUMBER($nodes) } { $nodes ->
        [one] position
       *[other] positions
    } looked at so far; another solver is on its way to help
solutions-counted =
    { NUMBER($count) } { $count ->
        [one] solution
       *[other] solutions
    } so far
solutions-estimated =
    { NUMBER($count) } { $count ->
        [one] solution
       *[other] solutions
    } so far, about { $estimate } in all
cells-tried =
    { $done } of { $total } { $total ->
        [one] cell
       *[other] cells
    } looked at
parts-tried = { $found } found that can go
conflict-sought = looking for a small contradiction
isomorphs-compared = comparing isomorphs
search-told = following the search
seeds-tried =
    { $done } of { $total } { $total ->
        [one] order
       *[other] orders
    } tried
looking-for = looking for { $technique }
pages-written = { NUMBER($share, style: "percent") } of the pages written
surveyed = { NUMBER($number) } of { NUMBER($total) }
vicinity-found = { NUMBER($found) } found
pattern-told = { NUMBER($rated) } rated, { NUMBER($found) } found
pattern-vain = filling the pattern: none of { NUMBER($sample) } random grids will do, so fewer than 1 in { NUMBER($bound) } will (90% sure)
writing-down = writing it down
puzzles-read =
    { NUMBER($number) } of { NUMBER($total) } { $total ->
        [one] puzzle
       *[other] puzzles
    } read
techniques-tried =
    { $count } { $count ->
        [one] technique
       *[other] techniques
    } tried
generate-made = { $done } of { $total } made
generate-near = { $tried }, nearest: { $nearest }
generate-usual = usually { $usual }
generate-rating = one is made; rating it
generate-grid = grid { $grid }; { $doing }
seed-grid = seed { $seed }: grid { $tried }, { $doing }
seed-try = seed { $seed }: try { $tried } missed { $doing }
checking-text = a text
checking-request = the request
checking-object = an object
checking-list = a list
checking-one-of = one of { $known }
checking-most-bits = { $expected } of at most 53 bits
survey-board-line = a board and a line
checking-null = null
console-more =
    … and { NUMBER($count) } { $count ->
        [one] character
       *[other] characters
    } more
beside-option = beside --{ $option }
without-option = without --{ $option }
place-for-level = level …
place-for-er = ER …

notebook-mark = Marks
notebook-undo = Undo
notebook-hint = Hint
notebook-step = Next step
notebook-solved = Solved.
