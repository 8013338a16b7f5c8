technique-locked-candidates-pointing = Candidatos bloqueados (apuntador)
    .look = Busca una caja en la que todos los lugares para un número estén en la misma fila o en la misma columna.
    .why = Vaya donde vaya el número dentro de la caja, quedará en esa fila o columna: la línea recibe su número de esta caja.
    .do = Elimina el número de las demás celdas de esa fila o columna, fuera de la caja.

technique-locked-candidates-claiming = Candidatos bloqueados (reclamación)
    .look = Busca una fila o columna en la que todos los lugares para un número estén dentro de la misma caja.
    .why = La línea necesita el número y solo puede tenerlo dentro de esa caja: la caja recibe su número de esta línea.
    .do = Elimina el número de las demás celdas de la caja.

locked-only-in =
    En { $base }, { $digit } solo puede ir en { AND($cells) }, { $cells ->
        [2] ambas
        [3] las tres
       *[other] todas
    } en { $cover }.
locked-one-of-them = Una de ellas tiene que ser { $value }, así que ninguna otra celda de { $cover } puede ser { $value }.
