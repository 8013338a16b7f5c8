### Les noms de zones portent leur article (« la ligne 3 », « le bloc 5 ») : on dit « dans la ligne 3 », jamais « de la ligne 3 ».

list-and = { AND($items) }
list-or = { OR($items) }
list-nor = { NOR($items) }
value-in-cell = { $value } en { $cell }
one-and-other = { $one } et { $other }
without-guardians =
    { $candidates ->
        [one] Si le seul gardien n'était pas vrai ({ AND($candidates) })
       *[other] Si aucun des gardiens n'était vrai ({ AND($candidates) })
    }
totals-other-cells-bounded-same = Les autres cases sont limitées de la même façon.
balance-clue = D'après { $clue }, { $equation }.
balance-left = Ôtez ce que font ces sommes, et il reste : { $equation }.
balance-stands = Avec { $values }, c'est { $equation }.
formulas-with-others = Avec { AND($values) }, seul { OR($digits) } y convient.
formulas-sides-apart =
    Avec { $value } en { $cell }, le membre gauche { $left ->
        [one] vaudrait { AND($left) }
       *[other] serait entre { AND($left) }
    }, le membre droit { $right ->
        [one] vaudrait { AND($right) }
       *[other] serait entre { AND($right) }
    }.
formulas-odd-left = Avec { $value } en { $cell }, le membre gauche serait impair et le membre droit pair.
formulas-odd-right = Avec { $value } en { $cell }, le membre gauche serait pair et le membre droit impair.
formulas-rests-apart = Avec { $value } en { $cell }, le reste de la division par { $divisor } serait { OR($left) } à gauche et { OR($right) } à droite.
ways-look = Regardez { $rule }.
ways-look-says = Regardez { $rule } : { $says }.
ways-look-divided = Regardez { $house } : chaque chiffre y figure une fois, et les sommes doivent y être justes ({ AND($clues) }).
ways-divided-left =
    { $clue } ne peut être que { $sets ->
        [0] l'une de { SPELLED($count) } combinaisons
       *[other] { OR($sets) }
    } : aucune autre ne laisse aux autres cases des chiffres qui conviennent.
ways-case-asks = Si { $cell } était { OR($tried) }, { $other } devrait être { OR($values) }, ce qui est impossible.
ways-case-bars = Si { $cell } était { OR($tried) }, { $other } ne pourrait pas être { OR($values) }, et il n'y resterait rien d'autre.
ways-cell-can = { $cell } ({ OR($digits) })
ways-case-none = Si { $cell } était { OR($tried) }, plus aucun choix pour { AND($cells) } ne respecterait la contrainte.
kinds-between-least = { AND($ends) } valent au moins { $least } : entre elles, { $cell } vaut donc au moins { $more }.
kinds-between-most = { AND($ends) } valent au plus { $most } : entre elles, { $cell } vaut donc au plus { $less }.
kinds-between-end = Avec { OR($values) } en { $end }, { $cell } ({ OR($can) }) n'aurait pas de place entre ce chiffre et { $other } ({ OR($able) }).
kinds-lockout-inner = { OR($values) } en { $cell } serait égal à l'un des bouts ou entre les deux, quelles que soient { AND($others) } ({ OR($able) }, et { OR($able_2) }).
kinds-lockout-end = Avec { OR($values) } en { $cell }, { $inner } ({ OR($can) }) serait égale à l'un des bouts ou entre les deux, quelle que soit { AND($others) } ({ OR($able) }).
kinds-circle-only = Le { $digit } du cercle ne peut être qu'en { AND($cells) }.
kinds-circle-full = Ce qui manque encore au cercle, { AND($digits) }, ne peut être qu'en { AND($cells) } : il n'y a donc là rien d'autre.
outside-sandwich-no-room = Avec le { $value } en { $cell }, il n'y a pas de place pour le { $other }.
outside-sandwich-cannot-be = Avec le { $value } en { $cell }, le { $other } devrait être en { OR($ends) }, où il ne peut pas être.
outside-sandwich-between = Avec le { $value } en { $cell }, le { $other } serait en { OR($ends) }, et ce qui est entre les deux ne peut pas faire { $total }.
outside-sandwich-ends = Le 1 et le { $top } ne peuvent être qu'en { OR($pairs) }, et avec { $value } en { $cell }, on ne peut pas faire { $total }.
outside-sandwich-side-by-side = 0, c'est qu'il n'y a rien entre eux : le 1 et le { $top } sont donc côte à côte.
outside-sandwich-digits =
    Pour faire { $total }, il faut { OR($counts) } { $most ->
        [one] chiffre
       *[other] chiffres
    } entre le 1 et le { $top }.
outside-x-sum-alone = Avec 1 en { $cell }, on n'additionnerait que cette case, ce qui fait 1 et non { $total }.
outside-x-sum-cannot = Avec { $value } en { $cell }, les { $value } premières cases devraient faire { $total }, ce qui est impossible.
outside-x-sum-at-most = Avec { $value } en { $cell }, les { $value } premières cases font au plus { $most }, et non { $total }.
outside-x-sum-at-least = Avec { $value } en { $cell }, les { $value } premières cases font au moins { $least }, et non { $total }.
outside-skyscraper-tall =
    Avec { $value } en { $cell }, au plus { $taller } { $taller ->
        [one] chiffre est plus grand
       *[other] chiffres sont plus grands
    } derrière : on en voit donc au plus { $most }, et non { $total }.
