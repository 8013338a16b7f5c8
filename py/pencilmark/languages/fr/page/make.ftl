make-new-of-level = Une nouvelle grille, { $level }
make-givens-one-solution =
    { $givens ->
        [one] { $givens } indice, une solution unique.
       *[other] { $givens } indices, une solution unique.
    }
make-some-of = { $count } grilles sur { $wished }
make-several-new =
    { $count ->
        [one] { $count } nouvelle grille
       *[other] { $count } nouvelles grilles
    }
make-all-in-list = La première est affichée, toutes sont dans la liste.
make-no-others = Il ne semble pas y en avoir d'autres.
make-given-up =
    { $count ->
        [one] { $count } n'a pas été trouvée.
       *[other] { $count } n'ont pas été trouvées.
    }
make-none-yet = Aucune grille n'a encore été créée.
make-may-be-none = Il n'y en a peut-être pas.
make-nearest-on-grid = Celle qui est affichée s'en approche le plus ; elle a une solution unique, mais ne répond pas à tous vos souhaits.
make-nearest-kept = Celle qui est gardée dans « Créer » s'en approche le plus ; elle a une solution unique, mais ne répond pas à tous vos souhaits.
make-broken-off = La page a été fermée pendant qu'elles étaient créées. Celles-ci sont gardées, dans « Créer » ; la commande qui s'y trouve les crée toutes.

make-one-solution = solution unique
make-several-solutions = plusieurs solutions
make-no-solution = pas de solution
make-not-finished = inachevée
make-level-effort = { $level } { $effort } sur 5
make-er = ER { NUMBER($er, minimumFractionDigits: 1) }
make-rated = évaluée à { $rating }
make-hodoku = HoDoKu { $level }, { $score }
make-own-decides = C'est le niveau de Pencilmark qui compte
make-hardest = Étape la plus difficile : { $name }.

make-count-title =
    { $count ->
        [1] Une grille
        [2] Deux grilles
        [3] Trois grilles
        [4] Quatre grilles
        [5] Cinq grilles
        [6] Six grilles
        [7] Sept grilles
        [8] Huit grilles
        [9] Neuf grilles
        [10] Dix grilles
       *[other] { NUMBER($count) } grilles
    }
make-its-difficulty-follows = Créée ; sa difficulté suit
make-nearest-so-far = La plus proche jusqu'ici
make-looking-for-first = Recherche de la première.
make-all-title =
    { $count ->
        [0] Plus…
        [1] Plus…
        [2] Les deux…
        [3] Les trois…
        [4] Les quatre…
        [5] Les cinq…
        [6] Les six…
        [7] Les sept…
        [8] Les huit…
        [9] Les neuf…
        [10] Les dix…
       *[other] Les { NUMBER($count) }…
    }
make-show-more-of = En montrer plus ({ NUMBER($count) } en tout)

make-draw = Dessinez avec le pointeur, ou avec les flèches et Espace. La symétrie est respectée au fur et à mesure.
make-pattern =
    { $count ->
        [one] { $count } indice.
       *[other] { $count } indices.
    }
make-pattern-too-few =
    { $count ->
        [one] { $count } indice : aucune grille n'en a moins de { $fewest }.
       *[other] { $count } indices : aucune grille n'en a moins de { $fewest }.
    }
make-pattern-few =
    { $count ->
        [one] { $count } indice : avec si peu, cela peut prendre très longtemps, voire ne jamais finir.
       *[other] { $count } indices : avec si peu, cela peut prendre très longtemps, voire ne jamais finir.
    }

make-new-puzzles = Nouvelles grilles
make-each-has-exactly-one = Chacune a exactement une solution. Son niveau est mesuré en la résolvant comme le ferait une personne, technique par technique.
make-your-puzzle-appears-here = Votre grille apparaît ici.
make-ordinary = Ordinaires
make-for-children = Pour les enfants
make-jigsaw-regions-at-random = Puzzle, régions au hasard
make-jigsaw-5-5 = Puzzle 5 × 5
make-jigsaw-6-6 = Puzzle 6 × 6
make-jigsaw-7-7 = Puzzle 7 × 7
make-jigsaw-8-8 = Puzzle 8 × 8
make-jigsaw-9-9 = Puzzle 9 × 9
make-several-grids = Plusieurs grilles qui partagent des cases
make-samurai = Samouraï
make-twodoku = Twodoku
make-butterfly = Papillon
make-flower = Fleur
make-sohei = Sohei
make-windmill = Moulin
make-with-more-houses = Avec plus de zones
make-diagonals = Diagonales
make-diagonals-6-6 = Diagonales 6 × 6
make-windoku = Windoku
make-diagonals-and-windoku = Diagonales et windoku
make-disjoint-groups = Groupes disjoints
make-anti-knight = Anti-cavalier
make-large = Grandes
make-36-36-a-minute = 36 × 36, une minute ou deux
make-the-board-on-the = Celle qui est affichée
make-count = Total
make-generate = Générer
make-puzzles-made = Grilles créées
make-how-many-of-each = Combien de chaque
make-play = Jouer
make-what-the-levels-ask = Ce que demandent les niveaux
make-the-last-cell-and = dernières cases vides, singletons cachés d'un bloc
make-every-single = singletons cachés et nus
make-pairs-triples-pointing = paires, triplets, pointage
make-x-wing-xy-wing = X-Wing, XY-Wing, rectangles
make-finned-fish-chains-colours = poissons à nageoires, chaînes, couleurs
make-almost-locked-sets-forcing = ensembles presque verrouillés, chaînes forcées
make-exocets-forcing-nets-trial = exocets, réseaux forcés, essais et erreurs
make-all-of-them = Toutes ensemble
make-order = Ordre
make-as-made = Comme créées
make-easiest-first = Les plus faciles d'abord
make-hardest-first = Les plus difficiles d'abord
make-open-in-many = Ouvrir dans « Listes »
make-print-all = Tout imprimer
make-copy-all = Tout copier
make-save-as-csv = Enregistrer en CSV
make-solve-all = Tout résoudre
make-rate-all = Tout évaluer
make-make-the-same-again = Pour recréer les mêmes :
make-more-wishes = Plus de souhaits
make-look = Aspect
make-any-symmetry-any-number = toute symétrie, tout nombre d'indices
make-no-digits-given = Aucun indice
make-none = Aucune
make-draw-where-the-givens = Dessiner où sont les indices
make-cells-with-a-given = Cases avec un indice
make-take-from-the-grid = Reprendre de la grille
make-invert = Inverser
make-search-by-rating = Chercher par évaluation
make-as-text-x-for = En texte : X pour un indice, un point sinon
make-difficulty = Difficulté
make-any-technique-any-effort = toute technique, tout effort
make-style-of = Dans le style
make-any = Indifférent
make-preset-newspaper = D'un journal : { $low } à { $high } indices
make-preset-app = D'une appli : { $low } à { $high } indices
make-preset-minimal = De grilles minimales
make-other-scales = Autres échelles
make-er-hodoku-seed-time = ER, HoDoKu, graine, limite de temps
make-to = à
make-er-and-hodoku-rate = ER et HoDoKu n'évaluent que la grille 9 × 9 ordinaire.
make-time-limit-per-puzzle = Limite de temps par grille
make-1-000-tries = 1 000 essais
make-10-000-tries = 10 000 essais
make-100-000-tries = 100 000 essais
make-none-until-you-press = Aucune : jusqu'à « Arrêter »
make-any-technique = Toute technique
make-of-variants = Des variantes
make-several-levels = Plusieurs niveaux
