technique-unique-polygon = Unique polygon (Borescoper's deadly pattern)
    .look = Look in a box for three or four cells where two rows cross two columns, for two cells of the same rows in one column of another box, and for two of the same columns in one row of another box. They have just three digits (four if the box has four of them) and only a few other candidates: the guardians.
    .why = However the digits alone filled these cells, they could also do so in another way, with the same digits in every house, and the puzzle would have two solutions. So one of the guardians is true.
    .do = If there is just one guardian, write it in. Otherwise remove what can't be true beside any of them.

# Each of $candidates is said by value-in-cell.
polygon-cells = If none of the guardians were true ({ AND($candidates) }), { AND($cells) } would have nothing but { AND($digits) }.
polygon-another-way = However these digits filled the cells, they could also do so in another way, with the same digits in every house, and the puzzle would have two solutions.
