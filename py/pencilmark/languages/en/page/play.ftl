### Play.

## On the page, as it stands there

# Heading
play-new-puzzle = New puzzle
# Read out (button)
play-close = Close
play-today = Today
# Read out
play-todays-puzzles = Today’s puzzles
# Heading of a group
play-level = Level
# Heading of a group
play-size = Size
# Heading of a group
play-kind = Kind
# Beside a field
play-classic = Classic
# Beside a field
play-killer = Killer
# Beside a field
play-diagonal = Diagonal
# Beside a field
play-thermo = Thermo
# Beside a field
play-arrow = Arrow
# Beside a field
play-kropki = Kropki
# Beside a field
play-jigsaw = Jigsaw
play-more = More
# Button
play-play-an-easy-classic = Play an easy classic, 9×9
# Heading
play-your-puzzles = Your puzzles
# Button
play-all = All
play-every-puzzle-that-you = Every puzzle that you begin is kept here.
# Read out
play-this-game = This game
# Heading
play-your-puzzle = Your puzzle
# Read out (button)
play-pause = Pause
# Read out
play-keypad = Keypad
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
play-set-a-checkpoint = Set a checkpoint
# Button
play-back-to-the-checkpoint = Back to the checkpoint
# Button
play-back-to-where-all = Back to where all was right
# Button
play-select-all-cells = Select all cells
# Button
play-select-the-other-cells = Select the other cells
# Button
play-start-over = Start over
# Button
play-make-my-digits-givens = Make my digits givens
# Button
play-choose-the-board = Choose the board
# Button
play-copy-or-save-as = Copy or save as
# Read out
play-how-it-went = How it went
play-replay = Replay
# Read out (button)
play-play-the-replay = Play the replay
# Read out
play-place-in-your-solve = Place in your solve
play-a-picture-with-your = A picture with your time and the givens, never the answer.
# Button
play-share = Share
# Heading
play-no-cage-here = No cage here
# Button
play-add = Add
