saving-form-line = Une ligne
saving-form-grid = Grille
saving-form-marks = Grille des candidats
saving-form-text = Grille et règles en texte
saving-form-csv = Tableau (CSV)
saving-form-json = JSON, avec tout
saving-form-ipuz = ipuz
saving-form-opensudoku = OpenSudoku
saving-form-sadman = SadMan, SudoCue (.sdk)
saving-form-f-puzzles = Lien f-puzzles
saving-form-sudokupad = Lien SudokuPad
saving-form-frame = Cadre pour une page web (HTML)
saving-form-class = Lien pour une classe, une grille chacun
saving-form-svg = Image (SVG)
saving-form-png = Image (PNG)

saving-not-copied = Ce navigateur garde le presse-papiers pour lui : enregistrez, ou sélectionnez le texte et copiez-le.
saving-copied = Copié : { $form }
saving-comes-back = Si vous le collez ici, tout revient tel quel.
saving-picture-copied = Image copiée
saving-paste-it = Collez-la là où vont les images.
saving-saved = Enregistré
saving-saved-where = { $form } : votre navigateur l'a rangé avec les téléchargements.
saving-no-picture = pas d'image
saving-preview = Aperçu
saving-frame-said = Collez-le dans le HTML de votre page : la grille s’y joue.
# $count is the number of pupils
saving-class-said = Les élèves ouvrent le lien, choisissent un numéro jusqu’à { $count } et reçoivent chacun une grille différente, de même difficulté. Enregistrer garde les solutions, une page à imprimer.
saving-points = Une image faite de points : aucun programme n'y relit la grille.
saving-left-out = Laissé de côté : { $what }.
saving-left-out-of-link = Laissé de côté, ou dit seulement en mots : { $what }.
saving-opens-there = Il ouvre cette grille dans l'autre programme.
saving-no-archive = il manque la fin du fichier ZIP

saving-copy-or-save-as = Copier ou enregistrer
saving-what = Contenu
saving-form = Format
# Beside a field
saving-pupils = Élèves
saving-with-my-digits-and = Avec mes chiffres et mes notes
saving-what-is-copied = Ce qui est copié
saving-the-puzzle-as-a = La grille en image
saving-copy = Copier
saving-save = Enregistrer
saving-open-it-there = L'ouvrir là-bas
