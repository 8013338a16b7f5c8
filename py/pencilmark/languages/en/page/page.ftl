### The frame of the page: head, menu, and what several places share.

# The title of the page
page-title = Pencilmark: a Sudoku laboratory
# Beside a list of languages
page-language = Language

## How words are put together

# Between the parts of a line that says several things
page-comma = ,{ " " }
# Between parts that have commas themselves
page-semicolon = ;{ " " }
# Between two sentences
page-between-sentences = { " " }
# What Python says, such as “expected a size”, as a sentence of its own
page-sentence = { $words }.

# A list within a sentence
page-list = { AND($all) }

## Beside the grid

# Which of several steps or lines this is
page-place-of = { $at } of { $count }
page-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
# Read out of a line of an argument that lies within another
page-within = { $said }, within { $inside }
page-too-large = Too large
page-too-large-file = A file of puzzles has at most 50 MB.
page-not-a-puzzle = This is not a puzzle
page-ratings-alone = A SudoCue .scl file holds only ratings: open the list itself (.sdm).
page-waiting-for-python = Waiting for Python.

## Cells

# A list of cells that goes on: $count more of them
page-cells-more = { $count } more

## How long something took

page-seconds = { NUMBER($count, minimumFractionDigits: 1) } seconds
page-under-a-millisecond = less than a millisecond
page-tenths = { NUMBER($count, minimumFractionDigits: 1) } milliseconds
page-milliseconds = { $count } milliseconds

## The answer to a puzzle

page-no-solution = No solution
# $time is such as “3.5 milliseconds”
page-solved-in = Solved in { $time }.
# Where nothing was solved, or not all is known
page-took = It took { $time }.
page-took-for-two = Found two in { $time }.
page-one-solution = Exactly one solution
page-more-solutions = More than one solution
page-one-of-them = This is one of them.
page-one-so-far = One solution so far
page-not-known = Stopped before it was known whether there are more.
page-yours-differ = Your own digits differed at { $cells }; Undo brings them back.
page-rules-contradict =
    { $count ->
        [one] This rule cannot hold: { $rules }.
       *[other] These rules contradict each other: { $rules }.
    }
page-rule-and-digits-contradict =
    { $digits ->
        [one] This rule cannot hold with the digit at { $cells }: { $rules }.
       *[other] This rule cannot hold with the digits at { $cells }: { $rules }.
    }
page-rules-and-digits-contradict =
    { $digits ->
        [one] These rules contradict each other with the digit at { $cells }: { $rules }.
       *[other] These rules contradict each other with the digits at { $cells }: { $rules }.
    }
page-digits-contradict = These digits contradict each other.
page-digit-cannot-stand = The { $digit } at { $cell } is impossible.
page-digit-stands-twice = Two { $digit }s see each other: { $cells }.
page-digits-cannot-stand = The digits at { $cells } contradict each other.

## How hard a puzzle is

page-not-rated = Not rated
page-rating-stopped = Rating stopped: this is what was known by then.
page-rates-one-solution = Only a puzzle with exactly one solution can be rated.
page-by-logic = It can be solved without guessing.
page-by-trial = No way was found without nets or trial and error.
page-rated-meanwhile = Rated meanwhile: { $level }
page-rated-before = This rating is of the previous puzzle, and is kept with it.
# Names of scales, and what they say
page-scale-clues = Clue score
page-scale-clues-says = { $score }, that of the hardest step
page-scale-se = Sukaku Explainer
page-scale-se-says = ER { $er } · EP { $ep } · ED { $ed }
page-scale-se-so-far = ER at least { $er } so far
page-scale-hodoku = HoDoKu
page-scale-hodoku-says = { $level }, { $score } (isomorphs may differ)
page-scale-class = Its whole class
page-scale-class-says = ER { $er }, that of the least isomorph
page-singles-alone = Singles alone
page-singles-fill =
    { $count ->
        [one] fill { $count } cell
       *[other] fill { $count } cells
    }
page-trial = Trial and error
page-trial-not-known = depth not known
page-trial-none = depth 0: singles are enough
page-trial-depth = depth { $depth }
page-trial-class = depth { $depth }, class { $braids }
page-backdoors = Backdoors
page-not-known-yet = not known
page-backdoors-large = larger than two cells
page-backdoors-none = none needed
page-backdoors-one = of one cell: { $cells }
page-backdoors-two = of two cells: { $cells }
page-backdoors-one-more = of one cell: { $cells } and { $count } more
page-backdoors-two-more = of two cells: { $cells } and { $count } more
# The step that is practised was found: $brief is what it does
page-found = Found: { $name }, { $brief }.
page-also-there = Also there: { $names }.

## What was read

