### Les questions sur une grille, et leurs réponses.

asked-title-total = Nombre de solutions
asked-title-solutions = Toutes les solutions
asked-title-candidates = Vrais candidats
asked-title-spare = Le superflu
asked-title-conflict = Ce qui se contredit
asked-title-canon = Grilles équivalentes

asked-puzzle = { $what } : { $line }
asked-about = Sur la grille avec { $puzzle }

## Les réponses

asked-working = Python est au travail.
asked-stopped = Arrêté, sans réponse.
asked-rules-besides = On ne connaît les équivalentes que des grilles faites de chiffres seuls ; celle-ci a des règles en plus.
asked-candidates-besides = On ne connaît les équivalentes que des grilles faites de chiffres seuls ; celle-ci a ses propres candidats.
asked-none = Pas de solution.
asked-total =
    { $count ->
        [one] { NUMBER($count) } solution, et pas d'autre.
       *[other] { NUMBER($count) } solutions, et pas d'autre.
    }
asked-at-least =
    { $count ->
        [one] Au moins { NUMBER($count) } solution.
       *[other] Au moins { NUMBER($count) } solutions.
    }
asked-estimate = Environ { $number } en tout, estimé d'après la partie explorée.
asked-none-by-then = Aucune n'avait été trouvée jusque-là.
asked-one = Une solution, et une seule.
asked-first =
    { $count ->
        [one] La première solution ({ NUMBER($count) }) ; il y en a d'autres.
       *[other] Les { NUMBER($count) } premières solutions ; il y en a d'autres.
    }
asked-they-agree =
    { $cells ->
        [one] Elles s'accordent sur { NUMBER($fixed) } case sur { NUMBER($cells) } ; celles où elles diffèrent sont teintées.
       *[other] Elles s'accordent sur { NUMBER($fixed) } des { NUMBER($cells) } cases ; celles où elles diffèrent sont teintées.
    }
asked-these-agree =
    { $cells ->
        [one] Celles-ci s'accordent sur { NUMBER($fixed) } case sur { NUMBER($cells) } ; celles où elles diffèrent sont teintées.
       *[other] Celles-ci s'accordent sur { NUMBER($fixed) } des { NUMBER($cells) } cases ; celles où elles diffèrent sont teintées.
    }
asked-none-true = Pas de solution : aucun candidat n'est vrai.
asked-each-has-one = Chaque case en a un : il y a exactement une solution.
asked-true =
    { $open ->
        [one] Sur toutes les solutions, { NUMBER($open) } case admet plus d'un chiffre, { NUMBER($fixed) } un seul.
       *[other] Sur toutes les solutions, { NUMBER($open) } cases admettent plus d'un chiffre, { NUMBER($fixed) } un seul.
    }
asked-spare-none = Pas de solution : demandez ce qui se contredit.
asked-spare-multiple = Il y a déjà plus d'une solution : rien ne peut être retiré.
asked-spare-timeout = Arrêté avant de savoir s'il y a une seule solution.
asked-minimal = Minimale : quoi qu'on en retire, il y a plus d'une solution.
asked-nothing-found = Rien de superflu n'a été trouvé.
asked-stopped-before = Arrêté avant d'avoir tout essayé.
asked-not-minimal =
    { $count ->
        [one] Non minimale : ceci est superflu.
       *[other] Non minimale : chacun de ces { $count } éléments est superflu.
    }
asked-pairs =
    { $count ->
        [one] On peut en retirer deux ensemble, d'une seule façon ({ NUMBER($count) } paire).
       *[other] On peut en retirer deux ensemble, de { NUMBER($count) } façons.
    }
asked-no-pairs = On ne peut jamais en retirer deux ensemble.
asked-no-conflict = Rien ne se contredit : la grille a une solution.
asked-no-small-set = Il n'y a pas de solution, mais aucun petit groupe d'indices ne dit pourquoi.
asked-digits-at =
    { $cells ->
        [one] le chiffre en { AND($cells) }
       *[other] les chiffres en { AND($cells) }
    }
asked-cannot-hold =
    { $count ->
        [one] Ceci est impossible : { $what }.
       *[other] Tout cela ne peut pas être vrai à la fois : { $what }.
    }
asked-automorphisms =
    { $count ->
        [1] Aucun automorphisme : la tourner ou la renuméroter donne toujours une autre grille.
       *[other] { NUMBER($count) } automorphismes, identité comprise.
    }

## Sous une réponse

asked-show = Montrer sur la grille
asked-hide = Ôter de la grille
asked-write = Les écrire en notes
asked-solution-before = Solution précédente
asked-next-solution = Solution suivante
asked-what-they-share = Ce qu'elles ont en commun
asked-each-alone = Chacun seul
asked-two-together = Deux ensemble
asked-two-together-first = Deux ensemble, les { $shown } premières paires
asked-open = Mettre sur la grille
asked-least = La forme canonique, commune à toutes
asked-another = Une autre au hasard
asked-one-of-them = L'une d'elles

asked-questions = Questions
asked-place-of = { NUMBER($at) } sur { NUMBER($count) }
