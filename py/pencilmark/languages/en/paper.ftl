### Sheets, books and worksheets: what is printed on paper, and what is wrong with a wish for it.

too-many =
    .fewer-puzzles-page-qr = expected fewer puzzles a page: a QR code needs { NUMBER($side, maximumFractionDigits: 0) } mm
    .fewer-puzzles-page-would = expected fewer puzzles a page: { $count } would be { NUMBER($wide, maximumFractionDigits: 0) } mm wide
    .large = expected fewer puzzles a page: large print has digits of { $least } points or more, found { NUMBER($found, maximumFractionDigits: 1) }

bad-text = the font has no character for { QUOTE($sign) }, found in { QUOTE($text) }

empty =
    .own-puzzles = expected puzzles of your own, found none

a-list =
    .own = expected one puzzle in each row, found { QUOTE($found) }

own-puzzle = puzzle { $number }{ $title } has { $how_many }, so that it cannot be printed with an answer

bad-toml =
    .toml = expected TOML: { $words }
    .characters = expected at most { $most } characters, found { $found }
    .book-file-lists-within = expected a book's file, found lists within lists

bad-value =
    .table-chapter-each-chapter = expected a table [[chapter]] for each chapter
    .key = expected { $wanted } as { $key }, found { QUOTE($found) }

unknown-key = expected one of { $known }, found { QUOTE($found) }

bad-per-page =
    .puzzles-page = expected one of { $known } puzzles a page, found { $found }
    .puzzles-page-2 = expected 1 to { $most } puzzles a page, found { $found }

bad-count =
    .chapter-puzzle-more = expected a chapter of 1 puzzle or more, found { $found }
    .puzzles-chapters = expected 1 to { $most } puzzles in chapters, found { $found }
    .puzzles = expected 1 to { $most } puzzles, found { $found }
    .pupils = expected 1 to { $most } pupils, found { $found }
    .pupil-number = expected the number of a pupil, 1 to { $most }, found { $found }

bad-answers = expected answers { $known }, found { QUOTE($found) }
bad-seed = expected a seed from 0 to { $most }, found { $found }

bad-show =
    .be-shown = expected { $known } to be shown, found { QUOTE($found) }
    .sheet = expected some of { $known }, found { QUOTE($found) }

bad-logo =
    .kind = expected a logo in SVG, PNG or JPEG, found something else
    .size = expected a logo of at most { $most } KB, found a larger one
    .broken = expected a logo in JPEG that is whole, found one that is broken
    .colours = expected a logo in JPEG in greys or in red, green and blue, found other colours
    .drawing = expected a logo in SVG with paths and a viewBox, found one that cannot be drawn
    .press = expected a logo of plain colours for a press, found one whose colours run into each other

bad-isbn = expected an ISBN whose last digit checks the others, found { QUOTE($found) }
bad-used = expected a board and a puzzle of its class, found { QUOTE($found) }
bad-volume = expected a volume of a series of 1 to { $most }, found { $found } of { $series }

bad-bleed = expected a bleed of 0 to { $most } mm, found { $found }
    .sides = expected a bleed on the sides { OR($known) }, found { QUOTE($found) }

bad-start = expected a start with { OR($known) }, found { QUOTE($found) }

bad-technique =
    .technique-practise = expected a technique of the ladder to practise, found { QUOTE($found) }

no-pdf = writing PDF needs { $name }: pip install 'pencilmark[pdf]'
bad-title = expected a title of at most { $most } letters

bad-paper =
    .sides-mm = expected sides of { NUMBER($least, maximumFractionDigits: 0) } to { NUMBER($most, maximumFractionDigits: 0) } mm, found { QUOTE($found) }
    .name = expected { $known } or a size such as 170x240mm, found { QUOTE($found) }

bad-margin =
    .margins-gutter-bleed-mm = expected margins, gutter and bleed of 0 mm or more
    .margins-leave-mm-print = expected margins that leave { NUMBER($least, maximumFractionDigits: 0) } mm to print on

in-chapter = chapter { QUOTE($name) }: { $why }
chapter-lacks = chapter { QUOTE($name) } lacks { $missing } of { $count }: { $why }
book-lacks = { CLAUSES($lacks) }
bad-option = expected { $option } of { $known }, found { QUOTE($found) }
pdf-written = { NUMBER($share, style: "percent") } of the PDF written
page-laid-out = page { $page } of { $total } laid out
puzzles-made =
    { $count } of { $total } { $total ->
        [one] puzzle
       *[other] puzzles
    } made
