### Les mots : case, ligne, colonne, bloc, région, zone (ligne, colonne ou bloc), chiffre, valeur, candidat, note, grille (le puzzle),
### indice (chiffre donné), conseil (aide), cage, étape, technique, niveau. On dit « vous ».

join-comma = { ", " }
join-and = { $others } et { $last }
join-or = { $others } ou { $last }
join-clause = { ", " }
join-clauses = { $others }, et { $last }
join-nor = { $others } ni { $last }
numbers = aucun un deux trois quatre cinq six sept huit neuf dix onze douze
join-sentences = { " " }
full-stop = .
