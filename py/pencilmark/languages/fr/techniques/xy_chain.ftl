technique-xy-chain = Chaîne XY
    .look = Cherchez une chaîne de cases à deux candidats où chacune voit la suivante et partage un chiffre avec elle, et qui commence et finit par le même chiffre.
    .why = Si la première case n'est pas ce chiffre, elle est son autre candidat, ce qui pousse la suivante vers le sien, et ainsi de suite : la dernière est alors ce chiffre. L'un des deux bouts le contient donc.
    .do = Retirez le chiffre de chaque case qui voit les deux bouts de la chaîne.
