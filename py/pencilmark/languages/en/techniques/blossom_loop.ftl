technique-blossom-loop = Blossom loop
    .look = Take a cell with three or four candidates, or a digit with three or four places in a house. Find a chain from each, such that all chains end at different candidates of one cell, or at different places of one digit in one house.
    .why = One of the chains starts with what is true, so its end is true. Then all other ends are false, and so are their chains, read back. In each weak link just one of the two is true.
    .do = Remove what sees both candidates of a weak link, and the other alternatives in the cell or the house where the chains end.

blossom-cell = { $cell } is { OR($digits) }.
blossom-house = In { $house }, { $digit } goes in { OR($cells) }.
# $clause is said by cell-is-value.
blossom-is-end = Suppose { $clause }: that is an end already.
# Each of $candidates is said by value-in-cell. $where is a cell or a house.
blossom-ends = The ends, { AND($candidates) }, are all in { $where }, so only one of them is true: the other branches are false, read back from their ends.
blossom-loop = So wherever one candidate rules out another along a branch, just one of the two is true: what sees both can go, and so can the other alternatives in { $where }.
