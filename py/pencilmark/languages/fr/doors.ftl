### Ce que la page et la ligne de commande ont en commun : erreurs des demandes et des fichiers, et avancement.

bad-request =
    .type = il faut { $expected } pour { $place }, et non { $found }
    .field = il faut un champ { $name } dans { $place }
    .object-id-kind = il faut un objet avec id et kind
    .json-text = il faut un texte en JSON : { $why }

bad-options =
    .chapters-by-by-not = il faut des chapitres par --{ $option } ou par --{ $other }, et non les deux
    .file-tells-chapters-beside = le fichier donne les chapitres : --{ $option } n'a rien à y ajouter
    .over-source = le tableau remplacerait { $file }, d'où viennent les grilles : il faut un autre nom après --csv
    .bad-journal = le journal de ce passage est illisible : refaites le fichier, sans --resume
    .other-run = { $file } a été commencé avec autre chose ({ $what }) : il faut les options d'alors
    .table = il faut un nom qui finit par l'un de { $known }, et non { QUOTE($found) }
    .beside = --{ $option } ne va pas { $where }

bad-count =
    .count-each-chapter = il faut un nombre pour chaque chapitre, comme { $name }:20, et non { QUOTE($found) }
    .number-puzzles = il faut un nombre de grilles, et non { $found }
    .puzzles-print = il faut de 1 à { $most } grilles à imprimer, et non { $found }

no-file =
    .file-can-be-written = il faut un fichier où l'on peut écrire, et non { QUOTE($found) }
    .over-other = il faut d'abord un nom pour le PDF, et non { QUOTE($found) }, un fichier présent qui n'est pas un PDF : il reste tel quel
    .not-read = il faut { $expected }, et non { QUOTE($found) } : { $why }
    .no-input = il faut un fichier, ou une entrée standard lisible
    .cannot-be-written = impossible d'écrire { QUOTE($path) } : { $why }

other-program =
    .sudocue-ratings = { QUOTE($found) } contient les évaluations de SudoCue pour une liste ; il faut la liste elle-même (.sdm)

no-output = impossible d'écrire la sortie : { $why }
    .closed = la sortie standard est fermée

no-notebook = la grille d'un notebook demande anywidget (pip install 'pencilmark[notebook]')
no-mcp = le serveur MCP demande mcp (pip install 'pencilmark[mcp]')
no-png = un PNG demande pypdfium2 (pip install 'pencilmark[picture-pdf]')

no-cluster =
    .not-installed = une grappe a besoin de distributed (pip install 'pencilmark[cluster]')
    .no-answer = aucun ordonnanceur ne répond à { $address } : { $why }
    .no-package = les workers de { $address } n'ont pas la bibliothèque pencilmark
    .no-workers = l'ordonnanceur de { $address } n'a pas de workers
    .version = le worker { $worker } a pencilmark { $other }, ici c'est { $own }

no-process = un processus qui participait au travail a été arrêté de l'extérieur
no-parquet = Parquet a besoin de pyarrow (pip install 'pencilmark[parquet]')

bad-value =
    .option = il faut { $wanted } après --{ $option }, et non { QUOTE($found) }

bad-scales = il faut des échelles parmi { $known }, et non { QUOTE($found) }
bad-scale = il faut des mots parmi { $known }, et non { QUOTE($found) }
only-nine = il faut un motif de la grille 9 × 9 ordinaire
has-candidates = il faut une grille faite de chiffres seuls ; celle-ci a ses propres candidats
has-rules =
    il faut une grille faite de chiffres seuls ; celle-ci a { $count } { $count ->
        [one] règle
       *[other] règles
    }
a-list = il faut une seule grille, et non { $found }

empty =
    .puzzles-print-none = il faut des grilles à imprimer, et il n'y en a aucune

bad-technique =
    .technique = il faut une technique comme { $example }, et non { QUOTE($found) }

unknown-kind = il faut un mot parmi { $known }, et non { QUOTE($found) }

