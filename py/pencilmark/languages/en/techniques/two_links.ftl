technique-skyscraper = Skyscraper
    .look = Take one digit and look for two rows with exactly two places for it each, where one place of the first row is directly above or below one of the second. Columns work the same way.
    .why = The two places that share a column cannot both hold the digit, so at least one of the two other places, the roof of the skyscraper, does.
    .do = Remove the digit from every cell that sees both cells of the roof.

technique-two-string-kite = Two-string kite
    .look = Take one digit and look for a row and a column with exactly two places for it each, where one place of the row and one of the column are in the same box.
    .why = The two places in the box cannot both hold the digit, so at least one of the two far ends does.
    .do = Remove the digit from the cell that sees both far ends.

technique-turbot-fish = Turbot fish
    .look = Take one digit and look for two houses with exactly two places for it each, where a place of the first house sees a place of the second. At least one of the houses is a box.
    .why = The two places that see each other cannot both hold the digit, so at least one of the two far ends does.
    .do = Remove the digit from every cell that sees both far ends.

technique-empty-rectangle = Empty rectangle
    .look = Look for a box where all the places for a digit lie in one row and one column, like a cross or an L; then find a line outside with exactly two places for the digit, one of them in line with an arm of the cross.
    .why = If that place holds the digit, it empties one arm, so the digit is in the other arm. If not, the other place on the line holds it.
    .do = Remove the digit from the cell that sees the other arm and the other place on the line.

technique-dual-two-string-kite = Dual two-string kite
    .look = Look for two-string kites that share the same two cells in a box, with the roles of row and column exchanged.
    .why = Each kite is valid on its own, so both conclusions hold at the same time.
    .do = Remove the digit from the cell that each of the kites points to.

technique-dual-empty-rectangle = Dual empty rectangle
    .look = Look for two empty rectangles in the same box, each with its own line of two places.
    .why = Each empty rectangle is valid on its own, so both conclusions hold at the same time.
    .do = Remove the digit from both target cells.

# There are two cells or more among $cells and $others together, at least three.
chains-one-of-ends = So at least one of { AND($cells) } is { $value }.

chains-share-house = { $one } and { $two } share { $house }, so they are not both { $value }.
chains-see-each-other = { $one } and { $two } see each other, so they are not both { $value }.

chains-not-all =
    If { OR($cells) } is { $value }, then { $others ->
        [one] { AND($others) } is not
        [2] neither { NOR($others) } is { $value }
       *[other] none of { AND($others) } is { $value }
    }, as these cells see each other.
