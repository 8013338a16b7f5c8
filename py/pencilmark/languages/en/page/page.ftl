### The frame of the page: head, menu, and what several places share.

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
page-retry = Retry
# Read out (button)
page-menu = Menu
# Button
page-settings = Settings
# Button
page-keys = Keys
# Button
page-your-puzzles = Your puzzles
# Link
page-about-pencilmark = About Pencilmark
page-everything-is-computed-in = Everything is computed in your own browser. Nothing you type leaves this machine.
page-kept-here-it-opens = Kept here: it opens without a network, too.
page-there-is-a-new = There is a new version of this page.
# Button
page-load-it = Load it
# Read out
page-puzzle-and-answer = Puzzle and answer
# Read out
page-sudoku-grid = Sudoku grid
page-paused = Paused
# Button
page-go-on = Go on
page-mind-this = Mind this:
# Opens what is below it
page-its-rules-in-its = Its rules in its setter's words
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
page-step-before = Step before
# Read out (button)
page-next-step = Next step
# Button
page-back-to-the-last = Back to the last one
# Button
page-show-which = Show which
# Button
page-take-them-back = Take them back
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
page-line-before = Line before
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
