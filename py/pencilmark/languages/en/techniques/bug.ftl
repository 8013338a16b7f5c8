technique-bug-plus-1 = BUG + 1
    .look = Near the end, look for a grid where every empty cell has two candidates, except for one cell with three.
    .why = Without one of the three, each digit would have exactly two places in every house where it is missing. Such a grid has two solutions or none, so that digit cannot be left out.
    .do = Write into the cell the digit that occurs three times in its row, its column and its box.

# Each of $candidates is said by value-in-cell, such as "5 in r1c2".
graves-all-but = Nearly every empty cell has just two candidates; without { AND($candidates) }, every one would.
graves-two-places-each =
    And every { $word ->
        [value] value
       *[digit] digit
    } would have two places, or none left, in every row, column and { $region ->
        [region] region
       *[box] box
    }.
graves-not-one-solution = Such a puzzle has no solution or more than one, but this puzzle has exactly one.
graves-one-is-true =
    { $cells ->
        [one] So { AND($cells) } is { OR($digits) }.
       *[other] So one of { AND($cells) } is { OR($digits) }.
    }
graves-sees-all = A cell that sees all of them can't be { $value }.
# $count is how many cells there are with the two taken as one.
graves-roof-as-one-cell =
    Take the two as one cell: with { AND($helpers) } it makes { SPELLED($count) } cells of { $house } for the { $word ->
        [value] values
       *[digit] digits
    } { AND($digits) }, which are used up there.
graves-two-places = In { $house }, { $value } has no places but these two, so the other one is { $value }.
