technique-whip = Whip
    .look = Suppose that a candidate is true. Find a cell, or a digit in a house, of which that leaves just one candidate, which then stands. From there go on to a cell or house in which it strikes something and again leaves just one, until nothing is left.
    .why = Whatever stands follows from the first candidate and from what stood before. A cell or a house left with nothing can't be, so the first candidate is false.
    .do = Remove the candidate that you supposed.

technique-braid = Braid
    .look = Suppose that a candidate is true. Find a cell, or a digit in a house, of which that leaves just one candidate, which then stands. Go on from all that stands in the same way, until a cell or a house is left with nothing.
    .why = Whatever stands follows from the first candidate and from what stood before. A cell or a house left with nothing can't be, so the first candidate is false.
    .do = Remove the candidate that you supposed.

technique-g-whip = G-whip
    .look = Look for a whip in which two or three places may stand together: the last ones of a digit in a house, where a line crosses a box. They strike the digit wherever all of them see it.
    .why = One of the places left is true, so what sees them all is false. The rest goes as in a whip, to a cell or a house left with nothing.
    .do = Remove the candidate that you supposed.
