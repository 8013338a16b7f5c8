technique-death-blossom = Death blossom
    .look = Look for a cell with few candidates, the stem, such that each of its candidates sees every place of that digit in an almost locked set of its own, a petal.
    .why = Whichever digit the stem takes, it is taken away from that petal, which then holds all its other digits.
    .do = Remove a digit that all petals share from every cell that sees all its places in them.
