technique-als-xy-chain = Chaîne ALS-XY
    .look = Cherchez une chaîne d'ensembles presque verrouillés où chacun partage avec le suivant un chiffre qui ne peut pas être dans les deux, jamais le même chiffre deux fois de suite.
    .why = Si le premier ensemble n'a pas son chiffre de liaison, il est verrouillé ; sinon il prend ce chiffre à l'ensemble suivant, qui devient verrouillé et transmet le raisonnement, jusqu'au dernier.
    .do = Retirez un chiffre commun au premier et au dernier ensemble de chaque case qui en voit toutes les places dans les deux.
