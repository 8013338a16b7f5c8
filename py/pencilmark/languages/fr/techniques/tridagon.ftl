technique-tridagon = Tridagon (marteau de Thor)
    .look = Cherchez trois chiffres qui manquent dans quatre blocs aux coins d'un rectangle. Dans chaque bloc, trouvez pour eux trois cases, une dans chaque ligne et chaque colonne, de sorte que dans trois blocs elles descendent et dans un elles montent, ou l'inverse.
    .why = Trois chiffres seuls ne peuvent jamais remplir douze cases ainsi disposées : l'un des quelques autres candidats qui s'y trouvent, un gardien, est donc vrai.
    .do = S'il n'y a qu'un gardien, écrivez-le. Sinon, retirez ce qu'aucun gardien ne permet : les trois chiffres là où une même case a tous les gardiens, et leur chiffre dans les cases qui les voient tous.

tridagon-cells = { $boxes } ont chacun trois cases, une dans chaque ligne et chaque colonne du bloc : { AND($cells) }.
tridagon-suppose = Supposons que ces douze cases n'aient que { AND($digits) }.
tridagon-moves = Deux blocs côte à côte auraient alors les trois chiffres dans le même ordre par ligne, décalés d'un rang ou de deux, et deux blocs l'un au-dessus de l'autre dans le même ordre par colonne, décalés aussi.
tridagon-odd =
    { $way ->
        [fall] Mais dans { $box } les cases descendent de gauche à droite (en faisant le tour), alors que dans les trois autres elles montent ; à un contre trois, les décalages autour des quatre blocs ne tombent jamais juste : c'est impossible.
       *[rise] Mais dans { $box } les cases montent de gauche à droite (en faisant le tour), alors que dans les trois autres elles descendent ; à un contre trois, les décalages autour des quatre blocs ne tombent jamais juste : c'est impossible.
    }
tridagon-guardians =
    { $candidates ->
        [one] Le seul candidat de ces cases en dehors de { AND($digits) } est donc vrai : { OR($candidates) }.
       *[other] L'un des candidats de ces cases en dehors de { AND($digits) } est donc vrai : { OR($candidates) }.
    }
tridagon-own-cell = { $cell } n'est alors pas { OR($digits) }.
tridagon-clashes-go = Ce qu'il exclut disparaît.
