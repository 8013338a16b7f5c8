technique-qiu-deadly-pattern = Motif mortel de Qiu
    .look = Trouvez dans un bloc deux cases d'une ligne, la paire, et deux lignes d'une autre bande dont les cases dans les mêmes colonnes sont, dans leur bloc, les seules places pour les chiffres de la paire. Les colonnes remplies dans ces deux lignes forment une seule chaîne par leurs chiffres. Les candidats qui l'empêchent sont les gardiens.
    .why = Sans les gardiens, la paire pourrait échanger ses deux chiffres, et les deux lignes pourraient être remplies de nouveau en conséquence, avec les mêmes chiffres dans chaque zone : la grille aurait deux solutions. L'un des gardiens est donc vrai.
    .do = S'il n'y a qu'un gardien, écrivez-le. Sinon, retirez ce qu'aucun d'eux ne permet.

qiu-cells = { $without }, { AND($cells) } n'auraient que { AND($digits) }.
qiu-crossing = Dans { $box }, ces chiffres n'auraient pas d'autre place que { AND($cells) } ({ $lines }).
qiu-exchange = { AND($cells) } pourraient donc échanger leurs chiffres : { $lines } pourraient être remplies de nouveau en conséquence, avec les mêmes chiffres dans chaque zone, et la grille aurait deux solutions.
