kept-full = Ce navigateur n'a plus de place : vos derniers coups ne sont pas gardés. Supprimez des parties dont vous n'avez plus besoin, ou enregistrez-les dans un fichier.
kept-full-of-made = Ce navigateur n'a plus de place : enregistrez dans un fichier les grilles qui sont créées maintenant.
kept-newer = Une version plus récente de cette page a servi ici : rechargez pour voir vos parties. D'ici là, rien n'est gardé.
kept-off = Ce navigateur ne garde rien pour cette page : ce que vous jouez est perdu quand vous la fermez. Enregistrez-le dans un fichier.
kept-broken-off = l'écriture a été interrompue
kept-late = la mémoire de ce navigateur ne répond pas
kept-elsewhere = cette partie a continué dans un autre onglet

kept-unread = elle est illisible
kept-bare = elle a commencé sur une grille vide
kept-no-record = ce n'est pas un enregistrement
kept-no-puzzle = ce n'est pas une grille
kept-no-move = ce n'est pas un coup
kept-no-board = ce n'est pas un type de grille
kept-no-batch = ce n'est pas un lot
kept-wrong-batch = ce qu'on en sait est endommagé
kept-puzzle-away = sa grille n'est pas là
kept-board-away = son type de grille n'est pas là
kept-board-missing = son type de grille, { $board }, n'est pas là
kept-move-away = le coup { $number } n'est pas là
kept-move-fails = le coup { $number } est impossible
kept-unknown-move = aucun coup ne s'appelle { $kind }
kept-is-wrong = partie abîmée : { $part }
kept-wrong-top = sa plus grande valeur est fausse
kept-are-wrong = partie abîmée : { $part }
kept-lost = Des coups sont perdus
kept-lost-why = Ce qui était gardé de cette partie est abîmé ({ $why }). Les coups d'avant sont ici ; le reste a été mis de côté.

kept-no-file = Ce n'est pas un fichier de parties : il faut ce qu'écrit « Tout enregistrer dans un fichier ».
kept-newer-file = Ce fichier vient d'une version plus récente de la page ({ $version }) : rechargez d'abord la page.
kept-unreadable = Ce fichier est illisible.
kept-taken-in = Reprises : { $taken } ; déjà ici : { $known }.
kept-taken-in-refused = Reprises : { $taken } ; déjà ici : { $known } ; abîmées et laissées de côté : { $refused }.

kept-aside =
    { $count ->
        [one] { $count } grille était abîmée et a été mise de côté.
       *[other] { $count } grilles étaient abîmées et ont été mises de côté.
    }
kept-aside-now = Cette grille était abîmée ; elle est mise de côté.
kept-sure = Supprimer vraiment
kept-outcome-solved = Résolue
kept-outcome-answered = Réponse de Python
kept-outcome-open = En cours
kept-hints =
    { $count ->
        [0] sans conseil
        [one] { $count } conseil
       *[other] { $count } conseils
    }
kept-in-a-row =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }

kept-your-puzzles = Vos grilles
kept-show = Montrer
kept-all = toutes
kept-unfinished = en cours
kept-solved = résolues
kept-favourites = favorites
kept-none-yet-every-puzzle = Aucune pour l'instant. Chaque grille que vous commencez est gardée ici.
kept-favourite = Favorite
kept-by-level = Par niveau
kept-played = Jouées
kept-solved-2 = Résolues
kept-without-hints = Sans conseil
kept-best = Meilleur temps
kept-median = Médiane
kept-the-days-puzzles = Les grilles du jour
kept-choose-a-day-to = Choisissez un jour pour jouer sa grille, au niveau choisi sous « Nouvelle grille ».
kept-the-month-before = Le mois précédent
kept-the-month-after = Le mois suivant
kept-mo = lu
kept-tu = ma
kept-we = me
kept-th = je
kept-fr = ve
kept-sa = sa
kept-su = di
kept-save-all-as-a = Tout enregistrer dans un fichier
kept-import-a-file = Importer un fichier
kept-a-file-of-games = Un fichier de parties
kept-move-fault = coup { $number } : { $fault }
kept-puzzle = Grille
kept-on-board = grille { $board }
kept-open-it = Ouvrir { $title }
kept-favour-it = Favorite : { $title }
kept-delete-it = Supprimer { $title }
kept-minutes = Environ { $low } à { $high } minutes, { $least } à { $most } pour les joueurs rapides
kept-minutes-yours = Environ { $low } à { $high } minutes pour vous
kept-minutes-learning = Vos temps sont étudiés (parties : { $games } sur { $fewest })
kept-minutes-learnt = Sur vos { $games } dernières parties, il vous faut { $percent } % du temps d'un joueur moyen
