technique-sk-loop = SK loop (domino loop)
    .look = Find two rows and two columns that cross in four boxes, mostly at given digits. Beside the crossings they have four times two cells in the rows and in the columns: a ring of eight pairs. Count how often each digit fits into the ring.
    .why = Neighbouring pairs share a line or a box, which takes a digit once. If the digits fit just as often as there are cells, none of these places may be wasted.
    .do = Remove each digit that a line or a box of the ring needs within the ring from the rest of that line or box.

rings-meet = { $lines } meet in { $boxes }.
rings-pairs = In each of these boxes there are empty cells beside the crossing, in the row and in the column; together { $count } cells: { AND($cells) }.
rings-once =
    Go round this ring: neighbours share a line or a box in turn, and { $word ->
        [value] a value
       *[digit] a digit
    } that both could take fits only once there.
# Each of $counts is said by rings-so-often.
rings-most = So the ring has room for { CLAUSES($counts) } at the very most: { $total } in all.
rings-so-often =
    { $count ->
        [1] { AND($digits) } once
        [2] { AND($digits) } twice
       *[other] { AND($digits) } { $count } times
    }
rings-none-missing = That is as many as there are cells, so none of these may be missing.
# Each of $parts is said by digits-in-house.
rings-stand = So each line and box of the ring must hold its digits there: { CLAUSES($parts) }.
rings-no-place-elsewhere = These have no place in the rest of those houses.
