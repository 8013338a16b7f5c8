page-title = Pencilmark : un laboratoire de sudoku
page-language = Langue

page-comma = ,{ " " }
page-semicolon = { " " };{ " " }
page-between-sentences = { " " }
page-sentence = { $words }.
page-list = { AND($all) }

page-place-of = { $at } sur { $count }
page-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
page-within = { $said }, dans { $inside }
page-too-large = Trop grand
page-too-large-file = Un fichier de grilles a au plus 50 Mo.
page-not-a-puzzle = Ce n'est pas une grille
page-ratings-alone = Un fichier .scl de SudoCue ne contient que des évaluations : ouvrez la liste elle-même (.sdm).
page-waiting-for-python = En attente de Python.

page-cells-more = { $count } de plus

page-seconds = { NUMBER($count, minimumFractionDigits: 1) } secondes
page-under-a-millisecond = moins d'une milliseconde
page-tenths = { NUMBER($count, minimumFractionDigits: 1) } millisecondes
page-milliseconds = { $count } millisecondes

page-no-solution = Pas de solution
page-solved-in = Résolue en { $time }.
page-took = Cela a pris { $time }.
page-took-for-two = Deux trouvées en { $time }.
page-one-solution = Une solution unique
page-more-solutions = Plus d'une solution
page-one-of-them = Voici l'une d'elles.
page-one-so-far = Une solution jusqu'ici
page-not-known = Arrêté avant de savoir s'il y en a d'autres.
page-yours-differ = Vos propres chiffres étaient différents en { $cells } ; « Annuler » les ramène.
page-rules-contradict =
    { $count ->
        [one] Cette règle est impossible à respecter : { $rules }.
       *[other] Ces règles se contredisent : { $rules }.
    }
page-rule-and-digits-contradict =
    { $digits ->
        [one] Cette règle est incompatible avec le chiffre en { $cells } : { $rules }.
       *[other] Cette règle est incompatible avec les chiffres en { $cells } : { $rules }.
    }
page-rules-and-digits-contradict =
    { $digits ->
        [one] Ces règles se contredisent, avec le chiffre en { $cells } : { $rules }.
       *[other] Ces règles se contredisent, avec les chiffres en { $cells } : { $rules }.
    }
page-digits-contradict = Ces chiffres se contredisent.
page-digit-cannot-stand = Le { $digit } en { $cell } est impossible.
page-digit-stands-twice = Deux { $digit } se voient : { $cells }.
page-digits-cannot-stand = Les chiffres en { $cells } se contredisent.

page-not-rated = Non évaluée
page-rating-stopped = L'évaluation a été arrêtée : voici ce qui était connu.
page-rates-one-solution = On n'évalue qu'une grille à solution unique.
page-by-logic = Elle se résout sans rien deviner.
page-by-trial = Aucun chemin n'a été trouvé sans réseaux ni essais et erreurs.
page-rated-meanwhile = Évaluée entre-temps : { $level }
page-rated-before = C'est l'évaluation de la grille précédente, gardée avec elle.
page-scale-clues = Points des contraintes
page-scale-clues-says = { $score }, ceux de l'étape la plus dure
page-scale-se = Sukaku Explainer
page-scale-se-says = ER { $er } · EP { $ep } · ED { $ed }
page-scale-se-so-far = ER d'au moins { $er } jusqu'ici
page-scale-hodoku = HoDoKu
page-scale-hodoku-says = { $level }, { $score } (peut différer entre équivalentes)
page-scale-class = Toute sa classe
page-scale-class-says = ER { $er }, celui de la plus petite équivalente
page-singles-alone = Singletons seuls
page-singles-fill =
    { $count ->
        [one] remplissent { $count } case
       *[other] remplissent { $count } cases
    }
page-trial = Essais et erreurs
page-trial-not-known = profondeur inconnue
page-trial-none = profondeur 0 : les singletons suffisent
page-trial-depth = profondeur { $depth }
page-trial-class = profondeur { $depth }, classe { $braids }
page-backdoors = Portes dérobées
page-not-known-yet = pas connu
page-backdoors-large = de plus de deux cases
page-backdoors-none = aucune n'est nécessaire
page-backdoors-one = d'une case : { $cells }
page-backdoors-two = de deux cases : { $cells }
page-backdoors-one-more = d'une case : { $cells }, et { $count } de plus
page-backdoors-two-more = de deux cases : { $cells }, et { $count } de plus
page-found = Trouvé : { $name }, { $brief }.
page-also-there = Il y avait aussi : { $names }.

