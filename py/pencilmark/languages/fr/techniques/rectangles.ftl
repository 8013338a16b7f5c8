technique-unique-rectangle-1 = Rectangle unique 1
    .look = Cherchez quatre cases dans deux lignes, deux colonnes et deux blocs, dont trois ont les deux mêmes candidats et rien d'autre, et la quatrième ces deux-là et d'autres.
    .why = Si la quatrième case avait elle aussi l'un des deux chiffres, on pourrait les échanger tout autour du rectangle, et la grille aurait deux solutions.
    .do = Retirez les deux chiffres de la quatrième case.

technique-unique-rectangle-2 = Rectangle unique 2
    .look = Cherchez un rectangle dans deux blocs dont les coins partagent deux candidats : deux coins voisins n'ont rien d'autre, et les deux autres ont un même chiffre de plus.
    .why = Sans ce chiffre de plus, on pourrait échanger les deux candidats tout autour du rectangle, d'où deux solutions ; l'un des deux coins est donc ce chiffre.
    .do = Retirez ce chiffre de chaque case qui voit ces deux coins.

technique-unique-rectangle-3 = Rectangle unique 3
    .look = Cherchez un rectangle dans deux blocs dont les coins partagent deux candidats et où deux coins voisins ont plusieurs chiffres de plus ; puis, dans leur zone, des cases qui n'ont que ces chiffres.
    .why = L'un des deux coins doit prendre un chiffre de plus, sinon il y aurait deux solutions. À eux deux, ils valent donc une case qui aurait ces chiffres, et forment avec les autres cases un ensemble nu.
    .do = Retirez les chiffres de cet ensemble des autres cases de la zone.

technique-unique-rectangle-4 = Rectangle unique 4
    .look = Cherchez un rectangle dans deux blocs dont les coins partagent deux candidats, où deux coins voisins ont des chiffres de plus et où l'un des deux chiffres communs n'a pas d'autre place dans leur zone.
    .why = Ce chiffre doit être dans l'un des deux coins. Si l'autre coin contenait le second chiffre commun, on pourrait les échanger, et il y aurait deux solutions.
    .do = Retirez le second chiffre commun de ces deux coins.

technique-unique-rectangle-5 = Rectangle unique 5
    .look = Cherchez un rectangle dans deux blocs dont les coins partagent deux candidats, et où deux coins opposés, ou trois coins, ont un même chiffre de plus.
    .why = Sans lui, on pourrait échanger les deux chiffres communs tout autour du rectangle, d'où deux solutions ; l'un de ces coins est donc ce chiffre.
    .do = Retirez ce chiffre de chaque case qui voit tous ces coins.

technique-unique-rectangle-6 = Rectangle unique 6
    .look = Cherchez un rectangle dans deux blocs dont les coins partagent deux candidats, où deux coins opposés ont des chiffres de plus et où l'un des chiffres communs n'a pas d'autre place sur deux côtés opposés.
    .why = Si ce chiffre était dans l'un des coins à chiffres de plus, il devrait être aussi dans l'autre, et l'autre chiffre commun remplirait les coins restants : deux solutions.
    .do = Retirez ce chiffre des deux coins qui ont des chiffres de plus.

technique-hidden-rectangle = Rectangle caché
    .look = Cherchez un rectangle dans deux blocs dont un coin n'a que deux candidats, x et y. Regardez ensuite le coin opposé : sur sa ligne et sur sa colonne, x n'a pas de place hors du rectangle.
    .why = Si le coin opposé était y, ses deux voisins devraient être x, et le premier coin y : on pourrait échanger les deux chiffres, et il y aurait deux solutions.
    .do = Retirez y du coin opposé.
