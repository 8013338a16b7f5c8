technique-clue-cell = Marked cell
    .look = Look for a marked cell that still has a candidate which its mark forbids.
    .why = The mark says which digits the cell may hold, whatever stands around it.
    .do = Remove every other candidate from it.

technique-pair-known = Clue beside a digit
    .look = Look for a filled cell with a clue between it and an empty one, such as a dot, a sign or the next cell of a line.
    .why = The clue says which digits go with the one that stands there, and the other cell holds one of these.
    .do = Remove every other candidate from the empty cell.

technique-set-last = Last cell of a combination
    .look = Look for a cage with a single empty cell.
    .why = The cage holds one of its combinations, and all but one of its digits are already there.
    .do = Write the digit that is missing, or keep only those that fit.

technique-clue-last = Last cell of a sum
    .look = Look for an arrow, another sum or a formula with a single empty cell.
    .why = All its other digits are there, so what is missing can be worked out.
    .do = Write the digit, or keep only those that fit.

technique-line-order = Increasing line
    .look = Look for a line along which the digits increase, and count along it from each end.
    .why = Each cell is larger than all before it and smaller than all after it, so each has a smallest and a largest digit.
    .do = Remove what is below the one or above the other.

technique-pair-open = Two cells of a clue
    .look = Look for two empty cells of a clue, one of which has few candidates.
    .why = A digit can only stand in one cell if a digit that goes with it is left in the other.
    .do = Remove every candidate without a partner.

technique-set-one = One combination
    .look = Look for cages whose total is very small or very large for their number of cells, or whose cells have few candidates.
    .why = When a single combination is left, its digits are those of the cage, in some order.
    .do = Remove every other candidate from the cells of the cage.

technique-set-two = Last two cells of a combination
    .look = Look for a cage with two empty cells, and for a digit in one of them that has no partner in the other.
    .why = The two make up what the cage still needs, so each digit in one goes with a certain digit in the other.
    .do = Remove the candidates without a partner.

technique-innie = Rule of 45
    .look = Look for a house that whole cages fill except for one cell, or whose cages stick out of it by one cell.
    .why = A house of nine cells adds up to 45, so that cell is the difference between 45 and the totals of the cages.
    .do = Write it.

technique-set-digits = Combinations
    .look = Look for a cage with few combinations left, and write them down.
    .why = The cage holds one of them, so a digit that is in none of them is nowhere in the cage.
    .do = Remove it from every cell of the cage.

technique-sum-bounds = Bounds of a sum
    .look = Look for a sum that is large or small for its number of cells, and add up the smallest and then the largest candidates of all its cells but one.
    .why = The least and the most that the others can add up to leave that cell a smallest and a largest digit.
    .do = Remove the candidates below the one or above the other.

technique-formula-bounds = Bounds of a formula
    .look = Look for a formula with large numbers on one side, or with cells whose candidates are all small or all large.
    .why = The candidates give each side a least and a greatest value. A digit with which the two sides can no longer meet makes the formula fail.
    .do = Remove every such digit.

technique-set-only = Digit in every combination, one place
    .look = Look for a digit that all combinations of a cage share.
    .why = The cage needs that digit somewhere, and only one of its cells can still take it.
    .do = Write it there.

technique-pair-must = Digit that two cells hold
    .look = Look for two cells of a clue that have few ways left, all of which have a digit in common.
    .why = That digit is in one of the two cells, whichever way is right.
    .do = Remove it from every cell that sees both.

technique-sight-place = Where a clue outside looks
    .look = Look for a number outside the grid that is very small or very large, and for what it counts from.
    .why = The number says how far apart the ends of a sandwich are, how many cells an X-sum adds up, or where a room is.
    .do = Remove the 1 or the 9, the first digit or the number of a room wherever it would not work out.

technique-sight-count = Skyscrapers counted
    .look = Look for a skyscraper clue, and for a digit with which you can count what is seen at least and at most.
    .why = A digit that is larger than all before it is seen, and it hides every smaller one behind it.
    .do = Remove it where more or fewer would be seen than the clue says.

technique-sight-parts = Parts of a line
    .look = Look for a number outside the grid of which you know what it counts from, such as both ends of a sandwich.
    .why = The cells that it adds up hold one of the sets with that sum, and the rest of the line holds the digits left over.
    .do = Remove every other candidate from them.

technique-set-must = Digit in every combination
    .look = Look for a digit that all combinations of a cage share.
    .why = The cage holds it in one of its cells, so it stands nowhere that all of these cells see.
    .do = Remove it from the cells outside the cage that see every place for it.

technique-formula-remainders = Remainders of a formula
    .look = Look for a formula with a product or a multiple in it, and divide both sides by a small number such as 2, 3 or 5.
    .why = Equal numbers leave the same remainder, so the two sides must have one in common: an even side cannot equal an odd one.
    .do = Remove every digit with which they have none.

technique-innies-houses = Rule of 45 over several houses
    .look = Look for two, three or four houses side by side that whole cages fill except for one cell, or whose cages stick out of them by one cell.
    .why = Each house of nine cells adds up to 45, so that cell is the difference between all these 45s and the totals of the cages.
    .do = Write it.

technique-set-places = Combinations cell by cell
    .look = Look for a cage with few combinations left, and try each of them in its cells.
    .why = A digit stands in a cell only if the rest of some combination fits into the other cells.
    .do = Remove it from the cells where none does.

technique-sum-places = Ways of a sum
    .look = Look for sums with few ways to fill their cells, such as an arrow with a small circle.
    .why = A digit stands in a cell only if the others can add up to what is then missing.
    .do = Remove it from the cells where they cannot.

