### Les noms de zones portent leur article (« la ligne 3 », « le bloc 5 ») : on dit « dans la ligne 3 », jamais « de la ligne 3 ».

list-and = { AND($items) }
list-or = { OR($items) }
list-nor = { NOR($items) }
value-in-cell = { $value } en { $cell }
one-and-other = { $one } et { $other }
totals-they-see-each-other = Elles se voient, elles sont donc comme une cage : { $sets }.
totals-other-cells-bounded-same = Les autres cases sont limitées de la même façon.
totals-so-least = { $why } : { $cell } vaut donc au moins { $value }.
totals-so = { $why } : { $cell } vaut donc au plus { $high }.
balance-clue = D'après { $clue }, { $equation }.
balance-left = Ôtez ce que font ces sommes, et il reste : { $equation }.
balance-stands = Avec { $values }, c'est { $equation }.
formulas-one-left = Pour { $clue }, il reste une case vide, { $cell }.
formulas-with-others = Avec { $values }, seul { $digits } y convient.
formulas-between = entre { $low } et { $high }
formulas-sides-apart = avec { $value } en { $cell }, le membre gauche vaudrait { $left }, le membre droit { $right }
formulas-odd-left = avec { $value } en { $cell }, le membre gauche serait impair et le membre droit pair
formulas-odd-right = avec { $value } en { $cell }, le membre gauche serait pair et le membre droit impair
formulas-rests-apart = avec { $value } en { $cell }, le reste de la division par { $divisor } serait { $left } à gauche et { $right } à droite
ways-look = Regardez { $rule }.
ways-look-says = Regardez { $rule } : { $says }.
ways-case-asks = si { $cell } était { OR($tried) }, { $other } devrait être { $values }, ce qui est impossible
ways-case-bars = si { $cell } était { OR($tried) }, { $other } ne pourrait pas être { $values }, et il n'y resterait rien d'autre
ways-cell-can = { $cell } ({ $digits })
ways-case-none = si { $cell } était { OR($tried) }, plus aucun choix pour { $cells } ne respecterait l'indice
kinds-low = un petit ({ OR($digits) })
kinds-middle = un moyen ({ OR($digits) })
kinds-high = un grand ({ OR($digits) })
kinds-digits = { OR($digits) }
kinds-taken = { $cell } ne peut être que { $kind } : { $others } ne peuvent donc pas l'être
kinds-only = parmi { $cells }, seule { $homes } peut être { $kind } : elle l'est donc
kinds-only-two = parmi { $cells }, seules { $homes } peuvent être { $kind }, une fois chacune
kinds-between-least = { $ends } valent au moins { $least } : entre elles, { $cell } vaut donc au moins { $more }
kinds-between-most = { $ends } valent au plus { $most } : entre elles, { $cell } vaut donc au plus { $less }
kinds-between-end = avec { OR($values) } en { $end }, { $cell } ({ OR($can) }) n'aurait pas de place entre ce chiffre et { $other } ({ OR($able) })
kinds-lockout-inner = { OR($values) } en { $cell } serait l'un des bouts ou entre les deux, quels que soient { $others } ({ OR($able) }, et { OR($able_2) })
kinds-lockout-end = avec { OR($values) } en { $cell }, { $inner } ({ OR($can) }) serait l'un des bouts ou entre les deux, quel que soit { $others } ({ OR($able) })
kinds-circle-only = le { $digit } des cercles ne peut être qu'en { $cells }
kinds-circle-full = ce qui manque encore aux cercles, { AND($digits) }, ne peut être qu'en { $cells } : il n'y a donc là rien d'autre
outside-sandwich-no-room = avec le { $value } en { $cell }, il n'y a pas de place pour le { $other }
outside-sandwich-cannot-be = avec le { $value } en { $cell }, le { $other } devrait être en { $ends }, où il ne peut pas être
outside-sandwich-between = avec le { $value } en { $cell }, le { $other } serait en { $ends }, et ce qui est entre les deux ne peut pas faire { $total }
outside-sandwich-ends = le 1 et le { $top } ne peuvent être qu'en { OR($pairs) }, et avec { $value } en { $cell } on ne peut pas faire { $total }
outside-sandwich-side-by-side = 0, c'est qu'il n'y a rien entre eux : le 1 et le { $top } sont donc côte à côte
outside-sandwich-digits =
    il faut { OR($counts) } { $most ->
        [one] chiffre
       *[other] chiffres
    } entre le 1 et le { $top } pour faire { $total }
