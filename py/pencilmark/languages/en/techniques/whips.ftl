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

technique-or-whip = OR-k whip (from guardians)
    .look = Find an impossible pattern or a tridagon with two or three guardians. Suppose that a candidate is true, and go on as in a whip; where all guardians but one have gone, that one is true. Go on until a cell, a digit or the guardians have nothing left.
    .why = One of the guardians is true, so the last one left must be, as the last digit of a cell is. Everything follows from the candidate you supposed and ends in what can't be, so the candidate is false.
    .do = Remove the candidate that you supposed.

nets-only-guardian = { $clause }, the only guardian left
# Within nets-clash:
nets-no-guardian = no guardian would be left
