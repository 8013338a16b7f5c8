technique-als-xz = ALS-XZ
    .look = Cherchez deux ensembles presque verrouillés (des groupes de cases d'une zone qui ont un chiffre de plus que de cases) qui partagent un chiffre x, chaque x de l'un voyant chaque x de l'autre.
    .why = Le chiffre x ne peut pas être dans les deux. L'ensemble sans x est verrouillé : il contient tous ses autres chiffres. Un second chiffre commun, z, est donc dans l'un des deux ensembles.
    .do = Retirez z de chaque case qui voit toutes les places de z dans les deux ensembles.

technique-als-w-wing = ALS-W-Wing
    .look = Cherchez deux ensembles presque verrouillés (des groupes de cases d'une zone qui ont un chiffre de plus que de cases) qui partagent les chiffres x et z, et une zone où x n'a que deux places : chaque x de l'un voit la première, chaque x de l'autre voit la seconde.
    .why = La zone a son x à l'une de ces deux places, donc l'un des ensembles n'a pas x. Celui-là est verrouillé et contient son z.
    .do = Retirez z de chaque case qui voit toutes les places de z dans les deux ensembles.

als-w-ends = Chaque { $value } de A voit { $near }, et chaque { $value } de B voit { $far } ; { $value } ne peut donc pas être dans les deux ensembles.