outside-x-sum-alone = avec 1 en { $cell }, on n'additionnerait que cette case, ce qui fait 1 et non { $total }
outside-x-sum-cannot = avec { $value } en { $cell }, les { $value } premières cases devraient faire { $total }, ce qui est impossible
outside-x-sum-at-most = avec { $value } en { $cell }, les { $value } premières cases font au plus { $most }, et non { $total }
outside-x-sum-at-least = avec { $value } en { $cell }, les { $value } premières cases font au moins { $least }, et non { $total }
outside-skyscraper-tall =
    avec { $value } en { $cell }, il y en a derrière au plus { $taller } de plus { $taller ->
        [one] haut
       *[other] hauts
    } : on en voit donc au plus { $most }, et non { $total }
outside-skyscraper-tallest = avec { $value } en { $cell }, rien derrière n'est plus haut : on en voit donc au plus { $most }, et non { $total }
outside-room-there = { $first } ne peut désigner que { $rooms } : le { $number } est donc là
sights-no-way = avec { $value } en { $cell }, il ne reste aucune façon de respecter l'indice
sights-ends = le 1 et le { $top } sont en { $cells }
sights-room = { $first }, et donc { $room } est { $number }
sights-must = la seule possibilité est que { $stands }
sights-between = { $cells }, entre les deux, font { $total } ({ $sets })
sights-add-up = { $cells } font { $total } ({ $sets })
sights-rest = { $cells } font les { $total } qui restent de { $whole } ({ $sets })
sights-one = { $cells } est { $total }
sights-one-rest = { $cells } est le { $total } qui reste de { $whole }
sights-run = { $first } à { $last }
sights-cell-by-cell = Placez ces chiffres dans leurs cases de toutes les façons possibles : les candidats retirés n'y figurent jamais.
sights-cell-left = { $cell } ne peut être que { $left }
sights-case = une possibilité est que { $stands }
sights-next = une autre est que { $stands }
sights-none = les candidats retirés ne figurent dans aucune
sights-at-most = avec { $value } en { $cell }, on en voit au plus { $most } (par exemple { $way }), et non { $total }
sights-at-least = avec { $value } en { $cell }, on en voit au moins { $least } (par exemple { $way }), et non { $total }
sights-never = avec { $value } en { $cell }, on peut en voir { OR($able) }, mais jamais { $total }
sights-suppose = supposons que { $cell } soit { $value } : { $then }
sights-placed-only = pour que chaque chiffre ait une place, { $told }
sights-seen-only = pour qu'on en voie { $total }, { $told }
sights-settled-at-once = avec { $value } en { $cell }, aucun placement des autres chiffres n'en laisse voir { $total }
sights-end-seen = mais on en verrait alors { OR($able) }, et non { $total }
sights-end-places = mais alors, certains chiffres n'ont plus de place
ways-other-candidates-fall-away = les autres candidats tombent de la même façon
case-rule-board = une règle de cette grille
totals-others-leave-no-more = les autres ne laissent de place pour rien d'autre
totals-house-adds-up = La somme dans { $houses } est { $whole }.
totals-houses-add-up = La somme dans { $houses } est { $count } × { $whole } = { $total }.
list = { $items }

look = Regardez { $place }.
look-for =
    Regardez { $place }, pour { $digits ->
        [one] { $word ->
            [value] la valeur
           *[digit] le chiffre
        }
       *[other] { $word ->
            [value] les valeurs
           *[digit] les chiffres
        }
    } { AND($digits) }.
look-all = Regardez toute la grille.
look-all-for =
    Regardez toute la grille, pour { $digits ->
        [one] { $word ->
            [value] la valeur
           *[digit] le chiffre
        }
       *[other] { $word ->
            [value] les valeurs
           *[digit] les chiffres
        }
    } { AND($digits) }.
