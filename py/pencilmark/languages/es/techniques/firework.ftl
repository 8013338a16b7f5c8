technique-firework-triple = Firework triple
    .look = Toma una celda en la que una fila cruza una columna, y tres números que les falten a ambas. Mira si, fuera de su caja, los tres comparten un único lugar en la fila y un único lugar en la columna.
    .why = Un número que no estuviera en ninguna de estas tres celdas estaría dos veces en la caja, una por la fila y otra por la columna. Así que los tres números se reparten las tres celdas.
    .do = Elimina todos los demás candidatos de la celda del cruce y de las dos celdas fuera de la caja.

technique-firework-quad = Firework cuádruple
    .look = Mira las cuatro esquinas de un rectángulo en cuatro cajas. Dos números tienen solo dos de las esquinas como lugares fuera de la caja de una tercera esquina, en su fila y su columna; otros dos números tienen las mismas dos para la cuarta esquina.
    .why = Cada uno de los cuatro números tiene que estar en una de las cuatro celdas, así que las llenan. Las dos esquinas en las que se cruzan fila y columna toman un número de su propio par.
    .do = Elimina todos los demás candidatos de las cuatro celdas, y de cada esquina de cruce los números del otro par.

fireworks-outside = Fuera de { $box }, { $row } no tiene más lugar para { AND($digits) } que { $one }, y { $other }, más que { $two }.
fireworks-twice =
    Si uno de ellos no estuviera en ninguna de las celdas { AND($cells) }, tanto { $row } como { $other } lo necesitarían dentro de la caja, en celdas distintas, y la caja no puede tener { $word ->
        [value] un valor
       *[digit] un número
    } dos veces.
fireworks-one-of-three = Así que cada uno de los números { AND($digits) } está en { OR($cells) }.
fireworks-likewise = Del mismo modo, cada uno de los números { AND($digits) } está en { $corner } o en una de las mismas dos celdas.
fireworks-fill =
    Son { SPELLED($count) } { $word ->
        [value] valores
       *[digit] números
    }, { AND($digits) }, para las { SPELLED($count) } celdas { AND($cells) }, y no queda sitio para otros.
fireworks-no-other = Cada uno de los números { AND($other) } está en una de las otras tres celdas, así que { $one } solo puede ser { OR($own) }, y { $two } solo puede ser { OR($other) }.
