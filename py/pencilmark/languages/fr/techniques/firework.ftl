technique-firework-triple = Triplet firework
    .look = Prenez une case où une ligne croise une colonne, et trois chiffres qui manquent encore à toutes deux. Hors du bloc de cette case, voyez si tous trois n'ont qu'une même place dans la ligne, et qu'une même place dans la colonne.
    .why = Un chiffre qui ne serait dans aucune de ces trois cases serait deux fois dans le bloc, une fois pour la ligne et une fois pour la colonne. Trois chiffres se partagent donc trois cases.
    .do = Retirez tous les autres candidats de la case du croisement et des deux cases hors du bloc.

technique-firework-quad = Quadruplet firework
    .look = Regardez les quatre coins d'un rectangle dans quatre blocs. Deux chiffres n'ont, hors du bloc d'un troisième coin, que deux des coins comme places dans sa ligne et sa colonne ; deux autres chiffres ont les deux mêmes pour le quatrième coin.
    .why = Chacun des quatre chiffres doit être dans l'une des quatre cases : ils les remplissent. Les deux coins où se croisent une ligne et une colonne prennent un chiffre de leur propre paire.
    .do = Retirez tous les autres candidats des quatre cases, et de chaque coin de croisement les chiffres de l'autre paire.

fireworks-outside = Sauf dans { $box }, { $row } n'a de place pour { AND($digits) } qu'en { $one }, et { $other } n'en a qu'en { $two }.
fireworks-twice =
    Si l'un d'eux n'était dans aucune des cases { AND($cells) }, { $row } et { $other } en auraient toutes deux besoin dans le bloc, dans des cases différentes, et le bloc ne peut pas avoir deux fois { $word ->
        [value] la même valeur
       *[digit] le même chiffre
    }.
fireworks-one-of-three = { AND($digits) } sont donc chacun dans l'une des cases { AND($cells) }.
fireworks-likewise = De la même façon, { AND($digits) } sont chacun en { $corner } ou dans l'une des deux mêmes cases.
fireworks-fill =
    Cela fait { SPELLED($count) } { $word ->
        [value] valeurs
       *[digit] chiffres
    }, { AND($digits) }, pour les { SPELLED($count) } cases { AND($cells) }, et il n'y reste de place pour rien d'autre.
fireworks-no-other = { AND($other) } sont chacun dans l'une des trois autres cases : { $one } ne peut donc être que { OR($own) } ; et { $two } ne peut être que { OR($other) }.
