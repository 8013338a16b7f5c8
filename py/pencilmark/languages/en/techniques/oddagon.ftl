technique-guardians = Guardians (broken wing)
    .look = Look for a loop of five, seven or nine places of one digit, each in a house with the next, where these houses have only a few other places for it: the guardians.
    .why = Without the guardians each house would have just two places for the digit, and it would stand in every second cell of the loop. Around an odd number of cells that is impossible, so one of the guardians is true.
    .do = If there is just one guardian, it is true. Otherwise remove the digit from every cell that sees all the guardians.

technique-bivalue-oddagon = Bivalue oddagon
    .look = Look for a loop of five, seven or nine cells that all have the same two digits, each seeing the next, and only a few other candidates: the guardians.
    .why = The two digits alone would have to take turns around the loop, which is impossible with an odd number of cells. So one of the guardians is true.
    .do = Remove what can't be true beside any of the guardians: the two digits where one cell has them all, and the guardians' digit from cells that see them all.

oddagon-houses = { AND($cells) } make a loop of { SPELLED($count) } cells, each in a house with the next. If no guardian is { $value }, each of these houses has just two places for it, so { $value } is in every second cell of the loop.
oddagon-pairs = { AND($cells) } make a loop of { SPELLED($count) } cells, each of which sees the next. If no guardian is true, they have nothing but { AND($digits) }, which then take turns around the loop.
oddagon-odd = Around an odd number of cells that can't be.
oddagon-guardian = So the only guardian is true.
# Each of $candidates is said by value-in-cell.
oddagon-guardians = So one of the guardians is true: { OR($candidates) }. Whatever none of them allows can go.
