technique-clue-cell = Case marquée
    .look = Cherchez une case marquée qui a encore un candidat que sa marque interdit.
    .why = La marque dit quels chiffres la case peut contenir, quoi qu'il y ait autour.
    .do = Retirez-en tous les autres candidats.

technique-pair-known = Contrainte à côté d'un chiffre
    .look = Cherchez une case remplie qu'une contrainte relie à une case vide : un point, un signe ou la case suivante d'une ligne.
    .why = La contrainte dit quels chiffres vont avec celui qui est là, et l'autre case contient l'un d'eux.
    .do = Retirez tous les autres candidats de la case vide.

technique-set-last = Dernière case d'une combinaison
    .look = Cherchez une cage où il ne reste qu'une seule case vide.
    .why = La cage contient l'une de ses combinaisons, dont tous les chiffres sauf un sont déjà là.
    .do = Écrivez le chiffre qui manque, ou ne laissez que ceux qui sont possibles.

technique-clue-last = Dernière case d'une somme
    .look = Cherchez une flèche, une autre somme ou une formule où il ne reste qu'une seule case vide.
    .why = Tous les autres chiffres sont là : ce qui manque se calcule.
    .do = Écrivez le chiffre, ou ne laissez que ceux qui conviennent.

technique-line-order = Ligne croissante
    .look = Cherchez une ligne le long de laquelle les chiffres augmentent, et comptez depuis chacun de ses bouts.
    .why = Chaque case est plus grande que toutes celles d'avant et plus petite que toutes celles d'après : chacune a donc un plus petit et un plus grand chiffre possible.
    .do = Retirez ce qui est au-dessous de l'un ou au-dessus de l'autre.

technique-pair-open = Deux cases d'une contrainte
    .look = Cherchez deux cases vides d'une contrainte, dont l'une a peu de candidats.
    .why = Un chiffre n'est possible dans une case que s'il reste dans l'autre un chiffre qui va avec lui.
    .do = Retirez chaque candidat sans partenaire.

technique-set-one = Une seule combinaison
    .look = Cherchez les cages dont la somme est très petite ou très grande pour leur nombre de cases, ou dont les cases ont peu de candidats.
    .why = Quand il ne reste qu'une combinaison, ses chiffres sont ceux de la cage, dans un certain ordre.
    .do = Retirez tous les autres candidats des cases de la cage.

technique-set-two = Deux dernières cases d'une combinaison
    .look = Cherchez une cage qui a deux cases vides, et dans l'une d'elles un chiffre qui n'a pas de partenaire dans l'autre.
    .why = Les deux cases font ce qui manque encore à la cage : chaque chiffre de l'une va avec un chiffre précis de l'autre.
    .do = Retirez les candidats sans partenaire.

technique-innie = Règle des 45
    .look = Cherchez une zone que des cages remplissent à une case près, ou dont elles ne dépassent que d'une case.
    .why = La somme d'une zone de neuf cases est 45 : le chiffre de cette case est donc la différence entre 45 et la somme des cages.
    .do = Écrivez-le.

technique-set-digits = Combinaisons
    .look = Cherchez une cage à laquelle il reste peu de combinaisons, et notez-les.
    .why = La cage contient l'une d'elles : un chiffre qui n'est dans aucune n'est nulle part dans la cage.
    .do = Retirez-le de toutes les cases de la cage.

technique-sum-bounds = Bornes d'une somme
    .look = Cherchez des sommes grandes ou petites pour leur nombre de cases, et additionnez le moins et le plus que peuvent valoir les autres cases.
    .why = Ce que les autres font au moins et au plus laisse à celle-ci un plus petit et un plus grand chiffre.
    .do = Retirez ce qui est au-delà.

technique-formula-bounds = Bornes d'une formule
    .look = Cherchez une formule avec de grands nombres d'un côté, ou avec des cases dont les candidats sont tous petits ou tous grands.
    .why = Les candidats donnent à chaque membre une plus petite et une plus grande valeur. Un chiffre avec lequel les deux membres ne peuvent plus se rejoindre rend la formule impossible.
    .do = Retirez chacun de ces chiffres.

