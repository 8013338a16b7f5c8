### La ligne de commande : ce que font les options (montré par --help) et ce qu'affichent les commandes.

command-solve = trouver les solutions de grilles
command-count = compter les solutions de grilles
command-candidates = montrer ce que chaque case peut être dans une solution
command-check = dire si des grilles sont valides, à solution unique et minimales
command-canon = trouver la plus petite grille de la classe d'équivalence
command-vicinity = trouver les grilles proches d'une grille : {"{"}-x+y{"}"}, jumelles, grilles minimales en dessous
command-pattern = dire ce qu'on sait d'un motif d'indices, et trouver ses grilles selon leur évaluation, comme au Patterns Game
command-grid = examiner une grille résolue : bandes, ensembles inévitables, MCN, grilles minimales
command-rate = dire à quel point des grilles sont difficiles
command-hint = l'étape suivante, aussi détaillée qu'on le souhaite
command-steps = donner toutes les étapes possibles maintenant
command-path = expliquer le chemin vers la solution, en texte ou en HTML
command-order = dire quelles cases d'une grille de formules deviner, et comment les autres en découlent
command-generate = créer des grilles selon un souhait
command-book = imprimer un livre de grilles en PDF
command-sheet = imprimer une feuille de grilles en PDF
command-link = écrire des grilles en liens de f-puzzles ou de SudokuPad
command-worksheet = imprimer en PDF des grilles pour s'exercer à une technique
command-daily = préparer un dossier pour n'importe quel hébergeur, avec une grille par jour : données, images, flux et page
command-class = préparer une grille par élève, toutes différentes et de même difficulté, et les solutions pour l'enseignant
command-mcp = proposer les questions de la bibliothèque comme outils du Model Context Protocol
asking-rows =
    { $file } : { $rows } { $rows ->
        [one] ligne
       *[other] lignes
    }
asking-line = ligne { $at_line } : { $message }
book-puzzles-pages =
    { $puzzles } { $puzzles ->
        [one] grille
       *[other] grilles
    } sur { $pages } { $pages ->
        [one] page
       *[other] pages
    }
book-seed-s = { $pdf }{ $beside } : { $what }, graine { $seed }, { $seconds } s
book-beside-chapters-counts = avec des chapitres et leurs nombres
book-book-write = le livre à écrire
book-books-file-make-from = un fichier de livre d'où le créer
book-your-own-csv-titles = les vôtres, en CSV avec titres ou toute liste
book-also-table-puzzles = aussi un tableau des grilles
book-also-books-file = aussi le fichier du livre
book-processes-default-core-each = processus (par défaut et au plus : un par processeur)
book-also-cover-pdf = aussi la couverture, en PDF
book-also-svg-png-ratings = aussi SVG, PNG et évaluations de chaque grille, en ZIP
book-also-book-screens = aussi un livre pour écrans
book-also-braille = aussi les grilles et les solutions en braille (BRF)
book-also-sample = aussi N grilles avec leurs solutions, pour la page de la boutique
book-keep = garder les grilles dans ce fichier au fur et à mesure, et reprendre celles qui y sont
book-kept = les grilles créées sont dans { $file } : ajoutez --keep { $file } pour reprendre là, et --fewer pour un livre sans celles qui manquent
book-used = laisser de côté les grilles que ce fichier retient, et y ajouter celles du livre
book-check = dire si les fichiers respectent les règles d'un imprimeur
check-trim = Format fini
check-pages = Pages
check-bleed = Fond perdu
check-inside = Marge intérieure
check-outside = Autres marges
check-spine = Largeur du dos
check-lettered = Pages d'un dos avec texte
check-fonts = Polices incorporées
check-dots = Points par pouce
check-press = Forme
check-isbn = ISBN
book-puzzles-default-2 = grilles (par défaut { $USUAL_COUNT })
book-chapters-easy-hard-one = chapitres : Easy:50,Hard:30, ou un seul niveau
book-chapters-technique-x-wing = chapitres par technique : x-wing:20,xy-wing:10
book-chapters-variants-killer-thermo = chapitres de variantes : killer:20,thermo:10
book-beside-books-file = avec un fichier de livre
book-puzzles-read = des grilles à lire
book-books-file-read = un fichier de livre à lire
canon-automorphisms =
    { $canonical } ({ $automorphisms } { $automorphisms ->
        [one] automorphisme
       *[other] automorphismes
    }) : { $puzzle }
