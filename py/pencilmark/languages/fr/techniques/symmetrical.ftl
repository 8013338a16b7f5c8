technique-symmetrical-placement = Placement symétrique de Gurth
    .look = Cherchez des indices qui restent les mêmes quand la grille fait un demi-tour ou un quart de tour, ou qu'on la retourne autour d'une diagonale, et que certains chiffres sont échangés. Chaque indice doit tomber sur un indice.
    .why = Si la grille n'a qu'une solution, celle-ci reste aussi la même : sinon elle en donnerait une deuxième.
    .do = Retirez des cases qui restent à leur place tous les chiffres échangés. Ce qu'une case ne peut être, celle qui lui correspond ne peut l'être avec les chiffres échangés.

symmetrical-givens =
    { $way ->
        [half] Faites faire un demi-tour à la grille et échangez des chiffres, { AND($pairs) } : les indices sont les mêmes qu'avant.
        [quarter] Faites faire un quart de tour à droite à la grille et échangez des chiffres, { AND($pairs) } : les indices sont les mêmes qu'avant.
        [diagonal] Retournez la grille autour de la diagonale qui part du coin en haut à gauche et échangez des chiffres, { AND($pairs) } : les indices sont les mêmes qu'avant.
       *[antidiagonal] Retournez la grille autour de la diagonale qui part du coin en haut à droite et échangez des chiffres, { AND($pairs) } : les indices sont les mêmes qu'avant.
    }
symmetrical-solution = La grille n'a qu'une solution : elle aussi est la même qu'avant.
symmetrical-stay =
    { $cells ->
        [one] { AND($cells) } reste à sa place, son chiffre n'est donc pas échangé : c'est { OR($digits) }.
       *[other] { AND($cells) } restent à leur place, leurs chiffres ne sont donc pas échangés : ce sont { OR($digits) }.
    }
symmetrical-counterparts = Ce qu'une case ne peut être, celle qui lui correspond ne peut donc l'être avec les chiffres échangés.
