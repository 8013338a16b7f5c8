technique-xy-wing = XY-Wing
    .look = Busca una celda con dos candidatos, el pivote, que vea otras dos celdas con dos candidatos, las pinzas. Llama X e Y a los números del pivote: una pinza tiene X y Z; la otra, Y y Z.
    .why = Si el pivote es X, la primera pinza es Z; si el pivote es Y, lo es la segunda. En ambos casos, una de las pinzas es Z.
    .do = Elimina Z de todas las celdas que vean ambas pinzas.

technique-xyz-wing = XYZ-Wing
    .look = Busca un pivote con tres candidatos, X, Y, Z, que vea una celda que solo tenga X y Z, y otra que solo tenga Y y Z.
    .why = El pivote es X, Y o Z. En los dos primeros casos, una de las pinzas es Z; en el tercero, lo es el propio pivote.
    .do = Elimina Z de todas las celdas que vean el pivote y ambas pinzas.

technique-w-wing = W-Wing
    .look = Busca dos celdas que no se vean y que tengan los mismos dos candidatos, X e Y; después, una unidad con exactamente dos lugares para X, cada uno de los cuales vea una de las dos celdas.
    .why = En uno de esos dos lugares está X, así que la celda que lo ve no puede ser X y tiene que ser Y.
    .do = Elimina Y de todas las celdas que vean ambas celdas del par.

technique-remote-pair = Par remoto
    .look = Busca cuatro o más celdas con los mismos dos candidatos, en una cadena en la que cada celda vea la siguiente.
    .why = Los dos números se alternan a lo largo de la cadena, así que dos celdas con un número par de celdas entre ellas contienen números distintos.
    .do = Elimina ambos números de todas las celdas que vean dos celdas así, por ejemplo los dos extremos de una cadena de cuatro.

wings-pivot = El pivote { $pivot } es { OR($digits) }.
wings-pincer-seen = Si { $pivot } es { $value }, entonces { $pincer }, que la ve en { $why } y solo tiene { AND($digits) }, tiene que ser { $z }.
wings-either-pincer = En ambos casos, una de las pinzas { $one } y { $two } es { $z }.
wings-sees-both-pincers = Una celda que vea ambas no puede ser { $z }.
wings-pincer = Si es { $value }, entonces { $pincer }, que solo tiene { AND($digits) }, tiene que ser { $z }.
wings-pivot-itself = Si no, la propia { $pivot } es { $z }.
wings-sees-all-three = Así que una de las celdas { AND($cells) } es { $z }, y una celda que vea las tres no lo es.
wings-same-pair = Tanto { $one } como { $two } tienen solo { AND($digits) }.
wings-bridge = { $near } ve { $one }, y { $far } ve { $two }; la que sea { $value } de entre { $near } y { $far } le quita el { $value } a la celda que ve, que tiene que ser { $z }.
wings-sees-both = Así que una de las celdas { AND($cells) } es { $z }, y una celda que vea ambas no lo es.
wings-remote-pairs = { AND($cells) } tienen todas solo { AND($digits) }, y cada una ve la siguiente.
wings-remote-in-turn = Así que { AND($digits) } se alternan en ellas: de dos celdas separadas por un número impar de pasos, cada una tiene uno.
wings-remote-sees-two = Una celda que vea dos celdas así ve ambos números, { AND($digits) }.
