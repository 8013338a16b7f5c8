### Feuilles, livres et fiches : ce qui s'imprime sur papier, et ce qui ne va pas dans un souhait.

too-many =
    .fewer-puzzles-page-qr = il faut moins de grilles par page : un code QR demande { NUMBER($side, maximumFractionDigits: 0) } mm
    .fewer-puzzles-page-would = il faut moins de grilles par page : à { $count }, elles auraient { NUMBER($wide, maximumFractionDigits: 0) } mm de large
    .large = il faut moins de grilles par page : les gros caractères ont au moins { $least } points, et non { NUMBER($found, maximumFractionDigits: 1) }

bad-text = la police n'a pas de signe pour { QUOTE($sign) }, dans { QUOTE($text) }

empty =
    .own-puzzles = il faut vos propres grilles, et il n'y en a aucune

a-list =
    .own = il faut une seule grille par ligne, et non { QUOTE($found) }

own-puzzle = la grille { $number }{ $title } ne peut pas être imprimée avec sa solution : { $how_many }

bad-toml =
    .toml = il faut du TOML : { $words }
    .characters = il faut au plus { $most } caractères, et non { $found }
    .book-file-lists-within = il faut un fichier de livre, et non des listes dans des listes

bad-value =
    .table-chapter-each-chapter = il faut une table [[chapter]] pour chaque chapitre
    .key = il faut { $wanted } pour { $key }, et non { QUOTE($found) }

unknown-key = il faut un mot parmi { $known }, et non { QUOTE($found) }

bad-per-page =
    .puzzles-page = il faut { $known } grilles par page, et non { $found }
    .puzzles-page-2 = il faut de 1 à { $most } grilles par page, et non { $found }

bad-count =
    .chapter-puzzle-more = il faut un chapitre d'au moins 1 grille, et non { $found }
    .puzzles-chapters = il faut de 1 à { $most } grilles dans les chapitres, et non { $found }
    .puzzles = il faut de 1 à { $most } grilles, et non { $found }
    .pupils = il faut de 1 à { $most } élèves, et non { $found }
    .pupil-number = il faut le numéro d'un élève, de 1 à { $most }, et non { $found }

bad-answers = il faut des solutions { $known }, et non { QUOTE($found) }
bad-seed = il faut une graine de 0 à { $most }, et non { $found }

bad-show =
    .be-shown = on peut montrer { $known }, et non { QUOTE($found) }
    .sheet = il faut des mots parmi { $known }, et non { QUOTE($found) }

bad-logo =
    .kind = il faut un logo en SVG, PNG ou JPEG, et non autre chose
    .size = il faut un logo de { $most } Ko au plus ; celui-ci est plus lourd
    .broken = il faut un logo en JPEG intact ; celui-ci est abîmé
    .colours = il faut un logo en JPEG en gris ou en rouge, vert et bleu ; celui-ci a d'autres couleurs
    .drawing = il faut un logo en SVG avec des tracés et un viewBox ; celui-ci ne peut pas être dessiné
    .press = il faut pour l'imprimerie un logo en aplats de couleur ; les couleurs de celui-ci se fondent les unes dans les autres

bad-isbn = il faut un ISBN dont le dernier chiffre contrôle les autres, et non { QUOTE($found) }
bad-used = il faut un type de grille et une grille de sa classe, et non { QUOTE($found) }
bad-volume = il faut un tome d'une série de 1 à { $most }, et non { $found } sur { $series }

bad-bleed = il faut un fond perdu de 0 à { $most } mm, et non { $found }
    .sides = il faut un fond perdu aux bords { OR($known) }, et non { QUOTE($found) }

bad-start = il faut commencer par { OR($known) }, et non { QUOTE($found) }

bad-technique =
    .technique-practise = il faut une technique de l'échelle à laquelle s'exercer, et non { QUOTE($found) }

no-pdf = écrire un PDF demande { $name } : pip install 'pencilmark[pdf]'
bad-title = il faut un titre de { $most } lettres au plus

bad-paper =
    .sides-mm = il faut des côtés de { NUMBER($least, maximumFractionDigits: 0) } à { NUMBER($most, maximumFractionDigits: 0) } mm, et non { QUOTE($found) }
    .name = il faut { $known } ou un format comme 170x240mm, et non { QUOTE($found) }

bad-margin =
    .margins-gutter-bleed-mm = il faut des marges, un petit fond et un fond perdu d'au moins 0 mm
    .margins-leave-mm-print = il faut des marges qui laissent { NUMBER($least, maximumFractionDigits: 0) } mm à imprimer

in-chapter = chapitre { QUOTE($name) } : { $why }
chapter-lacks = au chapitre { QUOTE($name) }, il manque { $missing } grilles sur { $count } : { $why }
book-lacks = { CLAUSES($lacks) }
bad-option = pour { $option }, il faut un mot parmi { $known }, et non { QUOTE($found) }
pdf-written = PDF écrit à { NUMBER($share, style: "percent") }
page-laid-out = page { $page } sur { $total } mise en page
puzzles-made =
    { $total ->
        [one] { $count } grille créée sur { $total }
       *[other] { $count } grilles créées sur { $total }
    }
