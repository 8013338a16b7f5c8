print-writer-coming = Le module PDF et ses polices arrivent
print-not-started = Python n'a pas pu démarrer : { $why }.
print-summary =
    { $title } : { $puzzles ->
        [one] { $puzzles } grille
       *[other] { $puzzles } grilles
    } sur { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, graine { $seed }.{ $out ->
        [0] { "" }
        [one] { " " }Laissée de côté : { $out } ligne.
       *[other] { " " }Laissées de côté : { $out } lignes.
    }
print-line-says = Ligne { $line } : { $message }
print-stopped = Arrêté.
print-refused =
    Impossible à créer : { $message }{ $line ->
        [0] { "" }
       *[other] { $column ->
            [0] { " " }(ligne { $line })
           *[other] { " " }(ligne { $line }, colonne { $column })
        }
    }.
print-made-some = Les { $count } grilles créées
print-page-of = Page { $number } sur { $total }
print-the-first-page = La première page
print-sketch-of = Une esquisse : { $name }
print-laying-out = Mise en page
print-fetching-writer = Chargement du module PDF
print-too-long = Cela fait { $pages } pages : téléchargez le PDF et imprimez-le.
print-pages-saved =
    { $pages ->
        [one] { $pages } page enregistrée.
       *[other] { $pages } pages enregistrées.
    }
print-series-summary = { $title } : { $volumes } tomes, { $puzzles } grilles, graine { $seed }.
print-volume-of = Tome { $volume } sur { $volumes } : { $text }
print-checks =
    { $wrong ->
        [0] Respecte les règles de l'imprimeur
        [one] { $wrong } point contrevient aux règles de l'imprimeur
       *[other] { $wrong } points contreviennent aux règles de l'imprimeur
    }
print-check =
    { $fits ->
        [yes] ✓ { $name } : { $found }
        [no] ✗ { $name } : { $found } (demandé : { $wanted })
       *[open] ? { $name } : { $found } ({ $wanted })
    }
print-no-braille = Aucune de ces grilles ne peut s'écrire en braille.
print-drawing = Dessin des images
print-drawn =
    { $total ->
        [one] { $done } image dessinée sur { $total }
       *[other] { $done } images dessinées sur { $total }
    }
print-no-drawer = archive.js n'a pas pu être chargé : les images sont seulement en SVG.
print-not-drawn = Ce navigateur ne dessine pas de PNG : les images sont seulement en SVG.
print-no-logo = Ce logo est illisible : il faut un fichier SVG, PNG ou JPEG de 500 Ko au plus.
print-made-of =
    { $total ->
        [one] { $count } grille créée sur { $total }
       *[other] { $count } grilles créées sur { $total }
    }

print-what-to-print = À imprimer
print-paper = Papier
print-worksheet = Fiche
print-book = Livre
print-size = Format
print-other = Autre
print-millimetres = Millimètres
print-170x240mm = 170x240mm
print-page-before = Page précédente
print-next-page = Page suivante
print-a-sketch-the-pages = Une esquisse. Les pages elles-mêmes viennent avec le PDF.
print-puzzles-on-paper = Des grilles sur papier
print-download-pdf = Télécharger le PDF
print-print = Imprimer
print-what-you-see-is = Vous imprimez ce que vous voyez. Enregistrez-le en PDF, ou envoyez-le à votre imprimante.
print-puzzles = Grilles
print-each-pupil-gets-a = Chaque élève reçoit une grille différente. Créez d'abord autant de grilles que vous avez d'élèves, dans
print-class-link = Ou envoyez à tous un seul lien : Jouer, Plus, Copier ou enregistrer, Lien pour une classe.
print-beside-each-puzzle = À côté de chaque grille
print-nothing = rien
print-in-the-grid = Dans la grille
print-givens-only = indices seulement
print-page = Page
print-portrait = portrait
print-a-worksheet = Une fiche
print-a-book = Un livre
print-make-the-worksheet = Créer la fiche
print-make-the-book = Créer le livre
print-open-a-book-file = Ouvrir un fichier de livre
print-one-technique-a-worked = Une technique : un exemple résolu, des grilles qui la demandent, des conseils en bas de page, et les solutions sur une page à part.
print-chapters-from-easy-to = Des chapitres du facile au difficile, avec table, explications et solutions, prêts pour l'imprimeur.
print-save-pdf = Enregistrer le PDF
print-save-cover = Enregistrer la couverture
print-save-pictures-zip = Enregistrer les images (ZIP)
print-save-epub = Enregistrer l'EPUB
print-save-table-csv = Enregistrer le tableau (CSV)
print-save-books-file = Enregistrer le fichier du livre
print-left-out = Laissé de côté
print-chapters = Chapitres
print-add-a-chapter = Ajouter un chapitre
print-printed-with-it = Imprimé avec
print-without-them = Imprimer sans elles
print-more-about-the-book = Plus sur le livre
print-for-publishers = Pour les éditeurs
print-volume = Tome
print-each-puzzle-as-a = Chaque grille aussi en image
print-save-sample = Enregistrer l'extrait
print-save-braille = Enregistrer en braille (BRF)
print-save-record = Enregistrer la liste des grilles
print-save-all-volumes = Enregistrer tous les tomes (ZIP)
print-for-the-printer = Pour l'imprimeur
print-check-for = Vérifier pour
print-ingramspark = IngramSpark
print-series-and-other-files = Série et autres fichiers
print-sample-of-ten = Extrait de dix grilles
print-braille = Braille (BRF)
print-record-of-puzzles = Liste des grilles utilisées
print-leave-out-those-of = Écarter les grilles d'une liste
print-your-own-puzzles = Vos propres grilles
print-one-a-line-or = Une par ligne, ou un tableau avec les colonnes title, puzzle, level, board, rules, chapter. Elles forment leurs propres chapitres, avant les autres.
print-from-a-file = D'un fichier
print-puzzles-and-hints = Grilles et conseils
print-without-hints = sans conseil
print-one-a-line-or-a = Une par ligne, ou un tableau. Celles qui demandent la technique sont prises ; aucune autre n'est créée.
print-count = Nombre
print-remove = Enlever
print-letter = Letter
print-6-by-9-inches = 6 × 9 pouces
print-needs = Demande
