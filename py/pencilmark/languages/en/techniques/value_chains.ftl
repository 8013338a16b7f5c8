technique-x-chain = X-chain
    .look = Take one digit. Start in a house where it has only two places, step to a cell that sees the second place, and go on from there to the next house with two places, ending on such a house.
    .why = If the digit is not at the start, it is at the second place, so not in the cell that sees it, and so on to the end. At least one of the two ends holds the digit.
    .do = Remove the digit from every cell that sees both ends of the chain.

technique-xy-chain = XY-chain
    .look = Look for a chain of cells with two candidates in which each cell sees the next and shares a digit with it, starting and ending with the same digit.
    .why = If the first cell is not that digit, it is its other one, which pushes the next cell to its other one, and so on: the last cell is then the digit. So one of the two ends holds it.
    .do = Remove the digit from every cell that sees both ends of the chain.