puzzles-made-next =
    { $total ->
        [one] { $count } grille créée sur { $total } ; { NUMBER($tried) } essais pour la suivante
       *[other] { $count } grilles créées sur { $total } ; { NUMBER($tried) } essais pour la suivante
    }

no-practice =
    .shipped = les leçons n'ont pas de positions pour { $technique }
    .own = il faut au moins 2 de vos grilles qui demandent { $technique }, et non { $found }
    .puzzles = pas de grilles qui demandent { $technique } : { $why }
    .try-practice = pas de grilles qui demandent { $technique } : { $why } ; essayez l'exercice, où tout le reste est en singletons

bad-options =
    .no-isomorphs = les grilles d'une classe demandent des blocs et aucune autre règle, et non { $board }
    .not-unique = les grilles d'une classe viennent d'une grille à solution unique
    .pdfa-or-pdfx = il faut PDF/A ou PDF/X, et non les deux : un fichier est pour l'archive ou pour l'imprimerie
    .barcode = il faut un ISBN pour le code-barres
    .variant-alone = les grilles d'une variante sont créées : il ne faut ni les vôtres ni celles des leçons
    .shipped = les positions des leçons ont déjà toutes leurs notes : il ne faut avec elles ni grilles, ni exercice, ni nombre d'indices

own-looked-at = { $count } de vos { $total } grilles examinées
printed-seed = graine { $seed }
drawn-row = Ligne { $row } : { $values }.
drawn-board = Sudoku, { $rows } sur { $columns }.
drawn-solution = Solution, { $rows } sur { $columns }.
drawn-blank = vide
title-volume = { $title }, tome { $volume }
examples-drawn = { $name }, en dessin. { $text }
licence-all-rights = Tous droits réservés.
    .label = Tous droits réservés
licence-cc-by = Vous pouvez partager et adapter ce livre si vous en nommez l'auteur : Creative Commons Attribution 4.0.
    .label = CC BY 4.0
licence-cc-by-nc = Vous pouvez partager et adapter ce livre, sans but commercial, si vous en nommez l'auteur : Creative Commons Attribution – Pas d'utilisation commerciale 4.0.
    .label = CC BY-NC 4.0
licence-cc0 = Vous pouvez faire de ce livre ce qui vous plaît : Creative Commons Zero 1.0.
    .label = CC0
licence-copies = Ces pages peuvent être copiées pour des classes et des clubs.
    .label = Copie permise en classe
front-made-pencilmark-from-seed = Créé avec Pencilmark { $version } à partir de la graine { $seed } : avec les mêmes réglages, elle recrée ce livre.
front-no-two-book-alike = , et il n'y en a pas deux pareilles dans ce livre, même tournées
front-every-puzzle-has-exactly = Chaque grille a exactement une solution{ $alike }.
front-renamed = { "" } ou renumérotées
front-volume-no-two-have = Tome { $volume } sur { $series } : deux tomes n'ont jamais de grille en commun.
front-level-decides = Le niveau et l'effort décident de l'ordre des grilles. L'évaluation à côté (ER : celle de Sukaku Explainer) est une autre échelle et peut différer.
front-set-in-serif = Composé en Source Serif, sous licence SIL Open Font License.
front-set-in-mixed = Composé en Source Serif et Source Sans, sous licence SIL Open Font License.
front-set-in-sans = Composé en Source Sans, sous licence SIL Open Font License.
logo = Logo de l'éditeur
front-by = { $title } par { $author }
front-chapter = Chapitre { $place }
volume = Tome { $volume }
front-title-by = , par { $author }
how-to-every-from-once =
    { $word ->
        [number] chaque nombre
       *[digit] chaque chiffre
    } de 1 à { $value_count } une fois
how-to-every-letter = chaque lettre de la grille une fois
how-to-so-does-each-both = Chacune des deux grandes diagonales aussi.
how-to-so-does-each-shaded = Chacune des fenêtres grisées aussi.
how-to-cells-same-place-different = Les cases à la même place dans des blocs différents contiennent des chiffres différents.
how-to-house-shaded-all-differ = Dans une zone grisée, tous les chiffres diffèrent.
how-to-cells-knights-move-apart = Les cases à un saut de cavalier l'une de l'autre contiennent des chiffres différents.
how-to-cells-touch-corner-differ = Les cases qui se touchent par un coin contiennent des chiffres différents.
how-to-each =
    { $kind ->
        [row] chaque ligne
       *[column] chaque colonne
    }
