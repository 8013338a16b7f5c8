### Ce qui ne va pas dans le texte d'un type de grille ou d'une grille simple. Des mots comme latin, free ou values= se tapent tels quels.

bad-board =
    .size-first = il faut d'abord une taille de 1 à { $most }, et non { QUOTE($found) }
    .contradict-each-other = { QUOTE($other) } et { QUOTE($word) } se contredisent
    .word = il faut un mot parmi ROWSxCOLUMNS, latin, free, values=N, regions=..., areas=..., house=r1c1r2c2..., { $known }, et non { QUOTE($found) }
    .needs-boxes = { $flag } demande une grille avec des blocs
    .needs-square-boxes = { $flag } demande une grille avec des blocs carrés

bad-size = il faut une taille de 1 à { $most }, et non { $found }
bad-house = il faut de 2 à { $size } cases différentes dans une zone, et non { QUOTE($found) }
bad-box = des blocs de { $word } ont { $cells } cases, et non { $size }
bad-values = il faut values=1 à values={ $most } ou values=0-1 à values=0-35, et non { QUOTE($found) }
bad-signs = il faut { $count } lettres ou symboles différents, et non { QUOTE($found) }
conflict = il faut des indices qui ne se contredisent pas
too-many-ways = cette grille est trop pleine pour que l'on trouve la plus petite de sa classe
bad-cell = il faut une case de r1c1 à r{ $size }c{ $size }, et non { QUOTE($found) }
bad-hole = il faut une case de la grille, et { $where } n'en est pas une
bad-grids =
    .text = il faut grids TAILLE at LIGNE,COLONNE / LIGNE,COLONNE, par exemple grids 9 at 0,0 / 6,6, et non { QUOTE($found) }
    .part = il faut des grilles avec autant de valeurs que de lignes, et non { $found }
    .large = il faut un carré de { $most } × { $most } au plus autour des grilles, et non { $found } × { $found }
    .apart = il faut des grilles qui partagent des cases
bad-oblong =
    .square = { $word } demande une grille carrée, et non { $found }
    .boxes = il faut des blocs qui remplissent la grille ; ceux de { $word } ne remplissent pas { $found }
    .letters = il faut { $count } lettres, une par case, et non { $found }
bad-modifiers =
    .board = doubleurs, négatifs et annuleurs demandent une grille carrée avec autant de valeurs que de lignes
    .log = le journal de la recherche ne connaît pas encore les doubleurs, négatifs et annuleurs
    .form = ce format ne connaît pas les doubleurs, négatifs et annuleurs
    .making = les grilles à doubleurs, négatifs ou annuleurs se font avec des cages et des little killers

bad-length =
    .n-n-numbers-x = il faut n*n nombres (81 pour 9 × 9), et non { $found }
    .cells =
        il faut { $count } { $count ->
            [one] case
           *[other] cases
        }, et non { $found }
    .any-line = il faut n*n caractères (81 pour 9 × 9), et non { $found }
    .line =
        il faut { $count } { $count ->
            [one] caractère
           *[other] caractères
        }, et non { $found }

bad-value =
    .candidates = il faut des candidats de 1 à { $top }
    .values = il faut des valeurs de 1 à { $top }, et non { $found } en { $where }
    .numbers = il faut des nombres de 0 à { $top }, et non { $found }
    .signs-from-zero = il faut un signe par case, . pour une case vide : comme nombre, 0 est ici une valeur

bad-character =
    .line = il faut un signe de 1 à { $last } ou une case vide (. 0 * _ ou une espace), et non { QUOTE($found) }
    .from-zero = il faut un signe de 0 à { $last } ou une case vide (. * _ ou une espace), et non { QUOTE($found) }

from-zero =
    .log = le journal de la recherche connaît les valeurs à partir de 1, celles de cette grille commencent à 0
    .teaching = conseils, étapes et évaluations connaissent les valeurs à partir de 1, celles de cette grille commencent à 0
    .making = on crée des grilles dont les valeurs commencent à 1, celles de cette grille commencent à 0
    .form = ce format a des valeurs à partir de 1, celles de cette grille commencent à 0
    .grid = il faut seulement les cases de cette grille, chacune une valeur à partir de 0 ou . pour une case vide

bad-regions =
    .uneven =
        il faut { $count } { $count ->
            [one] lettre
           *[other] lettres
        } pour { $rows } { $rows ->
            [one] région
           *[other] régions
        } de { $rows } { $rows ->
            [one] case
           *[other] cases
        } ; la région { QUOTE($region) } a { $cells } { $cells ->
            [one] case
           *[other] cases
        }
    .letters =
        il faut { $count } { $count ->
            [one] lettre
           *[other] lettres
        } pour { $rows } { $rows ->
            [one] région
           *[other] régions
        } de { $rows } { $rows ->
            [one] case
           *[other] cases
        }, et non { $found }

bad-areas =
    .letters =
        il faut { $count } { $count ->
            [one] lettre, chiffre ou point
           *[other] lettres, chiffres ou points
        } (un point : une case sans région), et non { $found }
    .large = il faut des régions d'au plus { $most } cases, autant qu'il y a de valeurs ; la région { QUOTE($area) } en a { $cells }

nothing = { "" }