technique-set-only = Chiffre de toutes les combinaisons, une seule place
    .look = Cherchez un chiffre commun à toutes les combinaisons d'une cage.
    .why = La cage a besoin de ce chiffre quelque part, et une seule de ses cases peut encore le prendre.
    .do = Écrivez-le là.

technique-pair-must = Chiffre tenu par deux cases
    .look = Cherchez deux cases d'une contrainte auxquelles il reste peu de possibilités, qui ont toutes un chiffre en commun.
    .why = Ce chiffre est dans l'une des deux cases, quelle que soit la bonne possibilité.
    .do = Retirez-le de chaque case qui voit les deux.

technique-sight-place = Là où regarde une contrainte extérieure
    .look = Cherchez hors de la grille un nombre très petit ou très grand, et ce à partir de quoi il compte.
    .why = Le nombre dit à quelle distance sont les bouts d'un sandwich, combien de cases additionne une somme X, ou où se trouve une chambre.
    .do = Retirez le 1 ou le 9, le premier chiffre ou le numéro d'une chambre là où le compte ne tomberait pas juste.

technique-sight-count = Gratte-ciel comptés
    .look = Cherchez une contrainte gratte-ciel, et un chiffre avec lequel on peut compter ce qui se voit au moins et au plus.
    .why = Un chiffre plus grand que tous ceux d'avant se voit, et cache tous les plus petits derrière lui.
    .do = Retirez-le là où l'on en verrait plus ou moins que ne le dit la contrainte.

technique-sight-parts = Parties d'une rangée
    .look = Cherchez hors de la grille un nombre dont vous savez à partir de quoi il compte, par exemple les deux bouts d'un sandwich.
    .why = Les cases qu'il additionne contiennent l'un des ensembles de cette somme, et le reste de la rangée contient les chiffres qui restent.
    .do = Retirez-en tous les autres candidats.

technique-set-must = Chiffre de toutes les combinaisons
    .look = Cherchez un chiffre commun à toutes les combinaisons d'une cage.
    .why = La cage le contient dans l'une de ses cases : il n'est nulle part où ces cases sont toutes en vue.
    .do = Retirez-le des cases hors de la cage qui en voient toutes les places.

technique-formula-remainders = Restes d'une formule
    .look = Cherchez une formule avec un produit ou un multiple, et divisez les deux membres par un petit nombre comme 2, 3 ou 5.
    .why = Des nombres égaux laissent le même reste : les deux membres doivent donc en avoir un en commun ; un membre pair n'est jamais égal à un membre impair.
    .do = Retirez chaque chiffre avec lequel ils n'en ont aucun.

technique-innies-houses = Règle des 45 sur plusieurs zones
    .look = Cherchez deux, trois ou quatre zones côte à côte que des cages remplissent à une case près, ou dont elles ne dépassent que d'une case.
    .why = La somme de chaque zone de neuf cases est 45 : le chiffre de cette case est donc la différence entre la somme des zones et celle des cages.
    .do = Écrivez-le.

technique-set-places = Combinaisons case par case
    .look = Cherchez une cage à laquelle il reste peu de combinaisons, et essayez chacune dans ses cases.
    .why = Un chiffre n'est possible dans une case que si le reste d'une combinaison tient dans les autres cases.
    .do = Retirez-le des cases où aucune ne tient.

technique-sum-places = Façons de faire une somme
    .look = Cherchez des sommes qui n'ont que peu de façons de remplir leurs cases, comme une flèche au petit cercle.
    .why = Un chiffre n'est possible dans une case que si les autres peuvent faire ce qui manque alors.
    .do = Retirez-le des cases où elles ne le peuvent pas.

technique-innies-cells = Règle des 45 à plusieurs cases
    .look = Cherchez des zones que des cages remplissent à quelques cases près.
    .why = Ces cases forment elles aussi une cage : sa somme est ce que laissent les autres sommes, à raison de 45 par zone.
    .do = Traitez-les comme une cage, et retirez ce qui n'y a pas de place.