bad-variant =
    .choose-cell-edge-drag = choisissez une case au bord, ou glissez du bord vers l'intérieur
    .cell-numbers = il faut des cases de 0 à { $cells }, et non { $found }
    .two-cells-same-twice = il faut deux cases, et non deux fois la même
    .go-on-diagonally = partez du bord et continuez le long d'une diagonale
    .go-on-straight = partez du bord et continuez le long de la ligne ou de la colonne
    .next-cell-too = choisissez aussi la case suivante, le long d'une diagonale

no-practice =
    .technique-positions-practise-on = il faut une technique qui a des positions pour s'exercer

no-cells =
    .choose = choisissez des cases
    .choose-number = choisissez des cases, et un nombre

unknown-variant =
    .other = il faut le nom d'une variante, et non { QUOTE($found) }

in-file = { $places } : { $why }
at-line = ligne { $at }
at-column = colonne { $at }
page-drawn = page { $page } sur { $total }
puzzles-answered =
    { $total ->
        [one] { $done } grille sur { $total } résolue et évaluée
       *[other] { $done } grilles sur { $total } résolues et évaluées
    }
steps-found =
    { $count } { $count ->
        [one] étape trouvée
       *[other] étapes trouvées
    }
positions-seen =
    { NUMBER($nodes) } { $nodes ->
        [one] position examinée
       *[other] positions examinées
    } jusqu'ici
positions-seen-and-help-is-coming =
    { NUMBER($nodes) } { $nodes ->
        [one] position examinée
       *[other] positions examinées
    } jusqu'ici ; un autre solveur vient en renfort
solutions-counted =
    { NUMBER($count) } { $count ->
        [one] solution
       *[other] solutions
    } jusqu'ici
solutions-estimated =
    { NUMBER($count) } { $count ->
        [one] solution
       *[other] solutions
    } jusqu'ici, environ { $estimate } en tout
cells-tried =
    { $total ->
        [one] { $done } case examinée sur { $total }
       *[other] { $done } cases examinées sur { $total }
    }
parts-tried = éléments superflus trouvés : { $found }
conflict-sought = recherche d'un petit groupe qui se contredit
isomorphs-compared = comparaison des grilles équivalentes
search-told = suivi de la recherche
seeds-tried =
    { $total ->
        [one] { $done } ordre essayé sur { $total }
       *[other] { $done } ordres essayés sur { $total }
    }
looking-for = recherche : { $technique }
pages-written = { NUMBER($share, style: "percent") } des pages écrites
surveyed = { NUMBER($number) } sur { NUMBER($total) }
vicinity-found = Trouvées : { NUMBER($found) }
pattern-told = { NUMBER($rated) } évaluées, { NUMBER($found) } trouvées
pattern-vain = remplissage du motif : aucune des { NUMBER($sample) } grilles tirées au hasard ne convient, donc moins de 1 sur { NUMBER($bound) } (sûr à 90 %)
writing-down = rédaction
puzzles-read =
    { $total ->
        [one] { NUMBER($number) } grille lue sur { NUMBER($total) }
       *[other] { NUMBER($number) } grilles lues sur { NUMBER($total) }
    }
techniques-tried =
    { $count } { $count ->
        [one] technique essayée
       *[other] techniques essayées
    }
generate-made = { $done } sur { $total } créées
generate-near = { $tried } ; au plus près : { $nearest }
generate-usual = d'ordinaire { $usual }
generate-rating = une est créée, son évaluation est en cours
generate-grid = grille { $grid } ; { $doing }
seed-grid = graine { $seed } : grille { $tried }, { $doing }
seed-try = graine { $seed } : à l'essai { $tried }, il a manqué { $doing }
checking-text = un texte
checking-request = la demande
checking-object = un objet
checking-list = une liste
checking-one-of = une valeur parmi { $known }
checking-most-bits = { $expected } de 53 bits au plus
survey-board-line = un type de grille et une ligne
checking-null = null
console-more =
    … et encore { NUMBER($count) } { $count ->
        [one] caractère
       *[other] caractères
    }
beside-option = avec --{ $option }
without-option = sans --{ $option }
place-for-level = niveau …
place-for-er = ER …

notebook-mark = Notes
notebook-undo = Annuler
notebook-hint = Conseil
notebook-step = Étape suivante
notebook-solved = Résolue.
