technique-blossom-loop = Boucle en fleur (blossom loop)
    .look = Prenez une case à trois ou quatre candidats, ou un chiffre à trois ou quatre places dans une zone. Trouvez une chaîne depuis chacun, de sorte que toutes aboutissent à des candidats différents d'une même case, ou à des places différentes d'un chiffre dans une même zone.
    .why = L'une des chaînes part de ce qui est vrai, donc son bout est vrai. Tous les autres bouts sont alors faux, et leurs chaînes aussi, lues à rebours. Dans chaque lien faible, un seul des deux est vrai.
    .do = Retirez ce qui voit les deux candidats d'un lien faible, et les autres possibilités de la case ou de la zone où aboutissent les chaînes.

blossom-cell = { $cell } est { OR($digits) }.
blossom-house = Dans { $house }, { $digit } va en { OR($cells) }.
blossom-is-end = Hypothèse : { $clause }. C'est déjà un bout.
blossom-ends = Les bouts, { AND($candidates) }, sont tous dans { $where }, donc un seul est vrai : les autres branches sont fausses, lues à rebours depuis leur bout.
blossom-loop = De deux candidats dont l'un exclut l'autre le long d'une branche, un seul est donc vrai ; ce qui voit les deux disparaît, comme les autres possibilités dans { $where }.
