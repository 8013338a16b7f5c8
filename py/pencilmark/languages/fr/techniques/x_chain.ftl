technique-x-chain = Chaîne X
    .look = Prenez un chiffre. Partez d'une zone où il n'a que deux places, passez à une case qui voit la seconde, et continuez de là vers la zone suivante à deux places, en finissant sur une telle zone.
    .why = Si le chiffre n'est pas au départ, il est à la seconde place, donc pas dans la case qui la voit, et ainsi de suite jusqu'au bout. L'un au moins des deux bouts contient le chiffre.
    .do = Retirez le chiffre de chaque case qui voit les deux bouts de la chaîne.
