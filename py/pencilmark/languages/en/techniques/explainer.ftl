technique-unique-loop-1 = Unique loop 1
    .look = Look for a loop of six or more cells that share two candidates, each house on the way holding exactly two of them. Only one cell of the loop has anything else.
    .why = If this cell had one of the two digits as well, the two digits could be swapped all around the loop, and there would be two solutions.
    .do = Remove both digits from the one cell with extra candidates.

technique-unique-loop-2 = Unique loop 2
    .look = Look for a loop of six or more cells that share two candidates, each house on the way holding exactly two of them. Some cells have one extra digit, the same in all of them.
    .why = Without it the two digits could be swapped all around the loop, giving two solutions; so one of these cells is the extra digit.
    .do = Remove the extra digit from every cell that sees all cells that have it.

technique-unique-loop-3 = Unique loop 3
    .look = Look for a loop of six or more cells that share two candidates, where two cells in one house have extra digits, and other cells of that house have just those extra digits.
    .why = One of the two cells must take an extra digit, or there would be two solutions. So the two together act like one cell with the extra digits, and form a set with the other cells.
    .do = Remove the digits of that set from the rest of the house, as for a naked or hidden set.

technique-unique-loop-4 = Unique loop 4
    .look = Look for a loop of six or more cells that share two candidates, where two cells in one house have extra digits and one of the two shared digits can go nowhere else in that house.
    .why = That digit has to be in one of the two cells. If the other cell held the second shared digit, the digits could be swapped around the loop, and there would be two solutions.
    .do = Remove the second shared digit from both of these cells.

technique-bug-1 = Bivalue universal grave 1
    .look = Look for a grid where every empty cell has two candidates, except for one cell with more, and where each digit without the extras has two places in every house that lacks it.
    .why = Without the extra candidates the grid would have two solutions or none, so one of the extras in this cell must be right.
    .do = Remove the other candidates of the cell: those that are not extra.

technique-bug-2 = Bivalue universal grave 2
    .look = Look for a grid where every empty cell has two candidates, except for a few cells that all have the same one extra digit.
    .why = Without the extras the grid would have two solutions or none, so the digit is right in at least one of these cells.
    .do = Remove the digit from every cell that sees all of them.

technique-bug-3 = Bivalue universal grave 3
    .look = Look for a grid where every empty cell has two candidates, except for two cells in one house with different extra digits; then look in that house for cells with just these extra digits.
    .why = Without the extras the grid would have two solutions or none, so one of the two cells takes an extra digit. Together they act like one cell with the extra digits, and form a naked set with the others.
    .do = Remove the digits of that set from the other cells of the house.

technique-bug-4 = Bivalue universal grave 4
    .look = Look for a grid where every empty cell has two candidates, except for two cells in one house that have extra digits and share one ordinary candidate, which can go nowhere else in that house.
    .why = Without the extras the grid would have two solutions or none, so one of the two cells takes an extra digit, and the other has to take the shared digit.
    .do = Remove every other ordinary candidate from the two cells.

technique-two-strong-links = Two strong links
    .look = Take one digit and look for two houses where it has only two places, or two groups of places; one place of the first house must see one of the second. Skyscrapers, kites and empty rectangles are of this kind.
    .why = The two places that see each other cannot both hold the digit, so at least one of the two far ends does.
    .do = Remove the digit from every cell that sees both far ends.

technique-three-strong-links = Three strong links
    .look = Take one digit and look for three houses where it has only two places, or two groups of places, joined one after the other where places see each other.
    .why = Start at either far end. If the digit is not there, the houses force it step by step to the other far end; so at least one of the two ends holds it.
    .do = Remove the digit from every cell that sees both far ends.

technique-four-strong-links = Four strong links
    .look = Take one digit and look for four houses where it has only two places, or two groups of places, joined one after the other where places see each other.
    .why = Start at either far end. If the digit is not there, the houses force it step by step to the other far end; so at least one of the two ends holds it.
    .do = Remove the digit from every cell that sees both far ends.

technique-wxyz-wing = WXYZ-wing
    .look = Look for three cells of one house with only four digits between them, and a fourth cell outside with two of these digits, such that every place of one of the two sees it.
    .why = The three cells can do without one of their four digits at most. Whether the outside cell is one of its digits or the other, the second digit, z, ends up in one of the four cells.
    .do = Remove z from every cell that sees all the places of z in the four cells.

technique-vwxyz-wing = VWXYZ-wing
    .look = Look for four cells of one house with only five digits between them, and a fifth cell outside with two of these digits, such that every place of one of the two sees it.
    .why = The four cells can do without one of their five digits at most. If the outside cell takes the first of its digits, the four cells must hold the other, z; so z is in one of the five cells.
    .do = Remove z from every cell that sees all the places of z in the five cells.

