technique-firework-triple = Firework triple
    .look = Take a cell where a row crosses a column, and three digits that row and column still need. Outside its box, look whether all three share a single place in the row, and a single place in the column.
    .why = A digit in none of these three cells would be in the box twice, once for the row and once for the column. So three digits share three cells.
    .do = Remove every other candidate from the crossing cell and the two cells outside the box.

technique-firework-quad = Firework quad
    .look = Look at the four corners of a rectangle in four boxes. Two digits have only two of the corners as places outside the box of a third corner, in its row and column; two other digits have the same two for the fourth corner.
    .why = Each of the four digits must be in one of the four cells, so they fill them. The two corners where rows and columns cross take a digit of their own pair.
    .do = Remove every other candidate from the four cells, and from each crossing corner the digits of the other pair.

fireworks-outside = outside { $box }, { $row } has no place for { $digits } but { $one }, and { $other } has none but { $two }
fireworks-twice = were one of them in none of { $cells }, both { $row } and { $other } would need it inside the box, in different cells, and the box cannot have { A($word) } twice
fireworks-one-of-three = so each of { $digits } is in { $cells }
fireworks-likewise = in the same way, each of { $digits } is in { $corner } or in one of the same two cells
fireworks-fill = that makes { $count } { $word }, { $digits }, for the { $count } cells { $cells }, and leaves no room for others
fireworks-no-other = each of { $others } is in one of the other three cells, so { $one } can only be { $own }; and { $two } can only be { $other }
