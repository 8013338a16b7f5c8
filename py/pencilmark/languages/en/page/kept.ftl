### Your puzzles: games that are kept.

## Why games are not kept

kept-full = This browser is out of storage: your latest moves are not saved. Delete games that you no longer need, or save them as a file.
kept-full-of-made = This browser is out of storage: save the puzzles you make now as a file.
kept-newer = A newer version of this page has been used here. Reload to see your games; until then nothing is saved.
kept-off = This browser saves nothing for this page: what you play is lost when you close it. Save it as a file.
# Reasons, which stand in parentheses or after a colon
kept-broken-off = saving was interrupted
kept-late = this browser’s storage does not answer
kept-elsewhere = this game was continued in another tab

## What is wrong with a game that was kept, in parentheses

kept-unread = it cannot be read
kept-bare = it began with an empty grid
kept-no-record = it is not a record
kept-no-puzzle = it is not a puzzle
kept-no-move = it is not a move
kept-no-board = it is not a board
kept-no-batch = it is not a batch
kept-wrong-batch = what is known of it is damaged
kept-puzzle-away = its puzzle is missing
kept-board-away = its board is missing
kept-board-missing = its board, { $board }, is missing
kept-move-away = move { $number } is missing
kept-move-fails = move { $number } cannot be made
kept-unknown-move = there is no move called { $kind }
# $part is a name in a file
kept-is-wrong = its { $part } is damaged
kept-wrong-top = its largest value is wrong
kept-are-wrong = its { $part } are damaged
kept-lost = Some moves are lost
# $why is one of these reasons
kept-lost-why = Part of this saved game was damaged ({ $why }). The moves before it are here; the rest was set aside.

## Files of games

kept-no-file = This is not a file of saved games: choose one written by “Save all as a file”.
kept-newer-file = This file was written by a newer version of the page ({ $version }): reload the page first.
kept-unreadable = This file cannot be read.
kept-taken-in = { $taken } imported, { $known } already here.
kept-taken-in-refused = { $taken } imported, { $known } already here, { $refused } damaged and left out.

## The list

kept-aside =
    { $count ->
        [one] { $count } puzzle was damaged and set aside.
       *[other] { $count } puzzles were damaged and set aside.
    }
kept-aside-now = That puzzle was damaged and has been set aside.
# Button, pressed once more
kept-sure = Really delete
# How a game ended
kept-outcome-solved = Solved
kept-outcome-answered = Answered by Python
kept-outcome-open = Unfinished
kept-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
kept-in-a-row =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }

## On the page, as it stands there

# Heading, and the button that goes there
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
kept-none-yet-every-puzzle = None yet. Every puzzle you start is kept here.
# Button
kept-favourite = Favourite
# Heading
kept-by-level = By level
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
kept-the-month-before = Previous month
# Read out (button)
kept-the-month-after = Next month
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
kept-move-fault = move { $number }: { $fault }
# What a game is called that has no level
kept-puzzle = Puzzle
# After what a game is called
kept-on-board = board { $board }
# Read out (button)
kept-open-it = Open { $title }
# Read out (button)
kept-favour-it = Favourite: { $title }
# Read out (button)
kept-delete-it = Delete { $title }

## How long a puzzle takes

# $low to $high for an average player, $least to $most for fast ones
kept-minutes = About { $low } to { $high } minutes, for fast players { $least } to { $most }
kept-minutes-yours = About { $low } to { $high } minutes for you
# $fewest games are needed before anything is said
kept-minutes-learning = Learning from your times: { $games } of { $fewest } games so far
kept-minutes-learnt = Judging by your last { $games } games, you take { $percent }% of an average player’s time
