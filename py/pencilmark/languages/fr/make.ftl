### Créer des grilles : ce qui ne va pas dans un souhait, et ce qui est proposé.

bad-count =
    .levels-counts-easy-hard = il faut des niveaux avec des nombres, comme Easy:5,Hard:3, et non { QUOTE($found) }

no-more = il ne semble plus y avoir de grilles différentes de celles qui sont créées

bad-board =
    .board-can-be-filled = il faut un type de grille que l'on peut remplir

no-grid =
    .board-can-be-filled = il faut un type de grille que l'on peut remplir, et non { QUOTE($found) }
    .way-fill = aucune façon de remplir { QUOTE($name) } n'a été trouvée

bad-pattern =
    .other = il faut des grilles dont les indices sont dans les mêmes cases, et non { $found }
    .have-clue-exchanged-they = { $one } et { $other } n'ont pas d'indice : les échanger donnerait une autre solution
    .pattern-cells =
        il faut un motif de { $count } { $count ->
            [one] case
           *[other] cases
        }, et non { $found }
    .pattern-not-symmetric-by = le motif n'a pas la symétrie { $symmetry }
    .pattern-has-clues =
        le motif a { $count } { $count ->
            [one] indice
           *[other] indices
        }

bad-symmetry = il faut un mot parmi { $known }, et non { QUOTE($found) }

bad-wish =
    .puzzles-made-boards-many = on crée des grilles qui ont autant de valeurs que de lignes
    .er-hodoku-levels-scores = l'ER, le niveau et les points de HoDoKu n'existent que pour la grille 9 × 9
    .boards-beyond-x-have = au-delà de { $most } × { $most }, il n'y a ni niveaux ni techniques
    .unheeded = le souhait { $option } est de trop : une telle grille n'en tient pas compte
    .open =
        il faut de 0 à { $most } { $most ->
            [one] placement ouvert
           *[other] placements ouverts
        }, et non { $found }
    .practice-needs-technique = l'exercice demande une technique
    .technique-and-any = il faut une technique nécessaire, ou plusieurs dont l'une l'est, et non les deux à la fois
    .four = les dernières cases vides et les singletons cachés dans les blocs résolvent toutes les grilles { $found } : aucune ne dépasse { $level } ni ne demande une autre technique
    .givens-for-digits-swap = { $variant } demande des indices : sans aucun, on peut échanger des chiffres sans violer aucune contrainte
    .givens-which-has-too = { $variant } demande des indices : sans eux, il y a trop peu de contraintes
    .try-more = il faut au moins 1 essai
    .board = il faut une grille de 4 à { $most } pour { $variant }, et non { $found }
    .operators = il faut des opérateurs parmi { $known }
    .operands = il faut de 1 à { $most } opérandes
    .largest = il faut une plus grande constante de 0 à 999
    .formulas = il faut de 1 à { $most } formules
    .givens = il faut de 0 à { $most } indices
    .neither = il faut un nombre de formules ou d'indices

bad-effort =
    .level = l'effort demande un niveau d'une grille à 9 lignes : { $known }
    .range = il faut un effort de 1 à { $most }, et non de { $low } à { $high }

bad-level = il faut un niveau parmi { $known }, et non { QUOTE($found) }

