technique-multi-sector-locked-sets = Ensembles verrouillés multizones
    .look = Choisissez quelques lignes et quelques colonnes, et regardez les cases vides où elles se croisent. Comptez combien de chiffres ces cases peuvent contenir au plus, certains comptés par ligne et les autres par colonne.
    .why = Une ligne ou une colonne ne contient un chiffre qu'une fois. Si le total est juste le nombre de cases, chacune de ces places est nécessaire.
    .do = Retirez les chiffres comptés par ligne du reste des lignes, et ceux comptés par colonne du reste des colonnes.

sectors-cells = Prenez les { $count } cases vides où { $rows } croisent { $columns }.
sectors-rows = Une ligne ne contient un chiffre qu'une fois : de { AND($digits) }, il en tient donc au plus { $total } dans ces cases : { CLAUSES($parts) }.
sectors-columns = Il en va de même d'une colonne : des autres chiffres, il en tient donc au plus { $total } : { CLAUSES($parts) }.
sectors-no-room = Cela fait { $count } en tout, juste autant qu'il y a de cases : aucun ne peut donc manquer.
sectors-so = Chaque ligne a donc ces chiffres dans ces cases, et chaque colonne de même.
