technique-simple-colours-trap = Coloration simple (piège)
    .look = Prenez un chiffre et regardez les zones où il a exactement deux places. Coloriez les deux places de couleurs différentes, et continuez de zone en zone aussi loin que possible.
    .why = Toutes les cases d'une couleur contiennent le chiffre, et aucune de l'autre. Une case qui voit les deux couleurs voit le chiffre de toute façon.
    .do = Retirez le chiffre de chaque case non coloriée qui voit les deux couleurs.

technique-simple-colours-wrap = Coloration simple (conflit)
    .look = Prenez un chiffre et coloriez de deux couleurs les zones où il a exactement deux places, de zone en zone. Cherchez deux cases de la même couleur dans une zone.
    .why = Les cases d'une couleur sont toutes justes ou toutes fausses. Deux dans une même zone ne peuvent pas être justes : cette couleur est fausse partout.
    .do = Retirez le chiffre de toutes les cases de cette couleur ; l'autre est la bonne.

technique-multi-colours-1 = Coloration multiple 1
    .look = Coloriez un chiffre en deux réseaux séparés, chacun avec ses deux couleurs. Cherchez une couleur du premier réseau qui voit une couleur du second.
    .why = Ces deux couleurs ne peuvent pas être toutes deux justes : au moins une des deux couleurs opposées l'est.
    .do = Retirez le chiffre de chaque case qui voit les deux couleurs opposées.

technique-multi-colours-2 = Coloration multiple 2
    .look = Coloriez un chiffre en deux réseaux séparés, chacun avec ses deux couleurs. Cherchez une couleur du premier réseau qui voit les deux couleurs du second.
    .why = L'une des couleurs du second réseau est juste, n'importe laquelle : la couleur qui voit les deux est donc fausse.
    .do = Retirez le chiffre de toutes les cases de cette couleur.

technique-3d-medusa = Méduse 3D
    .look = Coloriez les candidats de plusieurs chiffres à la fois : les deux places d'un chiffre dans une zone reçoivent des couleurs différentes, et les deux candidats d'une case aussi.
    .why = Ou tous les candidats d'une couleur sont justes, ou tous ceux de l'autre. Une couleur qui mène à un conflit, comme deux chiffres dans une case, est fausse.
    .do = Retirez une couleur en conflit avec elle-même ; sinon, retirez chaque candidat en conflit avec les deux couleurs.
