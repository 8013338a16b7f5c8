### Ce qui est dit de ce que l'on fait : vérifications, conseils, listes.

acts-working = Python prépare l'exemple.
acts-no-lesson = Cette leçon n'existe pas.
acts-needed-in = Demandée par des grilles de niveau « { $level } »
acts-not-rated = Les niveaux et les évaluations s'en passent
acts-example = Exemple : { $name }
acts-example-more = Trouvez l'étape vous-même, ou demandez des conseils. Votre propre grille est gardée.
acts-practise = Exercice : { $name }
acts-practise-plainest = C'est l'étape suivante ici. Trouvez-la, ou demandez des conseils. Votre propre grille est gardée.
acts-practise-among = Il y a peut-être aussi des étapes plus simples : cherchez celle-ci, ou demandez des conseils. Votre propre grille est gardée.
acts-rules-changed = les règles ont changé entre-temps

## Listes lues

acts-list =
    { $count ->
        [one] { NUMBER($count) } grille
       *[other] { NUMBER($count) } grilles
    }
acts-list-titled =
    { $count ->
        [one] { NUMBER($count) } grille : { $title }
       *[other] { NUMBER($count) } grilles : { $title }
    }
acts-list-broken =
    { $count ->
        [one] { $broken } ligne sur { $count } n'a pas pu être lue : elle dit pourquoi.
       *[other] Lignes illisibles : { $broken } sur { $count } ; elles disent pourquoi.
    }
acts-list-load = Chargez-en une, ou faites-les toutes résoudre ou évaluer.
acts-rated-of = { $done } sur { $count } évaluées
acts-solved-of = { $done } sur { $count } résolues
acts-surveyed = { $unique } à solution unique, { $multiple } à plusieurs solutions, { $none } sans solution.

## Vérifications

acts-to-go =
    { $count ->
        [one] Encore { $count } case.
       *[other] Encore { $count } cases.
    }
acts-no-contradictions = Aucune contradiction
acts-right = Tout est juste jusqu'ici
acts-nothing-back = Rien à reprendre.
acts-back = Retour là où tout était juste
acts-back-moves =
    { $moves ->
        [one] { $moves } coup repris. « Rétablir » le ramène.
       *[other] { $moves } coups repris. « Rétablir » les ramène.
    }
acts-signs-key = Dans ce texte, { $signs }.
acts-only-replay = C'est une partie rejouée
acts-only-replay-more = Pour y écrire, choisissez « Jouer cette grille vous-même ».
acts-at-bookmark = Retour au signet
acts-at-bookmark-more = « Annuler » ramène votre essai.
acts-nothing-to-check = Rien à quoi comparer
acts-not-unique = Cette grille n'a pas une solution unique.
acts-clash = { $count } chiffres se contredisent
acts-look-at = Regardez { $cells }.
acts-wrong =
    { $count ->
        [one] Un chiffre est faux
       *[other] { $count } chiffres sont faux
    }
acts-took-back =
    { $count ->
        [one] Un chiffre repris
       *[other] { $count } chiffres repris
    }
acts-took-back-more = Tous les autres sont justes. « Annuler » ramène ce qui a été repris.
acts-colours-wrong =
    { $count ->
        [one] Une case n'a pas la bonne couleur
       *[other] { $count } cases n'ont pas la bonne couleur
    }
acts-marks-lack =
    { $count ->
        [one] Il manque le bon chiffre aux notes de { $count } case
       *[other] Il manque le bon chiffre aux notes de { $count } cases
    }
acts-marks-corner = Les notes de coin comptent comme candidats. Si les vôtres sont des places dans un bloc, choisissez-le dans les réglages.
acts-digits-right = Tous les chiffres sont justes
acts-to-colour =
    { $count ->
        [one] Encore { $count } case à colorier.
       *[other] Encore { $count } cases à colorier.
    }

## Conseils, étapes et chemins

acts-hinting = Recherche d'une étape
acts-hinting-more = Python essaie d'abord les techniques les plus simples.
acts-listing = Recherche de toutes les étapes
acts-listing-more = Python essaie les techniques l'une après l'autre.
acts-walking = Résolution pas à pas
acts-walking-more = Python prend chaque fois l'étape la plus simple.
acts-writing = Rédaction du chemin
acts-writing-more = Avec un dessin par étape, cela prend un moment.
acts-where-to-look = Où regarder
acts-step = Étape { $at } sur { $count } : { $name }
acts-path-solved = Résolue
acts-path-steps =
    { $count ->
        [one] { $count } étape, et chaque case a son chiffre.
       *[other] { $count } étapes, et chaque case a son chiffre.
    }
