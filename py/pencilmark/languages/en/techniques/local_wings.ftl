technique-m-wing = M-wing
    .look = Look for a cell with just x and y that sees one of two places for y in a house; the other place also has x, and a house has just that and one more place for x.
    .why = If the first cell is not x, it is y; so the place of y that it sees is not y, the other one is y and not x, and the last place is x.
    .do = Remove x from every cell that sees both the first cell and the last place.

technique-s-wing = S-wing
    .look = Look for a cell with just x and y that sees one of two places for x in a house, and one of two places for y in another.
    .why = If the far place for x is not x, the near one is; so the cell is y, the near place for y is not y, and the far one is.
    .do = Remove what can't be true with either: y from the far place for x and x from the far place for y if these see each other, or all else where they are the same cell.

technique-l-wing = L-wing
    .look = Look for two places for x in a house, one of which is also one of two places for y in a house; the other of these is one of two places for z in a third house.
    .why = If the first place is not x, the second is x and not y; so the third is y and not z, and the last is z.
    .do = Remove z from the first place and x from the last if these see each other, or all else where they are the same cell.

technique-h-wing = H-wing
    .look = Look for a cell with just x and y. Follow y to a cell it sees that has just y and z, or over a house with two places for y to a cell that also has z. From there follow z over a house with two places for it.
    .why = If the first cell is not x, it is y, and the links lead on to the last place, which is z.
    .do = Remove z from the first cell and x from the last place if these see each other.
