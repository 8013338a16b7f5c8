technique-sk-loop = SK loop (domino loop)
    .look = Find two rows and two columns that cross in four boxes, mostly at given digits. Beside the crossings they have four times two cells in the rows and in the columns: a ring of eight pairs. Count how often each digit fits into the ring.
    .why = Neighbouring pairs share a line or a box, which takes a digit once. If the digits fit just as often as there are cells, none of these places may be wasted.
    .do = Remove each digit that a line or a box of the ring needs within the ring from the rest of that line or box.

rings-meet = { $lines } meet in { $boxes }
rings-pairs = in each of these boxes there are empty cells beside the crossing, in the row and in the column; together { $count }: { $cells }
rings-once = go round this ring: neighbours share a line or a box in turn, and { A($word) } that both could take fits only once there
rings-most = so the ring has room for { $counts } at the very most: { $total } in all
rings-none-missing = that is as many as there are cells, so none of these may be missing
rings-stand = so each line and box of the ring must hold its digits there: { $named }
rings-so = these have no place in the rest of those houses: { $removal }
rings-times = { $count } times
rings-so-often = { $digits } { $times }
