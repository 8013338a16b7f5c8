technique-unique-polygon = Unique polygon (Borescoper's deadly pattern)
    .look = Find three or four cells of a box where two rows cross two columns, two more in these rows in one column of another box, and two in these columns in one row of a third. They have three digits (four if the box has four cells) and a few others: the guardians.
    .why = If these digits filled the cells, they could fill them in another way, too, with the same digits in every house, and the puzzle would have two solutions. So one of the guardians is true.
    .do = If there is just one guardian, write it in. Otherwise remove what can't be true beside any of them.

# $without is said by without-guardians.
polygon-cells = { $without }, { AND($cells) } would have nothing but { AND($digits) }.
polygon-another-way = However these digits filled the cells, they could also do so in another way, with the same digits in every house, and the puzzle would have two solutions.
