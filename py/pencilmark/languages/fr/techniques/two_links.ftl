technique-skyscraper = Gratte-ciel
    .look = Prenez un chiffre et cherchez deux lignes ayant chacune exactement deux places pour lui, dont une dans la même colonne pour les deux lignes. Les colonnes marchent de même.
    .why = Les deux places de la même colonne ne peuvent pas contenir toutes deux le chiffre : au moins une des deux autres, le toit du gratte-ciel, le contient.
    .do = Retirez le chiffre de chaque case qui voit les deux cases du toit.

technique-two-string-kite = Cerf-volant
    .look = Prenez un chiffre et cherchez une ligne et une colonne ayant chacune exactement deux places pour lui, une place de la ligne et une de la colonne étant dans le même bloc.
    .why = Les deux places du bloc ne peuvent pas contenir toutes deux le chiffre : au moins une des deux extrémités le contient.
    .do = Retirez le chiffre de la case qui voit les deux extrémités.

technique-turbot-fish = Turbot Fish
    .look = Prenez un chiffre et cherchez deux zones ayant chacune exactement deux places pour lui, une place de la première voyant une place de la seconde. Au moins une des zones est un bloc.
    .why = Les deux places qui se voient ne peuvent pas contenir toutes deux le chiffre : au moins une des deux extrémités le contient.
    .do = Retirez le chiffre de chaque case qui voit les deux extrémités.

technique-empty-rectangle = Rectangle vide
    .look = Cherchez un bloc où toutes les places d'un chiffre sont sur une ligne et une colonne, en croix ou en L ; puis, hors du bloc, une rangée avec exactement deux places pour lui, dont une dans le prolongement d'un bras de la croix.
    .why = Si cette place contient le chiffre, elle vide un bras, et le chiffre est dans l'autre. Sinon, c'est l'autre place de la rangée qui le contient.
    .do = Retirez le chiffre de la case qui voit l'autre bras et l'autre place de la rangée.

technique-dual-two-string-kite = Double cerf-volant
    .look = Cherchez deux cerfs-volants qui partagent les deux mêmes cases d'un bloc, les rôles de la ligne et de la colonne étant échangés.
    .why = Chaque cerf-volant est valable par lui-même : les deux conclusions tiennent en même temps.
    .do = Retirez le chiffre de la case que vise chacun des cerfs-volants.

technique-dual-empty-rectangle = Double rectangle vide
    .look = Cherchez deux rectangles vides dans le même bloc, chacun avec sa propre rangée à deux places.
    .why = Chaque rectangle vide est valable par lui-même : les deux conclusions tiennent en même temps.
    .do = Retirez le chiffre des deux cases visées.

chains-one-of-ends = Au moins une des cases { AND($cells) } est donc { $value }.

chains-share-house = { $one } et { $two } sont ensemble dans { $house } : elles ne sont pas toutes deux { $value }.
chains-see-each-other = { $one } et { $two } se voient : elles ne sont pas toutes deux { $value }.

chains-not-all =
    Si { OR($cells) } est { $value }, alors { $others ->
        [one] { AND($others) } ne l'est pas
        [2] ni { NOR($others) } ne l'est
       *[other] aucune des cases { AND($others) } ne l'est
    }, car ces cases se voient.