outside-skyscraper-tallest = Avec { $value } en { $cell }, rien n'est plus grand derrière : on en voit donc au plus { $most }, et non { $total }.
outside-room-there = { $first } ne peut désigner que { OR($rooms) } : le { $number } est donc là.
sights-no-way = Avec { $value } en { $cell }, il ne reste aucune façon de respecter la contrainte.
sights-ends =
    { $turn ->
        [known] Le 1 et le { $top } sont en { AND($cells) }.
        [only] Le 1 et le { $top } ne peuvent être qu'en { AND($cells) }.
        [first] Dans l'une d'elles, le 1 et le { $top } sont en { AND($cells) }.
        [other] Dans l'autre, le 1 et le { $top } sont en { AND($cells) }.
       *[next] Dans une autre, le 1 et le { $top } sont en { AND($cells) }.
    }
sights-one = { AND($cells) } est { $total }.
sights-one-rest = { AND($cells) } est le { $total } qui reste de { $whole }.
sights-run = { $first } à { $last }
sights-cell-by-cell = Placez ces chiffres dans leurs cases de toutes les façons possibles : les candidats retirés n'y figurent jamais.
sights-none = Les candidats retirés ne figurent dans aucune.
sights-at-most = Avec { $value } en { $cell }, on en voit au plus { $most } (par exemple { $way }), et non { $total }.
sights-at-least = Avec { $value } en { $cell }, on en voit au moins { $least } (par exemple { $way }), et non { $total }.
sights-never = Avec { $value } en { $cell }, on peut en voir { OR($able) }, mais jamais { $total }.
sights-settled-at-once = Avec { $value } en { $cell }, aucun placement des autres chiffres n'en laisse voir { $total }.
sights-end-seen = Mais on en verrait alors { OR($able) }, et non { $total }.
sights-end-places = Mais alors, certains chiffres n'ont plus de place.
ways-other-candidates-fall-away = Les autres candidats disparaissent de la même façon.
case-rule-board = une règle de cette grille
totals-others-leave-no-more = les autres ne laissent de place pour rien d'autre
totals-house-adds-up = { $houses } a pour somme { $whole }.
totals-houses-add-up = { $houses } ont pour somme { $count } × { $whole } = { $total }.
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
digits-from-cells = { AND($digits) } de { AND($cells) }

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
house-of-grid = { $house } de la grille { $grid }
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

digit-only-in = Dans { $houses }, { $digit } ne peut aller qu'en { OR($cells) }.
chains-sees-ends =
    { $count ->
        [2] Une case qui voit les deux ne peut pas être { $value }.
       *[other] Une case qui les voit toutes ne peut pas être { $value }.
    }
chains-ends-rule-out = Dans tous les cas, ce qui est incompatible avec les deux est exclu.
chains-end-clashes = Ce qui les rend incompatibles : { AND($clues) }.
chains-refuted = C'est impossible : l'hypothèse mène à son contraire, elle est donc fausse.
chains-would-be-both = Mais alors { OR($cells) } serait à la fois { $value } et { $other }, ce qui est impossible : l'hypothèse est fausse.
chains-opposite-follows = Pourtant { $clause }, le contraire de l'hypothèse ; elle est donc fausse, et { $clause } dans tous les cas.
chains-not-in-either-case = Et si { OR($cells) } est { $value }, ce n'est pas non plus { $other }.
chains-loop-closes = Nous voilà revenus au départ : quand { $clause }, { $back }, comme supposé.
chains-loop-both-ways = La chaîne est une boucle fermée, et se lit aussi dans l'autre sens.
chains-loop-weak-links = Là où un candidat en excluait un autre (les traits pointillés), exactement un des deux est donc vrai.
chains-loop-clashes-go = Tout ce qui est incompatible avec les deux disparaît.
chains-loop-sets-used-up = Les ensembles que traverse la boucle sont pris eux aussi.

fish-base = Dans { $base }, { $digit } ne peut aller qu'en { AND($cells) }, et toutes ces cases sont dans { $cover }.
fish-base-with-fins = Dans { $base }, { $digit } ne peut aller qu'en { AND($cells) }, qui sont toutes dans { $cover }, et, comme { $fins ->
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
fish-kraken-from-there = Mais il en découle aussi que { $gone } n'est pas { $value } :
fish-kraken-or-cover =
    Soit donc { $fins ->
        [one] { AND($fins) }
       *[other] l'une des cases { AND($fins) }
    } est { $value }, soit { $house } a son { $value } en { OR($cells) }.
fish-kraken-each = Dans chacun de ces cas, { $gone } n'est pas { $value } :

rectangles-corners =
    { $boxes ->
        [0] { AND($cells) } sont les coins d'un rectangle dans deux lignes et deux colonnes.
       *[other] { AND($cells) } sont les coins d'un rectangle dans deux lignes, deux colonnes et { $region ->
            [region] { $boxes ->
                [one] une région
               *[other] { SPELLED($boxes) } régions
            }
           *[box] { $boxes ->
                [one] un bloc
               *[other] { SPELLED($boxes) } blocs
            }
        }.
    }
rectangles-loop = { AND($cells) } forment une boucle dont chaque ligne, colonne et bloc contient deux cases.
rectangles-could-swap = Si elles ne contenaient que { AND($digits) }, on pourrait échanger ces deux chiffres tout autour.
rectangles-two-solutions = La grille aurait alors deux solutions ; or elle n'en a qu'une, c'est donc impossible.
rectangles-only-corner-with-more = Seule { $cell } a d'autres candidats : elle doit donc être l'un d'eux.
rectangles-one-extra = Le seul autre candidat est { $value } : l'une des cases { AND($cells) } doit donc être { $value }.
rectangles-sees-roof =
    { $count ->
        [2] Une case qui voit les deux ne peut pas être { $value }.
       *[other] Une case qui les voit toutes ne peut pas être { $value }.
    }
