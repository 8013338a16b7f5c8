bad-technique =
    .id-technique-makes-steps = il faut le nom d'une technique qui donne des étapes, et non { QUOTE($found) }
    .ids-techniques = il faut des noms de techniques, et non { QUOTE($found) }
rating-own = notre propre chemin, étape { $step } (essai : { $technique })
rating-hodoku = le chemin de HoDoKu, étape { $step }
rating-se = le chemin de Sukaku Explainer, { $trying }
rating-class = la plus petite équivalente, { $trying }
rating-next = ER d'au moins { $er } : essai de l'étape suivante
rating-depth =
    les singletons remplissent { $singles } { $singles ->
        [one] case
       *[other] cases
    } ; la suite est en cours d'essai
rating-rung = ER d'au moins { $er } (essai : { $rung })
guard-false = laissé de côté, car faux : { $technique } { $result }
clue-as-line = { $noun } de { $start } à { $end }
clue-as-sight-with-number = { $noun } { $number } pour { $house }
clue-as-sight = { $noun } pour { $house }
clue-region-count = { $noun } en { $cell }
clue-region-arrow = { $noun } en { $cell }
clue-shade-count = { $noun } en { $cell }
clue-as-cells = { $noun } en { $cell }
clue-as-cells-with-number = { $noun } de { $number } en { $cell }
clue-as-short = { $noun }
clue-as-mark = { $noun } entre { $one } et { $two }
clue-as-marks = { $noun } et les suivants depuis { $cell }
clue-as-board = la règle « { $noun } »
clue-as-formula = la formule { $text }
clue-as-diagonal = { $noun } de { $number } ({ $start } à { $end })
sight-row = la ligne { $number }
sight-column = la colonne { $number }
sight-from =
    { $house } { $side ->
        [left] vue de gauche
        [right] vue de droite
        [top] vue d'en haut
       *[bottom] vue d'en bas
    }
sight-diagonal = la diagonale depuis { $cell }
says-same = { $a } et { $b } contiennent le même chiffre
walkthrough-stuck =
    { $count ->
        [one] Le chemin s'arrête ici : une case est encore vide.
       *[other] Le chemin s'arrête ici : { SPELLED($count) } cases sont encore vides.
    }
hints-beyond = Les conseils ne connaissent pas encore ceci : { AND($rules) }. Les chiffres seuls ne mènent pas plus loin.
walkthrough-steps-are-singles =
    { $count ->
        [one] Un singleton : { AND($placed) }.
       *[other] { SPELLED($count) } singletons : { AND($placed) }.
    }
walkthrough-title = Le chemin vers la solution
walkthrough-step = Étape { $first }
walkthrough-steps = Étapes { $first } à { $last }
walkthrough-puzzle = La grille
walkthrough-solution = La solution
walkthrough-where-path-ends = Là où le chemin s'arrête
effort-within-level = { $level } { $effort } sur { $most }
minutes-average = { $low } à { $high } minutes
walkthrough-singles = Singletons
level-beginner = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-extreme = Extrême
level-beyond = Au-delà
level-unfair = Injuste
