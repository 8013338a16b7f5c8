technique-extended-rectangle = Extended rectangle
    .look = Look for six cells in two rows (or columns) of three boxes, two side by side in each box, that have the same three candidates and only a few others: the guardians.
    .why = With just the three digits, the two rows could exchange what they hold in these cells, and the puzzle would have two solutions. So one of the guardians is true.
    .do = Remove what can't be true beside any of the guardians: the three digits where one cell has them all, and the guardians' digit from cells that see them all.

# $lines are two rows or two columns.
extended-cells = { AND($cells) } lie in { $lines }, two in each of three boxes.
extended-exchange = If they had nothing but { AND($digits) }, { $lines } could exchange what they hold there, and the puzzle would have two solutions.
