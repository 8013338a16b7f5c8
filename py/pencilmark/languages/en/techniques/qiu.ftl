technique-qiu-deadly-pattern = Qiu's deadly pattern
    .look = Find two cells of a box in one row, the pair, and two rows of another band where the pair's columns have a box's only places for the pair's digits. Columns filled in both rows form one chain, linked by their digits. Candidates that break this are guardians.
    .why = Without the guardians, the pair could exchange its two digits, and the two rows could be filled again to match, with the same digits in every house: the puzzle would have two solutions. So one of the guardians is true.
    .do = If there is just one guardian, write it in. Otherwise remove what can't be true beside any of them.

# $without is said by without-guardians.
qiu-cells = { $without }, { AND($cells) } would have nothing but { AND($digits) }.
# $lines are two rows or two columns.
qiu-crossing = In { $box }, these digits would have no place but { AND($cells) }, in { $lines }.
qiu-exchange = So { AND($cells) } could exchange their digits: { $lines } could be filled again to match, with the same digits in every house, and the puzzle would have two solutions.
