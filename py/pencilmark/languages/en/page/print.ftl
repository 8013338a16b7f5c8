### Print.

## Sheets, books and worksheets

print-writer-coming = The PDF writer and its fonts are loading
print-not-started = Python could not start: { $why }.
# What was made: $title is the book’s or the worksheet’s, $out how many rows of one’s own puzzles are not in it
print-summary =
    { $title }: { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    } on { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, seed { $seed }.{ $out ->
        [0] { "" }
        [one] { " " }Left out: { $out } row.
       *[other] { " " }Left out: { $out } rows.
    }
# Why a row of one’s own puzzles is not printed
print-line-says = Line { $line }: { $message }
print-stopped = Stopped.
# $line and $column say where in a book’s file, 0 where that is not known
print-refused =
    This cannot be made: { $message }{ $line ->
        [0] { "" }
       *[other] { $column ->
            [0] { " " }(line { $line })
           *[other] { " " }(line { $line }, column { $column })
        }
    }.
# Choice: print the puzzles that were made in Make
print-made-some = The { $count } puzzles made
print-page-of = Page { $number } of { $total }
print-the-first-page = The first page
# $name is what will be printed
print-sketch-of = A sketch of { $name }
print-laying-out = Laying out the pages
print-fetching-writer = Fetching the PDF writer
print-too-long = These are { $pages } pages: download the PDF and print that.
print-pages-saved =
    { $pages ->
        [one] { $pages } page saved.
       *[other] { $pages } pages saved.
    }
print-series-summary = { $title }: { $volumes } volumes, { $puzzles } puzzles, seed { $seed }.
# $text says how far the volume is
print-volume-of = Volume { $volume } of { $volumes }: { $text }
# Heading of what a printer asks: $wrong points are not met
print-checks =
    { $wrong ->
        [0] Meets the printer’s rules
        [one] { $wrong } point breaks the printer’s rules
       *[other] { $wrong } points break the printer’s rules
    }
# What a printer asks ($wanted) of a thing ($name), and what the book has ($found)
print-check =
    { $fits ->
        [yes] ✓ { $name }: { $found }
        [no] ✗ { $name }: { $found } (should be { $wanted })
       *[open] ? { $name }: { $found } ({ $wanted })
    }
print-no-braille = None of these puzzles can be written in Braille.
print-drawing = Drawing the pictures
print-drawn =
    { $total ->
        [one] { $done } of { $total } picture drawn
       *[other] { $done } of { $total } pictures drawn
    }
print-no-drawer = archive.js could not be loaded: the pictures are SVG only.
print-not-drawn = This browser cannot draw PNG: the pictures are SVG only.
print-no-logo = This logo cannot be read: use an SVG, PNG or JPEG file of at most 500 KB.
print-made-of =
    { $total ->
        [one] { $count } of { $total } puzzle made
       *[other] { $count } of { $total } puzzles made
    }

## On the page, as it stands there

# Read out
print-what-to-print = What to print
# Button
print-paper = Paper
# Button
print-worksheet = Worksheet
# Button
print-book = Book
# Beside a field
print-size = Size
# Choice in a list
print-other = Other
# Beside a field
print-millimetres = Millimetres
# In an empty field
print-170x240mm = 170x240mm
# Read out (button)
print-page-before = Previous page
# Read out (button)
print-next-page = Next page
# Under a picture
print-a-sketch-the-pages = A sketch. The pages themselves come with the PDF.
# Heading
print-puzzles-on-paper = Puzzles on paper
# Button
print-download-pdf = Download PDF
# Button
print-print = Print
print-what-you-see-is = What you see is what is printed. Save it as a PDF, or send it to your printer.
# Beside a field
print-puzzles = Puzzles
print-each-pupil-gets-a = Each pupil gets a different puzzle. First generate as many as you have pupils, in
# After the link to Make
print-class-link = Or send all of them one link: Play, More, Copy or save as, Link for a class.
# Opens what is below it
print-beside-each-puzzle = Beside each puzzle
# Where nothing is chosen there
print-nothing = nothing
# Opens what is below it
print-in-the-grid = In the grid
# Where nothing is chosen there
print-givens-only = givens only
# Opens what is below it
print-page = Page
# Where nothing is chosen there
print-portrait = portrait
# Heading
print-a-worksheet = A worksheet
# Heading
print-a-book = A book
# Button
print-make-the-worksheet = Make the worksheet
# Button
print-make-the-book = Make the book
# Beside a field
print-open-a-book-file = Open a book file
print-one-technique-a-worked = One technique: a worked example, puzzles that need it, hints at the foot, and the answers on a page of their own.
print-chapters-from-easy-to = Chapters from easy to hard, with contents, instructions and answers, ready for a printer.
# Button
print-save-pdf = Save PDF
# Button
print-save-cover = Save cover
# Button
print-save-pictures-zip = Save pictures (ZIP)
# Button
print-save-epub = Save EPUB
# Button
print-save-table-csv = Save table (CSV)
# Button
print-save-books-file = Save book’s file
# Read out
print-left-out = Left out
# Read out
print-chapters = Chapters
# Button
print-add-a-chapter = Add a chapter
# Opens what is below it
print-printed-with-it = Printed with it
print-without-them = Print without them
# Opens what is below it
print-more-about-the-book = More about the book
# Opens what is below it
print-for-publishers = For publishers
# Beside a field
print-volume = Volume
# Beside a field
print-each-puzzle-as-a = Each puzzle as a picture as well
# Button
print-save-sample = Save sample
# Button
print-save-braille = Save Braille (BRF)
# Button
print-save-record = Save record of puzzles
# Button
print-save-all-volumes = Save all volumes (ZIP)
# Opens what is below it
print-for-the-printer = For the printer
# Beside a field
print-check-for = Check for
# Choice in a list
print-ingramspark = IngramSpark
# Opens what is below it
print-series-and-other-files = Series and other files
# Beside a field
print-sample-of-ten = Sample of ten
# Beside a field
print-braille = Braille (BRF)
# Beside a field
print-record-of-puzzles = Record of the puzzles used
# Beside a field
print-leave-out-those-of = Leave out puzzles of a record
# Opens what is below it
print-your-own-puzzles = Your own puzzles
print-one-a-line-or = One a line, or a table with the columns title, puzzle, level, board, rules, chapter. They become chapters of their own, before the others.
# Beside a field
print-from-a-file = From a file
# Opens what is below it
print-puzzles-and-hints = Puzzles and hints
# Where nothing is chosen there
print-without-hints = without hints
# Beside a field
print-one-a-line-or-a = One a line, or a table. Those that need the technique are used; no others are made.
# Beside a field
print-count = Count
# Button
print-remove = Remove
# Choice in a list: a size of paper
print-letter = Letter
# Choice in a list: a size of paper
print-6-by-9-inches = 6 × 9 inch
# Heading of choices: techniques that a chapter needs
print-needs = Needs
