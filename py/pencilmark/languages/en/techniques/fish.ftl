technique-x-wing = X-wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan

### Lessons on fish: what to look for, why it works, what to do. $count is how many lines the fish has; $size of lesson-a-fish is its name in English.

lesson-x-wing-look = Take one digit and look for two rows with exactly two places for it, in the same two columns. Columns work the same way, with rows.
lesson-swordfish-look = Take one digit and look for three rows whose places for it all lie in the same three columns, two or three in each row. Columns work the same way, with rows.
lesson-jellyfish-look = Take one digit and look for four rows whose places for it all lie in the same four columns, two to four in each row. Columns work the same way, with rows.
lesson-fish-look = Take one digit and look for { SPELLED($count) } rows whose places for it all lie in the same { SPELLED($count) } columns. On the usual board there is always a smaller fish of the other lines that does the same.
lesson-fish-why =
    { $count ->
        [2] Both rows need the digit, and they can't use the same column. So they use up both columns between them.
       *[other] Each of the { SPELLED($count) } rows needs the digit, and no two of them can use the same column. So they use up all { SPELLED($count) } columns between them.
    }
lesson-fish-do = Remove the digit from the { SPELLED($count) } columns in every other row.
lesson-an-x-wing = an X-wing
lesson-a-fish = { A($size) }
lesson-finned-look = Take one digit and look for { SPELLED($count) } rows that would make { $fish }, if it were not for a few extra places, the fins, usually in one box. Columns work the same way.
lesson-finned-why = Either one of the fins holds the digit, or none does and the fish is complete. A cell that sees all the fins is ruled out in the first case, and a cell in the columns of the fish in the second.
lesson-finned-do = Remove the digit from the cells that are ruled out both ways.
lesson-sashimi-look = Take one digit and look for { $fish } with fins in which a row is so short of places that, without the fins, only one would be left in it. Columns work the same way.
lesson-sashimi-why = Either one of the fins holds the digit, or none does. Then that row has its digit in its one place, and the other rows have to use up the remaining columns of the fish.
lesson-sashimi-do = Remove the digit from the cells in the columns of the fish that see all the fins.
lesson-franken-look = Take one digit and look for { SPELLED($count) } houses, rows or boxes, whose places for it all lie in { SPELLED($count) } others, columns or boxes, with at least one box among them.{ $fins }
lesson-mutant-look = Take one digit and look for { SPELLED($count) } houses of any kind, rows and columns mixed, whose places for it all lie in { SPELLED($count) } other houses.{ $fins }
lesson-fins-outside = { "" } A few places, the fins, may lie outside.
lesson-shaped-finned-why = Either one of the fins holds the digit, or none does and the fish is complete: then the first { SPELLED($count) } houses use up the { SPELLED($count) } others.
lesson-shaped-finned-do = Remove the digit from the cells of these others that see all the fins and are not part of the fish.
lesson-shaped-why = Each of the first { SPELLED($count) } houses needs the digit, and each of the { SPELLED($count) } others can give it only once. So they are all used up.
lesson-shaped-do = Remove the digit from every cell of these others that is not part of the fish.
