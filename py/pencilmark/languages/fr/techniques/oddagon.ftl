technique-guardians = Gardiens (aile brisée)
    .look = Cherchez une boucle de cinq, sept ou neuf places d'un chiffre, chacune dans une même zone que la suivante, où ces zones n'ont que peu d'autres places pour lui : les gardiens.
    .why = Sans les gardiens, chaque zone n'aurait que deux places pour le chiffre, qui serait alors dans une case sur deux de la boucle. Avec un nombre impair de cases, c'est impossible : l'un des gardiens est donc vrai.
    .do = S'il n'y a qu'un gardien, il est vrai. Sinon, retirez le chiffre de toute case qui voit tous les gardiens.

technique-bivalue-oddagon = Oddagon à deux chiffres
    .look = Cherchez une boucle de cinq, sept ou neuf cases qui ont toutes les deux mêmes chiffres, chacune voyant la suivante, et peu d'autres candidats : les gardiens.
    .why = Les deux chiffres seuls devraient alterner le long de la boucle, ce qui est impossible avec un nombre impair de cases : l'un des gardiens est donc vrai.
    .do = Retirez ce qu'aucun gardien ne permet : les deux chiffres là où une même case a tous les gardiens, et le chiffre des gardiens dans les cases qui les voient tous.

oddagon-houses = { AND($cells) } forment une boucle de { SPELLED($count) } cases, chacune dans une même zone que la suivante. Si aucun gardien n'est { $value }, chacune de ces zones n'a que deux places pour lui, et { $value } est dans une case sur deux de la boucle.
oddagon-pairs = { AND($cells) } forment une boucle de { SPELLED($count) } cases, chacune voyant la suivante. Si aucun gardien n'est vrai, elles n'ont que { AND($digits) }, qui alternent alors le long de la boucle.
oddagon-odd = Avec un nombre impair de cases, c'est impossible.
oddagon-guardian = Le seul gardien est donc vrai.
oddagon-guardians = L'un des gardiens est donc vrai : { OR($candidates) }. Ce qu'aucun d'eux ne permet disparaît.
