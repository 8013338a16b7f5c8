technique-extended-rectangle = Rectangle étendu
    .look = Cherchez six cases dans deux lignes (ou colonnes) de trois blocs, deux côte à côte dans chaque bloc, qui ont les trois mêmes candidats et peu d'autres : les gardiens.
    .why = Avec les trois chiffres seuls, les deux lignes pourraient échanger ce qu'elles ont dans ces cases, et la grille aurait deux solutions : l'un des gardiens est donc vrai.
    .do = Retirez ce qu'aucun gardien ne permet : les trois chiffres là où une même case a tous les gardiens, et le chiffre des gardiens dans les cases qui les voient tous.

technique-linked-rectangle = Rectangle unique à liens forts
    .look = Cherchez quatre cases dans deux lignes, deux colonnes et deux blocs qui ont deux candidats en commun, et des côtés de ce rectangle où l'un des deux n'a pas d'autre place que les coins.
    .why = Mettez l'un des deux dans un coin. Si ces côtés ne laissent alors aux quatre coins que ces deux chiffres, on pourrait les échanger tout autour du rectangle, et la grille aurait deux solutions.
    .do = Retirez ce candidat du coin.

technique-bug-lite = BUG lite
    .look = Cherchez des cases qui ont chacune deux candidats, et peu d'autres en plus : les gardiens. Dans chaque zone qui contient de ces cases, chaque chiffre y revient deux fois ou pas du tout.
    .why = Sans les gardiens, chacune de ces cases pourrait prendre son autre chiffre, et la grille aurait deux solutions : l'un des gardiens est donc vrai.
    .do = S'il n'y a qu'un gardien, écrivez-le. Sinon, retirez ce qu'aucun d'eux ne permet.

technique-reverse-bug = BUG inversé
    .look = Prenez deux chiffres et cherchez des cases qui les contiennent ou pourraient les contenir : tous leurs indices en font partie, et chaque zone qui y a l'un des chiffres y a aussi l'autre. Les autres candidats de ces cases sont les gardiens.
    .why = Si aucun gardien n'était vrai, on pourrait échanger les deux chiffres dans le reste de la grille, où aucun n'est un indice, et la grille aurait deux solutions : l'un des gardiens est donc vrai.
    .do = S'il n'y a qu'un gardien, écrivez-le. Sinon, retirez ce qu'aucun d'eux ne permet.

extended-cells = { AND($cells) } sont dans { $lines }, deux dans chacun des trois blocs.
extended-exchange = Si elles n'avaient que { AND($digits) }, { $lines } pourraient échanger ce qu'elles ont là, et la grille aurait deux solutions.
deadly-links = Avec { OR($candidates) }, on en arriverait exactement là.
lite-cells = { $without }, { AND($cells) } auraient chacune deux candidats, et dans chaque zone chaque chiffre y reviendrait deux fois ou pas du tout.
lite-other-digits = Chacune de ces cases pourrait alors prendre son autre chiffre, et la grille aurait deux solutions.
reverse-givens = Tous les indices { AND($digits) } sont en { AND($cells) }.
reverse-both = { $without }, il y aurait { AND($candidates) }, et chaque zone qui contient de ces cases y aurait les deux chiffres.
reverse-exchange = Dans le reste de la grille, on pourrait alors échanger { AND($digits) }, et la grille aurait deux solutions.
