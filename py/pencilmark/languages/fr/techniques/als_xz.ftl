technique-als-xz = ALS-XZ
    .look = Cherchez deux ensembles presque verrouillés (des groupes de cases d'une zone qui ont un chiffre de plus que de cases) qui partagent un chiffre x, chaque x de l'un voyant chaque x de l'autre.
    .why = Le chiffre x ne peut pas être dans les deux. L'ensemble sans x est verrouillé : il contient tous ses autres chiffres. Un second chiffre commun, z, est donc dans l'un des deux ensembles.
    .do = Retirez z de chaque case qui voit toutes les places de z dans les deux ensembles.
