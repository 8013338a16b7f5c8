technique-xy-wing = XY-Wing
    .look = Cherchez une case à deux candidats, le pivot, qui voit deux autres cases à deux candidats, les pinces. Appelez x et y les chiffres du pivot ; une pince a x et z, l'autre y et z.
    .why = Si le pivot est x, la première pince est z ; s'il est y, c'est la seconde. Dans les deux cas, une des pinces est z.
    .do = Retirez z de chaque case qui voit les deux pinces.

technique-xyz-wing = XYZ-Wing
    .look = Cherchez un pivot à trois candidats, x, y et z, qui voit une case n'ayant que x et z et une autre n'ayant que y et z.
    .why = Le pivot est x, y ou z. Dans les deux premiers cas, une des pinces est z ; dans le troisième, c'est le pivot.
    .do = Retirez z de chaque case qui voit le pivot et les deux pinces.

technique-w-wing = W-Wing
    .look = Cherchez deux cases qui ont les deux mêmes candidats, x et y, et ne se voient pas ; puis une zone avec exactement deux places pour x, chacune voyant l'une des deux cases.
    .why = Une de ces deux places contient x : la case qui la voit n'est pas x, elle est donc y.
    .do = Retirez y de chaque case qui voit les deux cases de la paire.

technique-remote-pair = Paires distantes
    .look = Cherchez au moins quatre cases qui ont les deux mêmes candidats et forment une chaîne où chacune voit la suivante.
    .why = Les deux chiffres alternent le long de la chaîne : deux cases séparées par un nombre pair de cases ont des chiffres différents.
    .do = Retirez les deux chiffres de chaque case qui voit deux cases de ce genre, par exemple les deux bouts d'une chaîne de quatre.

wings-pivot = Le pivot { $pivot } est { OR($digits) }.
wings-pincer-seen = Si { $pivot } est { $value }, alors { $pincer }, qui le voit dans { $why } et n'a que { AND($digits) }, doit être { $z }.
wings-either-pincer = Dans les deux cas, l'une des pinces { $one } et { $two } est { $z }.
wings-sees-both-pincers = Une case qui les voit toutes deux ne peut pas être { $z }.
wings-pincer = S'il est { $value }, alors { $pincer }, qui n'a que { AND($digits) }, doit être { $z }.
wings-pivot-itself = Sinon, { $pivot } est { $z }.
wings-sees-all-three = L'une des cases { AND($cells) } est donc { $z }, et une case qui voit les trois ne l'est pas.
wings-same-pair = { $one } et { $two } n'ont toutes deux que { AND($digits) }.
wings-bridge = { $near } voit { $one }, et { $far } voit { $two } : de { $near } et { $far }, celle qui est { $value } interdit le { $value } à la case qu'elle voit, qui doit être { $z }.
wings-sees-both = L'une des cases { AND($cells) } est donc { $z }, et une case qui voit les deux ne l'est pas.
wings-remote-pairs = { AND($cells) } n'ont toutes que { AND($digits) }, et chacune voit la suivante.
wings-remote-in-turn = Elles prennent donc { AND($digits) } à tour de rôle : deux cases à un nombre impair de pas l'une de l'autre ont chacune l'un des deux.
wings-remote-sees-two = Une case qui voit deux de ces cases voit les deux chiffres, { AND($digits) }.