rectangles-one-of-roof = L'une des cases { AND($cells) } doit donc être { OR($digits) }.
rectangles-only-one-of-roof = Une seule des cases { AND($roof) } peut donc être { OR($pair) } ; dans { $house }, { AND($digits) } n'ont pas d'autres places que { AND($helpers) } et celle-là.
rectangles-helpers-hold-these =
    { $cells ->
        [one] Donc { AND($cells) } ne peut rien contenir d'autre.
       *[other] Donc { AND($cells) } ne peuvent rien contenir d'autre.
    }
rectangles-roof-as-one-cell =
    Prenez les deux comme une seule case avec { AND($extras) } : avec { AND($helpers) }, cela fait { SPELLED($count) } cases dans { $house } pour les { SPELLED($count) } { $word ->
        [value] valeurs
       *[digit] chiffres
    } { AND($digits) }.
rectangles-subset-used-up =
    { $word ->
        [value] Ces valeurs y sont donc prises : les cases qui les voient toutes ne peuvent pas les avoir.
       *[digit] Ces chiffres y sont donc pris : les cases qui les voient tous ne peuvent pas les avoir.
    }
rectangles-one-of-them = L'une d'elles est donc { $value }.
rectangles-other-would-be =
    { $corners ->
        [4] Si l'autre était { $gone }, le rectangle ne contiendrait que { AND($digits) }.
       *[other] Si l'autre était { $gone }, la boucle ne contiendrait que { AND($digits) }.
    }
rectangles-can-only-go-corners = Dans { $houses }, { $digit } ne peut aller que dans les coins de ce rectangle.
rectangles-both-or-both = Donc, soit { AND($floor) }, soit { AND($roof) } sont toutes deux { $value }.
rectangles-roof-would-make = Si { AND($roof) } étaient { $value }, { AND($floor) } seraient { $other }, et c'est le rectangle interdit.
rectangles-corner-would-make = Si { $corner } était { $gone }, { AND($cells) } seraient toutes deux { $kept }.
rectangles-opposite-too = { $cell }, qui n'a que { AND($digits) }, serait alors { $gone } aussi : c'est le rectangle interdit.
rectangles-no-given = { AND($placed) }, et aucune des quatre cases n'est un indice.
rectangles-would-swap = Avec { AND($needed) }, on pourrait échanger les deux chiffres tout autour, et la grille aurait deux solutions ; or elle n'en a qu'une.
rectangles-extra-prevents = Seul { $value } peut l'empêcher : l'une de ces deux cases est donc { $value }.

colours-pairs-of-candidates =
    Quand une case n'a que deux candidats, ou qu'il n'y a dans une zone que deux places pour { $word ->
        [value] une valeur
       *[digit] un chiffre
    }, exactement l'un des deux est vrai.
colours-paint-candidates = Coloriez ces candidats en alternance : tous ceux d'une couleur sont alors vrais, et aucun de l'autre.
colours-pairs-of-cells = Quand { $digit } n'a que deux places dans une zone, l'une d'elles est { $value }.
colours-paint-cells = Coloriez ces cases en alternance : toutes celles d'une couleur sont alors { $value }, et aucune de l'autre.
colours-two-webs = Il y a ici deux réseaux de ces cases, l'un avec les couleurs A et B, l'autre avec C et D.
colours-colour-has =
    La couleur { $letter } ({ $letter ->
        [A] un disque plein
        [B] un cercle
        [C] un carré plein
       *[D] un losange
    }) a { AND($painted) }.
colours-clashes-with-both = { $value } en { $cell } est incompatible avec { $ally } (A) et { $ally_2 } (B).
colours-others-clash-too = Les autres sont eux aussi incompatibles avec les deux couleurs.
colours-one-is-true = L'une des deux couleurs est vraie.
colours-clashes-with-itself = Dans la couleur { $letter }, { $clash } : les deux ne peuvent pas être vrais.
colours-empties-cell = Si la couleur { $letter } était vraie, { $cell } n'aurait plus aucun candidat.
colours-is-false = La couleur { $letter } est donc fausse.
colours-not-both = { $clash } : les couleurs { $one } et { $two } ne sont donc pas vraies toutes deux ; { $other } ou { $another } est vraie.
colours-sees-each-of-two = Une case qui voit une case de chacune de ces deux couleurs ne peut pas être { $value }.
colours-clashes = { CLAUSES($clashes) }.
colours-clashes-with-two-webs = La couleur A est donc incompatible avec C et avec D, et l'une de celles-ci est vraie.
colours-see-each-other = { $cell } et { $cell_2 } se voient dans { $why }
colours-would-both = { $value } et { $value_2 } seraient tous deux en { $cell }
webs-apart = { $one } et { $other } ne peuvent pas être ensemble d'après { $why }
webs-joined = De plus, { $clue } lie { AND($cells) } : l'une d'elles est { $value }, et pas les deux.
webs-clashes = { $gone } est incompatible avec { $one } ({ $a }) et { $other } ({ $b }).
webs-clashes-by-clues = Ce qui les rend incompatibles : { AND($clues) }.

