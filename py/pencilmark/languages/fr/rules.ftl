### Le langage des règles : ce qu'il fallait là où une règle est illisible. Les mots du langage (and, or, sum) restent tels quels.

too-large =
    .smaller-numbers-can-grow = il faut de plus petits nombres : ceci peut dépasser toute limite
    .smaller-numbers-prime = il faut de plus petits nombres dans prime()
    .numbers-digits = il faut des nombres de { $most } chiffres au plus
    .numbers = il faut des nombres jusqu'à { $most } au plus
    .smaller-board = il faut une plus petite grille : sur { $size }, cela fait plus de { NUMBER($most) } conditions
    .states = il faut un motif d'au plus { $most } états

bad-rule =
    .here = il faut { $expected }, et non { $found }
    .number-cell-here = il faut ici un seul nombre ou une seule case, et non { $found }
    .relation-here = il faut ici une relation, et non { $found }
    .lists-same-length-cells = il faut des listes de même longueur, et non { $found } cases
    .house = il faut { $name }(1) à { $name }({ $count }) ou une case
    .no-boxes = il faut une grille avec des blocs pour { $name }()
    .hidden = il faut une grille de 2 × 2 à { $most } × { $most } aux valeurs à partir de 1 et sans trous
    .cells = il faut des cases différentes dans { $name }()
    .divided = il faut des lignes ou des colonnes entières avec les { $most } valeurs
    .value = il faut une case dans value()

too-long =
    .cells-numbers-rule = il faut au plus { $most } cases et nombres dans une règle
    .words-rule = il faut au plus { NUMBER($most) } cases, nombres et signes dans une règle
    .characters-rule = il faut au plus { $most } caractères dans une règle
    .characters-python = il faut au plus { $most } caractères de Python, et non { $found }
    .rule-can-be-written = il faut une règle qui s'écrit en { $most } caractères : moins de cases ou de valeurs
    .characters = il faut au plus { $most } caractères, et non { $found }
    .lines = il faut au plus { $most } lignes
    .cells-numbers-signs-all = il faut au plus { $most } cases, nombres et signes en tout

too-deep =
    .levels-nesting = il faut au plus { $most } niveaux emboîtés
    .divisions = il faut au plus { $most } divisions

bad-character =
    .plain-letters = il faut des lettres simples, et non { QUOTE($found) } ({ $name })
    .whole-number-decimal-point = il faut un nombre entier, et non une virgule décimale
    .differs = il faut != pour « différent de », et non '!'
    .rule = il faut une case, un nombre, un signe ou un mot comme sum, et non { QUOTE($found) }

bad-python =
    .truth = on joint les relations par & | ~ entre parenthèses, pas par and, or, not ni en chaîne a < b < c
    .no-term = il faut une case ou un nombre, et non { $found }
    .no-relation = il faut des relations, grid.clue ou grid.draw après yield, et non { $found }
    .table = il en faut de 1 à { $most }, et non { $found }
    .function = il faut { $expected }
    .python-says = Python dit : { $message }

python-failed =
    .function = il faut une fonction, mais : { $why }
    .raises = { $known } lève { $why }

no-regions = il faut aussi la ligne chaos-construction, car { $rule } porte sur des régions à trouver

no-cells =
    .cell-rule-none = il faut une case dans la règle, et il n'y en a aucune

bad-variant =
    .drawing = il faut un mot parmi { $kinds } et son aspect, comme "line red 0.2", et non { $found }
    .meaning = { $name } : { $why }
    .from-zero = { $name } n'existe pas sur les grilles dont les valeurs commencent à 0
    .cells-read = il faut { $expected }, et non { $found }
    .each-cell-once-again = il faut chaque case une seule fois, et { $found } revient
    .then-cells = il faut un deux-points puis des cases, comme dans { $syntax }
    .letters-digits = il faut { $cells } lettres ou chiffres, et non { $found }
    .nothing-after = il ne faut rien après { $name }
    .no-number = il ne faut pas de nombre après { $name }, et il y a { $found }
    .number =
        il faut { $count } { $count ->
            [one] nombre
           *[other] nombres
        } après { $name }, et non { $found }
    .negative = il faut des nombres à partir de 0, et non { $found }
    .numbers = il faut de { $least } à { $most } nombres après { $name }, et non { $found }
    .out-of-reach = aucun choix de chiffres ne peut faire ici { AND($numbers) }
    .out-of-reach-apart = aucun choix de chiffres ne peut faire ici { AND($numbers) } ; plusieurs nombres se séparent par des espaces
    .parts = il faut { $many } parties séparées par { $joint }, et non { $found }
    .cells = il faut { $many } cases pour { $name }, et non { $found }
    .two-boxes = il faut une ligne qui traverse au moins deux blocs
    .modulus = il faut un module de 2 à 9
    .range = il faut des nombres de 1 à { $most }
    .look-and-say = il faut dire combien de fois et quel chiffre, comme 24 pour deux 4 (chiffres de 1 à { $most })
    .whole-line = il faut une ligne ou une colonne entière, comme dans left 3
    .as-many-values = il faut pour { $name } une grille qui a autant de valeurs que de cases par ligne
    .one-value-more = il faut pour { $name } une grille aux valeurs de 1 à { $count }
    .odd-values = il faut pour { $name } une grille au nombre impair de valeurs
    .boxes = il faut une grille avec des blocs pour { $name }
    .square-boxes = il faut une grille avec des blocs carrés pour { $name }
    .no-corner = il faut une case qui en a d'autres à sa droite et en dessous
    .corner = il faut les quatre cases autour d'un coin, ou celle en haut à gauche
    .too-many-cells = il faut au plus { $most } cases qui diffèrent, et non { $found }
    .uneven-parts = il faut des parties de même nombre de cases, et non de { AND($sizes) }
    .even-cells = il faut un nombre pair de cases, et non { $found }
    .hidden = il faut pour { $name } une grille de 2 × 2 à { $most } × { $most } aux valeurs à partir de 1 et sans trous
    .rows-of-all-values = il faut pour { $name } une grille dont les lignes contiennent toutes les valeurs

