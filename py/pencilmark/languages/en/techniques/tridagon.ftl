technique-tridagon = Tridagon (Thor's hammer)
    .look = Look for three digits that are missing in four boxes at the corners of a rectangle. In each box find three cells for them, one in every row and column, such that three boxes have theirs falling and one rising, or three rising and one falling.
    .why = Three digits alone can never fill twelve cells that lie like this, so one of the few other candidates in them, a guardian, is true.
    .do = If there is just one guardian, write it in. Otherwise remove what no guardian can be true with: the three digits where one cell has all the guardians, and their digit from cells that see them all.

tridagon-cells = { $boxes } have three cells each, one in every row and column of the box: { $cells }
tridagon-suppose = suppose all twelve had only { $digits }
tridagon-moves = two boxes side by side would then have the three digits in the same order by rows, moved on by one place or by two, and two boxes one above the other in the same order by columns, moved on as well
tridagon-odd = but in { $box } the cells { $way } from left to right (wrapping round), while in the other three they { $others }; with one against three the moves round the four boxes never come out right, so this cannot be
tridagon-guardian = so the one candidate that these cells have besides { $digits } is true: { $named }
tridagon-guardians = so one of the candidates that these cells have besides { $digits } is true: { $named }
tridagon-own-cell = { $cell } is then not { $digits }
tridagon-so = what cannot be there beside it goes: { $removal }
