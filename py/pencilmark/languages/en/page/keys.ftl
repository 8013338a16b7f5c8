### The list of keys. The name of a key stands between <kbd> and </kbd>.

## On the page, as it stands there

# Heading, and the button that goes there
keys-keys = Keys
keys-1-to-9 = <kbd>1</kbd> to <kbd>9</kbd>
keys-write-a-digit-on = write a digit; on larger boards type numbers quickly, or letters from <kbd>A</kbd> for 10
keys-own-signs = where other signs stand for digits (Settings), the sign or the digit; its letter then means nothing else
keys-shift-digit = <kbd>Shift</kbd> + digit
keys-corner-mark = corner mark
keys-ctrl-digit = <kbd>Ctrl</kbd> + digit
keys-centre-mark = centre mark
keys-alt-digit = <kbd>Alt</kbd> + digit
keys-colour-also-ctrl-shift = colour, also <kbd>Ctrl</kbd> + <kbd>Shift</kbd> + digit
keys-colour-a-mark = choose the next mark of the cell, or the one before, to colour it alone; with colours in hand a click on a mark does, too
keys-take-up-digits-corner = take up digits, corner marks, centre marks, colours; <kbd>Space</kbd> the next of them
keys-fill-in-all-pencil = fill in all pencil marks, and tidy those that are there
keys-try-from-here = set a bookmark and try it from here; back to the last bookmark
keys-arrows-w-a-s = Arrows, <kbd>W</kbd> <kbd>A</kbd> <kbd>S</kbd> <kbd>D</kbd>
keys-move-by-a-cell = move by a cell; with <kbd>Shift</kbd> or <kbd>Ctrl</kbd> select more
keys-drag-ctrl-click = Drag, <kbd>Ctrl</kbd> + click
keys-select-more-cells-a = select more cells; a double click selects all like it
keys-ctrl-a-ctrl-i = <kbd>Ctrl</kbd> + <kbd>A</kbd>, <kbd>Ctrl</kbd> + <kbd>I</kbd>
keys-select-all-cells-or = select all cells, or the others
keys-home-end = <kbd>Home</kbd> <kbd>End</kbd>
keys-start-and-end-of = start and end of the row; with <kbd>Ctrl</kbd>, of the grid
keys-page-up-page-down = <kbd>Page Up</kbd> <kbd>Page Down</kbd>
keys-move-by-a-box = move by a box
keys-delete = <kbd>Delete</kbd>
keys-erase-what-lies-on = erase what lies on top: digits, then marks, then colours; with <kbd>Shift</kbd> corner marks, with <kbd>Ctrl</kbd> centre marks
keys-ctrl-z-ctrl-y = <kbd>Ctrl</kbd> + <kbd>Z</kbd>, <kbd>Ctrl</kbd> + <kbd>Y</kbd>
keys-undo-and-redo-also = undo and redo, also <kbd>[</kbd> and <kbd>]</kbd>; on a path, back and forth
keys-ctrl-v-ctrl-c = <kbd>Ctrl</kbd> + <kbd>V</kbd>, <kbd>Ctrl</kbd> + <kbd>C</kbd>
keys-paste-a-puzzle-copy = paste a puzzle, copy it as a line
keys-hint-where-to-look = hint: where to look, which technique, why, do it
keys-shift-h = <kbd>Shift</kbd> + <kbd>H</kbd>
keys-hint-straight-to-why = hint: straight to why
keys-arrows-space = Arrows, <kbd>Space</kbd>
keys-in-the-log-of = in the log of a search: go along it, play and pause
keys-escape = <kbd>Escape</kbd>
keys-select-one-cell-close = select one cell, close a hint, a path or an answer on the grid, stop Python
keys-this-list = this list
keys-in-set-begin-a = in Set: begin a formula for the cell
keys-in-set-its-tools = in Set: its tools, from the first to the last
keys-alt-arrow-delete = <kbd>Alt</kbd> + arrow, <kbd>Delete</kbd>
keys-in-set-move-the = in Set: move the clue in hand, or remove it