page-unreadable = Ce n'est pas une grille que je sais lire
page-at-line = { $message } (ligne { $line }).
page-at-character = { $message } (caractère { $column }).
page-at-line-character = { $message } (ligne { $line }, caractère { $column }).
page-several-ways = Cela peut se lire de plusieurs façons
page-can-be = Ce peut être { OR($labels) }.
page-givens =
    { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
page-rules =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
page-clues =
    { $count ->
        [one] { $count } contrainte
       *[other] { $count } contraintes
    }
page-on-board = { $what } sur { $size } × { $size } cases
page-under-fog = Une grille dans le brouillard
page-missing = Tout n'a pas été compris : ce qui manque est dit sous la grille.
page-loaded = « Résoudre » remplit la grille et dit si la solution est unique ; « Conseil » montre l'étape suivante.

page-no-such-puzzle = Cette grille n'existe pas
page-none-found = Aucune grille de ce genre
page-stopped = Arrêté
page-as-it-was = Votre grille est inchangée.
page-not-on-board = Pas sur cette grille
page-part-missing = Il manque une partie de Python
page-ask-later = { $message }. Votre grille est inchangée : redemandez plus tard.
page-starting-again = Votre grille est inchangée. Python redémarre : redemandez, tout simplement.
page-bug = Il y a une erreur dans Pencilmark
page-bug-says = { $message }. Votre grille est inchangée.
page-percent-made = { $percent } pour cent créés.
page-made-of = { $count } sur { $wished } créées
page-stop-keeps = La première est déjà affichée. « Arrêter » garde ce qu'il y a.
page-new-one-solution = Une nouvelle grille, à solution unique
page-seed-again = { $what }. La graine { $seed } la recrée.
page-board-is-another = La grille a changé de type
page-board-called = Elle s'appelle { $name }. « Annuler » ramène la précédente.

page-start = Collez une grille
page-your-move = À vous
page-your-move-more = « Résoudre » donne la réponse et dit si c'est la seule.
page-rating = Mesure de la difficulté
page-rating-more = Python la résout comme une personne, étape par étape.
page-viewing = Voici le chemin
page-viewing-more = Votre propre grille attend derrière : revenez-y, ou continuez d'ici.
page-solving = Résolution
page-at-work = Python est au travail.
page-making = Création des grilles
page-copied-all = Grilles copiées
page-one-line-each = Une ligne pour chacune.
page-not-copied = Rien n'a été copié
page-no-clipboard = Ce navigateur ne laisse pas la page écrire dans le presse-papiers.
page-blank = Rien à résoudre
page-blank-more = La grille est vide : collez-en une, ouvrez un fichier, ou tapez-en une.
page-emptied-more = Écrivez les indices, ou collez une grille.
page-at-start = C'est ici que commence la grille
page-at-start-more = « Annuler » ne revient pas plus loin. La grille d'avant est toujours là.
page-fixed = Vos chiffres sont maintenant des indices
page-fixed-more = « Recommencer » les garde. « Annuler » vous les rend.
page-changed = La grille a changé
page-changed-more = Python a répondu pour la précédente. Redemandez.
page-link-copied = Lien copié
page-link-copied-more = Il ouvre exactement cette grille. Elle est dans le lien même, et n'est conservée nulle part.
page-linked = Lien dans la barre d'adresse
page-linked-more = Copiez-le de là : il ouvre exactement cette grille.
page-no-link = Pas de lien
page-no-link-more = Cette grille est trop longue pour un lien. Copiez ses règles en texte, dans « Composer ».
page-long-link = Ce lien est trop long
page-long-link-more = Aucun lien de cette page n'a plus de 200 000 caractères : il a été modifié en route. Ce qui était ici y est toujours.
page-complete = Terminée
page-every-house = Chaque zone contient chaque chiffre une fois.
page-every-rule = Chaque règle est respectée.
page-busy = Python est au travail

page-workers =
    { $count ->
        [one] { $count } worker en marche (jusqu'à { $most })
       *[other] { $count } workers en marche (jusqu'à { $most })
    }
page-workers-memory =
    { $count ->
        [one] { $count } worker en marche (jusqu'à { $most }), { $memory } Mo
       *[other] { $count } workers en marche (jusqu'à { $most }), { $memory } Mo
    }
page-starting-percent = Python démarre, { $percent } %
page-ready = Python est prêt
page-not-loaded = Python n'a pas pu être chargé
page-not-loaded-why = Python n'a pas pu être chargé : { $why }
page-not-loaded-more = La résolution, les conseils et l'évaluation en ont besoin ; les chiffres, les notes et les couleurs, non.
page-no-network = Pas de réseau : Python n'a pas pu être chargé
page-file-not-loaded = { $name } n'a pas pu être chargé. Fermez, puis rouvrez quand il y aura du réseau.
page-unopened = { $name } n'a pas pu être chargé
page-sheet-line = une ligne
page-sheet-half = moitié
page-sheet-whole = entier

page-tab-answer = Prêt à résoudre
page-tab-answer-more = « Résoudre » donne la réponse et dit si c'est la seule. « Annuler » ramène votre grille.
page-tab-hint = Une étape à la fois
page-tab-hint-more = « Conseil » dit où regarder, puis quelle technique, puis pourquoi. Appuyez encore pour en savoir plus.
page-tab-steps = Toutes les étapes du moment
page-tab-steps-more = ‹ et › les parcourent. La liste est en dessous : choisissez-en une pour la voir expliquée.
page-tab-path = Tout le chemin
page-tab-path-more = « Chemin » va des indices à la solution, une étape expliquée à la fois.
page-tab-rating = Sa difficulté
page-tab-rating-more = « Niveau » donne le niveau de Pencilmark, l'ER de Sukaku Explainer et les points de HoDoKu.
page-tab-questions-more = Posez-en une ci-dessous.
page-tab-search = La recherche
page-tab-search-more = Comment une machine la résout : deviner, déduire, revenir.

page-pencilmark = Pencilmark
page-places = Rubriques
page-play = Jouer
page-solve = Résoudre
page-make = Créer
page-many = Listes
page-set = Composer
page-print = Imprimer
page-learn = Leçons
page-sudoku-to-play-solve = Le sudoku à jouer, à résoudre et à comprendre
page-python-is-starting = Python démarre
page-retry = Réessayer
page-menu = Menu
page-about-pencilmark = À propos de Pencilmark
page-everything-is-computed-in = Tout est calculé dans votre navigateur. Rien de ce que vous tapez ne quitte cet appareil.
page-kept-here-it-opens = Gardée dans ce navigateur : elle s'ouvre aussi sans réseau.
page-there-is-a-new = Il y a une nouvelle version de cette page.
page-load-it = La charger
page-puzzle-and-answer = Grille et réponse
page-sudoku-grid = Grille de sudoku
page-paused = En pause
page-unopened-more = Cette partie de la page n'était pas encore là et n'a pas pu être téléchargée. Votre grille est gardée.
page-go-on = Continuer
page-mind-this = À noter :
page-its-rules-in-its = Ses règles, dans les mots de son auteur
page-candidates-in-bold-belong = Les candidats en gras font partie de la grille ; les autres sont les vôtres.
page-rules-of-this-puzzle = Règles de cette grille
page-height-of-this-sheet = Hauteur de ce volet
page-paste-a-puzzle = Coller une grille
page-cancel = Annuler
page-show-the-other = Montrer l'autre
page-back-to-my-grid = Retour à ma grille
page-copy-answer = Copier la réponse
page-do-this-step = Faire cette étape
page-step-before = Étape précédente
page-next-step = Étape suivante
page-back-to-the-last = Revenir à la dernière
page-show-which = Montrer lesquels
page-take-them-back = Les reprendre
page-colour-them = Les colorier
page-back-to-where-all = Revenir là où tout était juste
page-how-much-of-the = Ce que le conseil doit révéler
page-where = Où
page-which = Technique
page-why = Pourquoi
page-do-it = Le faire
page-along-the-path = Le long du chemin
page-first = Première
page-previous = Précédente
page-next = Suivante
page-last = Dernière
page-anywhere-on-this-page = N'importe où sur cette page : une ligne de 81 signes, ou une grille. Ou tapez-en une.
page-the-argument-line-by = Le raisonnement, ligne par ligne
page-line-before = Ligne précédente
page-next-line = Ligne suivante
page-copy-notation = Copier la notation
page-what-is-drawn = Ce qui est dessiné
page-close = Fermer
page-an-example-elsewhere = Un exemple ailleurs.
page-learn-and-practise = Apprendre et s'exercer
page-everything-is-computed-by = Tout est calculé par Python dans votre navigateur. Rien de ce que vous tapez ne quitte cet appareil.
page-about = À propos
page-which-did-you-mean = Laquelle vouliez-vous ?
page-this-text-can-be = Ce texte peut se lire de plusieurs façons.
page-none-of-them = Aucune
page-title-by = { $title } par { $author }
page-by = par { $author }
page-part-by-part = Partie par partie
page-practice-of = Exercice : { $name }
page-why-within = Pourquoi ?
page-back-to-your-grid = Revenir à votre grille
page-show-more = En montrer plus
page-open = Ouvrir
page-delete = Supprimer
page-level = Niveau
page-kind = Genre
page-stop = Arrêter
page-save-as-text = Enregistrer en texte
page-clear = Effacer
page-seed = Graine
page-random = au hasard
page-a-whole-number-below = Un nombre entier inférieur à 2 puissance 53
page-minutes = { $count } min
page-pause = Pause
page-more = Plus
page-copy-link = Copier le lien
page-share = Partager
page-done = Terminé
