technique-avoidable-rectangle-1 = Avoidable rectangle 1
    .look = Look for a rectangle in two boxes with three corners already solved, none of them a given, where the fourth corner could complete a pattern of two digits that can be swapped.
    .why = None of the digits is a given, so swapping them would give a second solution with the same givens.
    .do = Remove the digit that would complete the pattern from the fourth corner.

technique-avoidable-rectangle-2 = Avoidable rectangle 2
    .look = Look for a rectangle in two boxes with two neighbouring corners solved, neither a given; the other two corners each have the digit that would complete a swap, and both have the same one extra digit.
    .why = Both corners cannot complete the swap, as that would give two solutions; so one of them is the extra digit.
    .do = Remove the extra digit from every cell that sees both unsolved corners.
