technique-als-xy-wing = ALS-XY-Wing
    .look = Cherchez trois ensembles presque verrouillés : celui du milieu partage un chiffre x avec le premier et un autre chiffre y avec le troisième, chacun de ces chiffres voyant son semblable dans l'autre ensemble.
    .why = L'ensemble du milieu ne peut pas se passer à la fois de x et de y. Donc x n'est pas dans le premier, ou y n'est pas dans le troisième, et cet ensemble-là contient tous ses autres chiffres.
    .do = Retirez un chiffre commun au premier et au troisième ensemble de chaque case qui en voit toutes les places dans les deux.