technique-innies-lines = Règle des 45 avec des sommes quelconques
    .look = Cherchez des zones que des flèches, des cages, des little killers ou des paires marquées d'un X remplissent à quelques cases près.
    .why = La somme de chaque zone est 45. Une flèche fait autant que son cercle : le cercle peut donc remplacer les cases de la flèche, et une somme connue peut être ôtée. Il reste une somme courte.
    .do = Retirez ce qui n'a pas de place dans la somme.

technique-sight-cases = Façons de diviser une rangée
    .look = Cherchez hors de la grille un nombre pour lequel il reste peu de façons de compter, par exemple deux paires de places pour les bouts d'un sandwich.
    .why = L'une de ces façons est la bonne : un chiffre qui n'a de place dans aucune est donc faux.
    .do = Passez les façons en revue une à une, et retirez ce qui n'est dans aucune.

technique-sight-settled = Gratte-ciel placés et comptés
    .look = Cherchez une contrainte gratte-ciel avec un grand chiffre près de son bout, ou peu de places pour les plus grands.
    .why = Une fois un chiffre supposé, d'autres de la rangée n'ont plus qu'une place, et avec eux on peut compter.
    .do = Retirez le chiffre là où les autres ne trouvent aucun placement qui respecte la contrainte.

technique-clue-cases = Cas d'une contrainte
    .look = Cherchez une contrainte qui ne peut plus être respectée que de peu de façons.
    .why = Un chiffre n'est possible dans une case que si une façon de respecter la contrainte l'y place.
    .do = Retirez-le là où toutes les façons échouent.

technique-clue-colours = Coloration avec contraintes
    .look = Cherchez un chiffre dont les places vont par deux, à cause des zones et de contraintes comme les cages, et coloriez-les en alternance.
    .why = Exactement une place de chaque paire contient le chiffre : toutes celles d'une couleur le contiennent, et aucune de l'autre. Une contrainte peut interdire un candidat à côté d'une couleur comme le fait une zone.
    .do = Retirez ce qui n'est possible à côté d'aucune des deux couleurs, ou une couleur dont deux cases ne vont pas ensemble.

technique-clue-multi-colours = Coloration multiple avec contraintes
    .look = Cherchez deux réseaux de places qui vont par deux, d'un chiffre ou de deux, et une contrainte entre une case de chacun.
    .why = Deux couleurs qu'une contrainte ou une zone sépare ne sont pas vraies toutes deux : l'une des deux opposées l'est. Une couleur séparée des deux couleurs de l'autre réseau est fausse.
    .do = Retirez ce qui n'est possible à côté d'aucune des couleurs opposées, ou la couleur qui est fausse.

technique-clue-x-chain = Chaîne X à travers les contraintes
    .look = Cherchez un chiffre qui a deux places dans plusieurs zones ou cages, et une contrainte entre deux de ces places.
    .why = Une contrainte peut les joindre comme le fait une zone : une cage peut avoir besoin du chiffre dans l'une de deux cases, ou les cases d'une ligne être égales. De lien en lien, un bout de la chaîne contient le chiffre.
    .do = Retirez-le partout où il n'est possible à côté d'aucun des deux bouts.

technique-clue-xy-chain = Chaîne XY à travers les contraintes
    .look = Cherchez des cases à deux candidats qui se suivent le long de contraintes, comme des points sur une rangée.
    .why = Si une case ne contient pas l'un, elle contient l'autre, et une zone ou une contrainte le transmet à la case suivante. Un bout de la chaîne est donc vrai.
    .do = Retirez ce qui n'est possible à côté d'aucun des deux bouts de la chaîne.

technique-clue-aic = Chaîne à travers les contraintes
    .look = Cherchez des cases à deux candidats, et des chiffres à deux places dans une zone, à côté d'une contrainte comme un point ou un signe.
    .why = Une contrainte interdit à certains chiffres de ses cases d'être ensemble : l'un exclut l'autre comme dans une zone. Une chaîne de tels liens a un bout vrai.
    .do = Retirez ce qui n'est possible à côté d'aucun des deux bouts de la chaîne.

