technique-chute-remote-pair = Paire éloignée de bande
    .look = Cherchez deux cases avec les deux mêmes candidats x et y dans des blocs différents d'une bande (ou d'une pile), sur des lignes différentes. Là où le troisième bloc croise la troisième ligne, aucune des trois cases n'a x.
    .why = Si les deux cases étaient x, le troisième bloc ne pourrait avoir x que dans la troisième ligne, où il n'y a pas de place pour lui : l'une des cases est donc y.
    .do = Retirez y de chaque case qui voit les deux. Si les trois cases n'ont ni x ni y, retirez les deux.

chute-both = Si les deux étaient { $value }, { $box } ne pourrait avoir son { $value } que dans { $third }.
chute-lacks = Mais { AND($cells) } ne peuvent pas être { $value }.
