technique-or-chain = OR-k chain (from guardians)
    .look = Find an impossible pattern or a tridagon with two or three guardians, and a chain from each of them that ends at the same candidate.
    .why = One of the guardians is true, and whichever it is, its chain rules the candidate out.
    .do = Remove that candidate.
