technique-x-chain = Chaîne X
    .look = Prenez un chiffre. Partez d'une zone où il n'a que deux places, passez à une case qui voit la seconde, et continuez de là vers la zone suivante à deux places, en finissant sur une telle zone.
    .why = Si le chiffre n'est pas au départ, il est à la seconde place, donc pas dans la case qui la voit, et ainsi de suite jusqu'au bout. L'un au moins des deux bouts contient le chiffre.
    .do = Retirez le chiffre de chaque case qui voit les deux bouts de la chaîne.

technique-xy-chain = Chaîne XY
    .look = Cherchez une chaîne de cases à deux candidats où chacune voit la suivante et partage un chiffre avec elle, et qui commence et finit par le même chiffre.
    .why = Si la première case n'est pas ce chiffre, elle est son autre candidat, ce qui pousse la suivante vers le sien, et ainsi de suite : la dernière est alors ce chiffre. L'un des deux bouts le contient donc.
    .do = Retirez le chiffre de chaque case qui voit les deux bouts de la chaîne.