check-unique = solution unique{ $spare } : { $puzzle }
check-no-solution-at-fault = pas de solution, en cause : { $conflicts } : { $puzzle }
check-undecided-time-given = indécis dans le temps accordé : { $puzzle }
check-can-go = , en trop : { $redundant }
vicinity-exchange = x indices de moins et y autres (par défaut {"{"}-1+1{"}"}) ; {"{"}-1{"}"} trouve les sous-grilles
vicinity-twins = d'autres indices dans les mêmes cases, les autres cases gardent leurs valeurs
vicinity-below = toutes les grilles minimales qui restent quand on retire des indices
vicinity-minimal = seulement les minimales
vicinity-level = seulement celles de ce niveau
vicinity-er = seulement celles dont l'ER est dans cet intervalle
vicinity-hodoku-score = seulement celles dont les points de HoDoKu sont dans cet intervalle
vicinity-climb = passer toujours à la plus difficile et noter les étapes
vicinity-steps = avec --climb : N étapes au plus (par défaut { $most })
vicinity-step = étape { $step } ({ $rated } évaluées)
grid-option-sets = ensembles inévitables d'au plus N cases (par défaut 12)
grid-option-list = énumérer aussi les ensembles inévitables
grid-option-puzzles = chercher plutôt ses grilles minimales d'au plus K indices, pendant --seconds ; --save et --resume continuent
grid-class = automorphismes : { $automorphisms } ; plus petite équivalente { $least }
grid-bands = bandes { $bands } ; piles { $stacks } (parmi 416 classes)
grid-completions = complétions : { $numbers }
grid-unavoidable = ensembles inévitables jusqu'à { $most } cases : { $sets }
grid-orbits = aux automorphismes près : { $sets }
grid-mcn-proved = MCN { $mcn }, prouvé pour ces ensembles :
grid-mcn = MCN { $mcn } ou plus :
grid-searched = { $share } % parcourus, le temps a manqué pour le reste
grid-searched-all = tout est parcouru
check-several-solutions = plusieurs solutions : { $puzzle }
check-no-solution = pas de solution : { $puzzle }
count-more = { "" } ou plus
count-about = { "" } (environ { NUMBER($estimate, maximumSignificantDigits: 3) })
count-stop-n-solutions = s'arrêter à N solutions
count-so-far-about-all = { $count } jusqu'ici, environ { NUMBER($estimate, maximumSignificantDigits: 3) } en tout
file-to-read = un fichier à lire
formulas-seed-solution = # graine { $seed }, solution { $solution }
formulas-formula-puzzles = grilles de formules
formulas-formulas-could-go-may = les formules superflues peuvent rester
cli-text-rules-go-every = un texte de règles qui valent pour chaque grille
cli-work-n-processes = travailler sur N processus, au plus un par processeur
cli-jobs-as-processors =
    { $count } processus, un par processeur ; { $jobs } { $jobs ->
        [one] demandé
       *[other] demandés
    }
cli-number-from = il faut un nombre à partir de { $least }, et non { QUOTE($found) }
cli-pages = il faut le numéro d'une page, comme 3 ou 3-7, et non { QUOTE($found) }
cli-work-dask-cluster-such = travailler sur une grappe Dask, comme HOST:8786
cli-n-x-n-board = une grille N x N
cli-board-such-x-windoku = un type de grille, comme "9 x windoku" ou "6 3x2"
cli-what-does-work-default = ce qui fait le travail (par défaut : le plus rapide)
cli-language = écrire dans cette langue (par défaut : celle de LC_ALL ou de LANG) ; les clés et les codes d'erreur n'en changent jamais
cli-write-one-json-object = écrire un objet JSON par ligne
cli-puzzle-list-any-form = une grille ou une liste, dans tout format (par défaut : stdin)
cli-read-all-input-before = lire toute l'entrée avant la première réponse
cli-what-text-can-several = ce qu'est un texte qui peut être plusieurs choses
cli-pages-of-pdf = la page d'un PDF, ou la première et la dernière (3-7) ; sans cela, toutes
cli-table-instead-csv-jsonl = un tableau à la place : .csv, .jsonl ou .parquet
cli-resume = avec --save FICHIER.jsonl : reprendre là où un passage précédent a été arrêté
cli-time-each-puzzle-default = temps de processeur par grille, en secondes (par défaut 60)
cli-search-states-each-puzzle = états de recherche par grille
generate-own-all-json-sort = own ; toutes avec --json ou --sort
generate-pencilmark-seed = pencilmark { $version }, graine { $seed }, { $wishes }
generate-givens =
    { $clues } { $clues ->
        [one] indice
       *[other] indices
    }
