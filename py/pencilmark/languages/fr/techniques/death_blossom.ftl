technique-death-blossom = Death Blossom
    .look = Cherchez une case à peu de candidats, la tige, dont chaque candidat voit toutes les places de ce chiffre dans un ensemble presque verrouillé qui lui est propre, un pétale.
    .why = Quel que soit le chiffre que prend la tige, il est ôté à ce pétale, qui contient alors tous ses autres chiffres.
    .do = Retirez un chiffre commun à tous les pétales de chaque case qui en voit toutes les places dans ceux-ci.
