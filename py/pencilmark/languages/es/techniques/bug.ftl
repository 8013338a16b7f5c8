technique-bug-plus-1 = BUG + 1
    .look = Hacia el final, busca un sudoku en el que todas las celdas vacías tengan dos candidatos, menos una, que tiene tres.
    .why = Sin uno de los tres, cada número tendría exactamente dos lugares en cada unidad en la que falta. Un sudoku así tiene dos soluciones o ninguna, así que ese número no puede faltar.
    .do = Escribe en la celda el número que aparece tres veces en su fila, en su columna y en su caja.

graves-all-but = Casi todas las celdas vacías tienen solo dos candidatos; sin { AND($candidates) }, los tendrían todas.
graves-two-places-each =
    Y cada { $word ->
        [value] valor
       *[digit] número
    } tendría dos lugares, o ya ninguno, en cada fila, columna y { $region ->
        [region] región
       *[box] caja
    }.
graves-not-one-solution = Un sudoku así no tiene solución o tiene más de una, pero este tiene exactamente una.
graves-one-is-true =
    { $cells ->
        [one] Así que { AND($cells) } es { OR($digits) }.
       *[other] Así que una de las celdas { AND($cells) } es { OR($digits) }.
    }
graves-sees-all = Una celda que las vea todas no puede ser { $value }.
graves-roof-as-one-cell =
    Toma las dos como una sola celda: con { AND($helpers) } son { SPELLED($count) } celdas en { $house } para los { $word ->
        [value] valores
       *[digit] números
    } { AND($digits) }, que ahí quedan gastados.
graves-two-places = En { $house }, el { $value } no tiene más lugares que estos dos, así que la otra es { $value }.
