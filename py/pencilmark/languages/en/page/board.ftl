### The dialog in which a board is chosen.

## On the page, as it stands there

# Heading
board-board = Board
board-digits-and-marks-stay = Digits and marks are kept unless the size changes.
# Heading of a group
board-shape = Shape
# Beside a field
board-size = Size
# Beside a field
board-boxes = Boxes
# Beside a field
board-regions-a-letter-for = Regions, a letter for each cell
# Heading of a group
board-more-that-differs = No repeats here, either
# Beside a field
board-both-long-diagonals = Both long diagonals
# Beside a field
board-windows-windoku = Windows (windoku)
# Beside a field
board-the-same-place-in = The same place in all boxes
# Beside a field
board-cells-a-knights-move = Cells a knight’s move apart
# Beside a field
board-cells-a-kings-move = Cells a king’s move apart
board-cells-to-be-found = Cells to be found
board-doublers = Doublers count twice
board-negators = Negators count as negative
board-nullifiers = Nullifiers count as 0
# Beside a field
board-its-name-as-links = Its name in links and commands
# Button
board-take-this-board = Use this board
# Choice in a list: a board without boxes
board-no-boxes = None
# Button
board-choose-the-board = Choose the board
# The size of a board or of a box: rows, then columns
board-sides = { $down } × { $across }
