technique-als-xy-wing = ALS-XY-Wing
    .look = Cherchez trois ensembles presque verrouillés : celui du milieu partage un chiffre x avec le premier et un autre chiffre y avec le troisième, chacun de ces chiffres voyant son semblable dans l'autre ensemble.
    .why = L'ensemble du milieu ne peut pas se passer à la fois de x et de y. Donc x n'est pas dans le premier, ou y n'est pas dans le troisième, et cet ensemble-là contient tous ses autres chiffres.
    .do = Retirez un chiffre commun au premier et au troisième ensemble de chaque case qui en voit toutes les places dans les deux.

technique-als-xy-chain = Chaîne ALS-XY
    .look = Cherchez une chaîne d'ensembles presque verrouillés où chacun partage avec le suivant un chiffre qui ne peut pas être dans les deux, jamais le même chiffre deux fois de suite.
    .why = Si le premier ensemble n'a pas son chiffre de liaison, il est verrouillé ; sinon il prend ce chiffre à l'ensemble suivant, qui devient verrouillé et transmet le raisonnement, jusqu'au dernier.
    .do = Retirez un chiffre commun au premier et au dernier ensemble de chaque case qui en voit toutes les places dans les deux.
