### Your puzzles: games that are kept.

## Why games are not kept

kept-full = This browser has no room left: your last moves are not kept. Delete games that you no longer need, or save them as a file.
kept-full-of-made = This browser has no room left: save the puzzles that are made now as a file.
kept-newer = A newer version of this page has been here: reload it to see your games. Until then nothing is kept.
kept-off = This browser keeps nothing for this page: what you play is gone when you close it. Save it as a file.
# Reasons, which stand in parentheses or after a colon
kept-broken-off = the writing was broken off
kept-late = the store of this browser does not answer
kept-elsewhere = this game went on in another tab

## What is wrong with a game that was kept, in parentheses

kept-unread = it cannot be read
kept-bare = it was begun on an empty grid
kept-no-record = it is no record
kept-no-puzzle = it is no puzzle
kept-no-move = it is no move
kept-no-board = it is no board
kept-no-batch = it is no batch
kept-wrong-batch = what is said of it is not what it should be
kept-puzzle-away = its puzzle is not there
kept-board-away = its board is not there
kept-board-missing = its board, { $board }, is not there
kept-move-away = move { $number } is not there
kept-move-fails = move { $number } cannot be made
kept-unknown-move = no move is called { $kind }
# $part is a name in a file
kept-is-wrong = its { $part } is not what it should be
kept-wrong-top = its largest value is not what it should be
kept-are-wrong = its { $part } are not what they should be
kept-lost = Some moves are lost
# $why is one of these reasons
kept-lost-why = What was kept of this game was damaged ({ $why }). The moves before are here; the rest was set aside.

## Files of games

kept-no-file = This is no file of games: expected what “Save all” writes.
kept-newer-file = This file was written by a newer version of the page ({ $version }): reload the page first.
kept-unreadable = This file cannot be read.
kept-taken-in = { $taken } taken in, { $known } here already.
kept-taken-in-refused = { $taken } taken in, { $known } here already, { $refused } damaged and left out.

## The list

kept-aside =
    { $count ->
        [one] { $count } puzzle was damaged and set aside.
       *[other] { $count } puzzles were damaged and set aside.
    }
kept-aside-now = That puzzle was damaged, and is set aside.
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
kept-unrated = Not rated

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
kept-minutes-learnt = By your last { $games } games you take { $percent } % of an average player’s time
