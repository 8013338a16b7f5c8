technique-unique-polygon = Polygone unique (motif de Borescoper)
    .look = Cherchez dans un bloc trois ou quatre cases où deux lignes croisent deux colonnes, puis deux cases de ces lignes dans une colonne d'un autre bloc, et deux de ces colonnes dans une ligne d'un troisième. Elles ont trois chiffres (quatre si le bloc a quatre cases) et peu d'autres : les gardiens.
    .why = De quelque façon que ces chiffres seuls remplissent les cases, ils pourraient aussi le faire autrement, avec les mêmes chiffres dans chaque zone, et la grille aurait deux solutions : l'un des gardiens est donc vrai.
    .do = S'il n'y a qu'un gardien, écrivez-le. Sinon, retirez ce qu'aucun d'eux ne permet.

polygon-cells = { $without }, { AND($cells) } n'auraient que { AND($digits) }.
polygon-another-way = De quelque façon que ces chiffres remplissent les cases, ils pourraient aussi le faire autrement, avec les mêmes chiffres dans chaque zone, et la grille aurait deux solutions.
