technique-direct-pointing = Pointage direct
    .look = Cherchez un bloc où un chiffre est confiné à une seule ligne ou colonne, puis suivez celle-ci jusqu'au bloc voisin.
    .why = La rangée reçoit son chiffre du premier bloc ; il ne peut donc pas être ailleurs sur elle, et il ne lui reste qu'une place dans le second bloc.
    .do = Écrivez le chiffre à cette dernière place. Cela se voit sans aucune note.

technique-direct-claiming = Réclamation directe
    .look = Cherchez une ligne ou une colonne où un chiffre est confiné à un seul bloc, puis regardez les autres lignes ou colonnes de ce bloc.
    .why = Le bloc reçoit son chiffre de la première rangée ; ses autres cases ne peuvent pas le contenir, et une autre rangée n'a plus qu'une place pour lui.
    .do = Écrivez le chiffre à cette dernière place. C'est le plus facile sur les lignes et les colonnes presque pleines.

technique-direct-hidden-pair = Paire cachée directe
    .look = Cherchez deux chiffres qui ne peuvent aller que dans les deux mêmes cases d'une zone.
    .why = Ces deux cases leur sont réservées : un troisième chiffre qui semblait y être possible doit aller ailleurs, et n'a plus qu'une place dans la zone.
    .do = Écrivez le troisième chiffre à cette place.

technique-direct-hidden-triplet = Triplet caché direct
    .look = Cherchez trois chiffres qui ne peuvent aller que dans les trois mêmes cases d'une zone.
    .why = Ces trois cases leur sont réservées : un quatrième chiffre qui semblait y être possible doit aller ailleurs, et n'a plus qu'une place dans la zone.
    .do = Écrivez le quatrième chiffre à cette place.

direct-only-place-left = Il ne reste donc qu'une place pour le { $value } dans { $house } : { $cell } est un { $value }.