one-and-last = { $first } et { $last }
how-to-pencil-marks-help-write = Les notes aident : écrivez en petit dans une case ce qui peut encore y être, les candidats, et barrez ce qui ne le peut plus. Une case se nomme par sa ligne (r) et sa colonne (c) : r3c5 est dans la ligne 3 et la colonne 5.
how-to-solve = Comment résoudre
how-to-each-box-thick-border = chaque bloc au bord épais
how-to-each-region-thick-border = chaque région au bord épais
how-to-holds = { $head } contient { $every }.
how-to-without-variants = { "" } sans variante
how-to-steps-below-all-puzzles = Les grilles{ $whose } ne demandent rien d'autre que les étapes ci-dessous, de la plus simple à la plus difficile, chacune montrée une fois.
how-to-steps-below-most-puzzles = Les étapes ci-dessous sont celles que demandent la plupart des grilles{ $whose }, de la plus simple à la plus difficile, chacune montrée une fois.
how-to-drawings-slanted-digits-were = Dans les dessins, les chiffres penchés ont été trouvés avant. L'étape porte sur les cases teintées et les candidats encerclés ; ce qu'elle élimine est barré. Le long d'une flèche pleine, si un bout est faux, l'autre est vrai ; le long d'une flèche pointillée, si un bout est vrai, l'autre est faux.
pages-puzzles =
    { $span ->
        [single] grille { $first }
        [pair] grilles { $first } et { $last }
       *[more] grilles { $first } à { $last }
    }
pages-levels = de { $first } à { $last }
pages-answers = { $name } : solutions
pages-puzzles-to =
    { $span ->
        [single] Grille { $first }
        [pair] Grilles { $first } et { $last }
       *[more] Grilles { $first } à { $last }
    }
pages-pages =
    { $span ->
        [single] page { $first }
        [pair] pages { $first } et { $last }
       *[more] pages { $first } à { $last }
    }
pages-easiest-first = , de la plus facile à la plus difficile
pages-formulas = Les formules de chaque grille sont imprimées sous elle ; b3 y désigne la case de la ligne 2, colonne 3.
pages-what-they-need = Ce qu'elles demandent : { $names }.
pages-what-most-need = Ce que la plupart demandent : { $names }.
pages-on = { $numbers }, { $where }{ $rises }.
puzzle-pages-answer-page = solution page { $answer }
puzzle-pages-page = p. { $answer }
puzzles-no-known-solution = pas de solution connue
puzzles-no-solution = pas de solution
puzzles-several-solutions = plusieurs solutions
toml-text-quotes = un texte entre guillemets
toml-whole-number = un nombre entier
toml-whole-number-most = un nombre entier de { NUMBER($most) } au plus
toml-number = un nombre
toml-number-most = un nombre de { NUMBER($most) } au plus
toml-true-false = true ou false
toml-list-texts = une liste de textes
toml-range-such = un intervalle comme [1, 2]
wish-formulas = Formules
titled-er = ER { $low } à { $high }
titled-hodoku-level = HoDoKu { $low }
titled-hodoku-score = Points { $low } à { $high }
titled-word = Wordoku
worksheet-your-turn-steps = À vous. Chaque grille est une étape du chemin jusqu'à « { $name } » : complétez ce qui y manque, puis passez à la suivante.
worksheet-puzzle = , grille { $number }
guided-place = { AND($cells) } = { $blank }
guided-strike = Barrez { $blank } en { AND($cells) }
guided-step = { $name }. { $where } { $question }
guided-drawn = Étape { $number } : { $name }. { $where }
worksheet-your-turn-find = À vous. Trouvez l'étape « { $name } » et { $task }. { $start }.{ $hints }
worksheet-next-step-each-puzzle = C'est l'étape suivante dans chaque grille
worksheet-each-puzzle-needs-way = Chaque grille la demande en chemin
worksheet-write-digit-gives = écrivez le chiffre qu'elle donne
worksheet-strike-out-what-rules = barrez ce qu'elle exclut
worksheet-where-look-told-upside = { "" } Où regarder est écrit à l'envers en bas de page.
entry-givens =
    { $count } { $count ->
        [one] indice
       *[other] indices
    }
entry-clue-score = points des contraintes { $score }
about-minutes = env. { $minutes } min
pdf-pencilmark = Pencilmark { $version }
press-identifier = Custom
press-condition = Encre noire sur papier non couché
press-profile = Encre noire, engraissement du point 20 %
pdf-qr-code-link-puzzle = Code QR d'un lien vers cette grille
sheet-answers = { $title } : solutions
sheet-no-single-solution = pas de solution unique
blurb-puzzles =
    { $count } { $count ->
        [one] grille
       *[other] grilles
    } : { $chapters }.
blurb-unique = Chacune a exactement une solution.
check-vector = pas de photos
check-template = voir le gabarit de l'imprimeur
no-braille = il faut pour le braille des grilles que leurs chiffres suffisent à décrire, et il n'y en a aucune
braille = Chaque page contient une grille. Les lettres a à i valent 1 à 9, les points 3 6 marquent une case vide. Les blocs sont séparés par deux cellules et par une ligne vide. Les solutions suivent.
chapter-puzzles = Grilles
heading-answers = Solutions
heading-contents = Table des matières
heading-hints = Conseils
heading-introduction = Introduction
heading-worked = Exemple résolu
line-date = Date
line-name = Nom
worksheet-key = { " " }: corrigé
heading-sheet = Feuille
sheet-of-class = { $title } : feuille { $place }

daily-title = Sudoku du jour
daily-before = Précédent
daily-after = Suivant
daily-answer = Solution
class-title = Sudoku pour la classe
class-answers = { $title } : solutions
class-play = Jouer
