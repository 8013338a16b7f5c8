### Les grilles comme on les colle, les liens et fichiers d'autres programmes : ce qui est reconnu, ce qui est laissé de côté.

ambiguous = ce texte peut être { OR($labels) } ; dites lequel de { $known } vous voulez

bad-fpuzzles = il faut dans ce fichier une grille de 1 à { $most } lignes de même longueur
    .board = { $why }

bad-ipuz = il faut dans ce fichier ipuz une grille carrée de 1 à { $most } lignes
    .kind = il faut un sudoku dans ce fichier ipuz, or il est du genre { QUOTE($found) }

bad-library-line = il faut :technique:digits:givens:deleted:eliminations:placements:extra

bad-length =
    .cells-2 = il faut 81 cases, et non { $found }
    .cells-game-id =
        il faut { $size } { $size ->
            [one] case
           *[other] cases
        } dans cet identifiant de jeu, et non { $found }
    .lines-digits =
        { $help } ; trouvé : { NUMBER($found) } { $found ->
            [one] ligne
           *[other] lignes
        } avec { NUMBER($digits) } { $digits ->
            [one] chiffre
           *[other] chiffres
        }
    .recognised-rows-cells-them =
        lignes de { $size } { $size ->
            [one] case reconnues
           *[other] cases reconnues
        }, mais il en faut { $size }, et non { $found }
    .characters =
        { $help } ; trouvé : { $found } { $found ->
            [one] caractère
           *[other] caractères
        }
    .recognised-grid-cells-each =
        grille reconnue, mais il faut { $size } { $size ->
            [one] case
           *[other] cases
        } par ligne, et non { $found } comme à la ligne { $number }
    .rows =
        il faut { $size } { $size ->
            [one] ligne
           *[other] lignes
        }, et non { $found }
    .n-n-n-candidates = il faut n*n*n candidats (729 pour 9 × 9), chacun sa valeur ou un blanc
    .givens-many-region-letters =
        il faut des indices et autant de lettres de régions ; trouvé : { $found } { $found ->
            [one] caractère
           *[other] caractères
        }
    .board =
        il faut { $wanted } { $wanted ->
            [one] case
           *[other] cases
        } pour { $size } × { $size }, et non { $found }

bad-character =
    .value = il faut un signe de 1 à 9, + ou ., et non { QUOTE($found) }
    .recognised-grid-blank-row = grille reconnue, mais il faut un signe de 1 à { $size } ou un blanc, et non { QUOTE($found) } comme à la ligne { $number }

bad-candidate = il faut chiffre, ligne et colonne, comme 349, et non { QUOTE($found) }

bad-link =
    .sudokumaker-changed = lien de SudokuMaker reconnu, mais il est tronqué ou modifié
    .sudokumaker-cells = grille de SudokuMaker reconnue, mais ses cases ne la remplissent pas
    .lisudoku-changed = grille de lisudoku reconnue, mais elle est modifiée
    .sumocue-cells = grille de SumoCue reconnue, mais avec { $found } cases entières ; il faut celles d'une grille carrée
    .sumocue-cage = il faut { $cell } dans une cage qu'une autre case ouvre
    .sumocue = grille de SumoCue reconnue : { $why }
    .sudokumaker-board = grille de SudokuMaker reconnue : { $why }
    .puzzle-f-puzzles-sudokupad = il faut une grille de f-puzzles ou de SudokuPad, avec grid ou cells
    .data-puzzle-link-something = il faut dans ce lien les données d'une grille, et non autre chose
    .recognised-link-pencilmark-puzzle = lien de Pencilmark reconnu, mais sa grille est tronquée ou modifiée
    .penpa-changed = lien de Penpa reconnu, mais il est tronqué ou modifié
    .whole-link-puzzle-cut = il faut un lien entier : dans celui-ci, la grille est tronquée ou modifiée
    .recognised-json-grid-n = JSON reconnu, mais sans grille de n lignes de n cases
    .recognised-grid-sudoku-coach = grille de sudoku.coach reconnue, mais elle est tronquée ou modifiée
    .recognised-code-grid-cut = code { $text } d'une grille reconnu, mais il est tronqué ou modifié
    .recognised-grid-sudokuwiki-s = grille de SudokuWiki (S9B) reconnue, mais elle est modifiée
    .recognised-grid-sudoku-coach-2 = grille de sudoku.coach reconnue, mais elle ne contient aucun chiffre
    .recognised-sudoku-puzz-link = sudoku de puzz.link reconnu, mais ses cases ne vont pas avec sa taille
    .sudokupad = données de SudokuPad : { $why }

