### A picture of a puzzle, read and compared.

## While a picture is read

picture-opening = Opening the picture …
picture-waiting = Python is on its way …
picture-broken = This browser cannot open that picture: it is damaged or in an unknown format. Save it as JPEG or PNG.
picture-animated = That picture is animated. Save the frame that shows the puzzle.
picture-too-large = That picture has more than 100 million pixels. Make it smaller, or cut the puzzle out.
picture-broken-pdf = That PDF is damaged or locked.
picture-no-pdf = This copy of the page cannot open PDFs. Save the page of it as a picture.
# After the field: how many pages there are
picture-of-pages = of { $count }
picture-several-pages = page { $page } of { $all }
picture-several-read = { $read } of { $all } pictures read
# $names are of files
picture-unread =
    { $names ->
        [one] Found no puzzle in { AND($names) }.
       *[other] Found no puzzles in { AND($names) }.
    }
# $names are of files
picture-unsure =
    { $names ->
        [one] The puzzle of { AND($names) } may be wrong here or there: open it on its own to compare.
       *[other] The puzzles of { AND($names) } may be wrong here or there: open each on its own to compare.
    }

## What was read

# What is in a cell
picture-nothing-in-it = empty
# A digit that was written with a pen
picture-by-hand = by hand
picture-clear = One solution, and every digit is clear.
picture-no-solution = As read, it has no solution.
picture-several-solutions = As read, it has several solutions.
picture-read-another-way =
    { $cells ->
        [one] One solution, after { $cells } cell was read differently.
       *[other] One solution, after { $cells } cells were read differently.
    }
picture-compare-cells =
    { $cells ->
        [0] Compare it with the picture.
        [one] Compare the { $cells } marked cell with the picture.
       *[other] Compare the { $cells } marked cells with the picture.
    }
# A cell, as it is read out: $name says where it is, $value what is in it
picture-cell = { $name }: { $value }
picture-cell-to-compare = { $name }: { $value }, compare it
# How likely a digit is
picture-likely = { $percent }%
picture-largest-grid = The largest grid
picture-grid-number = Grid { $number }

## On the page, as it stands there

# Heading
picture-your-picture = Your picture
# Read out
picture-reading-the-picture = Reading the picture
# Beside a field
picture-which = Which
# Read out
picture-the-board-in-your = The board in your picture, straightened
# Read out
picture-what-was-read-arrows = What was read: arrows move, digits change it
# Beside a field
picture-written-by-hand = Written by hand
# Beside a field
picture-keep-what-was-written = Keep what was written by hand, as yours
# Button
picture-looks-right = Looks right
# Beside a field: which page of a PDF is read
picture-page = Page
# Button
picture-all-to-many = All puzzles to Many