technique-innies-cells = Rule of 45 with several cells
    .look = Look for houses that whole cages fill except for a few cells.
    .why = Those cells are a cage of their own. Its total is 45 for each house, less the totals of the other cages.
    .do = Treat them as a cage, and remove what it has no room for.

technique-innies-lines = Rule of 45 with any sums
    .look = Look for houses that arrows, cages, little killers or pairs with an X fill except for a few cells.
    .why = The houses add up to 45 each. An arrow adds up to its circle, so the circle can stand in for the cells along it; a known total can be subtracted. What is left is a short sum.
    .do = Remove what the sum has no room for.

technique-sight-cases = Ways to divide a line
    .look = Look for a number outside the grid that can be counted off in a few ways only, such as one with two pairs of places for the ends of a sandwich.
    .why = One of the ways is right, so a digit that none of them has room for is wrong.
    .do = Go through the ways one by one, and remove what is in none of them.

technique-sight-settled = Skyscrapers placed and counted
    .look = Look for a skyscraper clue with a tall digit near its end, or few places for the tallest ones.
    .why = If a digit is supposed to stand in a cell, other digits of the line are left with one place, and with those the clue can be counted.
    .do = Remove the digit where the others find no places for which the clue works out.

technique-clue-cases = Cases of a clue
    .look = Look for a clue with few ways left to satisfy it.
    .why = A digit stands in a cell only if some way to satisfy the clue has it there.
    .do = Remove it where all ways fail.

technique-clue-colours = Colours with clues
    .look = Look for a digit whose places go in pairs, by houses and by clues such as cages, and colour them in turn.
    .why = Just one of each pair holds the digit, so all of one colour hold it and none of the other. A clue may forbid a candidate beside one colour as a house does.
    .do = Remove what can stand beside neither colour, or a colour two of whose cells cannot stand together.

technique-clue-multi-colours = Multi colours with clues
    .look = Look for two webs of paired places, of one digit or of two, and for a clue between a cell of each.
    .why = Two colours that a clue or a house keeps apart are not both true, so one of the two opposite ones is. A colour kept apart from both colours of the other web is false.
    .do = Remove what can stand beside neither of the opposite colours, or the colour that is false.

technique-clue-x-chain = X-chain through clues
    .look = Look for a digit with two places in several houses or cages, and for a clue between two of the places.
    .why = A clue can join them as a house does: a cage may need the digit in one of two cells, or cells of a line be equal. Followed from link to link, one end of the chain holds the digit.
    .do = Remove it wherever it can stand beside neither end.

technique-clue-xy-chain = XY-chain through clues
    .look = Look for cells with two candidates each that clues join one after the other, such as dots along a row.
    .why = A cell that does not hold one of its candidates holds the other, and a house or a clue passes that on to the next cell. So one end of the chain is true.
    .do = Remove what neither end of the chain can stand beside.

technique-clue-aic = Chain through clues
    .look = Look for cells with two candidates, and digits with two places in a house, beside a clue such as a dot or a sign.
    .why = Some digits cannot stand together in the cells of a clue, so one rules out the other as in a house. One end of a chain of such links is true.
    .do = Remove what neither end of the chain can stand beside.

technique-clue-grouped-aic = Grouped chain through clues
    .look = Look for a digit that a box leaves in one row or column, beside a chain that stops there.
    .why = Two or three such cells stand together in a chain like one: if the digit is in none of them it is elsewhere, and if it is in one of them, it is nowhere else in the line. Clues link as they do in any chain.
    .do = Remove what neither end of the chain can stand beside.

technique-clue-cell-forcing = Forcing chains of a cell
    .look = Look for a cell with two or three candidates, most of them beside clues.
    .why = One of the candidates is true. Follow a chain of links from each, through houses, cells and clues; what all of them lead to is certain.
    .do = Write the digit that all chains make true, or remove the one that all make false.

technique-clue-region-forcing = Forcing chains of a house
    .look = Look for a digit with two or three places in a house, most of them beside clues.
    .why = One of the places is right. Follow a chain of links from each, through houses, cells and clues; what all of them lead to is certain.
    .do = Write the digit that all chains make true, or remove the one that all make false.

technique-clue-chain = Short contradiction
    .look = Look for a candidate that would leave a cell, a digit or a clue with nothing after a few steps.
    .why = Houses and clues force what follows from it, and in the end something has nothing left, so the candidate is wrong.
    .do = Remove it.

technique-clue-net = Contradiction
    .look = Look for a candidate from which much would follow, in a cell or a clue with few ways left.
    .why = Houses and clues force what follows from it. If a cell, a digit or a clue is left with nothing, the candidate is wrong.
    .do = Remove it.

technique-clue-dynamic = Dynamic forcing chains
    .look = Look for a cell with two or three candidates, or a digit with two or three places in a house, each of which leads far.
    .why = One of them is true. From each, follow all that houses and clues force, from several results at once where needed. What every one of them rules out is wrong.
    .do = Remove the candidate that goes in every case.

technique-found-short = Regions or shades, briefly
    .look = Look for a clue or a region that only a few cells can settle.
    .why = Connected cells need a path between them, no region has a digit twice, and no square is all one shade.
    .do = Remove the digits that make a clue or a region impossible.

technique-found-long = Regions or shades, at length
    .look = Settle the cells one by one: same region or not, shaded or not.
    .why = Each settled cell blocks a path of others, or leaves them only one.
    .do = Remove the digits that a clue has no room for in the end.

technique-clue-nested = Contradiction within a contradiction
    .look = Look for a candidate from which much follows, and then for a cell with two candidates left, or a digit with two places.
    .why = If one of these two is impossible, the other is true, and you go on from there until something has nothing left: then the first candidate is wrong.
    .do = Remove it.
