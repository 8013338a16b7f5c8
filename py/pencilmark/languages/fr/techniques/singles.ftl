technique-full-house = Dernière case vide
    .look = Cherchez une ligne, une colonne ou un bloc où il ne reste qu'une seule case vide.
    .why = Chaque zone contient chaque chiffre exactement une fois : le chiffre qui manque encore n'a pas d'autre place.
    .do = Écrivez le chiffre manquant dans la case vide.

technique-naked-single = Singleton nu
    .look = Cherchez une case dont la ligne, la colonne et le bloc contiennent déjà, à eux trois, huit chiffres différents.
    .why = Une case ne répète jamais un chiffre qu'elle voit : un seul y est encore possible.
    .do = Écrivez ce chiffre dans la case.

technique-hidden-single = Singleton caché
    .look = Choisissez un chiffre et une zone où il manque encore, puis barrez chaque case vide qui voit déjà ce chiffre ; n'en reste-t-il qu'une ?
    .why = Le chiffre doit se trouver quelque part dans la zone, et toutes les autres cases sont remplies ou exclues.
    .do = Écrivez le chiffre dans la seule case qui reste, même si elle semble avoir d'autres candidats.

singles-last-empty-cell = { $house } n'a plus qu'une case vide, { $cell }.
singles-last-missing = Il n'y manque plus que le { $value } : { $cell } est donc un { $value }.
singles-cell-sees =
    { $values ->
        [one] { $cell } voit un { AND($values) } et ne peut donc pas l'être.
       *[other] { $cell } voit { AND($values) } et n'est donc aucun de ces chiffres.
    }
singles-ruled-out-before = Des étapes précédentes ont exclu { AND($values) } de { $cell }.
singles-only-left = Il ne reste que le { $value } : { $cell } est donc un { $value }.
singles-only-place = { $house } attend un { $value }, et seule la case { $cell } peut le recevoir.
singles-others-see = Toutes les autres cases vides y voient déjà un { $value }.
singles-others-see-or-lost = Toutes les autres cases vides y voient déjà un { $value }, ou ont perdu le { $value } à une étape précédente.
