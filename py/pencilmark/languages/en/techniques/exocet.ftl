technique-junior-exocet = Junior exocet
    .look = Look for two cells of a box in one line, the base, with three or four digits. In the other two boxes of that line look for one cell each, the targets, that can have them too. Each base digit should be confined to two lines elsewhere.
    .why = Three lines across the base each need the digits of the base, and away from the targets there is room for two at most. So both digits are in the targets.
    .do = Remove every candidate from the targets that the base does not have, and from the base what the targets cannot have.

technique-senior-exocet = Senior exocet
    .look = Look for a base as for a junior exocet: two cells of a box in one line, with three or four digits. The targets may be any two cells of the three lines across, also far away from the base.
    .why = Each of the three lines needs both digits of the base, and without the two targets there is room for two of a digit at most. So both digits are in the targets.
    .do = Remove every candidate from the targets that the base does not have, and from the base what the targets cannot have.

exocets-base = the base, { $base }, holds two of the digits { $digits }; the targets are { $targets }
exocets-lines-need = whichever digit stands in the base is nowhere else in { $own }; yet { $lines } each hold it somewhere, which takes three places
exocets-no-three-places = { $digits } cannot have three such places at all, so { $base } cannot be that
exocets-without-targets = apart from the targets there are two at most: in these lines, { $reasons }
exocets-both-in-targets = so each of the two digits in the base has to stand in { $targets } as well
exocets-nothing-else = two cells for two digits: the targets hold the same two digits as the base, and nothing else
exocets-leave-room-two = in { $count } that leave room for two
exocets-targets = in the targets
exocets-can-go-only = { $digits } can go only { $where }
exocets-in = in { $houses }
