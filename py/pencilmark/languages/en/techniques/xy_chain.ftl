technique-xy-chain = XY-chain
    .look = Look for a chain of cells with two candidates in which each cell sees the next and shares a digit with it, starting and ending with the same digit.
    .why = If the first cell is not that digit, it is its other one, which pushes the next cell to its other one, and so on: the last cell is then the digit. So one of the two ends holds it.
    .do = Remove the digit from every cell that sees both ends of the chain.
