technique-tridagon = Tridagon (Thor's hammer)
    .look = Look for three digits that are missing in four boxes at the corners of a rectangle. In each box find three cells for them, one in every row and column, such that three boxes have theirs falling and one rising, or three rising and one falling.
    .why = Three digits alone can never fill twelve cells that lie like this, so one of the few other candidates in them, a guardian, is true.
    .do = If there is just one guardian, write it in. Otherwise remove what no guardian can be true with: the three digits where one cell has all the guardians, and their digit from cells that see them all.

tridagon-cells = { $boxes } have three cells each, one in every row and column of the box: { AND($cells) }.
tridagon-suppose = Suppose all twelve had only { AND($digits) }.
tridagon-moves = Two boxes side by side would then have the three digits in the same order by rows, moved on by one place or by two, and two boxes one above the other in the same order by columns, moved on as well.
# $way is how the cells of that box lie, which those of the other three do the other way.
tridagon-odd =
    { $way ->
        [fall] But in { $box } the cells fall from left to right (wrapping round), while in the other three they rise; with one against three the moves round the four boxes never come out right, so this can't be.
       *[rise] But in { $box } the cells rise from left to right (wrapping round), while in the other three they fall; with one against three the moves round the four boxes never come out right, so this can't be.
    }
# Each of $candidates is said by value-in-cell.
tridagon-guardians =
    { $candidates ->
        [one] So the one candidate that these cells have besides { AND($digits) } is true: { OR($candidates) }.
       *[other] So one of the candidates that these cells have besides { AND($digits) } is true: { OR($candidates) }.
    }
tridagon-own-cell = { $cell } is then not { OR($digits) }.
tridagon-clashes-go = Whatever it rules out can go.
