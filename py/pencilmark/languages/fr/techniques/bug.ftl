technique-bug-plus-1 = BUG + 1
    .look = Vers la fin, cherchez une grille où chaque case vide a deux candidats, sauf une qui en a trois.
    .why = Sans l'un des trois, chaque chiffre aurait exactement deux places dans chaque zone où il manque. Une telle grille a deux solutions ou aucune : ce chiffre-là est donc nécessaire.
    .do = Écrivez dans la case le chiffre qui se présente trois fois dans sa ligne, sa colonne et son bloc.

graves-all-but = Presque toutes les cases vides n'ont que deux candidats ; sans { AND($candidates) }, ce serait le cas de toutes.
graves-two-places-each =
    Et { $word ->
        [value] chaque valeur
       *[digit] chaque chiffre
    } aurait deux places, ou n'en aurait plus besoin, dans chaque ligne, colonne et { $region ->
        [region] région
       *[box] bloc
    }.
graves-not-one-solution = Une telle grille n'a aucune solution ou en a plusieurs, mais celle-ci en a exactement une.
graves-one-is-true =
    { $cells ->
        [one] Donc { AND($cells) } est { OR($digits) }.
       *[other] Donc l'une des cases { AND($cells) } est { OR($digits) }.
    }
graves-sees-all = Une case qui les voit toutes ne peut pas être { $value }.
graves-roof-as-one-cell =
    Prenez les deux comme une seule case : avec { AND($helpers) }, cela fait { SPELLED($count) } cases dans { $house } pour les { $word ->
        [value] valeurs
       *[digit] chiffres
    } { AND($digits) }, qui y ont donc toutes leurs places.
graves-two-places = Dans { $house }, le { $value } n'a que ces deux places : l'autre case est donc { $value }.
