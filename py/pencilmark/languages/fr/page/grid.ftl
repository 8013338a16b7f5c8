### Ce qui est lu à haute voix d'une case, à côté de son nom et de son chiffre.

grid-in-region = dessinée dans la région { $sign }
grid-answered = réponse de Python
grid-tried = à l'essai
grid-bookmark-set = signet posé
grid-bookmark-gone = signet retiré
grid-could-be = peut être { $marks }
grid-printed = candidats de la grille { $marks }
grid-struck = barrés par vous { $marks }
grid-in-corners = notes de coin { $marks }
grid-in-centre = notes centrales { $marks }
grid-coloured = couleurs { AND($colours) }
grid-mark-coloured = { $mark } en { $colour }
grid-no-coloured-marks = aucune note en couleur
grid-mark = note { $mark }
grid-whole-cell = case entière
grid-row-column = ligne { $row } colonne { $column }
grid-cell-empty = { $cell }, vide
grid-cell-given = { $cell }, indice { $value }
grid-cell-value = { $cell }, { $value }
grid-red = rouge
grid-orange = orange
grid-yellow = jaune
grid-green = vert
grid-turquoise = turquoise
grid-blue = bleu
grid-violet = violet
grid-pink = rose
grid-grey = gris
grid-equals =
    { $state ->
        [holds] formule : égale { $term }, respectée
        [broken] formule : égale { $term }, non respectée
       *[open] formule : égale { $term }
    }
grid-in-clues = dans { $clues }

## Lu pendant une partie

grid-tool-corner = Notes de coin
grid-tool-centre = Notes centrales
grid-tool-colour = Couleurs
grid-undone = Annulé : { $what }
grid-redone = Rétabli : { $what }
grid-cells-changed =
    { $count ->
        [one] { $count } case changée
       *[other] { $count } cases changées
    }
grid-contradicts = Cela contredit un autre chiffre.
grid-no-marks = aucune note
grid-left = reste { $count }
grid-colour-key = Couleur { $name }
grid-satisfied = { $holds } sur { $count } respectées
grid-broken-count = { $count } non respectées
grid-broken = non respectée
grid-is-broken = { $what } : non respectée
grid-cell-fogged = { $cell }, sous le brouillard
grid-fogged = sous le brouillard
grid-fog-cleared =
    { $count ->
        [one] Le brouillard se lève sur { $count } case.
       *[other] Le brouillard se lève sur { $count } cases.
    }
