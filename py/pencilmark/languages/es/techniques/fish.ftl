technique-x-wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan

### Lecciones sobre peces: qué buscar, por qué funciona, qué hacer.

lesson-x-wing-look = Toma un número y busca dos filas con exactamente dos lugares para él, en las mismas dos columnas. Con columnas funciona igual, con filas.
lesson-swordfish-look = Toma un número y busca tres filas cuyos lugares para él estén todos en las mismas tres columnas, dos o tres en cada fila. Con columnas funciona igual, con filas.
lesson-jellyfish-look = Toma un número y busca cuatro filas cuyos lugares para él estén todos en las mismas cuatro columnas, de dos a cuatro en cada fila. Con columnas funciona igual, con filas.
lesson-fish-look = Toma un número y busca { SPELLED($count) } filas cuyos lugares para él estén todos en las mismas { SPELLED($count) } columnas. En el tablero habitual siempre hay un pez menor, en las otras líneas, que hace lo mismo.
lesson-fish-why = Cada una de las { SPELLED($count) } filas necesita el número, y dos de ellas no pueden usar la misma columna. Así que entre todas ocupan las { SPELLED($count) } columnas.
lesson-fish-do = Elimina el número de las { SPELLED($count) } columnas en todas las demás filas.
lesson-an-x-wing = un X-Wing
lesson-a-fish = un { $size }
lesson-finned-look = Toma un número y busca { SPELLED($count) } filas que formarían { $fish } si no fuera por unos pocos lugares de más, las aletas, casi siempre en una misma caja. Con columnas funciona igual.
lesson-finned-why = O una de las aletas contiene el número, o no lo contiene ninguna y el pez está completo. Una celda que ve todas las aletas queda descartada en el primer caso, y una celda en las columnas del pez, en el segundo.
lesson-finned-do = Elimina el número de las celdas que quedan descartadas en ambos casos.
lesson-sashimi-look = Toma un número y busca { $fish } con aletas en el que a una fila le falten tantos lugares que, sin las aletas, solo le quedaría uno. Con columnas funciona igual.
lesson-sashimi-why = O una de las aletas contiene el número, o no lo contiene ninguna. Entonces esa fila tiene su número en su único lugar, y las demás filas tienen que ocupar las columnas restantes del pez.
lesson-sashimi-do = Elimina el número de las celdas de las columnas del pez que ven todas las aletas.
lesson-franken-look = Toma un número y busca { SPELLED($count) } unidades, filas o cajas, cuyos lugares para él estén todos en otras { SPELLED($count) }, columnas o cajas, con al menos una caja entre ellas.{ $fins }
lesson-mutant-look = Toma un número y busca { SPELLED($count) } unidades de cualquier tipo, filas y columnas mezcladas, cuyos lugares para él estén todos en otras { SPELLED($count) } unidades.{ $fins }
lesson-fins-outside = { "" } Unos pocos lugares, las aletas, pueden quedar fuera.
lesson-shaped-finned-why = O una de las aletas contiene el número, o no lo contiene ninguna y el pez está completo: entonces las primeras { SPELLED($count) } unidades ocupan las otras { SPELLED($count) }.
lesson-shaped-finned-do = Elimina el número de las celdas de esas otras que ven todas las aletas y no forman parte del pez.
lesson-shaped-why = Cada una de las primeras { SPELLED($count) } unidades necesita el número, y cada una de las otras { SPELLED($count) } solo puede darlo una vez. Así que quedan todas ocupadas.
lesson-shaped-do = Elimina el número de todas las celdas de esas otras que no forman parte del pez.