bad-setting =
    .only-once = il faut { $name } une seule fois
    .cells-rows-cells-spreadsheet = il faut cells: rows ou cells: spreadsheet, et non { QUOTE($found) }
    .values = il faut des valeurs comme 1-9, 0-8, 2-5 ou 1 2 4, et non { QUOTE($found) }
    .houses-none-latin-sudoku = il faut houses: none, latin ou sudoku, et non { QUOTE($found) }

bad-board =
    .either-board-size = il faut board ou size, et non les deux

empty-rule =
    .says-nothing = il faut une règle qui permet certaines valeurs et pas d'autres ; celle-ci les permet toutes : elle ne dit rien
    .allows-nothing = il faut une règle qui permet certaines valeurs et pas d'autres ; celle-ci n'en permet aucune : rien ne pourrait être résolu

unknown-variant =
    .name = il faut le nom d'une variante, comme killer, thermo ou arrow, et non { QUOTE($found) }
    .near = il faut le nom d'une variante ({ $near } ?), et non { QUOTE($found) }
    .none = il faut le nom d'une variante

at-least = au moins { $count }
at-most = au plus { $count }
rule-cell-number-function = une case, un nombre ou une fonction
rule-after = ( après { $text }
rule-comparison = une comparaison comme = ou <
rule-operator-end-line = un opérateur ou la fin de la ligne
rule-in = in
rule-colon = un deux-points
rule-fresh-name = un nom en lettres qui ne veut rien dire d'autre
rule-numbers = des nombres seuls
rule-comma = une virgule ou { "}" }
rule-set-range = un ensemble comme { "{" }2,4,6{ "}" } ou un intervalle
machine-value = un chiffre
machine-range = un intervalle comme 2-5
machine-state = un état comme a: 1-4 b
machine-move = une transition comme 1-4 b, ou « ; »
machine-pattern = un chiffre, une classe comme [2-5] ou une parenthèse
machine-times = un nombre de fois, comme { "{" }2{ "}" } ou { "{" }2,4{ "}" }
machine-text = un motif entre guillemets droits, comme "(12|21)+"
rule-operator = un opérateur ou )
rule-number = un nombre
rule-short-range-numbers-least = un court intervalle de nombres, le plus petit d'abord
rule-cell = une case
rule-between-cells-row-column = { "." }. entre des cases d'une ligne, d'une colonne ou d'une diagonale (un rectangle s'écrit avec un deux-points)
rule-cell-x-board = une case de la grille { $size } × { $size }
rule-takes = { $terms } dans { $name }()
rule-comma-2 = une virgule ou )
rule-number-cell = un seul nombre ou une seule case dans { $text }()
rule-between-cells-row-column-2 = { "." }. entre des cases d'une ligne, d'une colonne ou d'une diagonale
python-function-def-rule-b = une fonction comme def rule(a1, b2): return a1 < b2, et rien d'autre
python-parameters-cells-rule-b = des paramètres qui sont des cases, comme rule(a1, b2)
python-cells-parameters = de 1 à { $most } cases comme paramètres, et non { $found }
python-different-cells-parameters = des cases différentes comme paramètres
python-cell-r-c-parameter = une case comme a1 ou r1c1 comme paramètre, et non { QUOTE($found) }
rule-line-end = la fin de la ligne
rule-found-list = une liste de cases
rule-found-number = un nombre
rule-found-relation = une relation
rule-terms =
    { $count } { $count ->
        [one] nombre ou case
       *[other] nombres ou cases
    }
rule-terms-at-least =
    au moins { $count } { $count ->
        [one] nombre ou case
       *[other] nombres ou cases
    }
rule-house = { $word } 1 à { $word } { $most }
rule-boxes = une grille avec des blocs pour { $word }
rule-name = une case, un nombre ou un mot parmi { $names }
python-no-import = une règle sans import
python-functions-only = seulement des fonctions dans une règle
python-plain-functions = seulement des fonctions simples dans une règle
python-no-global = une règle sans global
python-no-nonlocal = une règle sans nonlocal
python-no-name = une règle sans { $name }
rule-of-number = règle { $number } : { $text }
pair-of-cells = { $one } et { $other }
sums-of-cells = les sommes de { $cells }
