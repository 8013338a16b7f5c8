technique-chute-remote-pair = Par remoto de banda
    .look = Busca dos celdas con los mismos dos candidatos X e Y en cajas distintas de una banda (o pila), en filas distintas de ella. Donde la tercera caja cruza la tercera fila, ninguna de las tres celdas tiene X.
    .why = Si las dos celdas fueran X, la tercera caja solo podría tener X en la tercera fila, donde no tiene lugar. Así que una de las celdas es Y.
    .do = Elimina Y de todas las celdas que vean las dos. Si las tres celdas no tienen ninguno de los dos números, elimina ambos.

chute-both = Si las dos fueran { $value }, { $box } solo podría tener su { $value } en { $third }.
chute-lacks = Pero { AND($cells) } no pueden ser { $value }.
