technique-locked-pair = Par bloqueado
    .look = Busca un par desnudo cuyas dos celdas estén en la misma caja y, además, en la misma fila o columna.
    .why = Las dos celdas gastan ambos números, para la caja y para la línea a la vez.
    .do = Elimina ambos números del resto de la caja y del resto de la línea.

technique-locked-triple = Triple bloqueado
    .look = Busca un triple desnudo cuyas tres celdas estén en la misma caja y, además, en la misma fila o columna.
    .why = Las tres celdas gastan sus tres números, para la caja y para la línea a la vez.
    .do = Elimina los tres números del resto de la caja y del resto de la línea.

technique-naked-pair = Par desnudo
    .look = Busca dos celdas de una unidad que tengan los mismos dos candidatos y nada más.
    .why = Una celda se lleva un número y la otra, el otro. No sabemos cuál va en cuál, pero ambos números están gastados.
    .do = Elimina ambos números de todas las demás celdas de esa unidad.

technique-naked-triple = Triple desnudo
    .look = Busca tres celdas de una unidad que entre todas tengan solo tres números distintos. No hace falta que ninguna tenga los tres.
    .why = Tres celdas necesitan tres números y solo tienen estos, así que los tres quedan gastados aquí.
    .do = Elimina los tres números de todas las demás celdas de esa unidad.

technique-naked-quad = Cuádruple desnudo
    .look = Busca cuatro celdas de una unidad que entre todas tengan solo cuatro números distintos; suele ocurrir en unidades con ocho o nueve celdas vacías.
    .why = Cuatro celdas necesitan cuatro números y solo tienen estos, así que los cuatro quedan gastados aquí.
    .do = Elimina los cuatro números de todas las demás celdas de esa unidad.

technique-hidden-pair = Par oculto
    .look = Busca dos números que en una unidad solo quepan en dos celdas, las mismas para ambos.
    .why = Los dos números llenan las dos celdas, en un orden o en el otro, así que ahí no cabe nada más.
    .do = Elimina todos los demás candidatos de las dos celdas.

technique-hidden-triple = Triple oculto
    .look = Busca tres números que en una unidad solo quepan en las mismas tres celdas. No hace falta que ninguno quepa en las tres.
    .why = Los tres números llenan las tres celdas, en algún orden, así que ahí no cabe nada más.
    .do = Elimina todos los demás candidatos de las tres celdas.

technique-hidden-quad = Cuádruple oculto
    .look = Busca cuatro números que en una unidad solo quepan en las mismas cuatro celdas. Las demás celdas vacías forman un conjunto desnudo, que suele verse mejor.
    .why = Los cuatro números llenan las cuatro celdas, en algún orden, así que ahí no cabe nada más.
    .do = Elimina todos los demás candidatos de las cuatro celdas.

subsets-naked =
    En { $houses }, { AND($cells) } tienen { $count ->
        [2] entre ambas
       *[other] entre todas
    } solo los { $word ->
        [value] valores
       *[digit] números
    } { AND($digits) }: { SPELLED($count) } celdas, { SPELLED($count) } { $word ->
        [value] valores
       *[digit] números
    }.
subsets-naked-filled =
    Así que estos { $word ->
        [value] valores
       *[digit] números
    } ocupan { $count ->
        [2] ambas celdas
       *[other] las { SPELLED($count) } celdas
    }, vaya cada uno donde vaya.
subsets-naked-others =
    Ninguna otra celda que vea { $count ->
        [2] ambas
       *[other] las { SPELLED($count) }
    } puede ser { OR($digits) }.
subsets-hidden =
    En { $house }, los { $word ->
        [value] valores
       *[digit] números
    } { AND($digits) } solo pueden ir en { AND($cells) }.
subsets-hidden-filled =
    Estos { SPELLED($count) } { $word ->
        [value] valores
       *[digit] números
    } necesitan { $count ->
        [2] ambas celdas
       *[other] las { SPELLED($count) } celdas
    }, así que ahí no hay lugar para nada más.