sets-cell = { $letter } est la case { $cell }, qui a { AND($digits) }.
sets-set =
    L'ensemble { $letter } est { AND($cells) } dans { $house } : { $count ->
        [one] une case
       *[other] { SPELLED($count) } cases
    } et { SPELLED($more) } { $word ->
        [value] valeurs
       *[digit] chiffres
    }, { AND($digits) }.
sets-almost-locked =
    Chaque ensemble a { $word ->
        [value] une valeur de plus que de cases : si l'une de ses valeurs n'y est pas, toutes les autres y sont.
       *[digit] un chiffre de plus que de cases : si l'un de ses chiffres n'y est pas, tous les autres y sont.
    }
sets-not-in-both = Chaque { $value } dans { $one } voit chaque { $value } dans { $two } : { $value } ne peut donc pas être dans les deux.
sets-without-value = L'ensemble sans { $value } doit contenir tout le reste de ce qu'il a.
sets-held-by-one =
    { $digits ->
        [one] Donc { AND($digits) } est dans { OR($sets) }.
       *[other] Donc { AND($digits) } sont chacun dans { OR($sets) }.
    }
sets-sees-places = Une case qui voit toutes ces places pour { OR($digits) } ne peut pas le contenir.
sets-two-not-in-both = Les places de { AND($digits) } dans A voient celles de B : aucun des deux ne peut donc être dans A et B à la fois.
sets-one-each =
    Un ensemble ne peut se passer que { $word ->
        [value] d'une valeur
       *[digit] d'un chiffre
    } : A contient donc l'un des deux, { OR($digits) }, et B l'autre.
sets-all-others-held = Chaque ensemble contient alors aussi tout le reste de ce qu'il a.
sets-sees-held =
    { $word ->
        [value] Une case qui voit toutes les places d'une telle valeur dans son ensemble ne peut pas la contenir.
       *[digit] Une case qui voit toutes les places d'un tel chiffre dans son ensemble ne peut pas le contenir.
    }
sets-sees-either = Il en va de même d'une case qui voit toutes les places de { OR($digits) } dans les deux ensembles réunis.
sets-pivot-lacks-one = B ne peut se passer que de l'un des deux, { $x } ou { $y } : { $x } n'est donc pas dans A, ou { $y } n'est pas dans C.
sets-holds-the-rest = L'ensemble qui ne l'a pas doit contenir tout le reste de ce qu'il a.
sets-suppose-not-in-first = Supposons que { OR($digits) } ne soit pas dans A.
sets-passes-on = Alors { $this } contient { $value }, que voit chaque { $value } dans { $other } : { $value } n'est donc pas dans { $other }.
sets-last-holds-the-rest = Alors { $last } contient tout le reste de ce qu'il a.
sets-stem = La tige { $stem } est { OR($digits) }.
sets-petal =
    { $digits ->
        [one] Si { $stem } est { OR($digits) }, { $letter } ne peut pas avoir { OR($digits) } et doit donc contenir tout le reste de ce qu'il a.
       *[other] Que { $stem } soit { OR($digits) }, { $letter } ne peut pas l'avoir et doit donc contenir tout le reste de ce qu'il a.
    }
sets-crossing = Au croisement entre { $row } et { $box }, { AND($cells) } (A) ont { AND($digits) }.
sets-elsewhere =
    { $cells ->
        [one] Ailleurs dans { $house }, { AND($cells) } ({ $letter }) a { AND($digits) }.
       *[other] Ailleurs dans { $house }, { AND($cells) } ({ $letter }) ont { AND($digits) }.
    }
sets-together =
    Ensemble, cela fait { SPELLED($count) } cases pour { SPELLED($count) } { $word ->
        [value] valeurs
       *[digit] chiffres
    }, { AND($digits) }.
sets-together-some-twice =
    Ensemble, cela fait { SPELLED($count) } cases pour les { $word ->
        [value] valeurs
       *[digit] chiffres
    } { AND($digits) }, dont { AND($twice) } peuvent être à la fois dans B et dans C.
sets-each-must-stand = Elles ne peuvent pas en contenir d'autres : chacun doit donc s'y trouver.
sets-crossing-used-up = Ceux de B sont pris dans { $row }, ceux de C dans { $box }, et ceux que seul A possède dans les deux.
sets-every-combination = Passez en revue toutes les combinaisons de candidats pour { AND($cells) }.
sets-no-repeats = Une combinaison est impossible si elle répète un chiffre dans des cases qui se voient.
sets-no-emptied-cell =
    { $cells ->
        [one] Elle l'est aussi si elle prend tous les candidats de { AND($cells) }, qui les voit toutes.
       *[other] Elle l'est aussi si elle prend tous les candidats d'une des cases { AND($cells) }, dont chacune les voit toutes.
    }
cell-with-digits = { $cell } ({ AND($digits) })
sets-no-combination =
    { $count ->
        [one] Il ne reste aucune combinaison avec ce candidat.
       *[other] Il ne reste aucune combinaison avec ces candidats.
    }

so-cell-must-be = Donc { $cell } doit être { $value }.

digits-in-house = { AND($digits) } dans { $house }

cell-is-value = { $cell } est { $value }
cell-is-not = { $cell } n'est pas { $value }
cell-is-one-of = { $cell } est { OR($digits) }
one-cell-is = { OR($cells) } est { $value }
no-cell-is =
    { $cells ->
        [2] ni { NOR($cells) } n'est { $value }
       *[other] aucune des cases { AND($cells) } n'est { $value }
    }