other-program =
    .sudokumaker-digits = grille de SudokuMaker reconnue ; ses chiffres ne montent pas à partir de 0 ou d'un nombre plus grand
    .penpa-without-puzzle = lien de Penpa reconnu, mais sans grille ; il faut le lien long (m=edit&p=...)
    .penpa-not-square = lien de Penpa reconnu, mais sa grille n'est pas carrée
    .penpa-without-digits = lien de Penpa reconnu ; il n'a pas de chiffres dans ses cases, et ses dessins peuvent tout vouloir dire

server-link =
    .link-only-names-puzzle = ce lien de { $value } ne fait que nommer une grille gardée sur un serveur ; il faut le lien long, qui contient la grille : ouvrez-la là-bas et copiez la grille ou le lien long
    .short-link-open-paste = c'est un lien court de { $host } : ouvrez-le, et collez l'adresse où il mène

seed-link =
    .link-has-only-seed = ce lien ne contient que la graine d'une grille aléatoire ; il faut l'identifiant avec les cases
    .id-simon-tatham-solo = cet identifiant du Solo de Simon Tatham est une graine aléatoire ; il faut l'identifiant de jeu avec les cases (3x3:...)

too-long =
    .characters-link = il faut au plus { $most } caractères dans un lien
    .clues-link = il faut au plus { $most } contraintes dans un lien
    .characters-2 = il faut au plus { NUMBER($most) } caractères, et non { NUMBER($found) }

empty =
    .puzzle-nothing = il faut une grille, et il n'y a rien

bad-choice = il faut un mot parmi { $known }, et non { QUOTE($found) }

bad-tatham =
    .game-id-solo-x = il faut un identifiant de jeu de Solo comme 3x3: et ses cases
    .regions-game-id =
        il faut { $size } { $size ->
            [one] région
           *[other] régions
        } dans cet identifiant de jeu, et non { $found }
    .board = identifiant de Solo : { $why }

binary = ce n'est pas un texte mais une image ou un document ; il en faut le texte
no-digits = cela ne ressemble pas à une grille : des mots, mais pas de chiffres ; { $help }
no-places =
    { $found } { $found ->
        [one] chiffre
       *[other] chiffres
    } et rien pour les cases vides : on ne sait plus où ils vont ; { $help }
a-table =
    tableau reconnu, de { $high } { $high ->
        [one] ligne
       *[other] lignes
    } et { $wide } { $wide ->
        [one] colonne
       *[other] colonnes
    } ; { $help }

no-puzzle =
    .recognised-file-sections-grid = fichier à sections reconnu, mais sans grille sous [Puzzle]
    .recognised-html-xml-table = HTML ou XML reconnu, mais sans tableau de cases ni ligne de grille

bad-iss = { $why }
expected-cells = il faut une ligne de n*n cases (81 pour 9 × 9) ou n lignes de n cases

bad-value =
    .group = il faut une valeur de 1 à { $top }, un blanc ou des candidats, et non { QUOTE($found) } en { $where }

form-board =
    .classic = il faut une grille 9 × 9 pour ce format, et non { $found }
    .size = il faut une grille de { $least } × { $least } à { $most } × { $most } pour ce format, et non { $found }
    .several = ce format ne connaît que des grilles carrées, une à la fois, et non { $found }
    .one-grid = ce format ne connaît qu'une grille à la fois, et non { $found }

bad-own =
    .puzzle = grille de Pencilmark reconnue (JSON) : { $why }
    .marks =
        grille de Pencilmark reconnue (JSON) : il faut { $count } { $count ->
            [one] liste
           *[other] listes
        } de candidats de { $first } à { $top }

