### A picture of a puzzle, read and compared.

## On the page, as it stands there

# Heading
picture-your-picture = Your picture
# Read out
picture-reading-the-picture = Reading the picture
# Beside a field
picture-which = Which
# Read out
picture-the-board-in-your = The board in your picture, straightened
# Read out
picture-what-was-read-arrows = What was read: arrows move, digits change it
# Beside a field
picture-written-by-hand = Written by hand
# Beside a field
picture-keep-what-was-written = Keep what was written by hand, as yours
# Button
picture-looks-right = Looks right
# Button
picture-cancel = Cancel
