### La page dans un cadre, sur une autre page.

embed-no-python = Les conseils ont besoin de Python
embed-no-python-more = Il n'a pas pu être chargé ici, ou la page autour de cette grille l'empêche de fonctionner. Vous pouvez jouer sans lui.
embed-no-puzzle = Pas encore de grille
embed-no-puzzle-more = L'adresse de ce cadre n'en contient pas.
