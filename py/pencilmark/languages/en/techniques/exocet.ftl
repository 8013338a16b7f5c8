technique-junior-exocet = Junior exocet
    .look = Look for two cells of a box in one line, the base, with three or four digits. In the other two boxes of that line look for one cell each, the targets, that can have them too. Each base digit should be confined to two lines elsewhere.
    .why = Three lines across the base each need the digits of the base, and away from the targets there is room for two at most. So both digits are in the targets.
    .do = Remove every candidate from the targets that the base does not have, and from the base what the targets cannot have.

technique-senior-exocet = Senior exocet
    .look = Look for a base as for a junior exocet: two cells of a box in one line, with three or four digits. The targets may be any two cells of the three lines across, also far away from the base.
    .why = Each of the three lines needs both digits of the base, and without the two targets there is room for two of a digit at most. So both digits are in the targets.
    .do = Remove every candidate from the targets that the base does not have, and from the base what the targets cannot have.

exocets-base = The base, { AND($base) }, holds two of the digits { AND($digits) }; the targets are { AND($targets) }.
exocets-lines-need = Whichever digit stands in the base is nowhere else in { $own }; yet { $lines } each hold it somewhere, which takes three places.
exocets-no-three-places =
    { $digits ->
        [one] { AND($digits) } can't have three such places at all, so { AND($base) } can't be that.
       *[other] { AND($digits) } can't have three such places at all, so { AND($base) } can't be those.
    }
# Each of $reasons is said by exocets-can-go-only.
exocets-without-targets = Apart from the targets there are two at most: in these lines, { CLAUSES($reasons) }.
exocets-both-in-targets = So each of the two digits in the base has to stand in { OR($targets) } as well.
exocets-nothing-else = Two cells for two digits: the targets hold the same two digits as the base, and nothing else.

# $where says which of $houses and $count there is.
exocets-can-go-only =
    { $where ->
        [houses] { AND($digits) } can go only in { $houses }
        [cells] { AND($digits) } can go only in { SPELLED($count) } cells that leave room for two
       *[targets] { AND($digits) } can go only in the targets
    }