page-unreadable = This is not a puzzle I can read
page-at-line = { $message } (line { $line }).
page-at-character = { $message } (character { $column }).
page-at-line-character = { $message } (line { $line }, character { $column }).
page-several-ways = This can be read in several ways
page-can-be = It can be { OR($labels) }.
page-givens =
    { $count ->
        [one] { $count } given
       *[other] { $count } givens
    }
page-rules =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
page-clues =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }
# $what is such as “24 givens, 3 rules”
page-on-board = { $what } on { $size } by { $size } cells
page-under-fog = A puzzle under fog
page-missing = Some of it was not understood: below the grid it says what is missing.
page-loaded = Solve fills in the answer and says whether it is the only one; Hint shows the next step.

## What did not come, and what was made

page-no-such-puzzle = No such puzzle
page-none-found = No such puzzle was found
page-stopped = Stopped
page-as-it-was = Your grid is unchanged.
page-not-on-board = Not on this board
page-part-missing = A part of Python is missing
page-ask-later = { $message }. Your grid is unchanged: ask again later.
page-starting-again = Your grid is unchanged. Python is restarting: just ask again.
page-bug = Something went wrong in Pencilmark
page-bug-says = { $message }. Your grid is unchanged.
# Read out now and then
page-percent-made = { $percent } percent made.
page-made-of = { $count } of { $wished } made
page-stop-keeps = The first is already on the grid. Stop keeps what has been made.
page-new-one-solution = A new puzzle, with one solution
page-seed-again = { $what }. Seed { $seed }.
page-board-is-another = The board has changed
page-board-called = It is now { $name }. Undo brings back the previous one.

## What is said in the headline, and a sentence below it

page-start = Paste a puzzle
page-your-move = Your move
page-your-move-more = Solve fills in the answer and says whether it is the only one.
page-rating = Taking its measure
page-rating-more = Python solves it as people do, step by step.
page-viewing = This is the path
page-viewing-more = Your own grid waits behind it: go back to it, or go on from here.
page-solving = Solving
page-at-work = Python is at work.
page-making = Making puzzles
page-copied-all = Puzzles copied
page-one-line-each = One line each.
page-not-copied = Nothing copied
page-no-clipboard = This browser does not let the page write to the clipboard.
page-blank = Nothing to solve
page-blank-more = The grid is empty: paste a puzzle, open a file, or type one in.
page-emptied-more = Write the givens, or paste a puzzle.
page-at-start = This is where the puzzle begins
page-at-start-more = There is nothing more to undo. The puzzle before this one is still kept.
page-fixed = Your digits are the puzzle now
page-fixed-more = Start over keeps them. Undo makes them yours again.
page-changed = The puzzle has changed
page-changed-more = That answer was for the previous puzzle. Ask again.
page-link-copied = Link copied
page-link-copied-more = It opens this very puzzle, which is in the link itself and stored nowhere else.
page-linked = Link in the address bar
page-linked-more = Copy it from there: it opens this very puzzle.
page-no-link = No link
page-no-link-more = This puzzle is too long for a link. Copy its rules as text, in Set.
page-long-link = This link is too long
page-long-link-more = Links made here have at most 200,000 characters, so this one was changed on its way. What was here before still is.
page-complete = Complete
page-every-house = Every house holds every digit once.
page-every-rule = Every rule holds.
page-busy = Python is at work

## Python

page-workers =
    { $count ->
        [one] { $count } worker running (up to { $most })
       *[other] { $count } workers running (up to { $most })
    }
page-workers-memory =
    { $count ->
        [one] { $count } worker running (up to { $most }), { $memory } MB
       *[other] { $count } workers running (up to { $most }), { $memory } MB
    }
page-starting-percent = Python is starting, { $percent }%
page-ready = Python is ready
page-not-loaded = Python could not be loaded
page-not-loaded-why = Python could not be loaded: { $why }
# Said in place of “Waiting for Python”, over what it will do
page-not-loaded-more = Solving, hints and ratings need it. Digits, marks and colours do not.
page-no-network = No network: Python could not be loaded
page-file-not-loaded = { $name } could not be loaded. Close it and open it again when you are online.
# $name is that of a place, such as “Learn”
page-unopened = { $name } could not be loaded
# The heights of the sheet on a phone, read out
page-sheet-line = one line
page-sheet-half = half
page-sheet-whole = whole

## What each tab of Solve says before it is asked

