### Many.

## On the page, as it stands there

# Heading
many-many-puzzles = Many puzzles
many-check-a-whole-list = Check a whole list at once: which puzzles have exactly one solution, how hard each is, and which are the same in disguise.
# Under a picture
many-your-table-will-appear = Your table will appear here.
# Beside a field
many-a-list = A list
# Button
many-add = Add
# Button
many-open-files = Open files
many-you-can-also-drop = You can also drop files anywhere on the page: one puzzle a line, tables or grids, up to 250,000 puzzles.
# Term
many-one-solution = One solution?
many-each-puzzle-is-proved = Each puzzle is proved to have one solution, several or none. A line that cannot be read says why.
# Term
many-how-hard = How hard?
many-givens-level-hardest-technique = Givens, level, hardest technique, HoDoKu score and ER, to sort, filter and chart.
# Term
many-seen-before = Seen before?
many-duplicates-are-found-even = Duplicates are found even when turned, mirrored or renumbered.
many-this-browser-stores-nothing = This browser stores nothing, so the list is lost when you reload.
# Heading of a group
many-find-out = Find out
# Beside a field
many-filter = Filter
# In an empty field
many-er-7-solutions-one = er>=7 solutions=one
# Button
many-columns = Columns
many-part-of-a-puzzle = Part of a puzzle or name, or conditions: clues<24, level=hard, minimal=yes
# Button
many-pause = Pause
# Button
many-cancel = Cancel
# Read out
many-puzzles = Puzzles
# Button
many-choose-all-or-none = Choose all or none
# Button
many-print-the-chosen = Print the chosen
# Button
many-save-csv = Save CSV
# Button
many-save-json-lines = Save JSON lines
# Button
many-clear-the-list = Clear the list
# Beside a field
many-chart = Chart
# Read out
many-how-the-values-are = How the values are spread
