technique-als-xy-wing = ALS-XY-wing
    .look = Look for three almost locked sets: a middle one that shares a digit x with the first and another digit y with the third, each digit seeing its twin in the other set.
    .why = The middle set cannot be short of both x and y. So the first set is without x or the third without y, and that one holds all its other digits.
    .do = Remove a digit shared by the first and third set from every cell that sees all its places in both.