so-cell-is = Donc { $cell } est { $value }.
so-placed = Donc { AND($placed) }.
so-removed = Retirez donc { CLAUSES($removed) }.
so-placed-and-removed = Donc { AND($placed) } ; retirez { CLAUSES($removed) }.
digits-from-cells = { AND($digits) } en { AND($cells) }

house =
    { $kind ->
        [column] la colonne { $number }
        [box] le bloc { $number }
        [region] la région { $number }
        [window] la fenêtre { $number }
        [group] le groupe disjoint { $number }
        [extra] la zone supplémentaire { $number }
        [diagonal] { $number ->
            [1] la diagonale descendante
           *[2] la diagonale montante
        }
        [clue] { $number }
       *[row] la ligne { $number }
    }
houses-all =
    { $kind ->
        [column] les colonnes { AND($numbers) }
        [box] les blocs { AND($numbers) }
        [region] les régions { AND($numbers) }
        [window] les fenêtres { AND($numbers) }
        [group] les groupes disjoints { AND($numbers) }
        [extra] les zones supplémentaires { AND($numbers) }
       *[row] les lignes { AND($numbers) }
    }
houses-either =
    { $kind ->
        [column] la colonne { OR($numbers) }
        [box] le bloc { OR($numbers) }
        [region] la région { OR($numbers) }
        [window] la fenêtre { OR($numbers) }
        [group] le groupe disjoint { OR($numbers) }
        [extra] la zone supplémentaire { OR($numbers) }
       *[row] la ligne { OR($numbers) }
    }
the-value =
    { $word ->
        [value] la valeur
       *[digit] le chiffre
    } { $value }

digit-only-in = Dans { $houses }, le { $digit } ne peut aller qu'en { OR($cells) }.
chains-sees-ends =
    { $count ->
        [2] Une case qui voit les deux ne peut pas être { $value }.
       *[other] Une case qui les voit toutes ne peut pas être { $value }.
    }
chains-ends-rule-out = Dans tous les cas, ce qui est incompatible avec les deux est exclu.
chains-end-clashes = Ces incompatibilités viennent de { AND($clues) }.
chains-refuted = C'est impossible : la supposition mène à son contraire, elle est donc fausse.
chains-would-be-both = Mais alors { OR($cells) } serait à la fois { $value } et { $other }, ce qui est impossible : la supposition est fausse.
chains-opposite-follows = Pourtant { $clause }, le contraire de la supposition ; elle est donc fausse, et { $clause } dans tous les cas.
chains-not-in-either-case = Et si { OR($cells) } est { $value }, ce n'est pas non plus { $other }.
chains-loop-closes = Nous voilà revenus au départ : quand { $clause }, { $back }, comme supposé.
chains-loop-both-ways = La chaîne est une boucle fermée, et se lit aussi dans l'autre sens.
chains-loop-weak-links = Là où un candidat en excluait un autre (les traits pointillés), exactement un des deux est donc vrai.
chains-loop-clashes-go = Tout ce qui est incompatible avec les deux disparaît.
chains-loop-sets-used-up = Les ensembles que traverse la boucle sont pris eux aussi.

fish-base = Dans { $base }, le { $digit } ne peut aller qu'en { AND($cells) }, et toutes ces cases sont dans { $cover }.
fish-base-with-fins = Dans { $base }, le { $digit } ne peut aller qu'en { AND($cells) }, qui sont toutes dans { $cover }, et, comme { $fins ->
        [one] nageoire
       *[other] nageoires
    }, en { AND($fins) }.
fish-used-up =
    { $base ->
        [row] Chacune des { SPELLED($count) } lignes
        [column] Chacune des { SPELLED($count) } colonnes
        [box] Chacun des { SPELLED($count) } blocs
        [region] Chacune des { SPELLED($count) } régions
       *[house] Chacune des { SPELLED($count) } zones
    } demande un { $value }, et { $cover ->
        [row] chaque fois sur une autre ligne : les { SPELLED($count) } lignes
        [column] chaque fois dans une autre colonne : les { SPELLED($count) } colonnes
        [box] chaque fois dans un autre bloc : les { SPELLED($count) } blocs
        [region] chaque fois dans une autre région : les { SPELLED($count) } régions
       *[house] chaque fois dans une autre zone : les { SPELLED($count) } zones
    } y reçoivent donc leur { $value } et n'en ont pas ailleurs.