page-tab-answer = Ready to solve
page-tab-answer-more = Solve fills in the answer and says whether it is the only one. Undo brings your grid back.
page-tab-hint = One step at a time
page-tab-hint-more = Hint says where to look, then which technique, then why. Press it again for more.
page-tab-steps = Every step there is now
page-tab-steps-more = ‹ and › go through them. The list below has them all: press one to have it explained.
page-tab-path = The whole way
page-tab-path-more = Press Path to go from the givens to the solution, one explained step at a time.
page-tab-rating = How hard it is
page-tab-rating-more = Press Rating for the level, Sukaku Explainer’s ER and HoDoKu’s score.
page-tab-questions-more = Ask one below.
page-tab-search = The search
page-tab-search-more = How a machine solves it: guess, follow, go back.

## On the page, as it stands there

# Link
page-pencilmark = Pencilmark
# Read out
page-places = Places
# Link
page-play = Play
# Link
page-solve = Solve
# Link
page-make = Make
# Link
page-many = Many
# Link
page-set = Set
# Link
page-print = Print
# Link
page-learn = Learn
page-sudoku-to-play-solve = Sudoku to play, solve and understand
page-python-is-starting = Python is starting
# Button
page-retry = Try again
# Read out (button)
page-menu = Menu
# Link
page-about-pencilmark = About Pencilmark
page-everything-is-computed-in = Everything is computed in your own browser. Nothing you type leaves this machine.
page-kept-here-it-opens = Stored in this browser: it opens offline, too.
page-there-is-a-new = There is a new version of this page.
# Button
page-load-it = Load it
# Read out
page-puzzle-and-answer = Puzzle and answer
# Read out
page-sudoku-grid = Sudoku grid
page-paused = Paused
page-unopened-more = This part of the page is not stored here yet and could not be downloaded. Your puzzle is kept.
# Button
page-go-on = Go on
page-mind-this = Please note:
# Opens what is below it
page-its-rules-in-its = The rules in the setter's words
page-candidates-in-bold-belong = Candidates in bold belong to the puzzle; the others are your own.
# Read out
page-rules-of-this-puzzle = Rules of this puzzle
# Read out (button)
page-height-of-this-sheet = Height of this sheet
# Heading
page-paste-a-puzzle = Paste a puzzle
# Button
page-cancel = Cancel
# Button
page-show-the-other = Show the other
# Button
page-back-to-my-grid = Back to my grid
# Button
page-copy-answer = Copy answer
# Button
page-do-this-step = Do this step
# Read out (button)
page-step-before = Previous step
# Read out (button)
page-next-step = Next step
# Button
page-back-to-the-last = Back to the last one
# Button
page-show-which = Show which
# Button
page-take-them-back = Take them back
page-colour-them = Colour them
# Button
page-back-to-where-all = Back to where all was right
# Read out
page-how-much-of-the = How much of the hint to tell
# Button
page-where = Where
# Button
page-which = Which
# Button
page-why = Why
# Button
page-do-it = Do it
# Read out
page-along-the-path = Along the path
# Button
page-first = First
# Button
page-previous = Previous
# Button
page-next = Next
# Button
page-last = Last
page-anywhere-on-this-page = Anywhere on this page: a line of 81 characters, or a grid. Or type one in.
# Read out
page-the-argument-line-by = The argument, line by line
# Read out (button)
page-line-before = Previous line
# Read out (button)
page-next-line = Next line
# Button
page-copy-notation = Copy notation
# Opens what is below it
page-what-is-drawn = What is drawn
# Button
page-close = Close
page-an-example-elsewhere = An example elsewhere.
# Link
page-learn-and-practise = Learn and practise
page-everything-is-computed-by = Everything is computed by Python in your own browser. Nothing you type leaves this machine.
# Link
page-about = About
# Heading
page-which-did-you-mean = Which did you mean?
page-this-text-can-be = This text can be read in several ways.
# Button
page-none-of-them = None of them
# A puzzle, and who made it; it may have no title
page-title-by = { $title } by { $author }
page-by = by { $author }
# Read out
page-part-by-part = Part by part
# Heading: $name is that of a technique
page-practice-of = Practice: { $name }
# Opens the reasons within an argument, which follow it
page-why-within = Why?
# Button
page-back-to-your-grid = Back to your grid
# Button
page-show-more = Show more
# Button
page-open = Open
# Button
page-delete = Delete
# Beside a field, and the head of a column
page-level = Level
# Beside a field, and the heading of a group
page-kind = Kind
# Button
page-stop = Stop
# Button
page-save-as-text = Save as text
# Button
page-clear = Clear
# Beside a field
page-seed = Seed
# In an empty field
page-random = random
# Shown where the pointer rests
page-a-whole-number-below = A whole number below 2 to the power of 53
page-minutes = { $count } min
# Button
page-pause = Pause
# Button
page-more = More
# Button
page-copy-link = Copy link
# Button
page-share = Share
# Button
page-done = Done
