picture-opening = Ouverture de l'image…
picture-waiting = Python arrive…
picture-broken = Ce navigateur ne peut pas ouvrir cette image : elle est abîmée, ou d'un format qu'il ne connaît pas. Enregistrez-la en JPEG ou en PNG.
picture-animated = Cette image est animée. Enregistrez celle de ses images qui montre la grille.
picture-too-large = Cette image a plus de 100 millions de pixels. Réduisez-la, ou découpez-y la grille.
picture-broken-pdf = Ce PDF est abîmé ou verrouillé.
picture-no-pdf = Cette copie de la page n'ouvre pas de PDF. Enregistrez la page du PDF comme image.
picture-of-pages = sur { $count }
picture-several-pages = page { $page } sur { $all }
picture-several-read = { $read } images lues sur { $all }
picture-unread = Aucune grille trouvée dans { AND($names) }.
picture-unsure =
    { $names ->
        [one] La grille de { AND($names) } peut avoir des erreurs : ouvrez-la seule pour la comparer.
       *[other] Les grilles de { AND($names) } peuvent avoir des erreurs : ouvrez-les une à une pour les comparer.
    }

picture-nothing-in-it = vide
picture-by-hand = à la main
picture-clear = Une seule solution, et chaque chiffre est net.
picture-no-solution = Telle qu'elle a été lue, elle n'a pas de solution.
picture-several-solutions = Telle qu'elle a été lue, elle a plusieurs solutions.
picture-read-another-way =
    { $cells ->
        [one] Une seule solution, après avoir lu { $cells } case autrement.
       *[other] Une seule solution, après avoir lu { $cells } cases autrement.
    }
picture-compare-cells =
    { $cells ->
        [0] Comparez-la avec l'image.
        [one] Comparez avec l'image la case marquée ({ $cells }).
       *[other] Comparez avec l'image les { $cells } cases marquées.
    }
picture-cell = { $name } : { $value }
picture-cell-to-compare = { $name } : { $value }, à comparer
picture-likely = { $percent } %
picture-largest-grid = La plus grande grille
picture-grid-number = Grille { $number }

picture-your-picture = Votre image
picture-reading-the-picture = Lecture de l'image
picture-which = Laquelle
picture-the-board-in-your = La grille de votre image, redressée
picture-what-was-read-arrows = Ce qui a été lu : les flèches déplacent, les chiffres corrigent
picture-written-by-hand = Écrit à la main
picture-keep-what-was-written = Garder ce qui est écrit à la main, comme étant à vous
picture-looks-right = C'est bien cela
picture-page = Page
picture-all-to-many = Toutes les grilles dans « Listes »
