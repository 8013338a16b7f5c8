set-none =
    { $way ->
        [unique] Il n'y a pas de solution : aucun indice ne peut la rendre unique.
        [minimal] Seule une grille qui a exactement une solution peut être rendue minimale.
       *[symmetric] Seule une grille qui a exactement une solution dit quels chiffres ajouter.
    }
set-idle =
    { $way ->
        [unique] Elle a déjà exactement une solution.
        [minimal] Elle est déjà minimale.
       *[symmetric] Elle a déjà toutes les symétries.
    }
set-offered =
    { $way ->
        [minimal] Chacune laisse une grille minimale :
       *[other] Celles qui changent le moins d'abord :
    }
set-add-givens =
    { $count ->
        [one] ajouter { $count } indice : { AND($cells) }
       *[other] ajouter { $count } indices : { AND($cells) }
    }
set-take-givens =
    { $count ->
        [one] ôter { $count } indice : { AND($cells) }
       *[other] ôter { $count } indices : { AND($cells) }
    }
set-of-symmetry = { $symmetry } : { $what }
set-no-change = rien à changer
set-take = Prendre
set-looking = Recherche…

set-regions-none = On ne peut dessiner des régions que sur une grille unique.
set-regions-whole = Chaque région a { $size } cases.
set-regions-apart =
    { $regions ->
        [one] La région { AND($regions) } est en morceaux, ce qui est permis.
       *[other] Les régions { AND($regions) } sont en morceaux, ce qui est permis.
    }
set-regions-need = Il faut { $size } cases par région : { $told }.
set-regions-need-more = Il faut { $size } cases par région : { $told }, et ainsi de suite.
set-region-too-many = la région { $region } en a { $count }, soit { $over } de trop
set-region-too-few = la région { $region } en a { $count }, il en manque { $missing }
set-regions-but = Mais { $problem }.
set-count-of = { $count } sur { $size }
set-region-count = Région { $region } : { $count } cases sur { $size }

set-counting = Comptage…
set-not-counted = Pas encore compté
set-one-solution = Une solution
set-solutions-at-least = Au moins { NUMBER($count) } solutions
set-one-or-more = Une, et pas d'autre trouvée en { $seconds } s
set-none-in-time = Aucune trouvée en { $seconds } s
set-givens-clash = les indices marqués se contredisent

set-regions = Régions
set-rule = Règle
set-new-clue = À poser : { $name }
set-tool-says =
    { $tool ->
        [digit] Ce que vous écrivez est un indice. Le même chiffre encore une fois l'enlève.
        [region] Choisissez une région et glissez sur ses cases.
       *[more] Tapez un nom, ou un mot de la règle.
    }
set-how =
    { $takes ->
        [line] Glissez tout du long, de la première case à la dernière.
        [parts] Glissez sur chacune des parties, l'une après l'autre.
        [sight] Touchez la case au bord ; dans un coin, glissez vers l'intérieur de la grille.
        [board] Cela vaut pour toute la grille : il suffit de « Poser ».
       *[cells] Glissez sur des cases, ou touchez-les l'une après l'autre.
    }
set-enter-adds = La touche Entrée ou « Poser » la met dans la grille.
set-to-be-set = À poser : { $why }.
set-choose-a-clue = choisissez une contrainte
set-press-does =
    { $way ->
        [moves] Touchez l'endroit où va sa première case, ou servez-vous des flèches.
        [reshapes] Touchez des cases pour les ajouter ou les enlever.
       *[has] Glissez pour la déplacer ; Ctrl + clic ajoute ou enlève une case.
    }
set-number = Nombre
set-pattern = Motif
set-at-line = ligne { $line } : { $message }
set-at-line-column = ligne { $line }, colonne { $column } : { $message }

set-what-is-set = Ce qui est posé
set-digit-write-what-is = Chiffre : écrivez les indices (Q)
set-cage-cells-with-a = Cage : des cases avec une somme (K)
set-cage = Cage
set-thermometer-digits-grow-from = Thermomètre : les chiffres montent depuis le bulbe (T)
set-thermo = Thermo
set-arrow-its-digits-add = Flèche : la somme de ses chiffres est dans son cercle (R)
set-arrow = Flèche
set-line-palindromes-renban-whispers = Trait : palindromes, renban, murmures (L)
set-line = Trait
set-dot-a-sign-between = Point : un signe entre deux cases (O)
set-dot = Point
set-outside-clues-beside-the = Dehors : contraintes au bord de la grille (U)
set-outside = Dehors
set-region-draw-a-jigsaw = Région : dessiner un puzzle (J)
set-region = Région
set-more-search-all-clues = Plus : chercher parmi toutes les contraintes (/)
set-by-the-fewest-givens = Par le plus petit nombre d'indices en plus
set-where-they-differ = Où elles diffèrent
set-all-digits-that-solutions = Montre dans chaque case tous les chiffres qu'une solution y place
set-make-unique = Rendre unique
set-by-taking-givens-away = En ôtant les indices inutiles
set-make-minimal = Rendre minimale
set-by-the-givens-that = Par les indices qui manquent à une symétrie
set-make-symmetric = Rendre symétrique
set-region-that-is-painted = Région qui est peinte
set-sum = Somme
set-add = Poser
set-move = Déplacer
set-change-cells = Changer les cases
set-of-the-digits-that = Des chiffres que vous avez écrits en jouant
set-make-my-digits-givens = Faire de mes chiffres des indices
set-find-a-clue = Trouver une contrainte
set-find-renban-knight-sandwich = Chercher : renban, cavalier, sandwich
set-shown-below = Montré dessous
set-clues = Contraintes
set-rules-as-text = Règles en texte
set-a-rule-in-python = Une règle en Python
set-the-same-in-python = La même chose en Python
set-all-clues = Toutes les contraintes
set-proposals = Propositions
set-no-clue-is-called = Aucune contrainte ne s'appelle ainsi.
set-offers = Offres
set-a-rule-is-a = Une règle est une ligne comme <code>a1 = b2 + 3</code> ou <code>sum(a1..a9) = 45</code>. Tapez <kbd>=</kbd> sur une case pour commencer sa formule ; un clic sur des cases insère leurs noms.
set-rules-one-a-line = Règles, une par ligne
set-explain-the-order = Expliquer l'ordre
set-which-cell-follows-from = Quelle case découle de laquelle
set-a-puzzle-with-a = Une grille avec une variante
set-variant = Variante
set-on = sur
set-no-digits-given = aucun indice
set-nothing-to-spare = minimale : rien ne peut être ôté
set-make-a-variant-puzzle = Créer une grille de variante
set-formulas-on = Formules sur
set-3-3-digits-to = 3 × 3, chiffres jusqu'à 9
set-for-children = pour les enfants
set-make-a-formula-puzzle = Créer une grille de formules
set-a-function-of-up = Une fonction de trois cases au plus devient une table de ce qu'elle permet. Une fonction de toute la grille, def rule(grid), donne par yield des relations et des dessins. Elle ne tourne que lorsque vous appuyez sur le bouton, dans votre navigateur, dans un Python à part qui est jeté aussitôt après. Les liens et les parties gardées portent la table, jamais le code. Tout de même, n'exécutez pas un code que vous ne comprenez pas.
set-python = Python
set-def-rule-a1-b2 = def rule(a1, b2): return a1 == b2 % 4
set-make-it-a-rule = En faire une règle
set-check-as-a-solver = Vérifier comme un joueur
set-title-and-rules = Titre et règles
set-title = Titre
set-author = Auteur
set-rules-in-words = Règles en mots
