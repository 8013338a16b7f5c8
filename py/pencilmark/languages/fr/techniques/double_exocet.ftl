technique-double-exocet = Double exocet
    .look = Cherchez dans une même bande (ou pile) deux exocets juniors qui ont les quatre mêmes chiffres et les trois mêmes lignes transversales, avec des bases dans des blocs différents et aucune cible commune.
    .why = Un chiffre présent dans les deux bases devrait occuper une cible de chaque exocet dans le troisième bloc, donc deux fois. Chacun des quatre chiffres est donc dans une seule base, et aussi à trois places des transversales.
    .do = Retirez chacun des quatre chiffres là où il ne peut pas être, quelle que soit sa base : là où il voit les cases de cette base, ou l'une des trois places.

double-exocet-not-both = Aucun chiffre n'est dans les deux bases : il devrait alors occuper, dans un même bloc, une cible de chacune, donc deux fois.
double-exocet-in-one = Chacun des chiffres { AND($digits) } est donc dans une seule base ; quelle qu'elle soit, il occupe aussi trois places que sa base ne voit pas : { $lines }.
double-exocet-goes = Là où il voit toutes ses cases dans cette base, ou l'une des trois places, quelles qu'elles soient, il ne peut pas être.