acts-path-stopped = Arrêté ici
acts-path-ask-again = Redemandez le chemin pour l'avoir en entier.
acts-path-end = Pas d'autre étape
acts-path-end-more = À partir d'ici, il faut procéder par essais et erreurs.
acts-digits-wrong =
    { $count ->
        [one] Un chiffre est faux
       *[other] Des chiffres sont faux
    }
acts-look-first = Regardez d'abord { $cells }.
acts-done = Il ne reste rien à faire
acts-done-more = Chaque case a son chiffre.
acts-guess = Aucune étape trouvée
acts-guess-more = Aucune des techniques connues ici n'aide : il faut procéder par essais et erreurs.
acts-fog = Aucune étape hors du brouillard
acts-fog-more = Ce que vous voyez ne donne pas d'étape suivante. Elle mène peut-être sous le brouillard : « Résoudre » y regarde.
acts-empty = Rien pour commencer
acts-empty-more = Collez une grille ou tapez-en une, puis demandez un conseil.
acts-hints-need-one = Les conseils ne valent que pour les grilles à solution unique.
acts-hints-need-one-but-steps = Les conseils ne valent que pour les grilles à solution unique. Dans « Résoudre », « Étapes » montre celles qui valent dans toutes les solutions.
acts-did = C'est fait
acts-digit-at = { $digit } en { $cell }
acts-coloured = Colorié : { $cells }. « Annuler » l'enlève.
acts-wrote = Écrit : { AND($all) }. « Annuler » l'enlève.
acts-digits-from = { AND($digits) } de { $cells }
acts-all-marks-now = Toutes les notes sont maintenant remplies.
acts-took-away = Retiré : { AND($all) }. « Annuler » le ramène.
acts-notation-copied = Copiée
acts-notation-not-copied = À sélectionner et copier
acts-learn = Apprendre et s'exercer : { $name }
acts-none-with-words = Aucune étape ne contient tous ces mots.
acts-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
acts-techniques =
    { $count ->
        [one] { $count } technique
       *[other] { $count } techniques
    }
acts-steps-of = { $steps } de { $techniques }.
acts-steps-of-stopped = { $steps } de { $techniques } ; la recherche a été arrêtée avant la fin.
acts-steps-at-least = Au moins { $steps } de { $techniques }.
acts-steps-at-least-stopped = Au moins { $steps } de { $techniques } ; la recherche a été arrêtée avant la fin.

## Les signes d'une étape dessinée

acts-sign-tinted = Cases teintées : ce sur quoi repose l'étape
acts-sign-reddish = Cases rougeâtres : des candidats y disparaissent
acts-sign-frame = Cadre : une zone ou un ensemble de cases
acts-sign-dashed-frame = Cadre pointillé : les zones qui les couvrent
acts-sign-circle = Cercle teinté : un candidat de la figure
acts-sign-disc = Disque plein : vrai dans le raisonnement
acts-sign-thick = Cercle épais : faux dans le raisonnement
acts-sign-square = Carré : une nageoire
acts-sign-filled-square = Carré plein : l'autre couleur
acts-sign-diamond = Losange : un autre candidat qui compte
acts-sign-solid = Trait plein : l'un des deux est vrai
acts-sign-dashed = Trait pointillé : les deux ne sont pas vrais à la fois
acts-sign-ring = Anneau : un chiffre déjà là
acts-sign-large = Grand chiffre dans un anneau : placé par l'étape
acts-sign-struck = Barré en rouge : un candidat que l'étape retire

## Pendant que Python démarre

acts-waiting = En attente de Python
acts-will-hint = Il cherchera une étape dès qu'il sera prêt.
acts-will-steps = Il donnera la liste des étapes dès qu'il sera prêt.
acts-will-path = Il cherchera le chemin dès qu'il sera prêt.
acts-will-walkthrough = Il rédigera le chemin dès qu'il sera prêt.
acts-will-read = Il lira ceci dès qu'il sera prêt.
acts-will-make = Il créera ceci dès qu'il sera prêt.
acts-will-solve = Il résoudra ceci dès qu'il sera prêt.
acts-will-rate = Il évaluera ceci dès qu'il sera prêt.
acts-will-check = Il vérifiera ceci dès qu'il sera prêt.
acts-reading = Lecture