technique-uvwxyz-wing = UVWXYZ-wing
    .look = Look for five cells of one house with only six digits between them, and a sixth cell outside with two of these digits, such that every place of one of the two sees it.
    .why = The five cells can do without one of their six digits at most. If the outside cell takes the first of its digits, the five cells must hold the other, z; so z is in one of the six cells.
    .do = Remove z from every cell that sees all the places of z in the six cells.

technique-tuvwxyz-wing = TUVWXYZ-wing
    .look = Look for six cells of one house with only seven digits between them, and a seventh cell outside with two of these digits, such that every place of one of the two sees it.
    .why = The six cells can do without one of their seven digits at most. If the outside cell takes the first of its digits, the six cells must hold the other, z; so z is in one of the seven cells.
    .do = Remove z from every cell that sees all the places of z in the seven cells.

technique-aligned-pair-exclusion = Aligned pair exclusion
    .look = Look for two cells and list all pairs of digits they could hold; cross out each pair that would use up both candidates of a cell that sees both.
    .why = A pair that leaves some other cell without a candidate is impossible. One of the pairs left over must be the real one.
    .do = Remove a candidate of the two cells that occurs in none of the pairs left over.

technique-aligned-triple-exclusion = Aligned triple exclusion
    .look = Look for three cells and list all combinations of digits they could hold; cross out each that would leave some cell which sees them without a candidate.
    .why = The crossed out combinations are impossible. One of those left over must be the real one.
    .do = Remove a candidate of the three cells that occurs in none of the combinations left over. It is a long list: best left to a computer.

technique-x-cycle = X-cycle
    .look = Take one digit and look for a closed loop of places where strong links (a house with only two places) and weak links (two places that see each other) take turns.
    .why = The digit can be read around the loop in either direction, so exactly one end of each weak link holds it.
    .do = Remove the digit from every other cell that sees both ends of a weak link.

technique-y-cycle = Y-cycle
    .look = Look for a closed loop of cells with two candidates in which each cell sees the next and shares a digit with it.
    .why = Whichever way round the loop is filled, each shared digit is used once by the two cells that share it.
    .do = Remove each shared digit from every other cell that sees both of these two cells.

technique-xy-cycle = XY-cycle
    .look = Look for a closed loop of strong and weak links in turn that uses cells with two candidates as well as houses with two places for a digit.
    .why = The loop can be read in either direction, so exactly one end of each weak link is true.
    .do = Remove every candidate that conflicts with both ends of one of the weak links.

technique-forcing-x-chain = Forcing X-chain
    .look = Take one digit, suppose that it is in a certain cell (or that it is not), and follow the houses where it has only two places.
    .why = The chain comes back and says the opposite of what was supposed, so the supposition is wrong.
    .do = Remove the candidate if supposing it true failed; write it in if supposing it false failed.

technique-forcing-xy-chain = Forcing XY-chain
    .look = Suppose that a candidate is true (or false), and follow what must come next: the other candidate of a cell with two, the other place in a house with two.
    .why = The chain comes back and says the opposite of what was supposed, so the supposition is wrong.
    .do = Remove the candidate if supposing it true failed; write it in if supposing it false failed.

technique-nishio-forcing-chains = Nishio forcing chains
    .look = Take one digit, suppose that it is in a certain cell, and place its other copies wherever they are forced.
    .why = The digit ends up twice in one house, or with no place left in another, so the supposition is wrong.
    .do = Remove the digit from the cell where you started.

technique-forcing-cell-chains = Cell forcing chains
    .look = Take a cell with three or more candidates and follow a chain from each of them. Look for a conclusion that all the chains share.
    .why = The cell holds one of its candidates, and from each of them the same thing follows.
    .do = Do what all the chains agree on: write the digit in, or remove the candidate.

technique-forcing-region-chains = Region forcing chains
    .look = Take a house with three or more places for a digit and follow a chain from each of them. Look for a conclusion that all the chains share.
    .why = The house holds the digit in one of these places, and from each of them the same thing follows.
    .do = Do what all the chains agree on: write the digit in, or remove the candidate.

technique-dynamic-forcing-double-chains = Dynamic double forcing chains
    .look = Take one candidate and write down what follows if it is true, and then what follows if it is false, letting steps build on several earlier ones. Compare the two lists.
    .why = The candidate is either true or false, so a result that is in both lists is certain.
    .do = Write down that result: a digit, or a candidate to remove.

technique-dynamic-forcing-contradiction-chains = Dynamic contradiction forcing chains
    .look = Suppose that one candidate is true (or false), and write down what follows; a step may build on several earlier ones, since candidates that went out count as gone.
    .why = Two of the results contradict each other, so the supposition is wrong.
    .do = Remove the candidate if it was supposed to be true; write it in if it was supposed to be false.

technique-dynamic-forcing-cell-chains = Dynamic cell forcing chains
    .look = Take a cell and write down what follows from each of its candidates in turn, letting steps build on several earlier ones. Compare the lists.
    .why = The cell holds one of its candidates, so a result that is in all the lists is certain.
    .do = Write down that result: a digit, or a candidate to remove.

