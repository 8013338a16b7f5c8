technique-simple-colours-trap = Simple colours (trap)
    .look = Take one digit and look at the houses with exactly two places for it. Colour the two places with different colours, and go on from house to house as far as you can.
    .why = All cells of one colour hold the digit, and none of the other. A cell that sees both colours sees the digit either way.
    .do = Remove the digit from every uncoloured cell that sees both colours.

technique-simple-colours-wrap = Simple colours (wrap)
    .look = Take one digit and colour the houses with exactly two places for it in two colours, going on from house to house. Look for two cells of the same colour in one house.
    .why = Cells of one colour are all right or all wrong together. Two in one house cannot both be right, so this colour is wrong everywhere.
    .do = Remove the digit from all cells of that colour; the other colour is right.

technique-multi-colours-1 = Multi colours 1
    .look = Colour one digit in two separate webs, each with two colours of its own. Look for a colour of the first web that sees a colour of the second.
    .why = These two colours cannot both be right, so at least one of their two opposite colours is.
    .do = Remove the digit from every cell that sees both opposite colours.

technique-multi-colours-2 = Multi colours 2
    .look = Colour one digit in two separate webs, each with two colours of its own. Look for a colour of the first web that sees both colours of the second.
    .why = One colour of the second web is right, whichever it is, so the colour that sees both of them is wrong.
    .do = Remove the digit from all cells of that colour.

technique-3d-medusa = 3D Medusa
    .look = Colour candidates of several digits at once: the two places of a digit in a house get different colours, and so do the two candidates of a cell.
    .why = Either all candidates of one colour are right or all of the other. If a colour leads to a conflict, such as two digits in one cell, it is wrong.
    .do = Remove a colour that conflicts with itself; otherwise remove every candidate that conflicts with both colours.
