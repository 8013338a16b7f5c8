technique-or-whip = OR-k whip (from guardians)
    .look = Find an impossible pattern or a tridagon with two or three guardians. Suppose that a candidate is true, and go on as in a whip; where all guardians but one have gone, that one is true. Go on until a cell, a digit or the guardians have nothing left.
    .why = One of the guardians is true, so the last one left must be, as the last digit of a cell is. Everything follows from the candidate you supposed and ends in what can't be, so the candidate is false.
    .do = Remove the candidate that you supposed.

nets-only-guardian = { $clause }, the only guardian left
# Within nets-clash:
nets-no-guardian = no guardian would be left