one-of-cells-is = l'une des cases { AND($cells) } est { $value }
at-least-one-is = au moins une des cases { AND($cells) } est { $value }
one-or-both = { OR($clauses) }, ou les deux
clause-so-clause = { $first }, donc { $second }

suppose = Hypothèse : { $clause }.
so-clause = Donc { $clause }.
read-then = Alors { $clause }.
read-so-and = Donc { $first }, et { $second }.
read-then-must = Alors elle doit être { $value }, son seul autre candidat.
read-so-and-must = Donc { $clause } et doit être { $value }, son seul autre candidat.
nets-as-pattern = Comme { AND($causes) }, { $pattern }, donc { $clause }.
nets-as-chain-within = Comme { AND($causes) }, une nouvelle chaîne dans ce qui reste montre que { $clause }.
inner-locked = dans { $base }, le { $value } ne peut être que dans { $cover }, en { OR($cells) }
inner-two-cells = { AND($cells) } n'ont plus que { AND($digits) } à elles deux
inner-two-digits = dans { $house }, { AND($digits) } n'ont plus que { AND($cells) }
inner-fish = les { $value } dans { $base } prennent toute la place dans { $cover }
nets-clash = C'est impossible : { $clash }.
nets-would-be-both-ways = { OR($cells) } serait { $value } et ne le serait pas en même temps
nets-no-candidate = { $cell } n'aurait plus aucun candidat
nets-no-place = { $value } n'aurait plus aucune place dans { $house }
nets-assumption-wrong = L'hypothèse est fausse.
nets-each-case = { $alternatives } ; dans chaque cas, { $conclusion } :
nets-goes = dans { $house }, { $digit } va en { OR($cells) }
nets-either-or-not = { $cell } est { $value } ou ne l'est pas
nets-remaining-case = Et dans le cas restant, { $conclusion } d'emblée.
nets-only-left =
    { $clause }, { $word ->
        [value] la seule valeur qui y reste
       *[digit] le seul chiffre qui y reste
    }
nets-only-place =
    { $clause }, { $count ->
        [one] la seule place qui reste
       *[other] les seules places qui restent
    } pour { $value }
nets-only-place-in =
    { $clause }, { $count ->
        [one] la seule place qui reste
       *[other] les seules places qui restent
    } pour { $value } dans { $house }
read-by = { $clause } ({ $why })
read-see-each-other = { $clause } (elles se voient)
read-through = { $clause } ({ $why } ferait de { $cell } un { $value })
read-other-candidate = { $cell } doit être { $value }, son seul autre candidat
read-other-place =
    { $cells ->
        [one] { OR($cells) } doit être { $value }, sa seule autre place
       *[other] { OR($cells) } doit être { $value }, ses seules autres places
    }
read-other-place-in =
    { $cells ->
        [one] { OR($cells) } doit être { $value }, sa seule autre place dans { $house }
       *[other] { OR($cells) } doit être { $value }, ses seules autres places dans { $house }
    }
read-set-left = les cases { AND($cells) } ({ $letter }) n'ont plus que { AND($digits) } et doivent tous les contenir
read-set-holds = les cases { AND($cells) } ({ $letter }) doivent contenir { AND($digits) }
read-keeps-only = { $clause }, donc { $cell }, qui les voit, ne garde que { $value }

outline-what-if = Et si { $clause } ?
outline-each-case = { $alternatives } ; chaque cas mène au même résultat.
outline-as = { $clause }, car { AND($causes) }.
outline-shown = C'est ce qu'il fallait montrer : { $clause }.
outline-short = { $parts }.
outline-steps =
    { $cases ->
        [1] { $count ->
            [one] { $count } étape
           *[other] { $count } étapes
        }
       *[other] { $count ->
            [one] { $count } étape
           *[other] { $count } étapes
        } en { SPELLED($cases) } cas
    }
outline-needs =
    { $count ->
        [one] dont { $count } avec { $pattern }
       *[other] dont { $count } avec { $pattern }
    }
outline-chain-of =
    { $count ->
        [one] une chaîne de { $count } étape
       *[other] une chaîne de { $count } étapes
    }
inner-chain-within = une chaîne intérieure
inner-locked-candidates = des candidats verrouillés
inner-naked-pair = une paire nue
inner-hidden-pair = une paire cachée
inner-x-wing = un X-Wing
rule-of-45 = la règle des 45 dans { $houses }
sums-within = les sommes dans { $house }

cages-last-cell = Pour { $clue }, il reste une case vide, { $cell }.
cages-others-make = Les autres font { $made }, et { $total } - { $made } = { $rest }.
cages-only-completes = Avec ce qui y est déjà, seul { OR($digits) } peut compléter la somme.
cages-has =
    { $count ->
        [one] { $clue } a une case, { AND($cells) }.
       *[other] { $clue } a { SPELLED($count) } cases, { AND($cells) }.
    }
cages-has-left =
    Pour { $clue }, il reste à remplir { AND($cells) } ; { AND($digits) } y { $digits ->
        [one] est
       *[other] sont
    } déjà.
cages-in-none =
    { $digits ->
        [one] { AND($digits) } n'y figure jamais.
       *[other] { AND($digits) } n'y figurent jamais.
    }
cages-no-combination-has = Aucune combinaison ne contient de { $value }.
cages-only-cell =
    { $count ->
        [one] Elle contient un { $value }, et { $cell } y est la seule case qui peut être { $value }.
       *[other] Chacune contient un { $value }, et { $cell } y est la seule case qui peut être { $value }.
    }
