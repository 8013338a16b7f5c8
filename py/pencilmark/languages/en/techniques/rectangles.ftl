technique-unique-rectangle-1 = Unique rectangle 1
    .look = Look for four cells in two rows, two columns and two boxes, where three of them have the same two candidates and nothing else, and the fourth has these two and more.
    .why = If the fourth cell had one of the two digits as well, the two digits could be swapped around the rectangle, and the puzzle would have two solutions.
    .do = Remove both digits from the fourth cell.

technique-unique-rectangle-2 = Unique rectangle 2
    .look = Look for a rectangle in two boxes whose corners share two candidates: two neighbouring corners have nothing else, and the other two both have the same one extra digit.
    .why = Without the extra digit the two candidates could be swapped around the rectangle, giving two solutions; so one of the two corners must be the extra digit.
    .do = Remove the extra digit from every cell that sees both of these corners.

technique-unique-rectangle-3 = Unique rectangle 3
    .look = Look for a rectangle in two boxes whose corners share two candidates, where two neighbouring corners have several extra digits; then look for cells in their house that have just those extra digits.
    .why = One of the two corners must take an extra digit, or there would be two solutions. So the two corners together act like one cell with the extra digits, and form a naked set with the other cells.
    .do = Remove the digits of that set from the other cells of the house.

technique-unique-rectangle-4 = Unique rectangle 4
    .look = Look for a rectangle in two boxes whose corners share two candidates, where two neighbouring corners have extra digits and one of the two shared digits can go nowhere else in their house.
    .why = That digit has to be in one of the two corners. If the other corner held the second shared digit, the two digits could be swapped, and there would be two solutions.
    .do = Remove the second shared digit from both of these corners.

technique-unique-rectangle-5 = Unique rectangle 5
    .look = Look for a rectangle in two boxes whose corners share two candidates, where two opposite corners, or three corners, all have the same one extra digit.
    .why = Without it the two shared digits could be swapped around the rectangle, giving two solutions; so one of these corners must be the extra digit.
    .do = Remove the extra digit from every cell that sees all of these corners.

technique-unique-rectangle-6 = Unique rectangle 6
    .look = Look for a rectangle in two boxes whose corners share two candidates, where two opposite corners have extra digits and one of the shared digits has no other place in two opposite sides.
    .why = If that digit stood in one of the corners with extras, it would have to stand in the other one too, and the other shared digit would fill the remaining corners: two solutions.
    .do = Remove that digit from the two corners with extras.

technique-hidden-rectangle = Hidden rectangle
    .look = Look for a rectangle in two boxes with one corner that has just two candidates, x and y. Then look at the opposite corner: along its row and its column, x has no place outside the rectangle.
    .why = If the opposite corner were y, both its neighbours would have to be x, and the first corner y: the two digits could be swapped, and there would be two solutions.
    .do = Remove y from the opposite corner.