not-held-board = son type de grille ({ $board })
not-held-rules = ses règles
not-held-placed = les chiffres que vous avez écrits
not-held-marks = les notes
not-held-candidates = les candidats qui font partie de la grille
not-held-title = son titre
not-held-author = son auteur
not-held-text = ses règles en mots
fpuzzles-negative-not-supported = { $name } en négatif n'est pas pris en charge
fpuzzles-dots-other-colour-do = les points de l'autre couleur ne font pas ici exception à la règle négative
fpuzzles-digits-marked-diagonal-all = Les chiffres de la diagonale marquée sont tous différents.
fpuzzles-formula = c'est une formule
fpuzzles-not-supported = { $key } : non pris en charge ({ $count })
fpuzzles-left-out = { $key } { $number } : laissé de côté, { $message }
ipuz-no-sign = ce signe n'est pas de cette grille : { QUOTE($found) }
ipuz-signs = ses signes { $signs } sont montrés en chiffres
signs-unknown = un signe ne figure dans aucune case et s'affiche { $sign }
fpuzzles-normal-sudoku-rules-apply = Les règles habituelles du sudoku s'appliquent.
fpuzzles-has-no-like = il n'a pas d'équivalent
grids-value-left-out-expected = la valeur de { $cell_name } est laissée de côté : il faut 1 à { $top }, et non { QUOTE($value) }
grids-regions-no-proper-size =
    { $count ->
        [one] { $count } région de mauvaise taille est laissée de côté
       *[other] { $count } régions de mauvaise taille sont laissées de côté
    }
grids-cells-not-supported = { $key } sur des cases n'est pas pris en charge
grids-pencil-marks-corners-cells =
    les notes de coin de { $corner } { $corner ->
        [one] case
       *[other] cases
    } ne sont pas gardées
grids-colours-cells-not-kept =
    les couleurs de { $colours } { $colours ->
        [one] case
       *[other] cases
    } ne sont pas gardées
kinds-does-not-look-along = il ne regarde pas le long d'une diagonale entière
kinds-expected-cell-such-r = il faut une case comme R1C1, et non { $name }
kinds-expected-cell-grid-found = il faut une case de la grille, et non { $name }
kinds-expected-cells = il faut une liste de cases comme R1C1, et non { $found }
kinds-expected-direction = il faut une direction parmi { $known }, et non { $found }
kinds-expected-list = il faut une liste sous "{ $key }", et non { $found }
kinds-expected-object = il faut un objet avec des champs comme "cells", et non { $found }
kinds-expected-most-cells = il faut au plus { $size } cases
kinds-expected-whole-number-found = il faut un nombre entier, et non { $text }
kinds-has-no-number = il n'a pas de nombre
kinds-nothing = rien
kinds-expected-two-cells-found = il faut deux cases, et non { $count }
kinds-expected-value = il faut { OR($known) }, et non { $value }
kinds-its-circle-not-read = son cercle ne se lit pas de gauche à droite
kinds-expected-cell-beside-grid = il faut une case au bord extérieur de la grille, et non { $cell }
kinds-its-cells-not-neighbours = ses cases ne sont pas voisines
kinds-does-not-look-along-whole = il ne regarde pas le long d'une ligne ou d'une colonne entière
links-pencilmark-link = lien de Pencilmark
links-page = une page
links-link = { $format } dans un lien de { $host }
read-one-puzzle-x = une grille { $size } × { $size }
read-simple-sudoku = Simple Sudoku
read-grid-candidates = grille de candidats
read-list-puzzles-x =
    une liste de { $count } { $count ->
        [one] grille
       *[other] grilles
    } { $small } × { $small }
iss-interactive-sudoku-solver = Interactive Sudoku Solver
iss-one-diagonal-alone-not = une diagonale seule n'est pas prise en charge
iss-left-out = { $name } est laissé de côté : { $message }
iss-not-supported = { $name } n'est pas pris en charge
penpa-small-numbers = petits nombres
penpa-shaded-cells = cases ombrées
penpa-lines-along-edges = traits le long des bords
penpa-drawn-what-they-mean = dessins dont le sens n'est pas gardé : { $text }
penpa-texts-no-digits-grid =
    { $outside ->
        [one] { $outside } texte qui n'est pas un chiffre de la grille est laissé de côté
       *[other] { $outside } textes qui ne sont pas des chiffres de la grille sont laissés de côté
    }