cages-one-of-cells =
    { $count ->
        [one] Elle contient un { $value } : { OR($cells) } est donc { $value }.
       *[other] Chacune contient un { $value } : { OR($cells) } est donc { $value }.
    }
cages-sees-all =
    { $count ->
        [2] Aucune case qui voit les deux ne peut être { $value }.
       *[other] Aucune case qui les voit toutes ne peut être { $value }.
    }
cages-these-see-all =
    { $cells ->
        [one] { AND($cells) } { $count ->
            [2] voit les deux
           *[other] les voit toutes
        }.
       *[other] { AND($cells) } { $count ->
            [2] voient les deux
           *[other] les voient toutes
        }.
    }
cages-would-leave =
    { $sets ->
        [one] Un { $value } en { $cell } laisserait { OR($sets) } pour { AND($cells) }, ce qui est impossible.
       *[other] Un { $value } en { $cell } laisserait { OR($sets) } pour { AND($cells) }, et rien de cela n'est possible.
    }

clues-leaves-only = { $clue } ne laisse à { AND($cells) } que { OR($digits) }.
clues-by = D'après { $clue }, { $clause }.
clues-must-hold = Il faut respecter { $clue }.
clues-ties = { $clue } lie { $one } et { $two }.
clues-other-only = { $cell } est { $value } : { $other } ne peut donc être que { OR($digits) }.
clues-other-not = { $cell } est { $value } : { $other } ne peut donc pas être { OR($digits) }.
clues-others-must-fit =
    { $cell } est { $value }, et { AND($others) } { $others ->
        [one] doit
       *[other] doivent
    } s'y accorder.
clues-cell-only = { $cell } ne peut être que { OR($digits) }.
clues-no-partner = Aucun chiffre ne va avec { OR($digits) } en { $cell }.
clues-would-need = Un { $value } en { $cell } demanderait { OR($digits) } en { $other }, où ce n'est plus possible.
clues-ways-left = Avec les candidats restants, { AND($cells) } ne peuvent être que { OR($ways) }.
clues-each-way-has = Chaque façon contient un { $value } : l'une des deux cases est donc { $value }.
clues-grow-along =
    Sur { $clue }, les { $word ->
        [value] valeurs
       *[digit] chiffres
    } { $rise ->
        [0] ne diminuent jamais
       *[other] augmentent
    }.
clues-grow-from =
    D'après { $clue }, de { $start } à { $end } les { $word ->
        [value] valeurs
       *[digit] chiffres
    } { $rise ->
        [0] ne diminuent jamais
       *[other] augmentent
    }.
clues-is-at-least = { $cell } vaut au moins { $bound }
clues-is-at-most = { $cell } vaut au plus { $bound }
clues-at-least = { $cell } au moins { $bound }
clues-at-most = { $cell } au plus { $bound }
clues-step-by-step =
    { $others ->
        [0] { $first }.
       *[other] { $first }, donc { AND($others) }.
    }

clues-would-be = Avec { $value } là, { $cell } serait { OR($digits) }.

totals-covers-part = { $clue } en couvre une partie.
totals-there-make =
    { $kind ->
        [cage] { $count ->
            [one] La cage qui s'y trouve fait
           *[other] Les { SPELLED($count) } cages qui s'y trouvent font
        }
       *[sum] { $count ->
            [one] La somme qui s'y trouve fait
           *[other] Les { SPELLED($count) } sommes qui s'y trouvent font
        }
    } { $parts } = { $total }.
totals-stands = Il y a en outre { AND($placed) }.
totals-stands-outside =
    En dehors, { $kind ->
        [cage] { $count ->
            [one] la cage contient
           *[other] les cages contiennent
        }
       *[sum] { $count ->
            [one] la somme contient
           *[other] les sommes contiennent
        }
    } aussi { AND($placed) }.
totals-only-cell-inside = { $cell } y est la seule autre case vide : { $sum }.
totals-only-cell-outside =
    { $cell } est la seule case vide { $kind ->
        [cage] { $count ->
            [one] de la cage
           *[other] des cages
        }
       *[sum] { $count ->
            [one] de la somme
           *[other] des sommes
        }
    } en dehors ; elle est donc la différence : { $sum }.
totals-left-over = { AND($cells) } restent et font { $total } : { $sum }.
totals-stick-out = { AND($cells) } dépassent et font { $total } : { $sum }.
totals-inside =
    { $cells ->
        [one] { AND($cells) } reste à l'intérieur.
       *[other] { AND($cells) } restent à l'intérieur.
    }
totals-outside =
    { $cells ->
        [one] { AND($cells) } dépasse.
       *[other] { AND($cells) } dépassent.
    }
totals-first-less-second = Les premières moins les secondes font { $sum }.
totals-each-has = Chacune contient un { $value } : aucune case qui en voit toutes les places ne peut donc être { $value }.

sights-ways = Il reste { SPELLED($count) } façons de la respecter.
ways-to-fill =
    { $count ->
        [one] Avec les candidats restants, la seule façon de remplir { $cells ->
            [one] { AND($cells) }
           *[other] { AND($cells) }, dans cet ordre,
        } est { AND($ways) }.
       *[other] Avec les candidats restants, il n'y a que { SPELLED($count) } façons de remplir { $cells ->
            [one] { AND($cells) }
           *[other] { AND($cells) }, dans cet ordre
        } : { AND($ways) }.
    }

would-be = { $cell } serait { $value }

