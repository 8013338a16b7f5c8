### Your puzzles: games that are kept.

## On the page, as it stands there

# Heading
kept-your-puzzles = Your puzzles
# Beside a field
kept-show = Show
# Choice in a list
kept-all = all
# Choice in a list
kept-unfinished = unfinished
# Choice in a list
kept-solved = solved
# Choice in a list
kept-favourites = favourites
kept-none-yet-every-puzzle = None yet. Every puzzle that you begin is kept here.
# Button
kept-show-more = Show more
# Button
kept-open = Open
# Button
kept-favourite = Favourite
# Button
kept-delete = Delete
# Heading
kept-by-level = By level
# Head of a column
kept-level = Level
# Head of a column
kept-played = Played
# Head of a column
kept-solved-2 = Solved
# Head of a column
kept-without-hints = Without hints
# Head of a column
kept-best = Best
# Head of a column
kept-median = Median
# Heading
kept-the-days-puzzles = The day’s puzzles
kept-choose-a-day-to = Choose a day to play its puzzle, at the level chosen under New puzzle.
# Read out (button)
kept-the-month-before = The month before
# Read out (button)
kept-the-month-after = The month after
# Head of a column
kept-mo = Mo
# Head of a column
kept-tu = Tu
# Head of a column
kept-we = We
# Head of a column
kept-th = Th
# Head of a column
kept-fr = Fr
# Head of a column
kept-sa = Sa
# Head of a column
kept-su = Su
# Button
kept-save-all-as-a = Save all as a file
# Button
kept-import-a-file = Import a file
# Read out
kept-a-file-of-games = A file of games
# Button
kept-close = Close
