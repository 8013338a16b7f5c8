### Play.

## While one plays

play-no-puzzle = No puzzle arrived
# $why is what is wrong with the file of puzzles
play-no-puzzle-why = { $why }. You can make one in Make.
play-no-puzzle-network = You are offline, and no puzzle is stored here yet.
# Under the keys, while something is tried from a bookmark; $depth is how many bookmarks there are, one in what was tried from another
play-trying =
    { $depth ->
        [one] Trying from a bookmark
       *[other] Trying, { $depth } bookmarks deep
    }
play-no-singles = No singles
play-no-singles-more = No cell can be filled without more thought.
# What is on the grid, where nothing is
play-empty-grid = An empty grid
# How far a puzzle of the day is, in a word
play-day-state =
    { $state ->
        [playing] playing
        [begun] begun
        [done] done
       *[free] not yet
    }
# Between the name of a day and a time
play-solved-in = { " " }solved in{ " " }

## New puzzles

# What kind of puzzle, such as “thermo sudoku”: $name is that of its variant
play-what-variant = { $name } sudoku
# Such as “a hard killer, 9 × 9”
play-made-graded = { A($level) } { $what }, { $sides }
# The same of several grids: “a hard samurai sudoku”
play-made-joined = { A($level) } { $what }
play-made-plain = { A($what) }, { $sides }
# Button: $what is such as “a hard killer, 9 × 9”
play-will-play = Play { $what }
play-making = Making { $what }
play-will-make = It will make { $what } as soon as it is ready.
play-meanwhile = Keep playing: it appears as soon as it is found.
play-none-found-for = None of the many that were tried was { $what }. Try again, or choose another level.
# The title of a puzzle of the day; $level is such as “Hard”
play-todays-level = Today’s { $level }
play-level-of-day = { $level } of { $day }

## The end of a game

play-solved = Solved
# Under a bar of times, the one of this game
play-now = now
# How many hints and mistakes there were
play-hints =
    { $count ->
        [0] no hints
        [one] { $count } hint
       *[other] { $count } hints
    }
play-mistakes =
    { $count ->
        [0] no mistakes
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
play-move-of = move { $at } of { $all }
# Beside the slider of a replay; $time is such as 3:42
play-move-at = move { $at } of { $all }, { $time }
# Button: $level is such as “Hard”
play-next-today = Next: today’s { $level }
play-next-another = Next: another { $level }
play-no-picture = No picture
play-no-picture-why = This browser could not draw it.
play-picture-saved = Picture saved
play-picture-saved-more = It has the givens and your time, never the answer.
play-first-of-level = your first { $level } here
play-best-of = your best of { $count }
play-faster-than-last = faster than the last time
play-faster-than-some = faster than { $some } of your last { $count }
# Heading: somebody’s solve, from a link
play-a-replay = A replay
play-replay-copied = Link to the replay copied
play-replay-copied-more = It replays your solve, move by move, in any browser.
# $count is 2000 or more
play-replay-long = It replays your solve in any browser, but with { NUMBER($count) } characters some programs cut it short.
play-no-replay-link = No link to this replay
play-no-replay-link-more = Some digits were there before the first move, and a link holds only the givens.
play-replay-broken = No replay
play-replay-broken-more = The link was cut short or changed on its way. You can still play the puzzle.
# A pupil has opened the link of a class
play-class-title = A puzzle for your class
# $count is the number of pupils
play-class-asks = Each of you gets a different one. Pick your number, 1 to { $count }.
play-class-number = Your number
play-class-play = Play
play-a-new-puzzle = A new puzzle
play-before-is-kept = The previous one is under More, Your puzzles.

## Sums of a cage

# After a sum that cannot be any more, read out
play-no-longer = { " " }no longer
play-nothing-fits = nothing fits any more
play-in-all = { $digits } in every combination
play-cage =
    { $cells ->
        [one] { $sum } in { $cells } cell
       *[other] { $sum } in { $cells } cells
    }

## On the page, as it stands there

# Heading
play-new-puzzle = New puzzle
play-today = Today
# Read out
play-todays-puzzles = Today’s puzzles
# Beside a field
play-classic = Classic
# Beside a field
play-killer = Killer
# Beside a field
play-diagonal = Diagonal
# Beside a field
play-arrow = Arrow
# Beside a field
play-kropki = Kropki
# Beside a field
play-jigsaw = Jigsaw
# Button
play-play-an-easy-classic = Play an easy classic, 9 × 9
# Button
play-all = All
play-every-puzzle-that-you = Every puzzle you start is kept here.
# Read out
play-this-game = This game
# Heading
play-your-puzzle = Your puzzle
# Read out
play-what-digits-write = What digits write
# Button
play-digit = Digit
# Button
play-corner = Corner
# Button
play-centre = Centre
# Button
play-colour = Colour
# Read out
play-digits = Digits
play-undo = Undo
play-redo = Redo
play-erase = Erase
# Button
play-hint = Hint
# Button
play-check = Check
# Button
play-marks = Marks
# Button
play-fill-marks = Fill marks
# Button
play-fill-all-singles = Fill all singles
# Button
play-try-it-from-here = Try it from here
# Button
play-back-to-the-bookmark = Back to the bookmark
# Button, beside “Trying from a bookmark”
play-go-back = Go back
# Button, beside “Trying from a bookmark”: what was tried stays, the bookmark goes
play-keep-it = Keep it
# Button
play-select-all-cells = Select all cells
# Button
play-select-the-other-cells = Select the other cells
# Button
play-start-over = Start over
# Read out
play-how-it-went = How it went
play-replay = Replay
# Button, under somebody’s replay
play-play-yourself = Play this puzzle yourself
# Read out (button)
play-play-the-replay = Play the replay
# Read out
play-place-in-your-solve = Place in your solve
play-a-picture-with-your = A picture with your time and the givens, never the answer.
# Heading
play-no-cage-here = No cage here
# Read out (kinds of puzzles)
play-other-kinds = Other kinds
play-fog-waits = The fog waits for Python
play-fog-waits-more = Correct digits clear it once Python is ready.
play-fog-gone = The fog is gone
play-fog-gone-more = The puzzle does not have exactly one solution, so no digit is known to be right.
