technique-locked-pair = Paire verrouillée
    .look = Cherchez une paire nue dont les deux cases sont à la fois dans le même bloc et sur la même ligne ou colonne.
    .why = Les deux cases prennent les deux chiffres, pour le bloc et pour la ligne ou la colonne en même temps.
    .do = Retirez les deux chiffres du reste du bloc et du reste de la ligne ou de la colonne.

technique-locked-triple = Triplet verrouillé
    .look = Cherchez un triplet nu dont les trois cases sont à la fois dans le même bloc et sur la même ligne ou colonne.
    .why = Les trois cases prennent leurs trois chiffres, pour le bloc et pour la ligne ou la colonne en même temps.
    .do = Retirez les trois chiffres du reste du bloc et du reste de la ligne ou de la colonne.

technique-naked-pair = Paire nue
    .look = Cherchez dans une zone deux cases qui ont les deux mêmes candidats et rien d'autre.
    .why = L'une des cases prend l'un des chiffres, et l'autre case prend l'autre. On ne sait pas encore laquelle prend lequel, mais les deux chiffres sont pris.
    .do = Retirez les deux chiffres de toutes les autres cases de cette zone.

technique-naked-triple = Triplet nu
    .look = Cherchez dans une zone trois cases qui n'ont à elles trois que trois chiffres différents. Aucune n'a besoin de les avoir tous.
    .why = Trois cases demandent trois chiffres, et elles n'ont que ceux-là : tous trois sont pris ici.
    .do = Retirez les trois chiffres de toutes les autres cases de cette zone.

technique-naked-quad = Quadruplet nu
    .look = Cherchez dans une zone quatre cases qui n'ont à elles quatre que quatre chiffres différents, souvent quand huit ou neuf cases y sont vides.
    .why = Quatre cases demandent quatre chiffres, et elles n'ont que ceux-là : tous les quatre sont pris ici.
    .do = Retirez les quatre chiffres de toutes les autres cases de cette zone.

technique-hidden-pair = Paire cachée
    .look = Cherchez dans une zone deux chiffres qui n'ont que deux cases possibles, les mêmes pour les deux.
    .why = Les deux chiffres remplissent les deux cases, dans un ordre ou dans l'autre : rien d'autre n'y tient.
    .do = Retirez tous les autres candidats des deux cases.

technique-hidden-triple = Triplet caché
    .look = Cherchez dans une zone trois chiffres qui ne peuvent aller que dans les trois mêmes cases. Aucun n'a besoin de pouvoir aller dans toutes.
    .why = Les trois chiffres remplissent les trois cases dans un certain ordre : rien d'autre n'y tient.
    .do = Retirez tous les autres candidats des trois cases.

technique-hidden-quad = Quadruplet caché
    .look = Cherchez dans une zone quatre chiffres qui ne peuvent aller que dans les quatre mêmes cases. Les autres cases vides forment un ensemble nu, souvent plus facile à voir.
    .why = Les quatre chiffres remplissent les quatre cases dans un certain ordre : rien d'autre n'y tient.
    .do = Retirez tous les autres candidats des quatre cases.

subsets-naked =
    Dans { $houses }, { AND($cells) } n'ont ensemble que les { $word ->
        [value] valeurs
       *[digit] chiffres
    } { AND($digits) } : { SPELLED($count) } cases, { SPELLED($count) } { $word ->
        [value] valeurs
       *[digit] chiffres
    }.
subsets-naked-filled =
    { $word ->
        [value] Ces valeurs
       *[digit] Ces chiffres
    } occupent donc les { SPELLED($count) } cases, quel que soit l'ordre.
subsets-naked-others = Aucune autre case qui voit les { SPELLED($count) } ne peut être { OR($digits) }.
subsets-hidden =
    Dans { $house }, les { $word ->
        [value] valeurs
       *[digit] chiffres
    } { AND($digits) } ne peuvent aller qu'en { AND($cells) }.
subsets-hidden-filled =
    Ces { SPELLED($count) } { $word ->
        [value] valeurs
       *[digit] chiffres
    } ont besoin des { SPELLED($count) } cases : il n'y a de place pour rien d'autre.
