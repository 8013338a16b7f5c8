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

wings-pivot = the pivot { $hub } is { $marks }
wings-either-way-pincers = either way one of the pincers { $one } and { $two } is { $z }
wings-cell-sees-both-them = a cell that sees both of them cannot be { $z }: { $removal }
wings-otherwise-itself = and otherwise { $hub } is { $z } itself
wings-so-cell-sees-all = so one of { $cells } is { $z }, and a cell that sees all three is not
wings-both-have-only = { $one } and { $two } both have only { $pair }
wings-sees-sees-so-whichever = { $cells } sees { $one } and { $cells_2 } sees { $two }, so whichever of them is { $joined } keeps the { $joined } from its neighbour, which must be { $z }
wings-cell-sees-both-not = one of { $one } is { $z }, and a cell that sees both is not: { $removal }
wings-all-have-only-each = { $known } all have only { $pair }, and each sees the next
wings-so-they-take-turn = so they take { $pair } in turn: of two that are an odd number of steps apart, one has each { $word }
wings-cell-sees-two-cells = a cell that sees two such cells sees both { $pair }
wings-if-then-which-sees = if { $hub } is { $shared }, then { $name }, which sees it in { $pivot } and has only { $marks }, must be { $z }
wings-if-then-which-has = if it is { $shared }, then { $pincer }, which has only { $marks }, must be { $z }
