watching-guesses =
    { $count ->
        [one] { NUMBER($count) } hypothèse
       *[other] { NUMBER($count) } hypothèses
    }
watching-contradictions =
    { $count ->
        [one] { NUMBER($count) } contradiction
       *[other] { NUMBER($count) } contradictions
    }
watching-deep =
    { $count ->
        [one] au plus { NUMBER($count) } hypothèse à la fois
       *[other] au plus { NUMBER($count) } hypothèses à la fois
    }
watching-all =
    { $lines ->
        [one] { $what } ; { NUMBER($lines) } ligne.
       *[other] { $what } ; { NUMBER($lines) } lignes.
    }
watching-one-solution = Une seule solution.
watching-more-solutions = Plus d'une solution.
watching-stopped = Arrêtée avant la fin.
watching-cut = Le journal est coupé ici.
watching-came-by = { $cell } : { $where }
watching-line-of = ligne { $line } sur { $lines }
watching-guessed = Hypothèses : { $guessed }. Le reste en découle :
watching-all-followed = Rien n'est deviné ici. Tout découle :
watching-round = placés : { $placed } ; barrés : { $struck }

watching-none-done = Arrêté avant la fin du premier.
watching-same-first = { NUMBER($low) } grilles examinées jusqu'à la première solution, dans chacun des { $orders } ordres.
watching-same-whole = { NUMBER($low) } grilles examinées jusqu'à tout savoir, dans chacun des { $orders } ordres.
watching-spread-first = { $orders } ordres : de { NUMBER($low) } à { NUMBER($high) } grilles examinées jusqu'à la première solution, au plus { NUMBER($middle) } une fois sur deux.
watching-spread-whole = { $orders } ordres : de { NUMBER($low) } à { NUMBER($high) } grilles examinées jusqu'à tout savoir, au plus { NUMBER($middle) } une fois sur deux.
watching-late = Arrêtés avant la fin : { $late }.
watching-longest = Regarder la plus longue, graine { $seed }
watching-shortest = Regarder la plus courte, graine { $seed }

watching-watch-the-search = Regarder la recherche
watching-how-a-machine-does = Comment fait une machine : deviner, suivre ce qui en découle, revenir quand il ne reste rien.
watching-watch = Regarder
watching-shuffled-by-seed = Mélangée par la graine
watching-not = non
watching-try-100-seeds = Essayer 100 graines
watching-along-the-search = Le long de la recherche
watching-first = Début
watching-back = Reculer
watching-play = Lecture
watching-step = Avancer
watching-last = Fin
watching-place-in-the-search = Position dans la recherche
watching-speed = Vitesse
watching-1-a-second = 1 par seconde
watching-4-a-second = 4 par seconde
watching-15-a-second = 15 par seconde
watching-60-a-second = 60 par seconde
watching-log-of-the-search = Journal de la recherche
watching-tree-of-the-search = Arbre de la recherche : un clic y mène
watching-rounds-the-candidates-after = Tours : les candidats après chacun
watching-rounds-on-the-way = Tours jusqu'ici
watching-what-is-guessed-and = Ce qui est deviné, et comment le reste suit
watching-how-the-cells-followed = Comment les cases ont suivi
watching-a-hundred-orders = Cent ordres
watching-grids-looked-at = Grilles examinées
watching-until-all-is-known = jusqu'à tout savoir
watching-until-the-first-solution = jusqu'à la première solution
watching-start = Début
watching-guess = Hypothèse
watching-from-to = { $from } à { $to }
