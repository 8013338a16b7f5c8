technique-m-wing = M-Wing
    .look = Busca una celda con solo X e Y que vea uno de los dos lugares para Y en una unidad; el otro lugar tiene también X, y una unidad tiene solo ese lugar y uno más para X.
    .why = Si la primera celda no es X, es Y; así que el lugar de Y que ve no es Y, el otro es Y y no X, y el último lugar es X.
    .do = Elimina X de todas las celdas que vean la primera celda y el último lugar.

technique-s-wing = S-Wing
    .look = Busca una celda con solo X e Y que vea uno de los dos lugares para X en una unidad y uno de los dos lugares para Y en otra.
    .why = Si el lugar lejano para X no es X, lo es el cercano; así que la celda es Y, el lugar cercano para Y no es Y, y lo es el lejano.
    .do = Elimina lo que no puede ser verdadero con ninguno de los dos: Y del lugar lejano para X y X del lejano para Y, si se ven, o todo lo demás donde son la misma celda.

technique-l-wing = L-Wing
    .look = Busca dos lugares para X en una unidad, uno de los cuales es también uno de los dos lugares para Y en una unidad; el otro de estos es uno de los dos lugares para Z en una tercera.
    .why = Si el primer lugar no es X, el segundo es X y no Y; así que el tercero es Y y no Z, y el último es Z.
    .do = Elimina Z del primer lugar y X del último, si se ven, o todo lo demás donde son la misma celda.

technique-h-wing = H-Wing
    .look = Busca una celda con solo X e Y. Sigue Y hasta una celda que ve y que tiene solo Y y Z, o por una unidad con dos lugares para Y hasta una celda que tiene también Z. Desde ahí sigue Z por una unidad con dos lugares para él.
    .why = Si la primera celda no es X, es Y, y los enlaces llevan hasta el último lugar, que es Z.
    .do = Elimina Z de la primera celda y X del último lugar, si se ven.
