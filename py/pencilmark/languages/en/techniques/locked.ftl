technique-locked-candidates-pointing = Locked candidates (pointing)
    .look = Look for a box in which all the places for one digit lie in the same row or the same column.
    .why = Wherever the digit goes in the box, it will be in that row or column, so the line gets its copy of the digit from this box.
    .do = Remove the digit from the other cells of that row or column, outside the box.

technique-locked-candidates-claiming = Locked candidates (claiming)
    .look = Look for a row or column in which all the places for one digit lie inside the same box.
    .why = The line needs the digit, and can only get it inside that box, so the box gets its copy of the digit from this line.
    .do = Remove the digit from the other cells of the box.

locked-only-in =
    In { $base }, { $digit } can only go in { AND($cells) }, { $cells ->
        [2] both
        [3] all three
       *[other] all
    } in { $cover }.
locked-one-of-them = One of them must be { $value }, so no other cell of { $cover } can be { $value }.
