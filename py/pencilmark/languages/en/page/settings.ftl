### Settings.

## What a choice does, under its picture

settings-check-never = The 8 is wrong, but it is not marked: only contradictions are.
settings-check-conflicts = The 8 is wrong. Check will tell you.
settings-check-once = The 8 is wrong and is marked at once.
settings-candidates-corner = Hints and Fill marks treat corner marks as a cell’s full list of candidates.
settings-candidates-centre = Corner marks are places in a box; hints use centre marks as candidates.
settings-tidy-on = Writing the 5 removed it from the marks it sees.
settings-tidy-off = Marks stay until you remove them.
settings-timer-on = The timer runs beside the title and stops when you pause.
settings-timer-off = No timer, and no time when a puzzle is solved.
settings-learn-on = Minutes are estimated for you after five games.
settings-learn-off = Minutes are estimated for an average player.
settings-input-cell = Select cells, then press a digit.
settings-input-digit = Press a digit, then each cell it goes into.
settings-hand-right = On a wide screen the keypad is on the right.
settings-hand-left = On a wide screen the keypad is on the left.
settings-touch-on = Choose Corner, select a cell, then tap where the mark goes.
settings-touch-off = A tap only selects.
settings-coordinates-none = The third cell of the second row is r2c3.
settings-coordinates-r1c1 = The third cell of the second row is r2c3, with numbers beside the grid.
settings-coordinates-a1 = The third cell of the second row is B3, and letters with numbers beside the grid.
settings-signs-own = The keys of the digits write these signs, and so do the signs themselves. Puzzles with rules keep digits; hints name digits and say which is which.
settings-own-darker = On light paper it is darkened so that it can be read.
settings-own-lighter = On dark paper it is lightened so that it can be read.
settings-own-both = It is darkened on light paper and lightened on dark paper so that it can be read.
settings-word-wrong = A word needs nine different letters or signs, and no digits.
settings-motion-on = Colours fade gently, unless your system asks for reduced motion.
settings-motion-off = Nothing moves.

## On the page, as it stands there

# Heading, and the button that goes there
settings-settings = Settings
# Heading of a group
settings-playing = Playing
# Beside a field
settings-mistakes = Mistakes
# Choice in a list
settings-show-at-once = Show at once
# Choice in a list
settings-show-when-i-check = Show when I check
# Choice in a list
settings-show-only-contradictions = Show only contradictions
# Beside a field
settings-remove-pencil-marks-automatically = Remove pencil marks automatically
# Beside a field
settings-highlight-the-same-digit = Highlight the same digit
# Beside a field
settings-shade-row-column-and = Shade row, column and box
# Beside a field
settings-show-the-timer = Show the timer
# Heading of a group
settings-look = Look
# Beside a field
settings-theme = Theme
# Choice in a list
settings-follow-the-system = Follow the system
# Choice in a list
settings-light = Light
# Choice in a list
settings-dark = Dark
# Beside a field: what the page looks as if it lay on
settings-paper = Paper
# Choice in a list
settings-newspaper = Newspaper
# Choice in a list: white paper, black in the dark
settings-plain = Plain
# Choice in a list
settings-cream = Cream
# Choice in a list
settings-sage = Sage
# Choice in a list
settings-slate = Slate
# Beside a field: the colour of what can be pressed
settings-accent = Accent
# Choice in a list
settings-blue = Blue
# Choice in a list
settings-green = Green
# Choice in a list
settings-plum = Plum
# Choice in a list
settings-brown = Brown
# Choice in a list
settings-graphite = Graphite
# Choice in a list
settings-own = My own
# Beside a field
settings-own-colour = My own colour
# Beside a field: their colour
settings-my-digits = My digits
# Choice in a list
settings-as-the-accent = As the accent
# Choice in a list: black, as printed digits are
settings-ink = Ink
# Beside a field
settings-pencil-marks = Pencil marks
# Choice in a list
settings-small = Small
# Choice in a list
settings-medium = Medium
# Choice in a list
settings-large = Large
# Beside a field
settings-row-and-column-names = Row and column names
# Choice in a list
settings-r1c2-not-shown = r1c2, not shown
# Choice in a list
settings-r1c2-beside-the-grid = r1c2, beside the grid
# Choice in a list
settings-a2-beside-the-grid = A2, beside the grid
# Beside a field
settings-animations = Animations
# Heading of a group
settings-input = Input
# Beside a field
settings-select-first = Select first
# Choice in a list
settings-the-cell-then-the = The cell, then the digit
# Choice in a list
settings-the-digit-then-the = The digit, then the cells
# Beside a field
settings-keypad = Keypad
# Choice in a list
settings-on-the-right = On the right
# Choice in a list
settings-on-the-left = On the left
# Beside a field
settings-tap-a-corner-mark = Tap a corner mark in the selected cell to write or erase it
# Beside a field
settings-corner-marks-are-candidates = Corner marks are candidates, and hints use them
# Beside a field
settings-digits-above-9 = Digits above 9
# Beside a field
settings-digits-up-to-9 = Digits up to 9
# Choice in a list
settings-a-word = A word
# Beside a field
settings-the-word = Nine different letters
# Heading of a group
settings-signs = Signs
# Beside a field
settings-4-4-boards = 4 × 4 boards
# Choice in a list
settings-shapes = Shapes: ● ▲ ■ ★
# Button
settings-reset = Reset
# Choice in a list
settings-kanji-beside-the-grid = 一行二列, beside the grid
settings-coordinates-kanji = The third cell of the second row is 二行三列, and such numbers stand beside the rows.
# Beside a tick
settings-learn-from-my-times = Learn from my times
# Under it
settings-learn-says = Your last 20 classic puzzles solved without hints say how long the next will take you. Your times stay in this browser.
# Button
settings-forget-my-times = Forget my times so far
# After it was pressed
settings-times-forgotten = Your times so far no longer count.
