technique-als-xy-chain = ALS-XY-chain
    .look = Look for a chain of almost locked sets in which each shares with the next a digit that cannot be in both, never the same digit twice in a row.
    .why = If the first set is without its link digit, it is locked; otherwise it takes that digit from the next set, which becomes locked and passes the argument on, down to the last set.
    .do = Remove a digit shared by the first and last set from every cell that sees all its places in both.