sudokumaker-there-no-edge = il n'y a pas de bord { $edge }
sudokumaker-has-no-cells = il n'a pas de cases
sudokumaker-all-them-shown-not = { OR($nouns) } : que tous soient montrés n'est pas gardé
sudokumaker-drawing-not-kept = un dessin n'est pas gardé
sudokumaker-constraint-type-not-supported = une contrainte de type { $kind } n'est pas prise en charge
sudokumaker-left-out = { OR($nouns) } : laissé de côté, { $why }
tatham-tatham-game-id = identifiant de jeu de Tatham
sudokupad-global-rule-not-supported = la règle globale { $name } n'est pas prise en charge
sudokupad-not-supported = { $key } n'est pas pris en charge
sudokupad-expected-cells-grid = il faut des cases de la grille
sudokupad-cells-beside =
    { $cells ->
        [one] { $cells } case à côté de la grille est laissée de côté
       *[other] { $cells } cases à côté de la grille sont laissées de côté
    } ; ce qui y est dessiné est gardé
sudokupad-no-houses = la grille n'est pas carrée et le fichier n'indique pas de régions : lignes, colonnes et blocs ne sont décrits que dans le texte des règles
sudokupad-values-told = d'après le texte des règles, les chiffres vont de { $first } à { $last }
sudokupad-few-values = avec les chiffres de { $first } à { $last }, ceux d'une ligne, d'une colonne ou d'un bloc ne sont pas tous différents : ce qu'ils contiennent n'est que dans le texte des règles
sudokupad-read-from-words = nommé dans le texte des règles et lu à partir de là : { $names }
worded-named-otherwise = nommé dans le texte des règles, mais autrement qu'ici ou trop brièvement, et donc pas lu : { $names }
sudokupad-read-from-drawing-compared = lu dans le dessin, à comparer avec les règles en mots : { $names }
sudokupad-drawn-what-only-rules =
    { $count ->
        [one] { $key ->
            [lines] { $count } trait est dessiné
            [arrows] { $count } flèche est dessinée
            [cages] { $count } cage est dessinée
            [overlays] { $count } forme est dessinée par-dessus la grille
           *[underlays] { $count } forme est dessinée sous la grille
        } : le sens n'en est que dans les règles, en mots
       *[other] { $key ->
            [lines] { $count } traits sont dessinés
            [arrows] { $count } flèches sont dessinées
            [cages] { $count } cages sont dessinées
            [overlays] { $count } formes sont dessinées par-dessus la grille
           *[underlays] { $count } formes sont dessinées sous la grille
        } : le sens n'en est que dans les règles, en mots
    }
own-out-of-date = des contraintes ou des dessins ont été modifiés depuis que Pencilmark a écrit ceci : ils sont lus, et non les règles que Pencilmark avait gardées à côté
sudokupad-says-nothing-about-its = elle ne dit rien de ses chiffres
sudokupad-cage-left-out = la cage { $number } est laissée de côté : { $error }
sudokupad-drawing-left-out = un dessin de { $name } est laissé de côté : { $message }
gather-list-grids =
    une liste de { NUMBER($count) } { $count ->
        [one] grille
       *[other] grilles
    }
list-of-puzzles =
    une liste de { NUMBER($count) } { $count ->
        [one] grille
       *[other] grilles
    }
hodoku-library-line = ligne de bibliothèque HoDoKu
tags-xml-puzzles =
    XML de { NUMBER($count) } { $count ->
        [one] grille
       *[other] grilles
    }
triples-list-clues = une liste d'indices
triples-row-column-value = ligne, colonne, valeur
triples-value-row-column = valeur, ligne, colonne
triples-a-list-of-clues-as = une liste d'indices, sous la forme { $names }
penpa-arrows = flèches
penpa-cages = cages
penpa-frames = cadres
penpa-lines = traits
penpa-symbols = symboles
penpa-thermometers = thermomètres
penpa-walls = murs
list-of-puzzles-of-size =
    une liste de { NUMBER($count) } { $count ->
        [one] grille
       *[other] grilles
    } { $size } × { $size }
sudokupad-untitled = Sans titre
sudokupad-unknown = Inconnu
unread-most = la plupart des chiffres de ce texte ne sont pas lus : comparez la grille avec le texte
unread-list = { $format }, avec à côté des chiffres qui ne sont pas lus
sudokumaker-not-supported = { $name } : non pris en charge
