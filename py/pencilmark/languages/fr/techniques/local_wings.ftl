technique-m-wing = M-Wing
    .look = Cherchez une case avec seulement x et y, qui voit l'une des deux places de y dans une zone ; l'autre place a aussi x, et une zone n'a que cette place et une dernière pour x.
    .why = Si la première case n'est pas x, elle est y : la place de y qu'elle voit n'est pas y, l'autre est y et non x, et la dernière place est x.
    .do = Retirez x de chaque case qui voit la première case et la dernière place.

technique-s-wing = S-Wing
    .look = Cherchez une case avec seulement x et y, qui voit l'une des deux places de x dans une zone et l'une des deux places de y dans une autre.
    .why = Si la place éloignée de x n'est pas x, la proche l'est : la case est donc y, la place proche de y n'est pas y, et l'éloignée l'est.
    .do = Retirez ce qui ne peut être vrai avec aucune des deux : y de la place éloignée de x et x de celle de y si elles se voient, ou tout le reste si c'est la même case.

technique-l-wing = L-Wing
    .look = Cherchez deux places de x dans une zone, dont l'une est aussi l'une des deux places de y dans une zone ; l'autre de celles-ci est l'une des deux places de z dans une troisième.
    .why = Si la première place n'est pas x, la deuxième est x et non y : la troisième est donc y et non z, et la dernière est z.
    .do = Retirez z de la première place et x de la dernière si elles se voient, ou tout le reste si c'est la même case.

technique-h-wing = H-Wing
    .look = Cherchez une case avec seulement x et y. Suivez y vers une case qu'elle voit et qui n'a que y et z, ou, dans une zone à deux places pour y, vers une case qui a aussi z. De là, suivez z dans une zone à deux places pour lui.
    .why = Si la première case n'est pas x, elle est y, et les liens mènent jusqu'à la dernière place, qui est z.
    .do = Retirez z de la première case et x de la dernière place si elles se voient.
