technique-whip = Whip
    .look = Suppose that a candidate is true. Find a cell where it leaves one digit, or a house where it leaves one place for a digit: that digit must go there. Go on in the same way, each time from the last digit found, until a cell or a digit has nothing left.
    .why = Every digit found follows from the candidate you supposed. A cell with no digit left, or a house with no place left for one, is impossible, so the candidate is false.
    .do = Remove the candidate that you supposed.

technique-braid = Braid
    .look = Suppose that a candidate is true. Find a cell where it leaves one digit, or a house where it leaves one place for a digit: that digit must go there. Go on in the same way from all digits found so far, until a cell or a digit has nothing left.
    .why = Every digit found follows from the candidate you supposed. A cell with no digit left, or a house with no place left for one, is impossible, so the candidate is false.
    .do = Remove the candidate that you supposed.

technique-g-whip = G-whip
    .look = Look for a whip in which two or three places may be left together: those of a digit in a house, where a line crosses a box. They remove the digit from every cell that sees all of them.
    .why = The digit stands in one of these places, so it stands nowhere that sees them all. The rest goes as in a whip.
    .do = Remove the candidate that you supposed.