bad-technique =
    .never-needed = il faut une technique qui peut être nécessaire : partout où { $technique } aide, { $plainer } aide avant (l'exercice n'a besoin d'aucune autre)
    .id-technique-ladder = il faut le nom d'une technique de l'échelle, et non { QUOTE($found) }
    .beyond-singles = il faut des techniques au-delà des singletons, et non { QUOTE($found) }

bad-clues =
    .number-clues = il faut un nombre d'indices de 0 à { $count }
    .symmetry = avec la symétrie { $symmetry }, une grille peut avoir { $below } ou { $above } indices, mais pas { $found }

usual-seconds = { $count } s
usual-more = longtemps
usual-over = plus de { $usual }
tried-so-far = essais : { NUMBER($tried) }
tried-of = essais : { NUMBER($tried) } sur { NUMBER($most) }
tried-in-vain = { $tried } ; aucune des { NUMBER($sample) } grilles tirées au hasard ne convient : moins de 1 sur { NUMBER($bound) } convient (sûr à 90 %)
pattern-has = indices : { $clues } ; automorphismes : { NUMBER($automorphisms) }
pattern-about = { NUMBER($hits) } grilles au hasard sur { NUMBER($sample) } conviennent : environ { $classes } classes de grilles
pattern-none = aucune des { NUMBER($sample) } grilles tirées au hasard ne convient, donc moins de 1 sur { NUMBER($bound) } (sûr à 90 %)
grid-filling = en train d'être remplie
digging =
    il reste { $left } { $left ->
        [one] indice
       *[other] indices
    }, { $percent } % des cases essayées

not-found =
    .wish-can-be-met =
        aucune grille de ce genre dans { $tries } { $tries ->
            [one] grille remplie
           *[other] grilles remplies
        }
    .formulas =
        il faut un souhait que { $tries } { $tries ->
            [one] essai puisse
           *[other] essais puissent
        } satisfaire ; il a manqué { $missing }
    .too-few-formulas =
        il faut un souhait que { $tries } { $tries ->
            [one] essai puisse
           *[other] essais puissent
        } satisfaire ; il a manqué { $missing } ; si toutes ne doivent pas être nécessaires, ou avec les opérateurs < et >, plus de formules peuvent rester
    .tries =
        aucune grille de ce genre en { $tries } { $tries ->
            [one] essai
           *[other] essais
        }
    .in-vain = aucune grille n'a été trouvée avec ces seules cases données : aucune des { NUMBER($sample) } grilles tirées au hasard ne convient, donc moins de 1 sur { NUMBER($bound) } convient (sûr à 90 %)

bad-variant =
    .kind = il faut un mot parmi { $known }, et non { QUOTE($found) }

too-few-clues = il faut au moins { $fewest } indices, et non { $found } : avec moins, aucune grille n'a une solution unique
none-known = aucune connue : la recherche atteint ici au plus { $most } indices dans une grille minimale, et il en est demandé { $found }
made-relative = parente de l'une des { $count } grilles à 17 indices connues ici : ses lignes, colonnes et chiffres ont été permutés
made-relative-needing = parente de l'une des { $count } grilles connues ici qui demandent la technique « { $technique } » : ses lignes, colonnes et chiffres ont été permutés
bad-range = il faut un intervalle du plus petit au plus grand, et non de { $low } à { $high }
missing-solution = une solution unique
missing-way = un chemin sans rien deviner
missing-count =
    { $count } { $count ->
        [one] formule nécessaire
       *[other] formules toutes nécessaires
    }
missing-proof = une preuve en un temps raisonnable
missing-guess = une hypothèse
missing-circle = un cercle
missing-formulas = des formules
setting-rated =
    { $steps } { $steps ->
        [one] étape
       *[other] étapes
    } du chemin vers la solution
setting-grid = une grille
setting-clues-givens =
    { $clues } { $clues ->
        [one] contrainte
       *[other] contraintes
    }, { $givens } { $givens ->
        [one] indice
       *[other] indices
    }
setting-givens =
    { $givens } { $givens ->
        [one] indice
       *[other] indices
    }
setting-clues =
    { $clues } { $clues ->
        [one] contrainte
       *[other] contraintes
    }
nearest =
    { $words }, { $count } { $count ->
        [one] indice
       *[other] indices
    }
nearest-unrated = non évaluée
order-check-rule = vérifier la règle { $number } : { $rules }
order-smallest-set = un plus petit ensemble
order-small-set = un petit ensemble
order-guess = deviner { $items } ({ $proof } : { $count })
order-follows-from-rule = { $names } : découle de { $source } par la règle { $rule } : { $rules }
order-nothing = rien
