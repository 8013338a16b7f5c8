technique-als-xy-wing = ALS-XY-wing
    .look = Look for three almost locked sets: a middle one that shares a digit x with the first and another digit y with the third, each digit seeing its twin in the other set.
    .why = The middle set cannot be short of both x and y. So the first set is without x or the third without y, and that one holds all its other digits.
    .do = Remove a digit shared by the first and third set from every cell that sees all its places in both.

technique-als-xy-chain = ALS-XY-chain
    .look = Look for a chain of almost locked sets in which each shares with the next a digit that cannot be in both, never the same digit twice in a row.
    .why = If the first set is without its link digit, it is locked; otherwise it takes that digit from the next set, which becomes locked and passes the argument on, down to the last set.
    .do = Remove a digit shared by the first and last set from every cell that sees all its places in both.