puzzles-made-next =
    { $count } of { $total } { $total ->
        [one] puzzle
       *[other] puzzles
    } made; { NUMBER($tried) } tried for the next

no-practice =
    .shipped = no positions of { $technique } come with the lessons
    .own = expected 2 or more of your puzzles to need { $technique }, found { $found }
    .puzzles = no puzzles that need { $technique }: { $why }
    .try-practice = no puzzles that need { $technique }: { $why }; try practice, where all else is singles

bad-options =
    .no-isomorphs = puzzles for a class are of a board with boxes and no other rules, not of { $board }
    .not-unique = puzzles for a class are made of a puzzle with one solution
    .pdfa-or-pdfx = expected PDF/A or PDF/X, found both: a file is for an archive or for a press
    .barcode = expected an ISBN for the barcode
    .variant-alone = puzzles with a variant are made: expected none of one's own and none of the lessons
    .shipped = the positions of the lessons have all marks written in: expected no puzzles, practice or clues beside them

own-looked-at = { $count } of { $total } of your puzzles looked at
printed-seed = seed { $seed }
drawn-row = Row { $row }: { $values }.
drawn-board = Sudoku, { $rows } by { $columns }.
drawn-solution = Solution, { $rows } by { $columns }.
drawn-blank = blank
title-volume = { $title }, volume { $volume }
examples-drawn = { $name }, drawn. { $text }
licence-all-rights = All rights reserved.
    .label = All rights reserved
licence-cc-by = You may share and adapt this book if you credit its author: Creative Commons Attribution 4.0.
    .label = CC BY 4.0
licence-cc-by-nc = You may share and adapt this book for non-commercial purposes if you credit its author: Creative Commons Attribution-NonCommercial 4.0.
    .label = CC BY-NC 4.0
licence-cc0 = You may use this book in any way you like: Creative Commons Zero 1.0.
    .label = CC0
licence-copies = You may copy these pages for classes and clubs.
    .label = May be copied for classes
front-made-pencilmark-from-seed = Made with Pencilmark { $version } from seed { $seed }, which makes the same book again with the same settings.
front-no-two-book-alike = , and no two puzzles in this book are alike, even turned or mirrored
front-every-puzzle-has-exactly = Every puzzle has exactly one solution{ $alike }.
front-renamed = { "" } or with their digits renamed
front-volume-no-two-have = Volume { $volume } of { $series }. No two volumes share a puzzle.
front-level-decides = Level and effort decide the order of the puzzles. The rating beside them (ER: Sukaku Explainer’s) is another scale and may disagree.
front-set-in-serif = Set in Source Serif, which is licensed under the SIL Open Font License.
front-set-in-mixed = Set in Source Serif and Source Sans, which are licensed under the SIL Open Font License.
front-set-in-sans = Set in Source Sans, which is licensed under the SIL Open Font License.
logo = The publisher’s logo
front-by = { $title } by { $author }
front-chapter = Chapter { $place }
volume = Volume { $volume }
front-title-by = , by { $author }
how-to-every-from-once = every { $word } from 1 to { $value_count } once
how-to-every-letter = every letter of the puzzle once
how-to-so-does-each-both = So does each of the two long diagonals.
how-to-so-does-each-shaded = So does each of the shaded windows.
how-to-cells-same-place-different = Cells in the same place in different boxes hold different digits.
how-to-house-shaded-all-differ = All digits in a shaded house are different.
how-to-cells-knights-move-apart = Cells a knight's move apart hold different digits.
how-to-cells-touch-corner-differ = Cells that touch at a corner hold different digits.
how-to-each = each { $kind }
one-and-last = { $first } and { $last }
how-to-pencil-marks-help-write = Pencil marks help: in each empty cell, write small the digits that can still go there, its candidates, and cross them out as you rule them out. Cells are named by row and column: r3c5 is in row 3 and column 5.
how-to-solve = How to solve
how-to-each-box-thick-border = each box with a thick border
how-to-each-region-thick-border = each region with a thick border
how-to-holds = { $head } holds { $every }.
how-to-without-variants = { "" } without variants
how-to-steps-below-all-puzzles = The steps below are all you need for the puzzles{ $whose }: simplest first, each shown once.
how-to-steps-below-most-puzzles = The steps below are the ones most of the puzzles{ $whose } need: simplest first, each shown once.
how-to-drawings-slanted-digits-were = In the drawings, slanted digits were found earlier. Marked cells and circled candidates show the step; candidates it removes are struck through. Along a solid arrow, if one end is false, the other is true; along a dashed one, if one end is true, the other is false.
pages-puzzles =
    { $span ->
        [single] puzzle { $first }
        [pair] puzzles { $first } and { $last }
       *[more] puzzles { $first } to { $last }
    }