technique-clue-grouped-aic = Chaîne groupée à travers les contraintes
    .look = Cherchez un chiffre qu'un bloc ne laisse que sur une ligne ou une colonne, à côté d'une chaîne qui s'arrête là.
    .why = Deux ou trois de ces cases comptent pour une dans une chaîne : si le chiffre n'est dans aucune, il est ailleurs, et s'il est dans l'une d'elles, il n'est nulle part ailleurs sur la rangée. Les contraintes y servent de liens comme dans toute chaîne.
    .do = Retirez ce qui n'est possible à côté d'aucun des deux bouts de la chaîne.

technique-clue-cell-forcing = Chaînes forcées d'une case, avec contraintes
    .look = Cherchez une case à deux ou trois candidats, dont la plupart sont à côté de contraintes.
    .why = L'un des candidats est vrai. Suivez depuis chacun une chaîne de liens, à travers zones, cases et contraintes ; ce à quoi mènent toutes les chaînes est vrai.
    .do = Écrivez le chiffre que toutes les chaînes rendent vrai, ou retirez celui que toutes rendent faux.

technique-clue-region-forcing = Chaînes forcées d'une zone, avec contraintes
    .look = Cherchez un chiffre qui a deux ou trois places dans une zone, dont la plupart sont à côté de contraintes.
    .why = L'une des places est la bonne. Suivez depuis chacune une chaîne de liens, à travers zones, cases et contraintes ; ce à quoi mènent toutes les chaînes est vrai.
    .do = Écrivez le chiffre que toutes les chaînes rendent vrai, ou retirez celui que toutes rendent faux.

technique-clue-chain = Contradiction courte
    .look = Cherchez un candidat qui, en peu de pas, ne laisserait rien à une case, à un chiffre ou à une contrainte.
    .why = Ce qui en découle est forcé par les zones et les contraintes, et aboutit là où il ne reste rien : il était donc faux.
    .do = Retirez-le.

technique-clue-net = Contradiction
    .look = Cherchez un candidat dont découleraient beaucoup de choses, dans une case ou une contrainte à laquelle il reste peu de possibilités.
    .why = Tout ce qui en découle est forcé par les zones et les contraintes ; quand il ne reste rien à une case, à un chiffre ou à une contrainte, le candidat est faux.
    .do = Retirez-le.

technique-clue-dynamic = Chaînes forcées dynamiques
    .look = Cherchez une case à deux ou trois candidats, ou un chiffre à deux ou trois places dans une zone, dont chacun mène loin.
    .why = L'un d'eux est vrai. Suivez depuis chacun tout ce que forcent les zones et les contraintes, plusieurs choses à la fois s'il le faut ; ce que chacun exclut est faux.
    .do = Retirez le candidat qui disparaît dans tous les cas.

technique-found-short = Régions ou ombres, en quelques pas
    .look = Cherchez une contrainte ou une région que quelques cases suffisent à fixer.
    .why = Des cases reliées ont besoin d'un passage, aucune région n'a deux fois un chiffre, et aucun carré n'est d'une seule teinte.
    .do = Retirez les chiffres avec lesquels une contrainte ou une région serait impossible.

technique-found-long = Régions ou ombres, pas à pas
    .look = Fixez case après case : même région ou non, ombrée ou non.
    .why = Chaque case fixée barre le passage à d'autres, ou ne leur en laisse qu'un.
    .do = Retirez les chiffres auxquels les contraintes ne laissent finalement aucune place.

technique-clue-nested = Contradiction dans la contradiction
    .look = Cherchez un candidat dont découlent beaucoup de choses, puis une case à deux candidats restants, ou un chiffre à deux places.
    .why = Si l'un des deux est impossible, l'autre est vrai, et l'on continue jusqu'à ce qu'il ne reste rien quelque part : le candidat est alors faux.
    .do = Retirez-le.
