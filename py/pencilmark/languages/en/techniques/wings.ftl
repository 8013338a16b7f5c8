technique-xy-wing = XY-wing
    .look = Look for a cell with two candidates, the pivot, that sees two other cells with two candidates, the pincers. Call the pivot's digits x and y; one pincer has x and z, the other y and z.
    .why = If the pivot is x, the first pincer is z; if the pivot is y, the second one is. Either way, one of the pincers is z.
    .do = Remove z from every cell that sees both pincers.

technique-xyz-wing = XYZ-wing
    .look = Look for a pivot with three candidates, x, y and z, that sees one cell with just x and z and another with just y and z.
    .why = The pivot is x, y or z. In the first two cases one of the pincers is z, and in the third the pivot itself is.
    .do = Remove z from every cell that sees the pivot and both pincers.

technique-w-wing = W-wing
    .look = Look for two cells with the same two candidates, x and y, that do not see each other; then find a house with exactly two places for x, each of which sees one of the two cells.
    .why = One of those two places holds x, so the cell that sees it cannot be x and must be y.
    .do = Remove y from every cell that sees both cells of the pair.

technique-remote-pair = Remote pair
    .look = Look for four or more cells with the same two candidates in a chain where each cell sees the next.
    .why = The two digits alternate along the chain, so two cells with an even number of cells between them hold different digits.
    .do = Remove both digits from every cell that sees two such cells, for instance both ends of a chain of four.

wings-pivot = The pivot { $pivot } is { OR($digits) }.
# $why is the house that both share.
wings-pincer-seen = If { $pivot } is { $value }, then { $pincer }, which sees it in { $why } and has only { AND($digits) }, must be { $z }.
wings-either-pincer = Either way, one of the pincers { $one } and { $two } is { $z }.
wings-sees-both-pincers = A cell that sees both of them can't be { $z }.
# "It" is the pivot of the sentence before.
wings-pincer = If it is { $value }, then { $pincer }, which has only { AND($digits) }, must be { $z }.
wings-pivot-itself = Otherwise { $pivot } is { $z } itself.
wings-sees-all-three = So one of { AND($cells) } is { $z }, and a cell that sees all three is not.
wings-same-pair = { $one } and { $two } both have only { AND($digits) }.
wings-bridge = { $near } sees { $one }, and { $far } sees { $two }; so whichever of { $near } and { $far } is { $value } keeps the { $value } from the cell it sees, which must be { $z }.
wings-sees-both = So one of { AND($cells) } is { $z }, and a cell that sees both is not.
wings-remote-pairs = { AND($cells) } all have only { AND($digits) }, and each sees the next.
wings-remote-in-turn = So they take { AND($digits) } in turn: of two that are an odd number of steps apart, one has each.
wings-remote-sees-two = A cell that sees two such cells sees both { AND($digits) }.