generate-write-puzzles-into-file = écrire les grilles dans un fichier à mesure qu'elles sont créées
generate-out-go-where-earlier = avec --out : reprendre là où un passage précédent a été arrêté
generate-how-many-puzzles-default = combien de grilles (par défaut 1)
generate-same-seed-gives-same = la même graine donne les mêmes grilles
generate-several-wishes-once-print = plusieurs souhaits à la fois, pour l'impression
generate-give-up-puzzle-after = abandonner une grille après N essais
generate-rate-these-none = évaluer sur ces échelles ; '' pour aucune ({ $usual })
generate-sort-difficulty-easiest-first = trier par difficulté, les plus faciles d'abord
generate-beside-levels-counts = avec des niveaux et leurs nombres
generate-seed = graine { $seed }
generate-whole = { $file } : il est complet
generate-added =
    { $file } : { $count } { $count ->
        [one] grille
       *[other] grilles
    }
hint-where-look-which-technique = 1 où regarder, 2 quelle technique, 3 l'étape expliquée (par défaut), 4 la grille d'après en plus
hint-no-step-found = aucune étape trouvée
link-words-only = seulement en mots
link-left-out = laissé de côté
link-whose-link-which-form = le lien de qui, ou quel format (par défaut f-puzzles)
order-text-rules-one-line = un texte de règles, une par ligne
order-read-rules-backwards-too = lire les règles aussi à rebours
path-ladder-default-teaching = l'échelle (par défaut teaching)
path-verify = comparer chaque étape à la solution, et finir avec le statut 1 si l'une est fausse
path-held =
    { $count } { $count ->
        [one] étape comparée
       *[other] étapes comparées
    } à la solution
path-not-held = rien n'a été comparé à la solution : aucune n'a été trouvée à temps, ou elle n'est pas unique
path-false = l'étape { $number } est fausse et a été laissée de côté : { $step }
path-write-html-document-drawing = écrire un document HTML avec un dessin pour chaque étape
rate-hodokus-score-may-differ = Les points de HoDoKu peuvent différer entre grilles équivalentes : de plusieurs étapes d'une sorte, il prend la première trouvée.
rate-t-e-depth-backdoor = profondeur d'essais { $trial }, porte dérobée de taille { $size }, { $singles } par singletons
scale-own = notre propre niveau
scale-se = Sukaku Explainer
scale-class = la plus petite équivalente
rate-not-known = pas connu
rate-not-rated-its-solutions = { $puzzle }  impossible à évaluer, ses solutions sont : { $status }
rate-tell-every-step-well = dire aussi chaque étape
rate-ladder-path-default-hodoku = l'échelle du chemin (par défaut hodoku)
rate-techniques-path-does-without = techniques dont le chemin se passe
rate-se-hodoku-own = se, hodoku, own
rate-er-classic-sudoku-explainer = ER du Sudoku Explainer classique
rate-also-what-singles-do = aussi ce que font les singletons, la profondeur d'essais, les classes par tresses et par whips (B, W, gB, gW ou BxB) et les portes dérobées
rate-also-er-least-isomorph = aussi l'ER de la plus petite équivalente
rate-class-braids = { $trial } (classe { $braids })
rate-backdoors = { $size } (il y en a { $count })
rate-clue-score = points des contraintes { $clue_score }
rate-class-er = ER de la classe { $class_er }
rate-hardest = la plus difficile : { $names }
rate-out-of-time = plus de temps pour { $scales }
rate-er-least-so-far = ER d'au moins { $er_at_least } jusqu'ici
rules-file-rules = un fichier de règles
cli-solve-explain-rate-generate = Résoudre, expliquer, évaluer, créer et imprimer des sudokus.
cli-pencilmark = pencilmark { $version }
cli-done = { NUMBER($done) } faits
cli-done-left = { NUMBER($done) } faits, encore { $left }
setting-seed-solution = # { $variant }{ $level }, graine { $seed }, solution { $solution }
setting-puzzles-variants-also-minimal = grilles de variantes (aussi --minimal : rien n'y est superflu, ni indice ni contrainte)
sheet-puzzles-pages =
    { $pdf } : { $puzzles } { $puzzles ->
        [one] grille
       *[other] grilles
    } sur { $pages } { $pages ->
        [one] page
       *[other] pages
    }
sheet-sheet-which-rates-what = sur une feuille, qui évalue ce qu'elle montre (--show)
sheet-file-write = le fichier à écrire
sheet-puzzles-one-line-one = des grilles, une par ligne, ou une dessinée, ou des règles ; - pour l'entrée standard
sheet-class-set-n-sheets = un jeu de classe : N feuilles de grilles, un corrigé
sheet-beside-file-puzzles = avec un fichier de grilles
sheet-beside-pupils-which-makes = avec --pupils, qui fait une page pour chacun
sheet-note-puzzle-print-has = note, pour une grille à imprimer : { $how_many }
solve-stop-after-n-solutions = s'arrêter après N solutions (par défaut 2)
solve-only-how-many-unique = seulement combien ont une solution, plusieurs, aucune
solve-choose-cells-values-random = choisir cases et valeurs au hasard, selon cette graine
solve-log-every-step-search = noter chaque étape de la recherche
solve-trace-candidate-grid-after = avec --trace : la grille des candidats après chaque étape
steps-only-one-x-wing = seulement celle-ci : x-wing, ou le code 0300 de HoDoKu
steps-explain-each-step = expliquer chaque étape
steps-steps =
    { $puzzle } : { $count } { $count ->
        [one] étape
       *[other] étapes
    }
worksheet-puzzles-pages-seed =
    { $pdf } : { $puzzles } { $puzzles ->
        [one] grille
       *[other] grilles
    } sur { $pages } { $pages ->
        [one] page
       *[other] pages
    }, graine { $seed }
worksheet-worksheet-write = la fiche à écrire
scale-hodoku = HoDoKu
check-minimal = , minimale
rate-above = au-delà de { $most }
solve-cut = , arrêté avant de les avoir toutes
candidates-cut = arrêté avant de les avoir tous :
solve-summary =
    { $puzzles } { $puzzles ->
        [one] grille
       *[other] grilles
    } : { $counts } ; { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $backend })
