technique-locked-pair = Locked pair
    .look = Look for a naked pair whose two cells lie in the same box and also in the same row or column.
    .why = The two cells use up both digits, for the box and for the line at once.
    .do = Remove both digits from the rest of the box and from the rest of the line.

technique-locked-triple = Locked triple
    .look = Look for a naked triple whose three cells lie in the same box and also in the same row or column.
    .why = The three cells use up their three digits, for the box and for the line at once.
    .do = Remove the three digits from the rest of the box and from the rest of the line.

technique-naked-pair = Naked pair
    .look = Look for two cells in one house that have the same two candidates and nothing else.
    .why = One cell takes one of the digits and the other cell takes the other one. We do not know which way round, but both digits are used up.
    .do = Remove both digits from every other cell of that house.

technique-naked-triple = Naked triple
    .look = Look for three cells of one house with only three different digits between them. No single cell needs to have all three.
    .why = Three cells need three digits, and these are the only ones they have, so all three are used up here.
    .do = Remove the three digits from every other cell of that house.

technique-naked-quad = Naked quad
    .look = Look for four cells of one house with only four different digits between them, often in a house with eight or nine empty cells.
    .why = Four cells need four digits, and these are the only ones they have, so all four are used up here.
    .do = Remove the four digits from every other cell of that house.

technique-hidden-pair = Hidden pair
    .look = Look for two digits that have only two possible cells in a house, and the same two cells.
    .why = The two digits fill the two cells in one order or the other, so nothing else fits in there.
    .do = Remove all other candidates from the two cells.

technique-hidden-triple = Hidden triple
    .look = Look for three digits that have only the same three cells of a house open to them. No digit needs to fit in all three.
    .why = The three digits fill the three cells in some order, so nothing else fits in there.
    .do = Remove all other candidates from the three cells.

technique-hidden-quad = Hidden quad
    .look = Look for four digits that can go in only the same four cells of a house. The other empty cells form a naked set, which is often easier to see.
    .why = The four digits fill the four cells in some order, so nothing else fits in there.
    .do = Remove all other candidates from the four cells.

# $count is how many cells and digits there are, two or more.
subsets-naked =
    In { $houses }, { AND($cells) } have only the { $word ->
        [value] values
       *[digit] digits
    } { AND($digits) } between them: { SPELLED($count) } cells, { SPELLED($count) } { $word ->
        [value] values
       *[digit] digits
    }.
subsets-naked-filled =
    So these { $word ->
        [value] values
       *[digit] digits
    } take up { $count ->
        [2] both
       *[other] all { SPELLED($count) }
    } cells, whichever goes where.
subsets-naked-others =
    No other cell that sees { $count ->
        [2] both
       *[other] all { SPELLED($count) }
    } of them can be { OR($digits) }.
subsets-hidden =
    In { $house }, the { $word ->
        [value] values
       *[digit] digits
    } { AND($digits) } can only go in { AND($cells) }.
subsets-hidden-filled =
    These { SPELLED($count) } { $word ->
        [value] values
       *[digit] digits
    } need { $count ->
        [2] both
       *[other] all { SPELLED($count) }
    } cells, so there's no room there for anything else.
