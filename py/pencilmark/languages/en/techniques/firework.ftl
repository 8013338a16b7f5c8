technique-firework-triple = Firework triple
    .look = Take a cell where a row crosses a column, and three digits that row and column still need. Outside its box, look whether all three share a single place in the row, and a single place in the column.
    .why = A digit in none of these three cells would be in the box twice, once for the row and once for the column. So three digits share three cells.
    .do = Remove every other candidate from the crossing cell and the two cells outside the box.

technique-firework-quad = Firework quad
    .look = Look at the four corners of a rectangle in four boxes. Two digits have only two of the corners as places outside the box of a third corner, in its row and column; two other digits have the same two for the fourth corner.
    .why = Each of the four digits must be in one of the four cells, so they fill them. The two corners where rows and columns cross take a digit of their own pair.
    .do = Remove every other candidate from the four cells, and from each crossing corner the digits of the other pair.

fireworks-outside = Outside { $box }, { $row } has no place for { AND($digits) } but { $one }, and { $other } has none but { $two }.
fireworks-twice =
    If one of them were in none of { AND($cells) }, both { $row } and { $other } would need it inside the box, in different cells, and the box can't have { $word ->
        [value] a value
       *[digit] a digit
    } twice.
fireworks-one-of-three = So each of { AND($digits) } is in { OR($cells) }.
fireworks-likewise = In the same way, each of { AND($digits) } is in { $corner } or in one of the same two cells.
fireworks-fill =
    That makes { SPELLED($count) } { $word ->
        [value] values
       *[digit] digits
    }, { AND($digits) }, for the { SPELLED($count) } cells { AND($cells) }, and leaves no room for others.
fireworks-no-other = Each of { AND($other) } is in one of the other three cells, so { $one } can only be { OR($own) }; and { $two } can only be { OR($other) }.