fish-used-up-without-fins =
    { $fins ->
        [one] Si la nageoire n'est pas
       *[other] Si aucune nageoire n'est
    } { $value }, { $base ->
        [row] chacune des { SPELLED($count) } lignes
        [column] chacune des { SPELLED($count) } colonnes
        [box] chacun des { SPELLED($count) } blocs
        [region] chacune des { SPELLED($count) } régions
       *[house] chacune des { SPELLED($count) } zones
    } demande un { $value }, et { $cover ->
        [row] chaque fois sur une autre ligne : les { SPELLED($count) } lignes
        [column] chaque fois dans une autre colonne : les { SPELLED($count) } colonnes
        [box] chaque fois dans un autre bloc : les { SPELLED($count) } blocs
        [region] chaque fois dans une autre région : les { SPELLED($count) } régions
       *[house] chaque fois dans une autre zone : les { SPELLED($count) } zones
    } y reçoivent donc leur { $value } et n'en ont pas ailleurs.
fish-otherwise-fin =
    { $fins ->
        [one] Sinon, la nageoire { AND($fins) } est { $value }.
       *[other] Sinon, l'une des nageoires { AND($fins) } est { $value }.
    }
fish-sees-fins =
    Dans { $cover }, une case qui voit aussi { $count ->
        [one] la nageoire
       *[other] toutes les nageoires
    } ne peut être { $value } dans aucun des deux cas.
fish-in-two-covers =
    { $cells ->
        [one] { AND($cells) } est dans deux de ces zones à la fois.
       *[other] { AND($cells) } sont chacune dans deux de ces zones à la fois.
    }
fish-would-use-up-two = Un { $value } y prendrait les deux, et n'en laisserait pas assez pour les autres.
fish-fin-in-two-bases =
    { $cells ->
        [one] { AND($cells) } est deux fois dans { $base }.
       *[other] { AND($cells) } sont chacune deux fois dans { $base }.
    }
fish-sashimi =
    Sans { $fins ->
        [one] la nageoire
       *[other] les nageoires
    }, il reste moins de deux places dans { $count ->
        [one] { $houses }
       *[other] chacune de ces zones : { $houses }
    }. C'est un poisson sashimi ; le raisonnement est le même.
fish-siamese = Deux poissons pour le { $value } partagent { $base } et n'ont pas les mêmes zones de couverture.
fish-siamese-cover =
    Avec { $cover }, tous les { $value } de la base sont couverts sauf { AND($fins) } : soit { $fins ->
        [one] { AND($fins) }
       *[other] l'une des cases { AND($fins) }
    } est { $value }, soit { $cover } ont leurs { $value } dans le poisson.
fish-siamese-sees = Une case qui voit { AND($seen) } dans { $one }, ou qui voit { AND($others) } dans { $other }, ne peut donc être { $value } en aucun cas.
fish-kraken = Sans { AND($fins) }, tous les { $value } dans { $base } seraient aussi dans { $cover }.
fish-kraken-either =
    Soit donc ce poisson est là, et il n'y a pas d'autre { $value } dans { $cover }, par exemple en { $gone } ; soit { $fins ->
        [one] { AND($fins) }
       *[other] l'une des cases { AND($fins) }
    } est { $value }.
fish-kraken-from-there = Mais de là aussi, il suit que { $gone } n'est pas { $value } :
fish-kraken-or-cover =
    Soit donc { $fins ->
        [one] { AND($fins) }
       *[other] l'une des cases { AND($fins) }
    } est { $value }, soit { $house } a son { $value } en { OR($cells) }.
fish-kraken-each = Dans chacun de ces cas, { $gone } n'est pas { $value } :