contradictions-suppose = Supposons que { $cell } soit { $value }.
contradictions-would-see = { $seen } exclurait { $value } en { AND($cells) }.
contradictions-only-places = { $house } aurait besoin de son { $value } en { OR($cells) }.
contradictions-would-go = D'après { $source }, ceci disparaîtrait : { CLAUSES($removed) }.
contradictions-would-follow = Donc { AND($clauses) }.
contradictions-nothing-left =
    Il ne resterait alors { $word ->
        [value] aucune valeur
       *[digit] aucun chiffre
    } pour { $cell }.
contradictions-together = D'après { AND($sources) } : { CLAUSES($clauses) }.
contradictions-subset = { AND($cells) } auraient besoin de { AND($digits) } pour elles seules, donc ceci disparaîtrait : { CLAUSES($removed) }.
subset-too-many = il resterait moins de chiffres que de cases pour { AND($cells) }
unfulfilled-clue = on ne pourrait plus respecter { $source }
nested-within = Alors { $cell } ne peut pas être { $value } : { CLAUSES($clauses) }.
nested-several = Alors { CLAUSES($refuted) }.
nested-refuted = { $cell } ne peut pas être { $value } ({ CLAUSES($clauses) })
nested-refuted-so = { $cell } ne peut pas être { $value } ({ CLAUSES($clauses) }), donc { AND($follows) }
contradictions-more-go = { $count ->
    [one] { $count } autre candidat disparaîtrait
   *[other] { $count } autres candidats disparaîtraient
}
contradictions-no-place = { $house } n'aurait alors plus de place pour { $value }.
contradictions-unfulfilled = On ne pourrait alors plus respecter { $source }.
contradictions-unfulfilled-with = On ne pourrait alors plus respecter { $source }, puisque { AND($clauses) }.
cell-only = { $cell } ne pourrait être que { OR($digits) }

outside-room-itself = Avec 1 en { $cell }, cette même case devrait être { $number }.
outside-room-twice = Avec { $value } en { $cell }, { $room } serait aussi { $number }.
outside-room-cannot = Avec { $value } en { $cell }, { $room } serait { $number }, ce qui est impossible.
nets-then = Alors { $clause }.
nets-then-as = Alors { $clause }, car { AND($causes) }.
nets-so = Donc { $clause }.
nets-so-as = Donc { $clause }, car { AND($causes) }.
nets-but-as = Mais { $clause }, car { AND($causes) }.

totals-they-see-each-other =
    Elles se voient, elles sont donc comme une cage : { $sets ->
        [0] l'une de { SPELLED($count) } combinaisons
       *[other] { OR($sets) }
    }.
totals-so-least = { AND($clauses) } : { $cell } vaut donc au moins { $value }.
totals-so-most = { AND($clauses) } : { $cell } vaut donc au plus { $value }.
kinds-taken =
    { $kind ->
        [low] { $cell } ne peut être qu'un petit chiffre ({ OR($digits) }), ce qui exclut { AND($others) }.
        [middle] { $cell } ne peut être qu'un chiffre moyen ({ OR($digits) }), ce qui exclut { AND($others) }.
        [high] { $cell } ne peut être qu'un grand chiffre ({ OR($digits) }), ce qui exclut { AND($others) }.
       *[digits] { $cell } ne peut être que { OR($digits) }, ce qui exclut { AND($others) }.
    }
kinds-only =
    { $kind ->
        [low] Parmi { AND($cells) }, seule { AND($homes) } peut être un petit chiffre ({ OR($digits) }) : elle l'est donc.
        [middle] Parmi { AND($cells) }, seule { AND($homes) } peut être un chiffre moyen ({ OR($digits) }) : elle l'est donc.
        [high] Parmi { AND($cells) }, seule { AND($homes) } peut être un grand chiffre ({ OR($digits) }) : elle l'est donc.
       *[digits] Parmi { AND($cells) }, seule { AND($homes) } peut être { OR($digits) } : elle l'est donc.
    }
kinds-only-two =
    Parmi { AND($cells) }, seules { AND($homes) } peuvent être { $pair ->
        [low-middle] un petit chiffre ({ OR($digits) }) et un moyen ({ OR($digits_2) })
        [low-high] un petit chiffre ({ OR($digits) }) et un grand ({ OR($digits_2) })
        [middle-high] un chiffre moyen ({ OR($digits) }) et un grand ({ OR($digits_2) })
       *[digits] { OR($digits) } et { OR($digits_2) }
    }, un chacune.
sights-first =
    { $turn ->
        [known] { $cell } est { $value }.
        [only] { $cell } ne peut être que { $value }.
        [first] Dans l'une d'elles, { $cell } est { $value }.
        [other] Dans l'autre, { $cell } est { $value }.
       *[next] Dans une autre, { $cell } est { $value }.
    }
sights-room =
    { $turn ->
        [known] { $cell } est { $value }, et donc { $room } est { $number }.
        [only] { $cell } ne peut être que { $value }, et donc { $room } est { $number }.
        [first] Dans l'une d'elles, { $cell } est { $value }, et donc { $room } est { $number }.
        [other] Dans l'autre, { $cell } est { $value }, et donc { $room } est { $number }.
       *[next] Dans une autre, { $cell } est { $value }, et donc { $room } est { $number }.
    }
sights-between =
    { AND($cells) }, entre les deux, font { $total } ({ $sets ->
        [0] l'un de { SPELLED($count) } ensembles
       *[other] { OR($sets) }
    }).
