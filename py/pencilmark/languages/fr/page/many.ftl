many-column-number = Nº
many-column-puzzle = Grille
many-column-name = Nom
many-column-rated = Évaluée
many-column-clues = Indices
many-column-status = Solutions
many-column-minimal = Minimale
many-column-symmetry = Symétrie
many-column-hardest = Étape la plus difficile
many-column-er = ER
many-column-ep = EP
many-column-ed = ED
many-column-score = Points
many-column-technique = Étapes
many-column-twin = La même que
many-column-canonical = Forme canonique
many-column-solution = Solution

many-asked-canonical = Doublons, forme canonique
many-asked-level = Niveau, étape la plus difficile
many-asked-score = Points de HoDoKu
many-asked-technique = Étapes au départ :
many-technique = Technique
many-asked-er = ER, EP, ED

many-status-none = aucune
many-status-one = une
many-status-several = plusieurs
many-minimal-no = non
many-minimal-yes = oui

many-nothing-known = rien n'est encore connu
many-kept = Votre liste de la dernière fois.
many-kept-paused = Votre liste de la dernière fois, en pause.
many-too-many = Le tableau contient { NUMBER($most) } grilles ; { NUMBER($over) } n'y ont pas trouvé place.
many-line-cells = La ligne { $line } a { $cells } cases ; une grille 9 × 9 en a { $classic }
many-line-no-digits = La ligne { $line } n'a pas de chiffres : { $text }
many-nothing-typed = Collez d'abord des grilles, ou ouvrez un fichier.
many-not-bare = Cette grille a ses propres notes : ouvrez-la dans « Résoudre »
many-stopped = Arrêté. Ce qui a été lu est dans le tableau.
many-open-in = Ouvrir dans
many-choose = Choisir la grille { $number }
many-count =
    { $all ->
        [one] { NUMBER($all) } grille
       *[other] { NUMBER($all) } grilles
    }
many-count-of =
    { $all ->
        [one] { NUMBER($shown) } grille sur { NUMBER($all) }
       *[other] { NUMBER($shown) } des { NUMBER($all) } grilles
    }
many-print-some = Imprimer les choisies ({ NUMBER($chosen) })
many-near = Proches des choisies
many-near-minimal = minimales seulement
many-near-go = Chercher
many-near-name = { $exchange } de { $number }
many-near-found = Grilles proches trouvées : { NUMBER($found) }.
many-near-twins = Jumelles
many-near-below = Minimales en dessous
many-near-grid = Minimales de la solution
many-near-er = Montée par ER
many-near-score = Montée par les points de HoDoKu
many-near-givens = Indices au plus
many-near-again = Continuer
many-near-kind = { $kind } : { $number }
many-grid-go = Examiner la solution
many-grid-title = La solution de la grille { $number }
many-grid-automorphisms = Automorphismes
many-grid-bands = Bandes (parmi 416 classes)
many-grid-stacks = Piles
many-grid-completions = Complétions de chacune
many-grid-sets = Ensembles inévitables jusqu'à { $most } cases
many-grid-of-size = { $size } cases : { NUMBER($sets) }
many-grid-of-orbits = { $size } cases : { NUMBER($sets) } ({ NUMBER($orbits) } aux automorphismes près)
many-grid-mcn = Disjoints au plus (MCN)
many-grid-proved = { $mcn }, prouvé
many-grid-unproved = { $mcn } ou plus
many-game = Patterns Game
many-game-about = Cherche des grilles dont les indices sont dans les mêmes cases, en changeant un indice à la fois, et les évalue. Elles rejoignent la liste.
many-game-pattern = Motif (X pour chaque indice), ou grilles de départ
many-game-changed = Échange
many-game-count = Grilles
many-game-each = Jamais deux fois le même ER
many-game-go = Chercher
many-game-copy = Copier : ED=ER/EP/ED
many-game-found = { NUMBER($found) } trouvées, { NUMBER($rated) } évaluées.
many-game-copied = { NUMBER($count) } copiées.
many-game-not-copied = Rien n'a été copié.
many-answers = { NUMBER($done) } réponses sur { NUMBER($total) }
many-paused = En pause : { $answers }
many-a-second = { NUMBER($rate) } par seconde
many-left = encore { $time }
many-pythons = { $count } Python
many-seconds = { $count } s
many-hours = { NUMBER($count, minimumFractionDigits: 1) } h

many-many-puzzles = Beaucoup de grilles
many-check-a-whole-list = Examinez toute une liste d'un coup : quelles grilles ont une solution unique, quelle est la difficulté de chacune, et lesquelles sont la même déguisée.
many-your-table-will-appear = Votre tableau apparaîtra ici.
many-a-list = Une liste
many-add = Ajouter
many-open-files = Ouvrir des fichiers
many-you-can-also-drop = Vous pouvez aussi déposer des fichiers n'importe où sur la page : une grille par ligne, des tableaux ou des grilles dessinées, jusqu'à 250 000 grilles.
many-one-solution = Solution unique ?
many-each-puzzle-is-proved = Pour chaque grille, il est prouvé qu'elle a une solution, plusieurs ou aucune. Une ligne illisible dit pourquoi.
many-how-hard = Quelle difficulté ?
many-givens-level-hardest-technique = Indices, niveau, technique la plus difficile, points de HoDoKu et ER, à trier, filtrer et représenter.
many-seen-before = Déjà vue ?
many-duplicates-are-found-even = Les doublons sont trouvés même tournés, retournés ou renumérotés.
many-this-browser-stores-nothing = Ce navigateur n'enregistre rien : la liste est perdue quand vous rechargez.
many-find-out = À déterminer
many-filter = Filtre
many-er-7-solutions-one = er>=7 solutions=one
many-columns = Colonnes
many-part-of-a-puzzle = Une partie d'une grille ou d'un nom, ou des conditions : clues<24, level=hard, minimal=yes
many-puzzles = Grilles
many-choose-all-or-none = Tout choisir, ou rien
many-print-the-chosen = Imprimer les choisies
many-save-csv = Enregistrer en CSV
many-save-json-lines = Enregistrer en lignes JSON
many-clear-the-list = Vider la liste
many-chart = Graphique
many-how-the-values-are = La répartition des valeurs
many-resume = Reprendre
many-choose-column = Choisir
many-column-of = Colonne { $title }
many-play = Jouer la grille { $number }
many-solve = Résoudre la grille { $number }
