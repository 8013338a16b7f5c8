technique-full-house = Full House
    .look = Busca una fila, una columna o una caja con una sola celda vacía.
    .why = Cada unidad contiene cada número exactamente una vez, así que el número que falta no tiene otro lugar.
    .do = Escribe el número que falta en la celda vacía.

technique-naked-single = Single desnudo
    .look = Busca una celda cuya fila, columna y caja contengan ya, entre las tres, ocho números distintos.
    .why = Una celda nunca repite un número que ve, así que ahí solo cabe uno.
    .do = Escribe ese número en la celda.

technique-hidden-single = Single oculto
    .look = Elige un número y una unidad a la que aún le falte, y tacha todas las celdas vacías que ya ven ese número: ¿queda solo una?
    .why = El número tiene que estar en algún lugar de la unidad, y todas sus demás celdas están ocupadas o descartadas.
    .do = Escribe el número en la única celda que queda, aunque parezca tener otros candidatos.

singles-last-empty-cell = { $house } solo tiene una celda vacía, { $cell }.
singles-last-missing = Ahí solo falta el { $value }, así que { $cell } es { $value }.
singles-cell-sees =
    { $values ->
        [one] { $cell } ve el { AND($values) }, así que no puede ser { AND($values) }.
       *[other] { $cell } ve los números { AND($values) }, así que no es ninguno de ellos.
    }
singles-ruled-out-before = Los pasos anteriores han descartado { AND($values) } en { $cell }.
singles-only-left = Solo queda el { $value }, así que { $cell } es { $value }.
singles-only-place = { $house } necesita un { $value }, y solo cabe en { $cell }.
singles-others-see = Todas las demás celdas vacías de ahí ven ya un { $value }.
singles-others-see-or-lost = Todas las demás celdas vacías de ahí ven ya un { $value } o perdieron el { $value } en un paso anterior.