sights-add-up =
    { AND($cells) } font { $total } ({ $sets ->
        [0] l'un de { SPELLED($count) } ensembles
       *[other] { OR($sets) }
    }).
sights-rest =
    { AND($cells) } font le { $total } qui reste de { $whole } ({ $sets ->
        [0] l'un de { SPELLED($count) } ensembles
       *[other] { OR($sets) }
    }).
sights-cell-left = { $cell } ne peut être que { OR($digits) }
sights-placed-only = Pour que chaque chiffre ait une place, { AND($clauses) }.
sights-seen-only = Pour qu'on en voie { $total }, { AND($clauses) }.
cages-can-only-be =
    Ce ne peut être que { $sets ->
        [0] l'une de { SPELLED($count) } combinaisons
       *[other] { OR($sets) }
    }.
cages-what-is-left =
    Il reste { $sets ->
        [0] l'une de { SPELLED($count) } combinaisons
       *[other] { OR($sets) }
    }.
cages-candidates-left =
    Avec les candidats restants, ce ne peut être que { $sets ->
        [0] l'une de { SPELLED($count) } combinaisons
       *[other] { OR($sets) }
    }.
cages-none-left-with = Il ne reste aucune combinaison avec un { $value }.
cages-goes-with-none = Un { $value } en { $cell } va avec l'une de { SPELLED($count) } combinaisons, dont aucune ne tient dans les autres cases.
combinations-lacks =
    { $sets ->
        [one] { AND($sets) } est à exclure : il y manque le { $value } qui est en { $cell }.
       *[other] { AND($sets) } sont à exclure : il y manque le { $value } qui est en { $cell }.
    }
combinations-do-not-fit =
    { $sets ->
        [one] { AND($sets) } est à exclure : ses chiffres ne tiennent pas dans les cases.
       *[other] { AND($sets) } sont à exclure : leurs chiffres ne tiennent pas dans les cases.
    }
combinations-no-cell-can =
    { $sets ->
        [one] { AND($sets) } est à exclure : aucune des cases ne peut être { $value }.
       *[other] { AND($sets) } sont à exclure : aucune des cases ne peut être { $value }.
    }
combinations-cell-can-none =
    { $sets ->
        [one] { AND($sets) } est à exclure : { $cell } ne peut être aucun de ses chiffres.
       *[other] { AND($sets) } sont à exclure : { $cell } ne peut être aucun de leurs chiffres.
    }
clues-same-with-others = Il en va de même pour { $cell } avec { AND($others) }.
totals-others-make =
    les autres font { $how ->
        [least] au moins { $rest }
       *[most] au plus { $rest }
    }
totals-make =
    { $cells ->
        [one] { AND($cells) } vaut { $how ->
            [least] au moins { $bound }
            [most] au plus { $bound }
           *[exactly] { $bound }
        }
       *[other] la somme de { AND($cells) } vaut { $how ->
            [least] au moins { $bound }
            [most] au plus { $bound }
           *[exactly] { $bound }
        }
    }

facts-shade-clue = D'après { $rule }, { $cell } est { $shade ->
    [dark] ombrée
   *[light] non ombrée
}.
facts-shade-given = { $cell } est marquée comme { $shade ->
    [dark] ombrée
   *[light] non ombrée
}.
facts-shade-square = { $cell } est { $shade ->
    [dark] ombrée
   *[light] non ombrée
} : sinon le carré { AND($cells) } serait d'une seule teinte.
facts-shade-chequer = { $cell } est { $shade ->
    [dark] ombrée
   *[light] non ombrée
} : sinon les teintes se croiseraient dans le carré { AND($cells) }, et l'une serait coupée en deux.
facts-shade-border = { $cell } est { $shade ->
    [dark] ombrée
   *[light] non ombrée
} : sinon les teintes alterneraient au bord, en { AND($cells) }, et l'une serait coupée en deux.
facts-shade-way = { $cell } est { $shade ->
    [dark] ombrée
   *[light] non ombrée
} : sinon { AND($cells) } ne pourraient pas être reliées.
facts-shade-cut = { $cell } est { $shade ->
    [dark] ombrée
   *[light] non ombrée
} : elle ne peut pas être reliée à { AND($cells) }.
facts-together-clue = D'après { $rule }, { $cell } et { $other } sont dans la même région.
facts-together-room = { $cell } est dans la région de { $other } : sans elle, cette région n'aurait pas { $size } cases reliées.
facts-together-digit = { $cell } est dans la région de { $other }, qui ne peut avoir son { $value } nulle part ailleurs.
facts-apart-clue = D'après { $rule }, { $cell } et { $other } sont dans des régions différentes.
facts-apart-equal = { $cell } et { $other } sont dans des régions différentes : sinon l'une aurait deux fois le { $value }, en { AND($cells) }.
facts-apart-full = { $cell } et { $other } sont dans des régions différentes : sinon l'une aurait plus de { $size } cases.
facts-apart-far = { $cell } et { $other } sont dans des régions différentes : avec { $size } cases, celle de { $cell } n'atteint pas { $other }.
facts-count =
    { $least ->
        [0] Le chiffre du cercle est au plus { $most }.
       *[other] Le chiffre du cercle est au moins { $least } et au plus { $most }.
    }
facts-count-exactly = Le chiffre du cercle est { $most }.
facts-same = { $cell }, qui contient { $value }, est dans la même région que { AND($cells) }.
facts-only = La région de { $other } ne peut avoir son { $value } qu'en { $cell }.
