technique-symmetrical-placement = Gurth's symmetrical placement
    .look = Look for givens that stay the same when the grid is turned by half or by a quarter, or mirrored in a diagonal, and some digits are exchanged. Every given must go to a given.
    .why = If the puzzle has one solution, the solution stays the same as well: otherwise it would make a second one.
    .do = Remove from the cells that stay in their places all digits that are exchanged. What one cell can't be, its counterpart can't be in exchanged digits.

# $way is how the grid is turned; each of $pairs is such as "1 ↔ 2", which take each other's places.
symmetrical-givens =
    { $way ->
        [half] Turn the grid by half and exchange digits, { AND($pairs) }: the givens are the same as before.
        [quarter] Turn the grid by a quarter to the right and exchange digits, { AND($pairs) }: the givens are the same as before.
        [diagonal] Mirror the grid in the diagonal through its top left corner and exchange digits, { AND($pairs) }: the givens are the same as before.
       *[antidiagonal] Mirror the grid in the diagonal through its top right corner and exchange digits, { AND($pairs) }: the givens are the same as before.
    }
symmetrical-solution = The puzzle has one solution, so that is the same as before, too.
symmetrical-stay =
    { $cells ->
        [one] { AND($cells) } stays in its place, so its digit is not exchanged: it is { OR($digits) }.
       *[other] { AND($cells) } stay in their places, so their digits are not exchanged: they are { OR($digits) }.
    }
symmetrical-counterparts = So what one cell can't be, its counterpart can't be in exchanged digits.
