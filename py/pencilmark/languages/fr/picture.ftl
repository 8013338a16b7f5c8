### Images de grilles : ce qui se fait, ce qu'il faut comparer, pourquoi l'une est illisible.

picture = image
picture-grid = grille { $number }
picture-grid-looked-for = recherche de la grille
picture-cells = lecture des chiffres
picture-corrected = recherche d'une lecture à solution unique
picture-changed = { AND($cells) } : lecture changée, car la plus vraisemblable ne donnait pas une solution unique
picture-compare = comparez { AND($cells) } avec l'image
picture-none = telle qu'elle a été lue, la grille n'a pas de solution : comparez-la avec l'image
picture-multiple = telle qu'elle a été lue, la grille a plusieurs solutions : comparez-la avec l'image
picture-unproved = il n'a pas été prouvé à temps que la grille a une solution unique : comparez-la avec l'image

no-grid = aucune grille trouvée dans cette image ; prenez-la bien en face, avec toute la grille et son bord dans le cadre
empty-grid = une grille trouvée dans cette image, mais sans chiffres dans ses cases ; les cages, leurs sommes et les autres contraintes ne sont pas lues
too-blurred = une grille trouvée, mais ses chiffres sont illisibles ; approchez-vous, ne bougez pas et donnez plus de lumière
two-grids = cette image a plusieurs grilles ({ $count }) ; dites laquelle avec --reading ({ OR($known) }), en comptant à partir de la plus grande
bad-picture = ce fichier d'image est abîmé ou tronqué
    .pdf = ce PDF est abîmé ou verrouillé
no-page =
    ce PDF a { $count ->
        [one] { $count } page
       *[other] { $count } pages
    } ; il n'a pas de page { $found }
animated-picture = cette image est animée ; enregistrez celle de ses images qui montre la grille
no-pillow = lire une image demande Pillow (pip install 'pencilmark[picture]')
    .heic = une image en HEIC demande aussi pillow-heif (pip install 'pencilmark[picture-heic]') ; sinon, enregistrez-la en JPEG
    .pdf = lire une page d'un PDF demande pypdfium2 (pip install 'pencilmark[picture-pdf]')
too-large =
    .picture = il faut une image de { $most } millions de pixels au plus ; réduisez-la, ou découpez-y la grille
too-small =
    .picture = il faut une image d'au moins { $least } pixels de côté, et non { $found }
bad-length =
    .pixels =
        il faut { $count } { $count ->
            [one] octet
           *[other] octets
        } de pixels, au plus { $most }, et non { $found }
