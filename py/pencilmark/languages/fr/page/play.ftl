play-no-puzzle = La grille n'est pas arrivée
play-no-puzzle-why = { $why }. Vous pouvez en créer une dans « Créer ».
play-no-puzzle-network = Il n'y a pas de réseau, et aucune n'est encore gardée ici.
play-trying =
    { $depth ->
        [one] Essai à partir d'un signet
       *[other] Essai, { $depth } signets posés
    }
play-no-singles = Pas de singletons
play-no-singles-more = Aucune case ne se remplit sans réfléchir davantage.
play-empty-grid = Une grille vide
play-day-state =
    { $state ->
        [playing] en cours
        [begun] commencée
        [done] résolue
       *[free] pas encore
    }
play-solved-in = { " " }résolue en{ " " }

play-what-variant = sudoku { $name }
play-made-graded = { $what }, { $level }, { $sides }
play-made-joined = { $what }, { $level }
play-made-plain = { $what }, { $sides }
play-will-play = Jouer : { $what }
play-making = En préparation : { $what }
play-will-make = Dès qu'il sera prêt, il préparera : { $what }.
play-meanwhile = Jouez en attendant : elle viendra dès qu'elle sera trouvée.
play-none-found-for = Aucun des nombreux essais n'a donné : { $what }. Essayez encore, ou prenez un autre niveau.
play-todays-level = Aujourd'hui : { $level }
play-level-of-day = { $level } du { $day }

play-solved = Résolue
play-now = cette fois
play-hints =
    { $count ->
        [0] sans conseil
        [one] { $count } conseil
       *[other] { $count } conseils
    }
play-mistakes =
    { $count ->
        [0] sans erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
play-move-of = coup { $at } sur { $all }
play-move-at = coup { $at } sur { $all }, { $time }
play-next-today = Ensuite, aujourd'hui : { $level }
play-next-another = Encore une : { $level }
play-no-picture = Pas d'image
play-no-picture-why = Ce navigateur n'a pas pu la dessiner.
play-picture-saved = Image enregistrée
play-picture-saved-more = Elle montre les indices et votre temps, jamais la solution.
play-first-of-level = votre première ici au niveau « { $level } »
play-best-of = votre meilleur temps sur { $count }
play-faster-than-last = plus vite que la dernière fois
play-faster-than-some = plus vite que { $some } de vos { $count } dernières
play-a-replay = Une partie rejouée
play-replay-copied = Lien vers cette partie copié
play-replay-copied-more = Il rejoue votre partie, coup par coup, dans n'importe quel navigateur.
play-replay-long = Il rejoue votre partie dans n'importe quel navigateur, mais compte { NUMBER($count) } caractères : certains programmes coupent des liens aussi longs.
play-no-replay-link = Pas de lien vers cette partie
play-no-replay-link-more = Des chiffres étaient là avant le premier coup : un lien ne contient que les indices.
play-replay-broken = Pas de partie à rejouer
play-replay-broken-more = Le lien a été coupé ou modifié en chemin. La grille est là, vous pouvez la jouer.
play-class-title = Une grille pour votre classe
play-class-asks = Chacun en reçoit une différente. Choisissez votre numéro, de 1 à { $count }.
play-class-number = Votre numéro
play-class-play = Jouer
play-a-new-puzzle = Une nouvelle grille
play-before-is-kept = La précédente est gardée sous « Plus », « Vos grilles ».

play-no-longer = { " " }(plus possible)
play-nothing-fits = plus rien ne convient
play-in-all = { $digits } dans toutes les combinaisons
play-cage =
    { $cells ->
        [one] { $sum } en { $cells } case
       *[other] { $sum } en { $cells } cases
    }

play-new-puzzle = Nouvelle grille
play-today = Aujourd'hui
play-todays-puzzles = Les grilles du jour
play-classic = Classique
play-killer = Killer
play-diagonal = Diagonales
play-arrow = Flèches
play-kropki = Kropki
play-jigsaw = Puzzle
play-play-an-easy-classic = Jouer une classique facile, 9 × 9
play-all = Toutes
play-every-puzzle-that-you = Chaque grille que vous commencez est gardée ici.
play-this-game = Cette partie
play-your-puzzle = Votre grille
play-what-digits-write = Ce qu'écrivent les chiffres
play-digit = Chiffre
play-corner = Coin
play-centre = Centre
play-colour = Couleur
play-digits = Chiffres
play-undo = Annuler
play-redo = Rétablir
play-erase = Effacer
play-hint = Conseil
play-check = Vérifier
play-marks = Notes
play-fill-marks = Remplir les notes
play-fill-all-singles = Remplir tous les singletons
play-try-it-from-here = Essayer à partir d'ici
play-back-to-the-bookmark = Revenir au signet
play-go-back = Revenir
play-keep-it = Garder
play-select-all-cells = Sélectionner toutes les cases
play-select-the-other-cells = Sélectionner les autres cases
play-start-over = Recommencer
play-how-it-went = Le déroulement
play-replay = Revoir
play-play-yourself = Jouer cette grille vous-même
play-play-the-replay = Lancer la relecture
play-place-in-your-solve = Position dans votre résolution
play-a-picture-with-your = Une image avec votre temps et les indices, jamais la solution.
play-no-cage-here = Pas de cage ici
play-other-kinds = Autres genres
play-fog-waits = Le brouillard attend Python
play-fog-waits-more = Les chiffres justes le dissiperont dès que Python sera là.
play-fog-gone = Plus de brouillard
play-fog-gone-more = La grille n'a pas exactement une solution : on ne sait d'aucun chiffre s'il est juste.