option-symmetry = des indices : { $known }
    .label = Symétrie
symmetry-none = Aucune
symmetry-rotational180 = Demi-tour
symmetry-rotational90 = Quart de tour
symmetry-mirror-horizontal = Gauche et droite
symmetry-mirror-vertical = Haut et bas
symmetry-mirror-both = Les deux miroirs
symmetry-diagonal = Diagonale
symmetry-antidiagonal = L'autre diagonale
symmetry-diagonals = Les deux diagonales
symmetry-full = Complète
option-clues = N indices, ou un intervalle comme 24-28
    .label = Indices
    .hint = Un nombre, ou un intervalle comme 24-28
option-pattern = un indice là où il y a X, aucun là où il y a . ; ou X et . directement
option-minimal = aucun indice (avec une symétrie : aucune orbite d'indices) n'est superflu
    .label = Minimale (aucun indice de trop)
option-level = de Beginner à Beyond ; plusieurs : Easy:5,Hard:3
option-er = ER de Sukaku Explainer
    .label = ER de Sukaku Explainer
    .lowest = ER le plus bas
    .highest = ER le plus haut
option-hodoku-level = { $known }, comme HoDoKu les nomme
    .label = Niveau de HoDoKu
option-hodoku-score = points de HoDoKu
    .label = Points de HoDoKu
    .lowest = Minimum de points
    .highest = Maximum de points
option-effort = avec --level : N sur 5, ou un intervalle comme 2-4
    .label = Plus ou moins difficile dans le niveau
    .hint = De 1 à 5, ou un intervalle comme 2-4
option-open = cases que les singletons remplissent aussitôt, au moins
    .label = Cases ouvertes au départ
    .hint = Au moins ce nombre de cases peut être rempli aussitôt
option-technique = doit être nécessaire, et rien de plus difficile
    .label = Demande
option-any-of = l'une d'elles doit être nécessaire, et rien de plus difficile que la plus difficile
    .label = Demande l'une de
    .hint = Des noms séparés par des virgules : au moins une de ces techniques est nécessaire
option-practice = avec --technique ou --any-of : tout le reste est en singletons
    .label = Rien d'autre que des singletons
option-method = comment sont choisis les indices
option-word = un wordoku de ses lettres : une ligne, une colonne ou une diagonale de la solution forme le mot
    .label = Mot caché
    .hint = Autant de lettres différentes que de chiffres. Une ligne, une colonne ou une diagonale de la solution forme le mot.
option-variant = la variante : { $known }
    .label = Variante
option-no-givens = avec --variant : les contraintes seules, sans chiffres
option-formulas = N formules ; sans N, autant qu'il en faut
option-operators = parmi { $known } (par défaut + - * /)
option-operands = au plus N dans une formule (par défaut 2)
option-largest = plus grande constante (par défaut 9 ; 0 pour aucune)
option-givens = N indices, ou any (par défaut 0)
option-shape = les formules dépendent-elles les unes des autres en cercle ?
option-guesses = se résout-elle par propagation seule ?
option-title = pour la page de titre
    .label = Titre
option-subtitle = pour la page de titre
    .label = Sous-titre
option-author = pour la page de titre
    .label = Auteur
option-licence = all-rights, cc-by, cc0, copies ou vos propres mots
    .label = Licence
licence-usual = Non indiquée
option-copyright = une ligne des mentions : "© 2026 A. Personne"
    .label = Droits d'auteur
    .blank = © 2026 A. Personne
option-seed = la même graine donne le même livre
option-no-seed-line = pas de graine dans les mentions
    .label = Graine dans les mentions
option-paper = A4 (par défaut), A5, Letter, 6x9in ou 170x240mm
option-margin = libre tout autour
    .label = Marge, mm
option-book-margin = libre tout autour, ou auto : 9,6 pour un livre broché, 15 sur un papier plus grand
    .blank = selon le papier
option-gutter = davantage à la reliure, ou auto : selon les pages
    .label = Petit fond, mm
    .blank = selon les pages
option-bleed = au-delà de la coupe
    .label = Fond perdu, mm
option-bleed-sides = outer (par défaut) : pas à la reliure
option-per-page = grilles : { $known } (par défaut 4)
    .label = Par page
option-show = avec chaque grille : { $known } ; '' pour rien
show-level = Niveaux
show-rating = Évaluations
show-minutes = Minutes
option-answers = où elles sont (par défaut : end)
    .label = Solutions
answers-end = À la fin
answers-chapter = Après chaque chapitre
answers-none = Aucune
option-answers-per-page = par défaut 12
    .label = Solutions par page
option-no-how-to-solve = pas de pages sur les techniques
    .label = Comment résoudre
option-how-to-pages = nombre de pages de « Comment résoudre » au plus, sur les techniques que demandent la plupart des grilles ; 0 : autant que toutes en prennent (par défaut 8)
option-fewer = imprimer moins de grilles quand un chapitre ne peut être rempli, plutôt qu'aucun livre
    .label = Imprimer moins de grilles si certaines restent introuvables
option-half-title = une page avec le titre seul
    .label = Faux-titre
option-introduction = la vôtre, en Markdown
    .label = Introduction, en Markdown
option-hints = où regarder, avant les solutions
    .label = Conseils avant les solutions
option-publisher = pour les mentions
    .label = Éditeur
option-isbn = pour les mentions
    .label = ISBN
option-blurb = pour la quatrième de couverture
    .label = En quatrième de couverture
option-barcode = le code-barres de l'ISBN au dos, sans prix
    .label = Code-barres sur la couverture
option-stock = du papier : détermine le dos (par défaut white)
    .label = Papier des pages
stock-white = Blanc
stock-cream = Crème
stock-colour = Pour la couleur
option-printer = la formule de qui (par défaut kdp)
    .label = Dos pour
printer-kdp = KDP
printer-lulu = Lulu
option-series = des tomes qui n'ont aucune grille en commun
    .label = Tomes
option-volume = lequel d'entre eux
    .label = Seulement le tome
    .blank = tous
option-pdfa = en PDF/A-2u
    .label = Pour les archives (PDF/A)
option-pdfx = livre et couverture en PDF/X-4, en gris
    .label = Pour l'imprimerie (PDF/X, gris)
option-fonts = en quoi il est composé (par défaut serif)
    .label = Composé en
fonts-serif = Serif
fonts-mixed = Serif, avec Sans pour titres et indices
fonts-sans = Sans
option-logo = celui de l'éditeur, en SVG, PNG ou JPEG, sur la page de titre et la couverture
    .label = Logo
option-sheet-paper = A4, A5, Letter, 6x9in ou par exemple 170x240mm
option-landscape = plus large que haute
    .label = Orientation
landscape-usual = Portrait
landscape-yes = Paysage
option-sheet-gutter = laissé libre en plus à la reliure
option-sheet-per-page = grilles par page (par défaut : 1, 2, 4 ou 6)
option-sheet-title = en tête de chaque page
option-name-line = de la place pour un nom et une date
    .label = Nom et date
option-sheet-show = des mots parmi { $known }
sheet-show-number = Numéro
sheet-show-level = Niveau
sheet-show-rating = Évaluation
sheet-show-clues = Indices
sheet-show-seed = Graine
option-link = un code QR avec chaque grille, pour la page à URL
    .label = Code QR
option-marks = aucune, les candidats, ou de la place pour eux
    .label = Cases vides
marks-none = Vides
marks-room = Place pour les candidats
marks-candidates = Tous les candidats
option-sheet-answers = none, end, foot (à l'envers) ou next page
sheet-answers-end = Aux dernières pages
sheet-answers-foot = À l'envers en bas de page
sheet-answers-next = À la page suivante
option-cards = lignes de découpe ; avec --answers next, au dos
sheet-kind = Feuilles
    .label = Présentation
sheet-kind-pupils = Pour une classe, une feuille par élève
sheet-kind-cards = Cartes à découper
option-large = gros caractères
    .label = Gros caractères
option-written =
    .label = Mes propres chiffres
option-left-handed = pour gauchers : relié à droite, les grilles à gauche de la page et de la place pour les notes à côté
    .label = Pour gauchers
option-coordinates = à côté de la grille : none, r1c1, a1 ou kanji
    .label = Noms des lignes et colonnes
coordinates-none = Aucune
option-first = numéro de la première grille
option-puzzles = les vôtres : celles qui la demandent sont prises
    .label = Grilles
    .blank = title,puzzle,level
option-worksheet-technique = à quoi s'exercer, comme x-wing
    .label = Technique
option-shipped = les positions des leçons, aussitôt
    .label = Positions toutes prêtes
option-worksheet-count = grilles à faire (par défaut 6)
    .label = Grilles
option-worksheet-seed = la même graine donne la même fiche
option-worksheet-title = à la place du nom de la technique
option-worksheet-practice = tout le reste est en singletons : pour débutants
    .label = Rien d'autre que des singletons
option-start = avec toutes les notes, les chiffres seuls, les indices, ou étape par étape
    .label = Commencer par
start-usual = Automatique
start-marks = Tous les candidats
start-digits = Les chiffres déjà trouvés
start-clues = Les indices seulement
start-steps = Une étape à la fois
option-no-hints = pas de conseils en bas de page
    .label = Conseils
option-range = un nombre ou un intervalle comme 24-28
option-number = un nombre ou { $word }
option-whole-number = un nombre entier ou { $word }
read-puzzles = des grilles à lire
read-pattern = un motif à lire
read-introduction = une introduction à lire
read-logo = un logo à lire
cli-cells = nommer ainsi les cases dans les phrases : r5c3, E3 ou 五行三列
mcp-jobs = appels traités en même temps (par défaut un par processeur)
daily-out = le dossier à écrire
daily-link = l'adresse d'une page Pencilmark où jouer les grilles
daily-days = nombre de jours (par défaut 365)
daily-from = le premier jour, par exemple 2027-01-31 (par défaut aujourd'hui)
daily-until = le dernier jour du flux (par défaut aujourd'hui)
daily-date = il faut une date comme 2027-01-31, et non { QUOTE($found) }
daily-written =
    { $folder } contient { $puzzles } { $puzzles ->
        [one] grille
       *[other] grilles
    } (graine { $seed })
class-pupils = nombre d'élèves (par défaut 30)
class-one-link = Un seul lien pour tous, où chacun choisit son numéro : { $link }


pattern-find = explorer le motif jusqu'à trouver N grilles
pattern-rated = avec --find : seulement celles dont { $scale } est dans cet intervalle
pattern-changed = avec --find : nombre d'indices dont la valeur change à la fois (par défaut 1)
pattern-each-er = avec --find : jamais deux fois le même ER, comme dans une manche du jeu
pattern-sample = nombre de grilles tirées au hasard pour estimer les classes (par défaut { $usual })
pattern-known = vos grilles : { NUMBER($puzzles) }, classes : { NUMBER($classes) }, minimales : { NUMBER($minimal) }
