technique-extended-rectangle = Rectangle étendu
    .look = Cherchez six cases dans deux lignes (ou colonnes) de trois blocs, deux côte à côte dans chaque bloc, qui ont les trois mêmes candidats et peu d'autres : les gardiens.
    .why = Avec les trois chiffres seuls, les deux lignes pourraient échanger ce qu'elles ont dans ces cases, et la grille aurait deux solutions : l'un des gardiens est donc vrai.
    .do = Retirez ce qu'aucun gardien ne permet : les trois chiffres là où une même case a tous les gardiens, et le chiffre des gardiens dans les cases qui les voient tous.

extended-cells = { AND($cells) } sont dans { $lines }, deux dans chacun de trois blocs.
extended-exchange = Si elles n'avaient que { AND($digits) }, { $lines } pourraient échanger ce qu'elles ont là, et la grille aurait deux solutions.
