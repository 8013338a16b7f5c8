technique-sk-loop = Boucle SK (boucle de dominos)
    .look = Trouvez deux lignes et deux colonnes qui se croisent dans quatre blocs, le plus souvent sur des indices. À côté des croisements, il y a quatre fois deux cases dans les lignes et autant dans les colonnes : un anneau de huit paires. Comptez combien de fois chaque chiffre tient dans l'anneau.
    .why = Deux paires voisines partagent une rangée ou un bloc, où un chiffre ne va qu'une fois. Si les chiffres y tiennent juste autant de fois qu'il y a de cases, aucune de ces places ne peut être perdue.
    .do = Retirez chaque chiffre dont une rangée ou un bloc de l'anneau a besoin dans l'anneau du reste de cette rangée ou de ce bloc.

rings-meet = { $lines } se croisent dans { $boxes }.
rings-pairs = Dans chacun de ces blocs, il y a des cases vides à côté du croisement, dans la ligne et dans la colonne ; { $count } cases en tout : { AND($cells) }.
rings-once =
    Faites le tour de cet anneau : les voisines partagent tour à tour une rangée et un bloc, et { $word ->
        [value] une valeur que toutes deux pourraient prendre n'y tient
       *[digit] un chiffre que toutes deux pourraient prendre n'y tient
    } qu'une fois.
rings-most = L'anneau a donc de la place, au grand maximum, pour { CLAUSES($counts) } : { $total } en tout.
rings-so-often =
    { $count ->
        [1] { AND($digits) } une fois
        [2] { AND($digits) } deux fois
       *[other] { AND($digits) } { $count } fois
    }
rings-none-missing = C'est juste autant qu'il y a de cases : aucun ne peut donc manquer.
rings-stand = Chaque rangée et chaque bloc de l'anneau doit donc y avoir ses chiffres : { CLAUSES($parts) }.
rings-no-place-elsewhere = Ils n'ont pas de place dans le reste de ces zones.
