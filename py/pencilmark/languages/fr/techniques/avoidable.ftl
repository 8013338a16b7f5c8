technique-avoidable-rectangle-1 = Rectangle évitable 1
    .look = Cherchez un rectangle dans deux blocs dont trois coins sont déjà résolus, sans qu'aucun soit un indice, et où le quatrième pourrait compléter une figure de deux chiffres échangeables.
    .why = Aucun de ces chiffres n'est un indice : les échanger donnerait une seconde solution avec les mêmes indices.
    .do = Retirez du quatrième coin le chiffre qui compléterait la figure.

technique-avoidable-rectangle-2 = Rectangle évitable 2
    .look = Cherchez un rectangle dans deux blocs dont deux coins voisins sont résolus, sans qu'aucun soit un indice ; chacun des deux autres coins a le chiffre qui compléterait l'échange, et tous deux ont un même chiffre de plus.
    .why = Les deux coins ne peuvent pas compléter l'échange, il y aurait deux solutions ; l'un d'eux est donc le chiffre de plus.
    .do = Retirez ce chiffre de chaque case qui voit les deux coins non résolus.