technique-dynamic-forcing-region-chains = Dynamic region forcing chains
    .look = Take a house and a digit, and write down what follows from each of its places in turn, letting steps build on several earlier ones. Compare the lists.
    .why = The house holds the digit in one of these places, so a result that is in all the lists is certain.
    .do = Write down that result: a digit, or a candidate to remove.

technique-dynamic-plus-forcing-double-chains = Dynamic plus double forcing chains
    .look = Take one candidate, and solve on from it being true and then from it being false, using locked candidates, pairs and X-wings where singles run out. Compare the two.
    .why = The candidate is either true or false, so what both attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-dynamic-plus-forcing-contradiction-chains = Dynamic plus contradiction forcing chains
    .look = Suppose that one candidate is true (or false), and go on solving with singles, and where these run out, with locked candidates, pairs and X-wings among what is left.
    .why = Two of the results contradict each other, so the supposition is wrong.
    .do = Remove the candidate if it was supposed to be true; write it in if it was supposed to be false.

technique-dynamic-plus-forcing-cell-chains = Dynamic plus cell forcing chains
    .look = Take a cell, and solve on from each of its candidates in turn, using locked candidates, pairs and X-wings where singles run out. Compare the results.
    .why = The cell holds one of its candidates, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-dynamic-plus-forcing-region-chains = Dynamic plus region forcing chains
    .look = Take a house and a digit, and solve on from each of its places in turn, using locked candidates, pairs and X-wings where singles run out. Compare the results.
    .why = The house holds the digit in one of these places, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-forcing-double-chains = Nested double forcing chains
    .look = Take one candidate and solve on from it being true and then from it being false; where that gets stuck, a forcing chain in what is left may help. Compare the two.
    .why = The candidate is either true or false, so what both attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-forcing-contradiction-chains = Nested contradiction forcing chains
    .look = Suppose that one candidate is true (or false) and solve on; where that gets stuck, find a forcing chain in what is left, and count its result as one more step.
    .why = Two of the results contradict each other, so the first supposition is wrong.
    .do = Remove the candidate if it was supposed to be true; write it in if it was supposed to be false.

technique-nested-forcing-cell-chains = Nested cell forcing chains
    .look = Take a cell and solve on from each of its candidates in turn; where that gets stuck, a forcing chain in what is left may help. Compare the results.
    .why = The cell holds one of its candidates, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-forcing-region-chains = Nested region forcing chains
    .look = Take a house and a digit and solve on from each of its places in turn; where that gets stuck, a forcing chain in what is left may help. Compare the results.
    .why = The house holds the digit in one of these places, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-multiple-forcing-double-chains = Nested multiple double forcing chains
    .look = Take one candidate and solve on from it being true and then from it being false; where that gets stuck, cell or region forcing chains in what is left may help. Compare the two.
    .why = The candidate is either true or false, so what both attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-multiple-forcing-contradiction-chains = Nested multiple contradiction forcing chains
    .look = Suppose that one candidate is true (or false) and solve on; where that gets stuck, try every candidate of a cell or every place of a digit in what is left, and use what these chains share.
    .why = Two of the results contradict each other, so the first supposition is wrong.
    .do = Remove the candidate if it was supposed to be true; write it in if it was supposed to be false.

technique-nested-multiple-forcing-cell-chains = Nested multiple cell forcing chains
    .look = Take a cell and solve on from each of its candidates in turn; where that gets stuck, cell or region forcing chains in what is left may help. Compare the results.
    .why = The cell holds one of its candidates, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-multiple-forcing-region-chains = Nested multiple region forcing chains
    .look = Take a house and a digit and solve on from each of its places in turn; where that gets stuck, cell or region forcing chains in what is left may help. Compare the results.
    .why = The house holds the digit in one of these places, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-dynamic-forcing-double-chains = Nested dynamic double forcing chains
    .look = Take one candidate and solve on from it being true and then from it being false; where that gets stuck, a second supposition worked out in full within the first may help. Compare the two.
    .why = The candidate is either true or false, so what both attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-dynamic-forcing-contradiction-chains = Nested dynamic contradiction forcing chains
    .look = Suppose that one candidate is true (or false) and solve on; where that gets stuck, suppose a second candidate within the first case, work it out in full, and use what you learn.
    .why = Two of the results contradict each other, so the first supposition is wrong.
    .do = Remove the candidate if it was supposed to be true; write it in if it was supposed to be false.

technique-nested-dynamic-forcing-cell-chains = Nested dynamic cell forcing chains
    .look = Take a cell and solve on from each of its candidates in turn; where that gets stuck, a second supposition worked out in full within the first may help. Compare the results.
    .why = The cell holds one of its candidates, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.

technique-nested-dynamic-forcing-region-chains = Nested dynamic region forcing chains
    .look = Take a house and a digit and solve on from each of its places in turn; where that gets stuck, a second supposition worked out in full within the first may help. Compare the results.
    .why = The house holds the digit in one of these places, so what all attempts agree on is certain.
    .do = Write down what they agree on: a digit, or a candidate to remove.
