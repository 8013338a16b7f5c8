technique-nice-loop = Boucle ou chaîne
    .offer = AIC (boucle)

technique-grouped-nice-loop = Boucle ou chaîne groupée
    .offer = AIC groupée

technique-short-nice-loop = Boucle ou chaîne courte
technique-short-grouped-nice-loop = Boucle ou chaîne groupée courte

technique-continuous-nice-loop = Boucle continue
    .look = Cherchez une chaîne de liens forts et faibles alternés qui revient à son départ sans rupture : le dernier lien poursuit l'alternance.
    .why = La boucle se lit de même dans les deux sens : des deux candidats de chaque lien faible, exactement un est donc vrai.
    .do = Retirez chaque candidat incompatible avec les deux bouts d'un lien faible, partout le long de la boucle.

technique-discontinuous-nice-loop = Boucle discontinue
    .look = Cherchez une chaîne de liens forts et faibles alternés qui revient à la case de départ, où se rencontrent deux liens de même nature.
    .why = Deux liens faibles qui s'y rencontrent disent que le candidat, s'il est vrai, se rend lui-même faux. Deux liens forts disent que, s'il est faux, il se rend lui-même vrai.
    .do = Dans le premier cas, retirez le candidat ; dans le second il est vrai, retirez les autres de sa case.

technique-aic = Chaîne d'inférences alternées
    .look = Cherchez une chaîne de candidats joints tour à tour par des liens forts (si l'un est faux, l'autre est vrai) et des liens faibles (les deux ne sont pas vrais à la fois). Elle commence et finit par un lien fort, et peut changer de chiffre dans une case.
    .why = Si le premier candidat est faux, les liens rendent les suivants tour à tour vrais et faux, jusqu'au dernier, qui est vrai. L'un des deux bouts est donc vrai.
    .do = Retirez chaque candidat qui ne peut être vrai avec aucun des deux bouts.

technique-grouped-continuous-nice-loop = Boucle continue groupée
    .look = Cherchez une chaîne de liens forts et faibles alternés qui revient à son départ sans rupture, et dont certains liens joignent des groupes de cases ou des ensembles presque verrouillés.
    .why = La boucle se lit de même dans les deux sens : des deux bouts de chaque lien faible, exactement un est donc vrai.
    .do = Retirez chaque candidat incompatible avec les deux bouts d'un lien faible. Les ensembles de la boucle peuvent en retirer davantage.

technique-grouped-discontinuous-nice-loop = Boucle discontinue groupée
    .look = Cherchez une chaîne de liens forts et faibles alternés, dont certains passent par des groupes de cases ou des ensembles presque verrouillés, et qui revient à la case de départ avec deux liens de même nature.
    .why = Si l'on suit la chaîne, ou bien le premier candidat se rend lui-même faux, ou bien il est vrai parce qu'il ne peut pas être faux.
    .do = Dans le premier cas, retirez le candidat ; dans le second, retirez les autres de sa case.

technique-grouped-aic = Chaîne d'inférences alternées groupée
    .look = Cherchez une chaîne de liens forts et faibles alternés dont certains joignent des groupes entiers : des cases d'un même bloc et d'une même rangée qui partagent un chiffre, ou un ensemble presque verrouillé.
    .why = Un groupe est vrai quand l'une de ses cases contient le chiffre. Dès lors, le raisonnement est celui de toute chaîne : si un bout est faux, l'autre est vrai.
    .do = Retirez chaque candidat qui ne peut être vrai avec aucun des deux bouts.
