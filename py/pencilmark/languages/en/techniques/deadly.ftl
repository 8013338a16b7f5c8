technique-extended-rectangle = Extended rectangle
    .look = Look for six cells in two rows (or columns) of three boxes, two side by side in each box, that have the same three candidates and only a few others: the guardians.
    .why = With just the three digits, the two rows could exchange what they hold in these cells, and the puzzle would have two solutions. So one of the guardians is true.
    .do = Remove what can't be true beside any of the guardians: the three digits where one cell has them all, and the guardians' digit from cells that see them all.

technique-linked-rectangle = Unique rectangle with strong links
    .look = Look for four cells in two rows, two columns and two boxes with two candidates in common, and for sides of this rectangle where one of the two has no place but the corners.
    .why = Put one of the two into a corner. If these sides then leave the four corners nothing but the two digits, these could be swapped around the rectangle, and the puzzle would have two solutions.
    .do = Remove that candidate from the corner.

technique-bug-lite = BUG lite
    .look = Look for cells with two candidates each, and only a few others besides (the guardians). In every house that has some of these cells, each digit comes twice among them, or not at all.
    .why = Without the guardians, each of these cells could take its other digit, and the puzzle would have two solutions. So one of the guardians is true.
    .do = If there is just one guardian, write it in. Otherwise remove what can't be true beside any of them.

technique-reverse-bug = Reverse BUG
    .look = Take two digits, and look for cells that have them or could take them: all givens of the two are among these cells, and every house with one of the digits there has the other one, too. Other candidates of the cells are the guardians.
    .why = If no guardian were true, the two digits could be swapped in the rest of the grid, where neither is a given, and the puzzle would have two solutions. So one of the guardians is true.
    .do = If there is just one guardian, write it in. Otherwise remove what can't be true beside any of them.

# $lines are two rows or two columns.
extended-cells = { AND($cells) } lie in { $lines }, two in each of three boxes.
extended-exchange = If they had nothing but { AND($digits) }, { $lines } could exchange what they hold there, and the puzzle would have two solutions.
# Each of $candidates is said by value-in-cell.
deadly-links = With { OR($candidates) }, these cells would end up exactly like that.
# $without is said by without-guardians.
lite-cells = { $without }, { AND($cells) } would have two candidates each, and in every house each digit would come twice among them, or not at all.
lite-other-digits = Each of these cells could then take its other digit, and the puzzle would have two solutions.
reverse-givens = All givens of { AND($digits) } are in { AND($cells) }.
# $without is said by without-guardians, each of $candidates by value-in-cell.
reverse-both = { $without }, there would be { AND($candidates) }, and every house with some of these cells would have both digits there.
reverse-exchange = In the rest of the grid { AND($digits) } could then change places, and the puzzle would have two solutions.