pages-levels = { $first } to { $last }
pages-answers = { $name }: answers
pages-puzzles-to =
    { $span ->
        [single] Puzzle { $first }
        [pair] Puzzles { $first } and { $last }
       *[more] Puzzles { $first } to { $last }
    }
pages-pages =
    { $span ->
        [single] page { $first }
        [pair] pages { $first } and { $last }
       *[more] pages { $first } to { $last }
    }
pages-easiest-first = , the easiest first
pages-formulas = The formulas of each puzzle are printed below it; b3 in them is the cell in row 2, column 3.
pages-what-they-need = Techniques needed: { $names }.
pages-what-most-need = Techniques that most of them need: { $names }.
pages-on = { $numbers }, on { $where }{ $rises }.
puzzle-pages-answer-page = answer on page { $answer }
puzzle-pages-page = p. { $answer }
puzzles-no-known-solution = no known solution
puzzles-no-solution = no solution
puzzles-several-solutions = several solutions
toml-text-quotes = a text in quotes
toml-whole-number = a whole number
toml-whole-number-most = a whole number of at most { NUMBER($most) }
toml-number = a number
toml-number-most = a number of at most { NUMBER($most) }
toml-true-false = true or false
toml-list-texts = a list of texts
toml-range-such = a range such as [1, 2]
wish-formulas = Formulas
titled-er = ER { $low } to { $high }
titled-hodoku-level = HoDoKu { $low }
titled-hodoku-score = Score { $low } to { $high }
titled-word = Wordoku
worksheet-your-turn-steps = Your turn. Each board is one step on the way to the first { $name }: fill in its blank, then go on to the next.
worksheet-puzzle = , puzzle { $number }
guided-place = { AND($cells) } = { $blank }
guided-strike = Strike { $blank } from { AND($cells) }
guided-step = { $name }. { $where } { $question }
guided-drawn = Step { $number }: { $name }. { $where }
worksheet-your-turn-find = Your turn. Find the { $name } and { $task }. { $start }.{ $hints }
worksheet-next-step-each-puzzle = It is the next step in each puzzle
worksheet-each-puzzle-needs-way = Each puzzle needs it on the way
worksheet-write-digit-gives = write the digit that it gives
worksheet-strike-out-what-rules = strike out what it rules out
worksheet-where-look-told-upside = { "" } Where to look is printed upside down at the foot.
entry-givens =
    { $count } { $count ->
        [one] given
       *[other] givens
    }
entry-clue-score = clue score { $score }
about-minutes = about { $minutes } min
pdf-pencilmark = Pencilmark { $version }
press-identifier = Custom
press-condition = Black ink on uncoated paper
press-profile = Black ink, dot gain 20 %
pdf-qr-code-link-puzzle = QR code of a link to this puzzle
sheet-answers = { $title }: answers
sheet-no-single-solution = no single solution
blurb-puzzles =
    { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    }: { $chapters }.
blurb-unique = Each has exactly one solution.
check-vector = no photographs
check-template = see the printer's template
no-braille = expected puzzles that a grid of digits describes in full, found none for Braille
braille = Each page has one puzzle. Letters a to i stand for 1 to 9, dots 3 6 for an empty cell. Boxes are separated by two blank cells and by a blank line. The answers follow.
chapter-puzzles = Puzzles
heading-answers = Answers
heading-contents = Contents
heading-hints = Hints
heading-introduction = Introduction
heading-worked = Worked
line-date = Date
line-name = Name
worksheet-key = : key
heading-sheet = Sheet
sheet-of-class = { $title }: sheet { $place }

daily-title = Sudoku of the day
daily-before = Earlier
daily-after = Later
daily-answer = Answer
class-title = Sudoku for the class
class-answers = { $title }: answers
class-play = Play
