solve-this-puzzle = Cette grille
solve-puzzle-as-text = Grille en texte
solve-puzzle = Grille
solve-paste-or-type = Collez ou tapez
solve-load = Charger
solve-empty-grid = Grille vide
solve-file-with-puzzles-or = Fichier de grilles, ou images de grilles
solve-camera = Appareil photo
solve-more-about-this-puzzle = Plus sur cette grille
solve-new = Nouvelle grille
solve-have-one-made = En faire créer une
solve-open-an-example = Ouvrir un exemple
solve-photograph = Photographier
solve-of-the-digits-that = Des chiffres que vous avez écrits ; « Recommencer » les garde
solve-make-givens = En faire des indices
solve-solve = Résoudre
solve-what-to-ask-about = Que demander à son sujet
solve-answer = Réponse
solve-steps = Étapes
solve-path = Chemin
solve-rating = Niveau
solve-search = Recherche
solve-all-steps-now = Toutes les étapes
solve-plainest-ways = Les plus simples
solve-by-technique = Toutes par technique
solve-by-effect = Toutes par effet
solve-with-the-words = Avec les mots
solve-find-wing-r4-7 = Chercher : wing r4 7
solve-look-further = Chercher plus loin
solve-solve-path = Chemin de résolution
solve-go-on-from-here = Continuer d'ici
solve-save-as-html = Enregistrer en HTML
solve-isomorphs-may-have-another = Des grilles équivalentes peuvent avoir un autre ER : c'est ici celui de la plus petite
solve-er-of-the-class = ER de la classe
solve-how-many-cells-singles = Combien de cases les singletons remplissent, jusqu'où il faut essayer, les classes par tresses et par whips, et quelles cases sont des portes dérobées
solve-depth-and-backdoors = Profondeur et portes dérobées
solve-techniques-on-the-way = Techniques du chemin
solve-of = selon

solve-not-known-yet = pas encore connu
solve-more-than-one = plus d'une
solve-one-so-far = une jusqu'ici
solve-exactly-one = exactement une
solve-none = aucune
solve-put-in-a-puzzle = Entrez une grille
solve-solutions =
    { $count ->
        [one] { NUMBER($count) } solution
       *[other] { NUMBER($count) } solutions
    }
solve-givens =
    { $count ->
        [one] { NUMBER($count) } indice
       *[other] { NUMBER($count) } indices
    }
solve-rules =
    { $count ->
        [one] { NUMBER($count) } règle
       *[other] { NUMBER($count) } règles
    }
solve-rating-another = Une autre grille est évaluée
solve-rated-meanwhile = Évaluée entre-temps : { $how }
solve-stopped = arrêtée
solve-fact-solutions = Solutions
solve-fact-givens = Indices
solve-fact-rules = Règles
solve-copied = Copiée
solve-singles =
    { $count ->
        [one] { $count } singleton
       *[other] { $count } singletons
    }
solve-hardest = La plus difficile : { $name }
solve-own-level-decides = Les échelles pèsent les étapes différemment : ici, c'est le niveau de Pencilmark qui compte.
